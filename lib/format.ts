import { capital, cutText, partOf } from "./cut-text.ts";
import { type Mark, markFacts } from "./engines/marks.ts";
import { grouped, language } from "./in-words.ts";
import { ownValue } from "./own-value.ts";
import type { Tool } from "./tools/contract.ts";
import { type ToolUnverified, unverifiedWord } from "./tools/metadata.ts";
import { unreliable } from "./votes/rules.ts";

/** The members of a review, a post or an event that name its tool. */
export type ToolNamed = { tool_id: string | null; tool_name: string | null; tool_unverified: ToolUnverified };

/** A firsthand score as shown everywhere: a value always has its interval and its count. */
export type FirsthandScore =
  | { kind: "none"; words: string }
  | { kind: "few" | "ok"; mean: number; low: number; high: number; value: string; interval: string; basis: string };

/** The display rule of firsthand scores: none, too few to rely on, or a value with its interval. */
export function firsthandScore({ usage_score, usage }: Pick<Tool, "usage_score" | "usage">): FirsthandScore {
  const rated = Object.values(usage.ratings).filter((rating) => rating !== null);
  if (usage_score === null || rated.length === 0 || usage.status === "no_data")
    return { kind: "none", words: usage.review_count === 0 ? "No firsthand reviews" : "No counted reviews" };
  const average = (end: "low" | "high") => rated.reduce((total, rating) => total + rating[end], 0) / rated.length;
  const [low, high] = [average("low"), average("high")];
  const basis = basisOf(usage);
  const few = usage.status === "insufficient";
  return {
    kind: few ? "few" : "ok",
    mean: usage_score,
    low,
    high,
    value: oneDecimal(usage_score),
    interval: interval(low, high),
    basis: few ? `${unreliable}: ${basis}` : basis,
  };
}

/** How many voices are behind a tool's firsthand numbers, and since which month the first of them is known. */
export function basisOf({ voices, first_seen }: Tool["usage"], now = new Date()): string {
  const reviewers = plural(voices, "reviewer");
  if (first_seen === null) return reviewers;
  const month = monthName(partOf(first_seen.earliest, 0, 7));
  return `${reviewers} since ${month.replace(` ${now.getUTCFullYear()}`, "")}`;
}

/** What is behind the basis of a score: its voices, their keys, and when those were first seen. */
export function voicesOf({ voices, reviewer_count, first_seen }: Tool["usage"]): string {
  const counts = `${plural(voices, "voice")}, ${plural(reviewer_count, "key")}`;
  if (first_seen === null) return counts;
  const { earliest, latest } = first_seen;
  return earliest === latest
    ? `${counts}, first seen on ${day(earliest)}`
    : `${counts}, first seen between ${day(earliest)} and ${day(latest)}`;
}

/** A score or rating with the same decimals everywhere. */
export const oneDecimal = (score: number): string => score.toFixed(1);

/** The two ends of an interval in words. */
export const interval = (low: number, high: number): string => `${oneDecimal(low)} to ${oneDecimal(high)}`;

/** A rating as its author wrote it: a few decimals at most, none added. */
export const shortDecimal = (rating: number): string => String(Math.round(rating * 100) / 100);

/** A count with its noun. */
export const plural = (count: number, one: string, many = `${one}s`): string =>
  `${whole(count)} ${count === 1 ? one : many}`;

/** A number without its decimals. */
export const whole = (count: number): string => grouped(Math.round(count));

const utc = { year: "numeric", timeZone: "UTC" } as const;
const days = new Intl.DateTimeFormat(language, { ...utc, day: "numeric", month: "short" });
const months = new Intl.DateTimeFormat(language, { ...utc, month: "long" });
/** A day in UTC. */
export const day = (moment: string): string => days.format(new Date(moment));

/** When a fact was read. */
export const readOn = ({ read_at }: { read_at: string }): string => `read on ${day(read_at)}`;

/** A month in words. */
export const monthName = (month: string): string => months.format(new Date(`${month}-01T00:00:00Z`));

/** A moment to the minute, in UTC. */
export const minute = (moment: string) => `${day(moment)}, ${partOf(new Date(moment).toISOString(), 11, 16)} UTC`;

