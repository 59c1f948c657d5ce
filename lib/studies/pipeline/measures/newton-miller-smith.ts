import type { PriceAnswers } from "./van-westendorp.ts";

/** A respondent's four prices, and how probable a purchase is at the cheap and at the expensive one. */
export type Buyer = PriceAnswers & { at_cheap: number; at_expensive: number };

/** How probable a purchase is at a price: 0 from too cheap and too expensive on, straight lines between the four prices. */
export function trialAt(buyer: Buyer, price: number): number {
  const { too_cheap, cheap, expensive, too_expensive, at_cheap, at_expensive } = buyer;
  if (price <= too_cheap || price >= too_expensive) return 0;
  if (price < cheap) return between(price, too_cheap, 0, cheap, at_cheap);
  if (price <= expensive) return between(price, cheap, at_cheap, expensive, at_expensive);
  return between(price, expensive, at_expensive, too_expensive, 0);
}

/** Where a straight line through two points lies at a place between them. */
export const between = (x: number, x1: number, y1: number, x2: number, y2: number): number =>
  y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);

/** Reach and revenue for each person asked, at each price, of at least one buyer. */
export function demandOf(buyers: readonly Buyer[], prices: readonly number[]) {
  return prices.map((price) => {
    let sum = 0;
    for (const buyer of buyers) sum += trialAt(buyer, price);
    const reach = sum / buyers.length;
    return { price, reach, revenue: price * reach };
  });
}

/** The entry with the most of something; the first where several have it, so the lowest price. */
export const mostOf = <Entry>(entries: readonly Entry[], of: (entry: Entry) => number): Entry =>
  entries.reduce((best, next) => (of(next) > of(best) + 1e-12 ? next : best));
