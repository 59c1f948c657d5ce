import type * as z from "zod";
import { choiceInWords, grouped } from "../in-words.ts";
import { ownValue } from "../own-value.ts";

type Issue<Code extends z.core.$ZodIssue["code"]> = Extract<z.core.$ZodIssue, { code: Code }>;

/** Says what would be right, to follow a member's name; a contract's own words come first. */
export function faultInWords(issue: z.core.$ZodIssue): string {
  if (!/^(Invalid|Too) /.test(issue.message)) return issue.message;
  if (isMissing(issue))
    return issue.code === "invalid_value" ? `is required: ${choiceInWords(issue.values)}` : "is required";
  if (issue.code === "invalid_type") return `must be ${ownValue(types, issue.expected) ?? issue.expected}`;
  if (issue.code === "invalid_value") return `must be ${choiceInWords(issue.values)}`;
  if (issue.code === "too_small" || issue.code === "too_big") return boundInWords(issue);
  return "has a form that is not allowed here";
}

const types: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  tuple: "a list",
  object: "an object",
  record: "an object",
};

/** Zod says it in the message, or, where it reports inputs, by an input of undefined. */
const isMissing = (issue: z.core.$ZodIssue) =>
  issue.message.endsWith("received undefined") || ("input" in issue && issue.input === undefined);

function boundInWords({ origin, inclusive, ...issue }: Issue<"too_small"> | Issue<"too_big">): string {
  const isLeast = issue.code === "too_small";
  const bound = isLeast ? issue.minimum : issue.maximum;
  const [to, beyond, list] = isLeast ? ["at least", "more than", "needs"] : ["at most", "less than", "takes"];
  if (origin === "string" && isLeast && bound === 1) return "must not be empty";
  if (origin === "string") return `must have ${to} ${countOf(bound, "character")}`;
  if (origin === "array") return `${list} ${to} ${countOf(bound, "item")}`;
  return `must be ${inclusive === false ? beyond : to} ${bound}`;
}

const countOf = (count: number | bigint, noun: string) =>
  `${grouped(Number(count))} ${noun}${Number(count) === 1 ? "" : "s"}`;
