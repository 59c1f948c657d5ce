import { words } from "./words.ts";

/** Words that English searches leave out, and words that ask rather than describe. */
const fillers = new Set(
  `i me my myself we our ours you your yours he him his she her it its they them their what which who whom this that these
  those am is are was were be been being have has had having do does did doing a an the and but if or because as until while
  of at by for with about against between into through during before after above below to from up down in out on off over
  under again further then once here there when where whats why how all any both each few more most other some such no nor
  not only own same so than too very s t can will just don should now ourselves yourself yourselves himself herself itself
  hers theirs themselves
  able agent agents ai already also alternative alternatives another anything app apps assistant assistants automatically
  best better bot cheap com cheapest could d easily easy etc every everything find fully get gets getting give gives good got
  great help helps instead ideally kind know let lets like ll looking lot lots m maybe me must my need needed needs new nice
  one ones per please platform platforms program programs properly put quick quickly re really replacement service services
  similar simple simply software solution solutions some someone something somewhere system systems that
  hundreds thousands tool tools try trying use used useful user using ve versus via vs want wants way ways whether whole within
  without works would www http https org net`
    .trim()
    .split(/\s+/),
);
/** Words that name a type of tool; nearly every tool of the type has them. */
const types = new Set(["mcp", "server", "servers", "api", "apis"]);

export const mostTerms = 12;

/** The words of a search that describe something, each once; none when all are fillers. */
export function searchTerms(q: string): string[] {
  const telling = [...new Set(words(q))].filter((word) => types.has(word) || !fillers.has(word));
  return telling.some((word) => !types.has(word)) ? telling.slice(0, mostTerms) : [];
}

/** The words that one letter or digit ends with a hyphen, as in "factur-x": part of a name, they are no misspelling. */
export const namesIn = (q: string): string[] =>
  [...q.matchAll(/([\p{L}\p{N}]+)-[\p{L}\p{N}](?![\p{L}\p{N}])/gu)].flatMap(([, word]) => words(word!));

/** Whether a word can be a match by itself: one that names a type of tool cannot. */
export const isTelling = (term: string): boolean => !types.has(term);
