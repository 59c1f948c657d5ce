import type { Brief } from "../../brief.ts";
import type { ConsiderationId } from "../../considerations.ts";
import type { StudyTypeId } from "../../study-types.ts";
import { typeVoices } from "../types/type-voices.ts";
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

/** Factors on the weight of a price that is not named, and of what a type's questions are not about; assumptions. */
const factors = { unpriced: 0.4, apart: 0.4 };

/** What any new thing meets takes on what a price would weigh. */
const met: readonly ConsiderationId[] = ["habit", "proof", "fit", "effort"];

/** What people weigh about a kind of thing where a study asks about it. */
export function kindIn(kind: Levels, type: StudyTypeId, isPriced: boolean): Levels {
  const { brings = {}, apart = [] } = typeVoices[type];
  const sum: Levels = { ...kind };
  for (const [id, level] of Object.entries(brings) as [ConsiderationId, number][]) sum[id] = (sum[id] ?? 0) + level;
  for (const id of apart) if (sum[id] !== undefined) sum[id] *= factors.apart;
  const { price = 0 } = sum;
  if (isPriced || type === "pricing" || price >= 0) return sum;
  const moved = price * (1 - factors.unpriced);
  const takers = met.filter((id) => !apart.includes(id)).slice(0, 2);
  const added = Object.fromEntries(takers.map((id) => [id, (sum[id] ?? 0) + moved / takers.length]));
  return { ...sum, ...added, price: price - moved };
}

export const anyKind = "things of this kind";
const longestAlike = 6;
/** What a thing is counted among where no kind is known. */
export const alike = (subject: string, grasp: number): string =>
  grasp === 1 && subject.split(" ").length <= longestAlike ? `things like ${subject}` : anyKind;
