import { type Code, passageWords } from "../../engines/coding.ts";
import type { Quote } from "../../engines/findings.ts";
import { mean, rounded } from "../../engines/statistics.ts";
import { wordCount } from "../../engines/texts.ts";
import type { Fact } from "../../engines/writing.ts";
import type { Persona } from "../../personas/contract.ts";
import { type LabelledCode, neutralTo } from "./check-codes.ts";
import { type InterviewSession, isCoded } from "./hold-interview.ts";

/** A code and who said it where. */
export type Mention = { code: LabelledCode; interview: number; persona: Persona };

/** What was said on one theme, counted: on the side that leads, and on the other. */
export type Theme = {
  label: string;
  mentions: Mention[];
  /** The side that more interviews take: 1 speaks for the subject, −1 against, 0 where no interview takes one. */
  side: 1 | 0 | -1;
  /** Mean over the interviews in which it came up. */
  polarity: number;
  /** Interviews that take a side on it, of side 0 all that name it; those on the leading side, and on the other. */
  interviews: number[];
  supporting: number[];
  opposing: number[];
  /** Ids of the personas of each: a persona that was asked twice may be on both sides. */
  personas: string[];
  supporters: string[];
  opponents: string[];
};

/** Every code of a kind, in the order of the interviews. */
export function saidIn(sessions: readonly InterviewSession[], kind: Code["kind"]): Mention[] {
  return sessions.flatMap(({ coding, persona }, interview) =>
    coding.codes.filter((code) => code.kind === kind).map((code) => ({ code, interview, persona })),
  );
}

/** Things said, by their labels, in the order in which these were first said. */
export const byLabel = (mentions: readonly Mention[]): [label: string, said: Mention[]][] => [
  ...Map.groupBy(mentions, ({ code }) => code.label),
];

/** The themes of a study, what most interviews say first. */
export function gatherThemes(sessions: readonly InterviewSession[]): Theme[] {
  return byLabel(saidIn(sessions, "theme"))
    .map(([label, mentions]) => themeOf(label, mentions, sessions))
    .sort(
      (one, other) =>
        other.supporting.length - one.supporting.length ||
        other.supporters.length - one.supporters.length ||
        saidOnSide(other, 1).length - saidOnSide(one, 1).length ||
        Math.abs(other.polarity) - Math.abs(one.polarity) ||
        (one.label < other.label ? -1 : 1),
    );
}

function themeOf(label: string, mentions: Mention[], sessions: readonly InterviewSession[]): Theme {
  const byInterview = [...Map.groupBy(mentions, ({ interview }) => interview)];
  const persona = (index: number) => sessions[index]!.persona.id;
  const personasOf = (interviews: readonly number[]) => [...new Set(interviews.map(persona))];
  const isSaid = (codes: readonly Mention[], side: 1 | -1) =>
    codes.some(({ code }) => side * code.polarity > neutralTo);
  // An interview that objects is against, also where it grants something; the others are for where they say so.
  const contra = byInterview.filter(([, codes]) => isSaid(codes, -1)).map(([index]) => index);
  const pro = byInterview.filter(([, codes]) => isSaid(codes, 1) && !isSaid(codes, -1)).map(([index]) => index);
  const [friends, foes] = [personasOf(pro), personasOf(contra)];
  const polarity = mean(byInterview.map(([, codes]) => mean(codes.map(({ code }) => code.polarity))));
  const lead = pro.length - contra.length || friends.length - foes.length || polarity;
  const side = friends.length + foes.length === 0 ? 0 : lead >= 0 ? 1 : -1;
  const interviews =
    side === 0 ? byInterview.map(([index]) => index) : [...pro, ...contra].sort((one, other) => one - other);
  const [supporting, opposing] = side === 0 ? [interviews, []] : side === 1 ? [pro, contra] : [contra, pro];
  return {
    ...{ label, mentions, side, polarity, interviews, supporting, opposing },
    personas: personasOf(interviews),
    supporters: personasOf(supporting),
    opponents: personasOf(opposing),
  };
}

/** What was said on a theme's leading side (1), or on the other (−1). */
function saidOnSide({ mentions, side }: Theme, which: 1 | -1): Mention[] {
  if (side === 0) return which === 1 ? mentions : [];
  return mentions.filter(({ code }) => which * side * code.polarity > neutralTo);
}

/** Of it, what was said in interviews that are counted on that side: each quote shown has its count. */
function countedOnSide(theme: Theme, which: 1 | -1): Mention[] {
  const interviews = which === 1 ? theme.supporting : theme.opposing;
  return saidOnSide(theme, which).filter(({ interview }) => interviews.includes(interview));
}

/** How much a clear side counts beside a spread over speakers: "at most too much effort" opens no report. */
const clearness = 3;

/** How well a passage reads alone: clear words of a length that is read in one breath. */
function worth({ code }: Mention): number {
  const words = wordCount(code.quote);
  const length = words < passageWords.least ? 0 : words < 8 ? 0.6 : words <= passageWords.most ? 1 : 0.5;
  const whole = /^\p{Lu}/u.test(code.quote) && /[.!?]$/.test(code.quote) ? 0.3 : 0;
  return clearness * Math.abs(code.polarity) + length + whole;
}

