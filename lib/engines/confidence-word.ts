/** From which overall_confidence on a study's evidence is called so. */
export const confidenceFrom = { high: 65, medium: 45 } as const;

/** A confidence in a word: an index of internal evidence, no probability. */
export function confidenceWord(confidence: number): "high" | "medium" | "low" {
  if (confidence >= confidenceFrom.high) return "high";
  return confidence >= confidenceFrom.medium ? "medium" : "low";
}
