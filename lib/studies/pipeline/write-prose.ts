import type { Engine } from "../../engines/engine.ts";
import type { Quote } from "../../engines/findings.ts";
import type { Writing, WritingTask } from "../../engines/writing.ts";
import type { Judge, WrittenPieces } from "./carried-sentences.ts";
import { checkWriting } from "./check-writing.ts";
import type { CountedTheme } from "./count-themes.ts";
import { orStop } from "./or-stop.ts";
import { noAnswerYet, objectionId, type Prose } from "./prose.ts";
import type { Evidence } from "./stated-by.ts";

type Writer = { engine: Pick<Engine, "kind" | "write" | "support">; signal: AbortSignal };

/**
 * The study's prose in the engine's own words. Those of the built-in engine carry their counts by construction; a
 * model's are checked, and what it left out stays out.
 */
export async function writeProse(
  { engine, signal }: Writer,
  task: WritingTask,
  known: Evidence,
  counted: readonly CountedTheme[],
): Promise<Prose> {
  const quotesOf = (ids: readonly string[]) => quotesNamed(ids, counted);
  if (engine.kind === "simulator") return asWritten(await engine.write({ ...task, signal }), task, quotesOf);
  const written: WrittenPieces = await orStop(signal, () => engine.write({ ...task, signal })).catch(() => ({}));
  return checkWriting(written, { task, known, judge: judgeOf(engine, signal), quotesOf });
}

/** Without a reader's judgement in time no sentence that needs one stays. */
function judgeOf({ support }: Writer["engine"], signal: AbortSignal): Judge {
  if (support === null) return null;
  return (claims) => orStop(signal, () => support({ claims, signal })).catch(() => claims.map(() => false));
}

const quotesNamed = (ids: readonly string[], counted: readonly CountedTheme[]): Quote[] =>
  counted.flatMap(({ fact, quotes, counter }) =>
    fact.quotes.flatMap(({ id }, place) => (ids.includes(id) ? [[...quotes, ...counter][place]!] : [])),
  );

const inOne = (sentences: Writing["summary"]): string => sentences.map(({ text }) => text).join(" ");

function asWritten(writing: Writing, { questions }: WritingTask, quotesOf: (ids: readonly string[]) => Quote[]): Prose {
  const nothing = { finding: "", evidence: "", implication: "" };
  return {
    headline_finding: writing.headline.text,
    executive_summary: inOne(writing.summary),
    opportunity: inOne(writing.opportunity),
    risk: inOne(writing.risk),
    messaging_implications: writing.messaging_implications,
    research_agenda: writing.research_agenda,
    answers: questions.map(({ id, question }) => {
      const { sentences, cannot_tell } = writing.answers.find((answer) => answer.id === id)!;
      const quotes = quotesOf(sentences.flatMap((sentence) => sentence.quotes));
      return { question, answer: cannot_tell === null ? inOne(sentences) : noAnswerYet, quotes, cannot_tell };
    }),
    finding: (fact) => {
      const { id: _, ...found } = writing.findings.find(({ id }) => id === fact.id) ?? { id: "", ...nothing };
      return found;
    },
    description: (fact) => writing.theme_descriptions.find(({ label }) => label === fact.label)?.description ?? "",
    resolution: (objection) =>
      writing.resolutions.find(({ id }) => id === objectionId(objection))?.what_would_resolve ?? "",
    signal: (competitor) => writing.signals.find((one) => one.competitor === competitor)?.signal ?? "",
    corrected: () => 0,
    isPartly: () => false,
  };
}
