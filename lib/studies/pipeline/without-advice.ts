import type { Brief } from "../../engines/brief.ts";
import type { Findings } from "../../engines/findings.ts";
import { readHarm } from "../harm/read-harm.ts";

/** The words in place of any advice on such a topic. */
export const noAdvice =
  "The topic comes near to harm, so this study counts and quotes, and gives no advice. Ask somebody who knows the field.";

/** Whether a topic comes near to one that is refused. */
export const isSensitive = ({ topic, given }: Pick<Brief, "topic" | "given">): boolean =>
  readHarm([topic, given?.subject, given?.stimulus, ...(given?.questions ?? [])].filter((text) => text != null)) !==
  null;

/** The findings of such a topic: what was said and counted stays, without advice on what to do with it. */
export const withoutAdvice = (findings: Findings): Findings => ({
  ...findings,
  opportunity: noAdvice,
  messaging_implications: [],
  key_findings: findings.key_findings.map((finding) => ({ ...finding, implication: noAdvice })),
  objections: findings.objections.map((objection) => ({ ...objection, what_would_resolve: noAdvice })),
});
