import * as z from "zod";
import type { Claim } from "../../engines/coding.ts";
import type { Engine } from "../../engines/engine.ts";
import type { Quote, StudyAnswer } from "../../engines/findings.ts";
import { leaningWords } from "../../engines/study-form.ts";
import {
  type Fact,
  headlineLength,
  Sentence,
  type Writing,
  type WritingTask,
  WrittenAgendaItem,
  WrittenAnswer,
  WrittenDescription,
  WrittenFinding,
  WrittenResolution,
  WrittenSignal,
  wholeStudy,
} from "../../engines/writing.ts";
import { checkProse, isStated } from "./check-prose.ts";
import { type Evidence, statedBy } from "./stated-by.ts";
import { orStop } from "./study-clock.ts";
import type { CountedTheme } from "./themes.ts";

type Writer = { engine: Pick<Engine, "kind" | "write" | "support">; signal: AbortSignal };

const notWritten = "The model wrote no answer to this.";

/**
 * The study's prose in the engine's own words. Those of the built-in engine carry their counts by construction. A model's
 * are held against the facts: a sentence stays when the quotes and counts that it names carry it; where none stays, the
 * piece is missing. A malformed piece costs itself only.
 */
export async function writeProse(
  { engine, signal }: Writer,
  task: WritingTask,
  evidence: Evidence,
  themes: readonly CountedTheme[],
) {
  const isOwn = engine.kind === "simulator";
  const writing = isOwn ? await engine.write({ ...task, signal }) : null;
  const pieces: WrittenPieces =
    writing ?? (await orStop(signal, () => engine.write({ ...task, signal })).catch(() => ({})));
  const carried =
    writing === null
      ? await carriedSentences(pieces, task, evidence, judgeOf(engine, signal))
      : { ...writing, headline: [writing.headline], left_out: 0 };
  let corrected = carried.left_out;
  let missing = 0;
  const need = (text: string): string => {
    if (text === "") missing += 1;
    return text;
  };
  const check = (text: string | undefined, counts = everyCount(task)): string => {
    if (text === undefined || text.trim() === "") return "";
    if (isOwn) return text;
    const checked = checkProse(text, statedBy(counts, task, evidence));
    corrected += checked.corrected;
    return checked.text;
  };
  const listOf = <Item>(list: unknown, shape: z.ZodType<Item>): Item[] =>
    isOwn ? (list as Item[]) : wellFormed(list, shape);
  const findings = listOf(pieces.findings, WrittenFinding);
  const descriptions = listOf(pieces.theme_descriptions, WrittenDescription);
  const resolutions = listOf(pieces.resolutions, WrittenResolution);
  const signals = listOf(pieces.signals, WrittenSignal);
  const messages = listOf(pieces.messaging_implications, z.string());
  const agenda = listOf(pieces.research_agenda, WrittenAgendaItem);
  const [headline] = carried.headline;
  const isSayable = headline !== undefined && (isOwn || headline.text.length <= headlineLength.most);
  return {
    headline_finding: need(isSayable ? headline.text : ""),
    executive_summary: need(inOne(carried.summary)),
    opportunity: need(inOne(carried.opportunity)),
    risk: need(inOne(carried.risk)),
    answers: task.questions.map(({ question }, place): StudyAnswer => {
      const { sentences, cannot_tell } = carried.answers[place]!;
      const answer = inOne(sentences);
      if (answer === "") {
        const why = cannot_tell === null ? need("") || notWritten : check(cannot_tell) || plainCannotTell;
        return { question, answer: noAnswerYet, quotes: [], cannot_tell: why };
      }
      const quotes = quotesNamed(
        sentences.flatMap((sentence) => sentence.quotes),
        themes,
      );
      return { question, answer, quotes, cannot_tell: null };
    }),
    messaging_implications: [...new Set(messages.map((line) => check(line)))].filter((line) => line !== ""),
    // How a check with people is done is advice, not a finding: its sample and threshold are no claims about this study.
    research_agenda: agenda
      .map((one) => ({ ...one, question: check(one.question), why: check(one.why) }))
      .filter(({ question }) => question !== ""),
    finding: (fact: Fact) => {
      const own = findings.find(({ id }) => id === fact.id);
      return {
        finding: need(check(own?.finding, [fact.id])) || fact.label,
        evidence: check(own?.evidence, [fact.id]),
        implication: check(own?.implication, [fact.id]),
      };
    },
    description: (fact: Fact) => check(descriptions.find(({ label }) => label === fact.label)?.description, [fact.id]),
    resolution: (objection: string) =>
      check(resolutions.find(({ id }) => id === objectionId(objection))?.what_would_resolve),
    signal: (competitor: string) => check(signals.find((one) => one.competitor === competitor)?.signal),
    corrected: () => corrected,
    /** Whether the engine left out a piece that its readers look for. */
    isPartly: () => !isOwn && missing > 0,
  };
}

