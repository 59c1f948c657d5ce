import type { Price } from "../../brief.ts";
import { priceInWords } from "../../price-in-words.ts";
import { traitsOf } from "../people/persona-traits.ts";
import { priceEffect } from "../rating/price-effect.ts";
import { askedPrice, importance } from "../rating/utility.ts";
import type { RespondTask } from "../task.ts";
import { type Reading, readTopic } from "../topic/read-topic.ts";

/** How far from the middle a price must move someone to be taken or left: latent units; an assumption. */
const margin = 0.3;
/** The most that a limit lies from the price asked about, as a factor either way. */
const farthest = 4;

function weightsFor({ brief, persona }: RespondTask) {
  const reading: Reading = readTopic(brief);
  const weight = importance("price", traitsOf(persona).traits);
  const asked = askedPrice(reading);
  const effectOf = (price: Price) => priceEffect(reading, price, weight, asked).value;
  return { asked, effectOf };
}

/** How a price is found: 1 all right, 0 at the limit, −1 too much. A higher price is never found better. */
export function foundAt(task: RespondTask, price: Price): 1 | 0 | -1 {
  const { asked, effectOf } = weightsFor(task);
  const level = task.disposition.stance - 3 + effectOf(price) - (asked === null ? 0 : effectOf(asked));
  return level > margin ? 1 : level < -margin ? -1 : 0;
}

const nice = (amount: number): number => {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
  return Math.max(1, Math.round(amount / unit) * unit);
};

/** The price at which the respondent would be undecided, in words; null where the topic names no price. */
export function limitOf(task: RespondTask): string | null {
  const { asked, effectOf } = weightsFor(task);
  const price = asked ?? task.plan.prices[0];
  if (price === undefined || !(price.amount > 0)) return null;
  const halved = effectOf({ ...price, amount: price.amount / 2 }) - effectOf(price);
  const steps = halved === 0 ? 0 : (task.disposition.stance - 3) / halved;
  const factor = Math.min(farthest, Math.max(1 / farthest, 2 ** steps));
  return `about ${priceInWords({ ...price, amount: nice(price.amount * factor) })}`;
}
