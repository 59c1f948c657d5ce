import { priceInWords } from "../../price-in-words.ts";
import type { WritingTask } from "../../writing.ts";
import { ratios } from "../words/notes.ts";
import { counted, countOf, type HeadlineParts, measureOf, peopleIn, reasonsOf, topOf } from "./counts.ts";
import { after } from "./reason-headlines.ts";

/** Who would pay what, and what most hold against it. */
export function pricingHeadline(task: WritingTask): HeadlineParts {
  const all = task.interviews.length;
  const [asked, ...others] = task.plan.prices;
  const cons = topOf(reasonsOf(task, "against"));
  const reason = cons?.first;
  if (asked === undefined) {
    const ratio = measureOf(task, "price_ratio")?.value ?? 1;
    const words = ratios.find(([upTo]) => ratio < upTo)![1];
    return {
      first: `No price was given; at most it could cost ${words} (middle of ${all} simulated interview${all === 1 ? "" : "s"})`,
      reason,
    };
  }
  const shares = measureOf(task, "gabor_granger");
  const shareAt = (words: string) => shares?.items.find(({ label }) => label === words)?.value ?? null;
  const prices = [asked, ...others]
    .map(priceInWords)
    .filter((words) => shareAt(words) !== null)
    .slice(0, 3);
  const counts = prices.map((words) => countOf(shareAt(words)!, all));
  if (prices.length > 1) return { first: severalPrices(prices, counts, all), reason };
  const n = countOf(shares?.value ?? 0, all);
  const first = `At ${priceInWords(asked)} ${peopleIn("would pay", n, all, true)}`;
  return { first, rest: after("; what is held against it most: ", cons, counted), reason, names: "against" };
}

function severalPrices(prices: readonly string[], counts: readonly number[], all: number): string {
  const said = (count: number) => (count === 0 ? "hardly any" : count === all ? "nearly all" : `about ${count}`);
  return prices
    .map((price, at) =>
      at === 0 ? `At ${price} ${peopleIn("would pay", counts[0]!, all, true)}` : `at ${price} in ${said(counts[at]!)}`,
    )
    .join(", ");
}
