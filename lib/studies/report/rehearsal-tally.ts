import { sentencesOf } from "../../engines/sentences.ts";
import { type Tally, tallyOf } from "../../engines/tally.ts";
import type { FullStudy } from "../study-record.ts";

type TallyStudy = Pick<FullStudy, "study_type" | "understood" | "interviews" | "personas"> & {
  quant: Pick<FullStudy["quant"], "measures">;
};

/** What a rehearsal counts, from its record: the same that its headline says. */
export function rehearsalTally({ study_type, understood, interviews, personas, quant }: TallyStudy): Tally {
  const names = new Map(personas.map(({ id, name }) => [id, name]));
  return tallyOf({
    study_type,
    price: understood?.price ?? null,
    interviews: interviews.flatMap(({ persona_id, analysis: { stance } }) =>
      stance === null ? [] : [{ name: names.get(persona_id) ?? persona_id, stance }],
    ),
    measures: quant.measures,
  });
}

/** Who ends where, by name; "" where a tally has no names, or all are on one side. */
export function sidesByName({ rows }: Tally): string {
  const sides = rows.filter(({ names }) => names.length > 0);
  return sides.length < 2 ? "" : sides.map(({ label, names }) => `${label}: ${names.join(", ")}`).join("; ");
}

/** What each persona says last, in each of its interviews, by name. */
export const lastWords = ({ interviews, personas }: Pick<FullStudy, "interviews" | "personas">): [string, string[]][] =>
  personas.map(({ id, name }) => [
    name,
    interviews
      .filter(({ persona_id }) => persona_id === id)
      .flatMap(({ transcript }) =>
        sentencesOf(transcript.findLast(({ kind }) => kind === "core")?.a ?? "").slice(0, 1),
      ),
  ]);

/** The questions of a rehearsal; lines that are compared stay apart on one line. */
export function rehearsedQuestions(study: TallyStudy): string[] {
  const guide = study.understood?.guide ?? [];
  const { question } = rehearsalTally(study);
  const all = guide.length === 0 || question === null ? guide : [...guide, question];
  return all.map((one) => one.replaceAll(/\s*\n\s*/g, " / "));
}

/** The questions of the request that a rehearsal leaves to a model or to people. */
export const keptQuestions = ({ understood, given }: Pick<FullStudy, "understood" | "given">): string[] =>
  (given?.questions ?? []).filter((question) => !understood?.guide.includes(question));
