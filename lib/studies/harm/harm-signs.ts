import { harmKinds } from "./harm-kinds.ts";
import { type Hit, phraseReader } from "./phrase-reader.ts";
import { harmless, signs } from "./words/signs.ts";
import { shared, wrongs } from "./words/wrongs.ts";

/** The signs that harm-weights.ts weighs, how many words excuse them, and how often each kind of harm is named. */
export type HarmSigns = { names: readonly string[]; excuses: number; kinds: readonly number[] };

/** How far apart words may be that together speak of a harm. */
const nearWords = 14;

const filled = (list: string): string => list.replace(/@\w+/g, (name) => shared[name]!);
const kinds = harmKinds.map(({ plain, hint }, kind) => ({
  plain: { group: `plain ${kind}`, list: plain },
  hint: { group: `hint ${kind}`, list: hint },
}));
const themes = harmKinds
  .flatMap(({ together }, kind) => together.map((lists) => ({ kind, lists })))
  .map(({ kind, lists }, theme) => ({
    kind,
    lists: lists.map((list, part) => ({ group: `theme ${theme} ${part}`, list: filled(list) })),
  }));

/** Reads what a text in English says of harm and of what excuses it. */
export const readHarmHits = phraseReader([
  ...kinds.flatMap(({ plain, hint }) => [plain, hint]),
  ...themes.flatMap(({ lists }) => lists),
  ...Object.entries({ ...signs, ...wrongs, harmless }).map(([group, list]) => ({ group, list })),
]);

/** The signs of harm in a part of a text. */
export function harmSigns(all: readonly Hit[]): HarmSigns {
  const innocent = all.filter(({ groups }) => groups.includes("harmless"));
  const hits = new Map<string, Hit[]>();
  const counted = all.filter((hit) => excuses.includes(hit.groups[0]!) || !innocent.some((span) => overlap(hit, span)));
  for (const hit of counted) {
    for (const group of hit.groups) hits.get(group)?.push(hit) ?? hits.set(group, [hit]);
  }
  const of = (group: string) => hits.get(group) ?? [];
  const plain = kinds.map((kind) => of(kind.plain.group));
  const hints = kinds.map((kind) => of(kind.hint.group));
  const met = themes.filter(({ lists }) => areTogether(lists.map(({ group }) => of(group)))).map(({ kind }) => kind);
  const ours = of("ours");
  const excused = excuses.reduce((sum, group) => sum + placesOf(of(group)), 0);
  const names = signNames(
    new Map([
      ...ownGroups.map((group) => [group, placesOf(of(group))] as const),
      ["plain", separate(plain.flat())],
      ["hint", placesOf(hints.flat())],
      ["theme", met.length],
      ["near", Number(hints.flat().some(({ start }) => ours.some(({ end }) => start >= end && start - end < 3)))],
      ["excuses", excused],
    ]),
  );
  const named = (kind: number) => 9 * (plain[kind]!.length + met.filter((one) => one === kind).length);
  return { names, excuses: excused, kinds: kinds.map((_, kind) => named(kind) + hints[kind]!.length) };
}

const ownGroups = [...Object.keys(signs), ...Object.keys(wrongs)];
const excuses = ["prevents", "helps", "rules", "tells", "asks", "lawful", "lawful"];
const mostCounted = new Map([
  ["plain", 3],
  ["theme", 4],
  ["hint", 4],
  ["excuses", 4],
  ["trade", 3],
  ["acts", 3],
]);
const pairs = `
  theme ours, theme trade, theme hides, theme grave, theme acts, theme plain, grave trade, grave ours, acts trade, acts ours,
  acts prey, acts minors, acts hides, grave acts, hint trade, hint ours, hint minors, hint hides, hint fools, hint prey,
  hint quiet, hides ours, hides trade, fools prey, fools ours, fools hides, prey hides, regulated minors, regulated hides,
  minors hides, criminals ours, criminals trade`;
const pairNames = pairs.split(",").map((pair) => pair.trim().split(" ") as [string, string]);
const unexcused = [
  "plain",
  "theme",
  "grave",
  "acts",
  "hint",
  "criminals",
  "grave trade",
  "hint trade",
  "regulated minors",
];

/** The names of signs: what is there so often, what is there together, and what is there without any excuse. */
function signNames(counts: ReadonlyMap<string, number>): string[] {
  const has = (names: readonly string[]) => names.every((name) => counts.get(name)! > 0);
  return [
    ...[...counts].flatMap(([name, count]) =>
      Array.from({ length: Math.min(count, mostCounted.get(name) ?? 2) }, (_, index) => `${name} ${index + 1}`),
    ),
    ...pairNames.filter(has).map((pair) => pair.join(" with ")),
    ...unexcused
      .filter((name) => counts.get("excuses") === 0 && has(name.split(" ")))
      .map((name) => `${name} unexcused`),
  ];
}

const overlap = (one: Hit, other: Hit) => one !== other && one.start < other.end && other.start < one.end;

const placesOf = (hits: readonly Hit[]) => new Set(hits.map(({ start }) => start)).size;

/** Whether each list has a hit of its own near one of the first. */
const areTogether = ([first, ...others]: readonly (readonly Hit[])[]): boolean =>
  [first!, ...others].every((hits) => hits.length > 0) &&
  first!.some((hit) =>
    others.every((hits) => hits.some((other) => Math.abs(other.start - hit.start) < nearWords && !overlap(other, hit))),
  );

/** How many hits do not overlap one another. */
function separate(hits: readonly Hit[]): number {
  let [count, last] = [0, 0];
  for (const { start, end } of hits.toSorted((a, b) => a.end - b.end)) {
    if (start >= last) [count, last] = [count + 1, end];
  }
  return count;
}
