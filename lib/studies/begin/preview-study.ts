import { accountOf } from "../../accounts/authenticate.ts";
import { isVisitor } from "../../accounts/built-in-accounts.ts";
import type { Verb } from "../../contract.ts";
import { estimateStudy, sketchStudy } from "../estimate-study.ts";
import { asVisitor, refuseVisitorsContent } from "./as-visitor.ts";
import type { previewStudyOperation } from "./contract.ts";

/** What a study would ask, of whom and for how much; where a model speaks, the model reads the topic. */
export const previewStudy: Verb<typeof previewStudyOperation> = async (input, caller) => {
  const account = accountOf(caller);
  if (!isVisitor(account)) return estimateStudy({ ...input, dry_run: true }, account);
  await refuseVisitorsContent(input);
  return estimateStudy({ ...asVisitor(input), dry_run: true }, account);
};

/** The same while it is typed: no model is called, so what it would understand is left out. */
export const sketchPreview: Verb<typeof previewStudyOperation> = async (input, caller) => {
  const account = accountOf(caller);
  return sketchStudy({ ...(isVisitor(account) ? asVisitor(input) : input), dry_run: true }, account);
};
