import type { Brief } from "../../brief.ts";
import { type Category, unknownCategory } from "./categories.ts";
import { type Levels, profiles } from "./profiles.ts";

/**
 * Where only the price changes, what the thing is good for is had already and counts less: a factor on what is weighed
 * about its kind, but for the price. An assumption.
 */
const unchanged = 0.35;

/** What people weigh about a kind of thing where the topic is of its subject. */
export function kindOf(category: Category | null, audience: Brief["audience"], subject: string): Levels {
  const kind: Levels = profiles[category?.profile ?? unknownCategory[audience]];
  if (!/^a (?:higher|lower|new) price\b/.test(subject)) return kind;
  const weaker = (id: string, level: number) => (id.startsWith("price") ? level : level * unchanged);
  return Object.fromEntries(Object.entries(kind).map(([id, level]) => [id, weaker(id, level)]));
}

/** A factor on the weight of a price that is not named; an assumption. */
const unpriced = 0.4;

/** Where no price is named, what it might be weighs less, and what people have already more. */
export function pricedKind(kind: Levels, isPriced: boolean): Levels {
  const { price = 0, habit = 0, proof = 0 } = kind;
  if (isPriced || price >= 0) return kind;
  const moved = price * (1 - unpriced);
  return { ...kind, price: price - moved, habit: habit + moved / 2, proof: proof + moved / 2 };
}

const longestAlike = 6;
/** What a thing is counted among where no kind is known. */
export const alike = (subject: string, grasp: number): string =>
  grasp === 1 && subject.split(" ").length <= longestAlike ? `things like ${subject}` : "things of this kind";
