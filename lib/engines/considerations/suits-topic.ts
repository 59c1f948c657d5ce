/** Traits of a home or of tools, and what a topic has to touch for them to have anything to do with it. */
const bound: [trait: RegExp, of: string[]][] = [
  [/\b(?:child|famil|kid|household)/i, ["family"]],
  [/\b(?:technolog|tools?\b|integrate)/i, ["learning", "integration", "features"]],
];

/** Whether a trait of a persona has anything to do with a topic that touches these considerations. */
export const suitsTopic = (trait: string, touched: readonly string[]): boolean =>
  bound.every(([words, of]) => !words.test(trait) || of.some((id) => touched.includes(id)));
