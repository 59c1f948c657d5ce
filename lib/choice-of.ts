import * as z from "zod";

/** A choice of the members of a record, described by what each means: "lead: one is higher. none: none is." */
export const choiceOf = <Means extends Record<string, string>>(means: Means) =>
  z.enum(Object.keys(means) as (keyof Means & string)[]).describe(meaningOf(means));

const meaningOf = (means: Record<string, string>) =>
  Object.entries(means)
    .map(([name, meaning]) => `${name}: ${meaning}.`)
    .join(" ");

/** The same, or null. */
export function choiceOrNull<Means extends Record<string, string>>(means: Means, whenNull = "") {
  const choice = choiceOf(means);
  return choice.nullable().describe([choice.description, whenNull].filter(Boolean).join(" "));
}
