import { ownValue } from "../../../own-value.ts";
import type { Price } from "../../brief.ts";
import { type ConsiderationId, considerations } from "../../considerations.ts";
import { priceInWords } from "../../price-in-words.ts";
import { traitsOf } from "../people/persona-traits.ts";
import { priceEffect } from "../rating/price-effect.ts";
import { askedPrice, importance } from "../rating/utility.ts";
import type { RespondTask } from "../task.ts";
import { readTopic } from "../topic/read-topic.ts";
import type { Point } from "./forms.ts";

/** What a price or a budget is about. */
export const ofMoney: ReadonlySet<ConsiderationId> = new Set(["price", "price_clarity", "value", "budget_cycle"]);
/** Which of the respondent's reasons a question brings up: the weightiest more often than the rest. */
const comesUp = [0, 1, 0, 2, 1, 3, 0, 2];
/** How far from the middle a price must move someone to be taken or left: latent units; an assumption. */
const margin = 0.3;
/** The most that a limit lies from the price asked about, as a factor either way. */
const farthest = 4;
export const otherSide = (side: Point["side"]): Point["side"] => (side === "for" ? "against" : "for");

/** The side that the stance is on; in the middle the sides take turns. */
export const ownSide = ({ disposition: { stance }, repeat }: RespondTask, place: number): Point["side"] =>
  (stance === 3 ? (place + repeat) % 2 === 0 : stance > 3) ? "for" : "against";

/** How much a consideration weighs with the respondent: latent units, above 0 for what is studied. */
export const weightOf = ({ disposition }: RespondTask, id: string): number =>
  disposition.reasons.find((reason) => reason.id === id)?.weight ?? 0;

/** Everything that weighs, weightiest first, then what the topic touches. */
export function weighty(task: RespondTask): ConsiderationId[] {
  const size = ({ id }: { id: string }) => Math.abs(weightOf(task, id));
  const weighed = task.disposition.reasons.toSorted((one, other) => size(other) - size(one)).map(({ id }) => id);
  const isKnown = (id: string): id is ConsiderationId => ownValue(considerations, id) !== undefined;
  return [...new Set([...weighed, ...task.plan.considerations])].filter(isKnown);
}

/** A consideration on the side on which it weighs with the respondent; null where it does not. */
export function pointOf(task: RespondTask, id: ConsiderationId): Point | null {
  const weight = weightOf(task, id);
  return weight === 0 ? null : { id, side: weight > 0 ? "for" : "against" };
}

/** What the respondent would argue on a side at this place of the interview; null where nothing weighs. */
export function pointOn(task: RespondTask, side: Point["side"], place: number): Point | null {
  const ids = weighty(task);
  const on = ids.filter((id) => pointOf(task, id)?.side === side);
  const ready = ids.some((id) => weightOf(task, id) !== 0) ? on : ids.slice(0, 4);
  const id = ready[comesUp[(place + task.repeat - 1) % comesUp.length]! % Math.max(1, ready.length)];
  return id === undefined ? null : { id, side };
}

/** How much the respondent likes it at a price: latent units from −2 to 2 where it is the price asked about. */
function likingAt({ brief, persona, disposition }: RespondTask, price: Price): number {
  const reading = readTopic(brief);
  const asked = askedPrice(reading);
  const weight = importance("price", traitsOf(persona).traits);
  const effectOf = (one: Price) => priceEffect(reading, one, weight, asked).value;
  return disposition.stance - 3 + effectOf(price) - (asked === null ? 0 : effectOf(asked));
}

/** How a price is found: 1 all right, 0 at the limit, −1 too much. A higher price is never found better. */
export function foundAt(task: RespondTask, price: Price): 1 | 0 | -1 {
  const liking = likingAt(task, price);
  return liking > margin ? 1 : liking < -margin ? -1 : 0;
}

/** The price at which the respondent would be undecided, in words; null where the topic names no price. */
export function limitOf(task: RespondTask): string | null {
  const price = askedPrice(readTopic(task.brief)) ?? task.plan.prices[0];
  if (price === undefined || !(price.amount > 0)) return null;
  const liking = likingAt(task, price);
  const halved = likingAt(task, { ...price, amount: price.amount / 2 }) - liking;
  const amount = price.amount * Math.min(farthest, Math.max(1 / farthest, 2 ** (liking / (halved || 1))));
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
  return `about ${priceInWords({ ...price, amount: Math.max(1, Math.round(amount / unit) * unit) })}`;
}
