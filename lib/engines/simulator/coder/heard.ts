import type { ConsiderationId } from "../../considerations.ts";
import { clamp, mean } from "../../statistics.ts";
import { denial } from "./cues/cue.ts";
import { cues } from "./cues/cues.ts";
import { framedBy } from "./frames.ts";
import type { Manner } from "./manner-of.ts";

/** A consideration heard in a passage, and how much it speaks for (positive) or against. */
export type Heard = { id: ConsiderationId; polarity: number; explicit: boolean; at: number };

type Hit = { start: number; end: number; side: 1 | -1 };

/** How far out of a side a plain statement lies, and what denying it leaves of the other. */
const plainly = 0.7;
const denied = { pro: -0.8, con: -0.6 };
/** How far out a matter lies whose frame alone says the side. */
const framed = 0.6;
/** What is wished for or asked after is not there yet; what is feared only may come. */
const open = { wished: -0.2, feared: 0.6, doubted: 0.5 };
/** Praise of a rival weighs against what is studied, and the other way round. */
const ofRival = -0.6;
/** A passage is about few things: what is only named goes first when there are more. */
const most = 3;
const nearness = /[.,;:!?]|\b(?:and|or|because|so|which|who)\b/;
const takenAway =
  "(?:tak(?:es?|ing) away|cut(?:s|ting)? out|remov(?:es?|ing)|rid of|spares? (?:me|us)|no more|instead of|put(?:s|ting)? an end to)";
const denying = (words: string) =>
  new RegExp(`(?<![\\w'-])(?:${words})(?![\\w'])(?!\\s+(?:only|just|to mention))`, "g");
const denies = denying(denial);
/** What takes a fault away denies it; what takes work away does not deny the gain. */
const deniesOrEnds = denying(`${takenAway}|${denial}`);
/** Not to want what is bad is no praise of it. */
const wants = new RegExp(`${denial}\\s+(?:\\w+\\s+)?(?:want|like|need|accept|fancy|love)\\b`);

/** What a passage speaks of, the plainly judged first; `tone` is the valence of its words, `turned` whether it is about a rival. */
export function heardIn(said: string, manner: Manner, tone: number, turned: boolean): Heard[] {
  const { text, side } = framedBy(said);
  const found = judgedIn(text).map(({ id, hits }) => ({
    id,
    hits,
    value: mean(hits.map((hit) => saidBy(hit, text, manner))),
  }));
  // "The value for money is where it loses me": a frame against takes even warm words with it, unless something is blamed.
  const isBlamed = side === -1 && found.every(({ value }) => value > 0);
  const judged = found.map(({ id, hits, value: own }): Heard => {
    const value = isBlamed ? -framed : own;
    const sign = turned && !saysTodayItself.has(id) ? ofRival : 1;
    return { id, polarity: clamp(sign * value * manner.force, -1, 1), explicit: true, at: hits[0]!.start };
  });
  // Beside what is plainly judged, what is only named is the scene: "I could show the board a real result".
  const heard =
    judged.length > 0 ? judged : namedIn(text, manner, (side === 0 ? tone : side) * (turned ? ofRival : 1), side !== 0);
  return heard.sort((one, other) => one.at - other.at).slice(0, most);
}

function judgedIn(text: string): { id: ConsiderationId; hits: Hit[] }[] {
  const all = cues.flatMap(({ id, pro, con }) =>
    strongest([...hitsOf(pro, text, 1), ...hitsOf(con, text, -1)]).map((hit) => ({ id, hit })),
  );
  const own = all.filter(({ id, hit }) => !all.some((other) => other.id !== id && takes(other.hit, hit)));
  return [...Map.groupBy(own, ({ id }) => id)].map(([id, found]) => ({ id, hits: found.map(({ hit }) => hit) }));
}

/** Whether a longer phrase has most of a shorter one in it: "the switch was easy" is not about what is easy to use. */
function takes(longer: Hit, shorter: Hit): boolean {
  const length = shorter.end - shorter.start;
  const shared = Math.min(longer.end, shorter.end) - Math.max(longer.start, shorter.start);
  return longer.end - longer.start > length && shared > length / 2;
}

function namedIn(text: string, { asks, demands }: Manner, tone: number, isFramed: boolean): Heard[] {
  const isOpen = asks || (demands && !isFramed);
  return cues.flatMap(({ id, about }) => {
    const at = hitsOf(about, text, 1)[0]?.start;
    if (at === undefined) return [];
    return [{ id, polarity: isOpen ? open.wished : clamp(0.7 * tone, -framed, framed), explicit: isFramed, at }];
  });
}

/** Cues of these speak of what people do today by their own words. */
const saysTodayItself = new Set<ConsiderationId>(["habit", "urgency", "migration", "others", "budget_cycle", "family"]);

function hitsOf(pattern: RegExp | null, text: string, side: 1 | -1): Hit[] {
  if (pattern === null) return [];
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => ({ start: index, end: index + found.length, side }));
}

/** Of hits that overlap only the longest: "never fails" is no failing. */
function strongest(hits: Hit[]): Hit[] {
  const kept: Hit[] = [];
  for (const hit of hits.toSorted((one, other) => other.end - other.start - (one.end - one.start)))
    if (kept.every(({ start, end }) => hit.end <= start || hit.start >= end)) kept.push(hit);
  return kept.sort((one, other) => one.start - other.start);
}

function saidBy(hit: Hit, text: string, { asks, demands }: Manner): number {
  const isDenied = deniedBefore(text, hit);
  const value = plainly * hit.side * (isDenied ? Math.abs(hit.side === 1 ? denied.pro : denied.con) * -1 : 1);
  if (value > 0) return asks || demands ? open.wished : value;
  return value * (asks ? open.doubted : demands ? open.feared : 1);
}

/** Whether one of the few words before, in the same clause, denies what begins here. */
function deniedBefore(text: string, { start, side }: Hit): boolean {
  const before = text.slice(0, start).trimEnd();
  const clause = before.slice(lastOf(before, nearness));
  const words = clause.trim().split(/\s+/).slice(-4).join(" ");
  if (side === -1 && wants.test(words)) return false;
  const found = words.match(side === -1 ? deniesOrEnds : denies)?.length ?? 0;
  return found % 2 === 1;
}

/** Where the last thing that a pattern finds ends; 0 when there is none. */
function lastOf(text: string, pattern: RegExp): number {
  return [...text.matchAll(new RegExp(pattern.source, "g"))].reduce(
    (_, { index, 0: found }) => index + found.length,
    0,
  );
}