/** A study's prose, as the study needs it; what an engine left out is "" or missing. */
export type Prose = Awaited<ReturnType<typeof writeProse>>;

const everyCount = ({ facts, objections, measures }: WritingTask): string[] => [
  ...[...facts, ...objections, ...measures].map(({ id }) => id),
  wholeStudy,
];

/** The words in place of a written reason that says more than was counted. */
const plainCannotTell = "No quote or count of these interviews carries an answer to it.";

const inOne = (sentences: readonly { text: string }[]): string =>
  [...new Set(sentences.map(({ text }) => text))].join(" ");

const wellFormed = <Item>(list: unknown, shape: z.ZodType<Item>): Item[] =>
  (Array.isArray(list) ? list : []).flatMap((item) => shape.safeParse(item).data ?? []);

/** Without a reader's judgement in time no sentence that needs one stays. */
function judgeOf({ support }: Writer["engine"], signal: AbortSignal): Judge {
  if (support === null) return null;
  return (claims) => orStop(signal, () => support({ claims, signal })).catch(() => claims.map(() => false));
}

const quotesNamed = (ids: readonly string[], themes: readonly CountedTheme[]): Quote[] =>
  themes.flatMap(({ fact, quotes, counter }) =>
    fact.quotes.flatMap(({ id }, place) => (ids.includes(id) ? [[...quotes, ...counter][place]!] : [])),
  );

/** What is said in place of an answer that the interviews do not give. */
export const noAnswerYet = "These interviews cannot tell.";

/** The id under which prose about an objection is requested. */
export const objectionId = (label: string): string => `objection:${label}`;

/** What is written of a study: an engine's pieces, each of which may be malformed, or nothing. */
type WrittenPieces = { [piece in keyof Writing]?: unknown };

/** Judges claims for an engine that wants them judged; null takes every sentence that its counts and quotes allow. */
type Judge = ((claims: readonly Claim[]) => Promise<boolean[]>) | null;

const parts = ["headline", "summary", "opportunity", "risk"] as const;

/**
 * Keeps the sentences that name a quote or a count of the study, state no other number and, where a reader judges, say no
 * more than what they name; with how many were left out.
 */
async function carriedSentences(pieces: WrittenPieces, task: WritingTask, evidence: Evidence, judge: Judge) {
  const parsed = readPieces(pieces, task);
  const all = [...parts.map((part) => parsed[part]), ...parsed.answers.map(({ sentences }) => sentences)];
  const sound = all.map((sentences) => sentences.map((sentence) => soundOf(sentence, task, evidence)));
  const claimed = sound.flat().filter((sentence) => sentence !== null);
  const verdicts =
    judge === null || claimed.length === 0 ? null : await judge(claimed.map((one) => claimOf(one, task)));
  const passed = new Set(claimed.filter((_, place) => verdicts === null || verdicts[place] === true));
  const supported = sound.map((sentences) =>
    sentences.filter((sentence) => sentence !== null).filter((sentence) => passed.has(sentence)),
  );
  const own = Object.fromEntries(parts.map((part, place) => [part, supported[place]!]));
  return {
    ...(own as Record<(typeof parts)[number], Sentence[]>),
    // One for each question, in its order.
    answers: parsed.answers.map(({ cannot_tell }, at) => ({ sentences: supported[parts.length + at]!, cannot_tell })),
    left_out: all.flat().length - passed.size,
  };
}

