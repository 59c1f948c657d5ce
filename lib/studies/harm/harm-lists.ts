import { harmKinds } from "./harm-kinds.ts";
import { acts } from "./words/acts.ts";
import { dubiousSigns } from "./words/dubious-signs.ts";
import { excuses } from "./words/excuses.ts";
import { goods } from "./words/goods.ts";
import { manner } from "./words/manner.ts";
import { people } from "./words/people.ts";
import { strongSigns } from "./words/strong-signs.ts";
import { weakSigns } from "./words/weak-signs.ts";

/** A deed: what it is refused for, and the names of the lists of each of its terms. */
export type Deed = { harm: string; terms: readonly (readonly string[])[] };

const named = (prefix: string, lists: Readonly<Record<string, string>>): [string, string][] =>
  Object.entries(lists).map(([name, list]) => [`${prefix}${name}`, list]);

/** The lists of phrases that are read for, each under its name: "@" for words of deeds, "strong ", "dubious ", "weak ", "excuse ". */
export const harmLists = new Map<string, string>([
  ...named("@", { ...people, ...manner, ...goods, ...acts }),
  ...named("strong ", strongSigns),
  ...named("dubious ", dubiousSigns),
  ...named("weak ", weakSigns),
  ...named("excuse ", excuses),
]);

/** The deeds of every kind. A list that a deed has for itself is its own name. */
export const deeds: readonly Deed[] = harmKinds.flatMap(({ harm, deeds }) =>
  deeds.split(";").map((deed) => ({ harm, terms: deed.split("&").map(listsOf) })),
);

function listsOf(term: string): string[] {
  const parts = term.split(",").map((part) => part.trim());
  const names = parts.filter((part) => part.startsWith("@"));
  for (const name of names) if (!harmLists.has(name)) throw new Error(`No list of words/ is called ${name}`);
  const own = parts.filter((part) => !part.startsWith("@")).join(", ");
  if (own !== "") harmLists.set(own, own);
  return own === "" ? names : [...names, own];
}