/** What a study has shown so far: its quotes, and how much each persona was quoted. */
export type QuoteRecord = { quotes: Set<string>; quoted: Map<string, number> };

export const nothingShown = (): QuoteRecord => ({ quotes: new Set(), quoted: new Map() });

/** How much a quote counts for its speaker: the first of a list is read, the rest is folded. */
const quotedBy = { first: 1, rest: 0.25 };

/**
 * Up to `most` quotes: of different personas and interviews before a second one of the same, unused ones before those
 * that were shown elsewhere, clear ones of who was quoted little before others. What is chosen is added to `shown`.
 */
export function chooseQuotes(
  mentions: readonly Mention[],
  most: number,
  record: QuoteRecord = nothingShown(),
): Quote[] {
  const left = [...mentions];
  const chosen: Mention[] = [];
  while (chosen.length < most && left.length > 0) {
    const standing = (one: Mention) =>
      worth(one) -
      (chosen.some(({ persona }) => persona.id === one.persona.id) ? 20 : 0) -
      (chosen.some(({ interview }) => interview === one.interview) ? 10 : 0) -
      (chosen.some((other) => isSame(other, one)) ? 8 : 0) -
      (record.quotes.has(one.code.quote) ? 5 : 0) -
      (record.quoted.get(one.persona.id) ?? 0);
    const best = left.reduce((first, next) => (standing(next) > standing(first) ? next : first));
    left.splice(left.indexOf(best), 1);
    // The same words of another person are evidence of their own; of the same person they are said again.
    if (!chosen.some((one) => isSame(one, best) && one.persona.id === best.persona.id)) chosen.push(best);
  }
  for (const [place, { code, persona }] of chosen.entries()) {
    record.quotes.add(code.quote);
    const before = record.quoted.get(persona.id) ?? 0;
    record.quoted.set(persona.id, before + (place === 0 ? quotedBy.first : quotedBy.rest));
  }
  return chosen.map(quoteOf);
}

const isSame = ({ code: one }: Mention, { code: other }: Mention): boolean =>
  one.quote.toLowerCase() === other.quote.toLowerCase();

const quoteOf = ({ code, interview, persona }: Mention): Quote => ({
  quote: code.quote,
  persona_id: persona.id,
  interview,
  turn: code.turn,
});

const mostThemes = 8;

/** A theme that the study speaks of, with its quotes and the fact that prose may state about it. */
export type CountedTheme = { theme: Theme; quotes: Quote[]; counter: Quote[]; fact: Fact };

/** The themes that the study speaks of, each with its own quotes where there are enough. */
export const countThemes = (
  themes: readonly Theme[],
  sessions: readonly InterviewSession[],
  record: QuoteRecord,
): CountedTheme[] => chooseThemes(themes, sessions).map((theme, rank) => countTheme(theme, rank, sessions, record));

/** From so many interviews on its side a theme is spoken of. */
const spokenFrom = 2;

/** Themes of a single interview only fill up where fewer are repeated. */
function chooseThemes(themes: readonly Theme[], sessions: readonly InterviewSession[]): Theme[] {
  const coded = sessions.filter(isCoded).length;
  // What is only granted or touched on is spoken of where nothing else is left.
  const isRepeated = ({ supporting }: Theme) => supporting.length >= Math.min(spokenFrom, coded);
  const sided = themes.filter((theme) => theme.side !== 0 && isRepeated(theme));
  const repeated = sided.length > 0 ? sided : themes.filter(isRepeated);
  const single = themes.filter((theme) => !repeated.includes(theme));
  return [...repeated, ...single.slice(0, Math.max(0, spokenFrom - repeated.length))].slice(0, mostThemes);
}

function countTheme(
  theme: Theme,
  rank: number,
  sessions: readonly InterviewSession[],
  record: QuoteRecord,
): CountedTheme {
  const supporting = countedOnSide(theme, 1);
  const quotes = chooseQuotes(supporting, 3, record);
  const counter = chooseQuotes(countedOnSide(theme, -1), 2, record);
  const [first] = quotes;
  const coded = sessions.filter(isCoded);
  const fact: Fact = {
    id: `finding:${theme.label}`,
    code: theme.mentions[0]!.code.id,
    label: theme.label,
    // The side, with the strength of what was said: where the sides are level, the mean would say neither.
    polarity: rounded(theme.side * mean(supporting.map(({ code }) => Math.abs(code.polarity))), 3),
    personas: theme.supporters.length,
    of_personas: new Set(coded.map(({ persona }) => persona.id)).size,
    interviews: theme.supporting.length,
    of_interviews: coded.length,
    opposed_personas: theme.opponents.length,
    opposed_interviews: theme.opposing.length,
    quote: first?.quote ?? "",
    persona_name: first === undefined ? "" : sessions[first.interview]!.persona.name,
    quotes: [...quotes, ...counter].map(({ quote, interview }, place) => ({
      id: `quote:${rank + 1}.${place + 1}`,
      quote,
      persona_name: sessions[interview]!.persona.name,
      side: sideOf(place < quotes.length ? theme.side : -theme.side),
    })),
  };
  return { theme, quotes, counter, fact };
}

const sideOf = (side: number) => (side > 0 ? "for" : side < 0 ? "against" : null);
