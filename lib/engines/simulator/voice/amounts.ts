import type { Price } from "../../brief.ts";
import { priceInWords } from "../../price-in-words.ts";
import { traitsOf } from "../people/persona-traits.ts";
import { priceEffect } from "../rating/price-effect.ts";
import { askedPrice, importance } from "../rating/utility.ts";
import type { RespondTask } from "../task.ts";
import { readTopic } from "../topic/read-topic.ts";

/** How far from the middle a price must move someone to be taken or left: latent units; an assumption. */
const margin = 0.3;
/** The most that a limit lies from the price asked about, as a factor either way. */
const farthest = 4;

/** How much the respondent likes it at a price: latent units from −2 to 2 where it is the price asked about. */
function likingAt({ brief, persona, disposition }: RespondTask, price: Price): number {
  const reading = readTopic(brief);
  const asked = askedPrice(reading);
  const effectOf = (one: Price) =>
    priceEffect(reading, one, importance("price", traitsOf(persona).traits), asked).value;
  return disposition.stance - 3 + effectOf(price) - (asked === null ? 0 : effectOf(asked));
}

/** How a price is found: 1 all right, 0 at the limit, −1 too much. A higher price is never found better. */
export function foundAt(task: RespondTask, price: Price): 1 | 0 | -1 {
  const liking = likingAt(task, price);
  return liking > margin ? 1 : liking < -margin ? -1 : 0;
}

/** A sum as people name it, of two figures. */
function rounded(amount: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
  return Math.max(1, Math.round(amount / unit) * unit);
}

/** The price at which the respondent would be undecided, in words; null where the topic names no price. */
export function limitOf(task: RespondTask): string | null {
  const price = askedPrice(readTopic(task.brief)) ?? task.plan.prices[0];
  if (price === undefined || !(price.amount > 0)) return null;
  const liking = likingAt(task, price);
  const halved = likingAt(task, { ...price, amount: price.amount / 2 }) - liking;
  const factor = halved === 0 ? 1 : Math.min(farthest, Math.max(1 / farthest, 2 ** (liking / halved)));
  return `about ${priceInWords({ ...price, amount: rounded(price.amount * factor) })}`;
}