/** A moment to the second. */
export const second = (moment: string) => `${day(moment)}, ${partOf(new Date(moment).toISOString(), 11, 19)} UTC`;

const spans = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** What marks generated data, and how its pictures and feeds are headed. */
export const demoName = "Demo data";
export const demoMark = `${demoName.toUpperCase()} · `;
/** Said where something is not known, and where nothing was measured. */
export const notKnown = "not known";
export const notMeasured = "not measured";
export const justNow = "just now";

/** How long ago a moment was, in its largest unit. */
export function age(moment: string, now: Date): string {
  const seconds = (now.getTime() - Date.parse(moment)) / 1000;
  const span = spans.find(([, length]) => seconds >= length);
  return span ? `${plural(Math.floor(seconds / span[1]), span[0])} ago` : justNow;
}

/** A number of seconds in words, rounded to the largest unit that it is at least two of or fills. */
export function duration(seconds: number): string {
  const span = spans.find(([, length]) => seconds >= 2 * length || seconds === length);
  return span ? plural(Math.round(seconds / span[1]), span[0]) : plural(Math.ceil(seconds), "second");
}

/** When the words of `age` change next, in milliseconds since 1970. */
export function ageChangesAt(moment: string, now: Date): number {
  const from = Date.parse(moment);
  const seconds = (now.getTime() - from) / 1000;
  const [, length] = spans.find(([, length]) => seconds >= length) ?? spans.at(-1)!;
  const longer = spans.map(([, length]) => length).filter((length) => length > seconds);
  return from + Math.min((Math.floor(seconds / length) + 1) * length, ...longer) * 1000;
}

const digits = { maximumSignificantDigits: 3 };
const significant = new Intl.NumberFormat(language, digits);
const large = new Intl.NumberFormat(language, { ...digits, notation: "compact", compactDisplay: "long" });
const short = (value: number) => (value < 1_000_000 ? significant : large).format(value);

/** A measurement in a reader's usual unit. */
export const measurement = {
  latency_ms: (value: number) => {
    if (value < 1000) return `${short(value)} ms`;
    if (value < 60_000) return `${short(value / 1000)} s`;
    if (value < 3_600_000) return `${short(value / 60_000)} min`;
    return `${short(value / 3_600_000)} h`;
  },
  cost_usd: (value: number) => `US$${short(value)}`,
  calls: short,
} as const;

/** The host an http(s) address leads to; null for any other address. */
export function hostOf(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url && /^https?:$/.test(url.protocol) ? url.host : null;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** A text as it is written in HTML and in XML, also inside a quoted attribute. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ownValue(entities, sign)!);

/** The address of a page as Markdown, with the page's query. */
export const twinAddress = (page: string) => page.replace(/^\/(?=\?|$)/, "/index").replace(/(?=\?|$)/, ".md");

/** The address of a tool's badge. */
export const badgeAddress = (tool_id: string) => `/badge/${tool_id}.svg`;

/** The formats of a feed by the ending of its address: its media type, and what a link to it says. */
export const feedFormats = {
  atom: { type: "application/atom+xml", name: "Atom" },
  json: { type: "application/feed+json", name: "JSON Feed" },
} as const;
export const feedEndings = Object.keys(feedFormats).map((format) => `.${format}`);

/** The addresses of a feed by their media types, as the head of a page names them. */
export const feedAddresses = (feed: string) =>
  Object.fromEntries(Object.entries(feedFormats).map(([format, { type }]) => [type, `${feed}.${format}`]));

/** The tool of a review or an event in a title, by its name where it is listed. */
export const toolLabel = ({ tool_id, tool_name, tool_unverified }: ToolNamed): string =>
  `${tool_name ?? tool_id}${tool_unverified ? ` (${unverifiedWord})` : ""}`;

/** The beginning of a text, cut between words, of at most `length` characters. */
export function excerpt(text: string, length: number): string {
  const line = text.replace(/\s+/gu, " ").trim();
  if (cutText(line, length) === line) return line;
  const cut = cutText(line, length - 1);
  return `${(cut.replace(/\s\S*$/u, "") || cut).replace(/[\s.,;:·–—]+$/u, "")}…`;
}

/** What is wrong with an answer, as a reader sees it below. */
export const markInWords = (mark: Mark): string => capital(markFacts[mark].does);
