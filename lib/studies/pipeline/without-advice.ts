import type { Findings } from "../../engines/findings.ts";

/** The words in place of any advice on a topic that comes near to harm. */
export const noAdvice =
  "The topic comes near to harm, so this study counts and quotes, and gives no advice. Ask someone who knows the field.";

/** The findings of such a topic: what was said and counted stays, without advice on what to do with it. */
export const withoutAdvice = (findings: Findings): Findings => ({
  ...findings,
  opportunity: noAdvice,
  messaging_implications: [],
  key_findings: findings.key_findings.map((finding) => ({ ...finding, implication: noAdvice })),
  objections: findings.objections.map((objection) => ({ ...objection, what_would_resolve: noAdvice })),
});
