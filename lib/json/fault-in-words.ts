import type * as z from "zod";
import { ownValue } from "../own-value.ts";

/** Says what would be right; a contract's own words come first. */
export function faultInWords(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_type" && issue.message.endsWith("received undefined")) return "is required";
  if (!/^(Invalid|Too) /.test(issue.message)) return issue.message;
  if (issue.code === "invalid_type") return `must be of type ${issue.expected}`;
  if (issue.code === "invalid_value")
    return `must be ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}`;
  const unit =
    ownValue({ string: " characters", array: " items" }, String("origin" in issue ? issue.origin : "")) ?? "";
  if (issue.code === "too_small") return `must be at least ${issue.minimum}${unit}`;
  if (issue.code === "too_big") return `must be at most ${issue.maximum}${unit}`;
  return issue.message.charAt(0).toLowerCase() + issue.message.slice(1);
}