function readPieces(pieces: WrittenPieces, { questions }: WritingTask) {
  const listOf = (list: unknown): (Sentence | null)[] =>
    Array.isArray(list) ? list.map((item) => Sentence.safeParse(item).data ?? null) : [];
  const answers = (Array.isArray(pieces.answers) ? pieces.answers : []).flatMap(
    (item) => WrittenAnswer.safeParse(item).data ?? [],
  );
  return {
    headline: listOf(pieces.headline === undefined ? [] : [pieces.headline]),
    summary: listOf(pieces.summary),
    opportunity: listOf(pieces.opportunity),
    risk: listOf(pieces.risk),
    answers: questions.map(({ id }) => {
      const own = answers.find((answer) => answer.id === id);
      return { sentences: listOf(own?.sentences), cannot_tell: own?.cannot_tell ?? null };
    }),
  };
}

/** A sentence with the quotes and counts of this study that it names; null where it names none, or states another number. */
function soundOf(sentence: Sentence | null, task: WritingTask, evidence: Evidence): Sentence | null {
  if (sentence === null) return null;
  const quoteIds = new Set(task.facts.flatMap((fact) => fact.quotes.map(({ id }) => id)));
  const countIds = new Set([wholeStudy, ...[...task.facts, ...task.objections, ...task.measures].map(({ id }) => id)]);
  const quotes = sentence.quotes.filter((id) => quoteIds.has(id));
  const counts = sentence.counts.filter((id) => countIds.has(id));
  if (quotes.length + counts.length === 0 || !isStated(sentence.text, statedBy(counts, task, evidence))) return null;
  return { text: sentence.text, quotes, counts };
}

/** What a reader is shown beside a sentence: its quotes, and its counts in plain words. */
function claimOf({ text, quotes, counts }: Sentence, { facts, objections, measures }: WritingTask): Claim {
  const named = <Item extends { id: string }>(list: readonly Item[]) => list.filter(({ id }) => counts.includes(id));
  const quoteLines = facts
    .flatMap((fact) => fact.quotes)
    .filter(({ id }) => quotes.includes(id))
    .map(({ persona_name, quote }) => `${persona_name}: “${quote}”`);
  const findingLines = named(facts).map((fact) => `${plainFinding(fact)} ${plainEvidence(fact)}`);
  const raised = named(objections).map(({ label, interviews }) => `“${label}” was raised in ${interviews} interviews.`);
  const figures = named(measures).map(({ label, value, unit, items }) =>
    [`“${label}”: ${value} (${unit}).`, ...items.map((item) => `${item.label}: ${item.value}.`)].join(" "),
  );
  return { quote: [...quoteLines, ...findingLines, ...raised, ...figures].join("\n"), says: text, side: null };
}

// A fact in plain words, for a reader who judges whether a sentence is carried by it.

type PlainFact = Omit<Fact, "quotes">;

const side = (polarity: number): string =>
  polarity > 0 ? "speaks for" : polarity < 0 ? "speaks against" : "comes up about";

/** How many personas take a fact's side, and how many the other. */
function plainCount({ personas, of_personas, opposed_personas, polarity }: PlainFact): string {
  const count = `${personas} of ${of_personas} simulated personas`;
  return opposed_personas === 0
    ? count
    : `${count} (${opposed_personas} ${polarity < 0 ? leaningWords.for : leaningWords.against})`;
}

const plainFinding = (fact: PlainFact): string => `“${fact.label}” ${side(fact.polarity)} it for ${plainCount(fact)}.`;

const plainEvidence = (fact: PlainFact): string =>
  `It came up in ${fact.interviews} of ${fact.of_interviews} interviews; ${fact.persona_name}: “${fact.quote}”`;
