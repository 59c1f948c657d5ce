import * as z from "zod";

type Meanings = Record<string, string | { words: string }>;

/** A choice of the members of a record, described by what each means: "lead: one is higher. none: none is." */
export const choiceOf = <Means extends Meanings>(means: Means) =>
  z.enum(Object.keys(means) as (keyof Means & string)[]).describe(meaningOf(means));

const meaningOf = (means: Meanings) =>
  Object.entries(means)
    .map(([name, meaning]) => `${name}: ${typeof meaning === "string" ? meaning : meaning.words}.`)
    .join(" ");

/** The same, or null. */
export function choiceOrNull<Means extends Record<string, string>>(means: Means, whenNull = "") {
  const choice = choiceOf(means);
  return choice.nullable().describe([choice.description, whenNull].filter(Boolean).join(" "));
}
