import type { Claim } from "../../engines/coding.ts";
import type { Fact as NamedFact, Writing, WritingTask } from "../../engines/writing.ts";
import { Sentence, WrittenAnswer, wholeStudy } from "../../engines/writing.ts";
import { isStated } from "./check-prose.ts";
import { type Evidence, statedBy } from "./stated-by.ts";

/** What is written of a study: an engine's pieces, each of which may be malformed, or nothing. */
export type WrittenPieces = { [piece in keyof Writing]?: unknown };

/** Judges claims for an engine that wants them judged; null takes every sentence that its counts and quotes allow. */
export type Judge = ((claims: readonly Claim[]) => Promise<boolean[]>) | null;

const parts = ["headline", "summary", "opportunity", "risk"] as const;

/** The sentences of a study that their quotes and counts carry, and how many were left out. */
export type CarriedSentences = Record<(typeof parts)[number], Sentence[]> & {
  /** One for each question, in its order. */
  answers: { sentences: Sentence[]; cannot_tell: string | null }[];
  left_out: number;
};

/**
 * Keeps the sentences that name a quote or a count of the study, state no other number and, where a reader judges, say no
 * more than what they name.
 */
export async function carriedSentences(
  pieces: WrittenPieces,
  task: WritingTask,
  evidence: Evidence,
  judge: Judge,
): Promise<CarriedSentences> {
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
  const quoteLines = facts
    .flatMap((fact) => fact.quotes)
    .filter(({ id }) => quotes.includes(id))
    .map(({ persona_name, quote }) => `${persona_name}: “${quote}”`);
  const findingLines = facts
    .filter(({ id }) => counts.includes(id))
    .map((fact) => `${plainFinding(fact)} ${plainEvidence(fact)}`);
  const raised = objections
    .filter(({ id }) => counts.includes(id))
    .map(({ label, interviews }) => `“${label}” was raised in ${interviews} interviews.`);
  const figures = measures
    .filter(({ id }) => counts.includes(id))
    .map(({ label, value, unit, items }) =>
      [`“${label}”: ${value} (${unit}).`, ...items.map((item) => `${item.label}: ${item.value}.`)].join(" "),
    );
  return { quote: [...quoteLines, ...findingLines, ...raised, ...figures].join("\n"), says: text, side: null };
}

// A fact in plain words, for a reader who judges whether a sentence is carried by it.

type Fact = Omit<NamedFact, "quotes">;

const side = (polarity: number): string =>
  polarity > 0 ? "speaks for" : polarity < 0 ? "speaks against" : "comes up about";

/** How many personas take a fact's side, and how many the other. */
function plainCount({ personas, of_personas, opposed_personas, polarity }: Fact): string {
  const count = `${personas} of ${of_personas} simulated personas`;
  return opposed_personas === 0 ? count : `${count} (${opposed_personas} ${polarity < 0 ? "in favour" : "against"})`;
}

const plainFinding = (fact: Fact): string => `“${fact.label}” ${side(fact.polarity)} it for ${plainCount(fact)}.`;

const plainEvidence = (fact: Fact): string =>
  `It came up in ${fact.interviews} of ${fact.of_interviews} interviews; ${fact.persona_name}: “${fact.quote}”`;
