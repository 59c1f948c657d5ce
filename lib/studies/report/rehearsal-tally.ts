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

/** Who ends where, by name; "" where a tally has no names. */
export const sidesByName = ({ rows }: Tally): string =>
  rows.flatMap(({ label, names }) => (names.length === 0 ? [] : `${label}: ${names.join(", ")}`)).join("; ");

/** The questions of a rehearsal, and those of the request that it leaves to a model or to people. */
export function rehearsedQuestions({ understood, given }: Pick<FullStudy, "understood" | "given">): string[] {
  const guide = understood?.guide ?? [];
  const own = (given?.questions ?? []).filter((question) => !guide.includes(question));
  const marked = own.map((question) => `${question} (your question: kept for a model or real people)`);
  // Lines that are compared stay apart on one line.
  return [...guide, ...marked].map((question) => question.replaceAll(/\s*\n\s*/g, " / "));
}
