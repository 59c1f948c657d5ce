/** Traits of a home or of tools, and what a topic has to touch for them to have anything to do with it. */
const bound: [trait: RegExp, of: string[]][] = [
  [/\b(?:child|famil|kid|household)/i, ["family"]],
  [/\b(?:technolog|tools?\b|integrate)/i, ["learning", "integration", "features"]],
];

/** Whether a trait of a persona has anything to do with a topic that touches these considerations. */
export const suitsTopic = (trait: string, touched: readonly string[]): boolean =>
  bound.every(([words, of]) => !words.test(trait) || of.some((id) => touched.includes(id)));

/** Whether a reason says that a price is too high, and no more than a worry would do where nobody put one. */
export const isOfPricePut = (reason: string, point: { id: string; side: "for" | "against" } | null): boolean =>
  point?.id === "price" && point.side === "against" && !/\b(?:worry|fear|doubt)\b/.test(reason);

/** A trait's loading on a consideration, 0 where it is too small to be heard as a reason: below 0.35, an assumption. */
export const telling = (loading = 0): number => (Math.abs(loading) < 0.35 ? 0 : loading);
