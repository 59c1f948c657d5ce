import type { Price } from "../../brief.ts";
import type { ConsiderationId } from "../../considerations.ts";
import { priceInWords } from "../../price-in-words.ts";
import { buyingPrices, noStep, upTo } from "../../price-steps.ts";
import { traitsOf } from "../people/persona-traits.ts";
import { priceStep } from "../rating/price-effect.ts";
import { importance } from "../rating/utility.ts";
import { money, noStepWords, priceLevels, stepWords } from "../words/openings.ts";
import { nextReason, ownSentences, phraseOf, type Speaker } from "./speaker.ts";

/** Where the levels of a price part, in latent units of liking. */
const levelsFrom = [-1.3, -0.3, 0.3, 1.3];
const isMoney = (id: ConsiderationId) => money.has(id);

/** How a price is found, 0 for far too much to 4 for a bargain; a higher price is never found better. */
function levelOfPrice({ task }: Speaker, price: Price): number {
  const { persona, disposition, plan } = task;
  const weight = importance("price", traitsOf(persona).traits);
  const payer = { weight, offered: plan.prices[0] ?? price, audience: persona.audience };
  const liking = disposition.stance - 3 + priceStep(price, payer);
  return levelsFrom.filter((from) => liking > from).length;
}

/** The answer to a ladder of prices: up to which one would pay, and a sentence on the study's own. */
export function answerSteps(speaker: Speaker, prices: readonly Price[]): string[] {
  const top = buyingPrices(prices).findLast((price) => levelOfPrice(speaker, price) >= 2);
  if (top === undefined) return [noStep, phraseOf(speaker, noStepWords, "no step")];
  const { stance } = speaker.task.disposition;
  return [upTo(priceInWords(top)), phraseOf(speaker, stepWords[stance - 1]!, `steps ${stance}`)];
}

/** The answer to a price that was put: how it is found, and a sentence about money. */
export function answerPrice(speaker: Speaker, price: Price): string[] {
  const level = levelOfPrice(speaker, price);
  const put: Speaker = { ...speaker, isPricePut: true };
  const opening = phraseOf(put, priceLevels[level]!, `level ${level}`);
  if (level === 2) return [opening, ...ownSentences({ ...put, leaning: "torn" }, isMoney)];
  const side = level < 2 ? -1 : 1;
  const reason = nextReason(put, { side, fits: isMoney });
  return reason === null ? [opening] : [opening, reason.text];
}
