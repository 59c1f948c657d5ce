import type { Length, Limit } from "#components/docs/limits.tsx";
import type { Member } from "#components/docs/members-of.ts";
import type { Operation } from "#components/docs/operations-of.ts";
import type { Shape } from "#components/docs/rest-reference.tsx";
import { sentIn } from "#components/docs/tools-of.ts";
import { bytesPerUnit, type LimitGroup, pageSizes, readCosts } from "#lib/contract.ts";
import { usualDepth } from "#lib/json/strict-json.ts";
import {
  type GroupSubject,
  policyName,
  refusedToo,
  type Subject,
  subjectWords,
  windowsInWords,
} from "#lib/limits/limits.ts";
import { sizeLimits } from "#lib/net/size-limits.ts";
import { createdWithinHours } from "#lib/reviews/review-document.ts";
import { mostCompared } from "#lib/tools/compare/contract.ts";

type Elsewhere = "sign_ins" | "codes" | "visitor_studies" | "registrations" | "unclear_messages";

/** What each limit of the ratings counts. */
const counts: Record<Exclude<GroupSubject, `${Elsewhere} ${Subject}`>, string> = {
  "reads client": "Units that requests cost, over REST and MCP, and pages",
  "attempts client": "Attempts to write, refused ones included; all that a dry run counts as",
  "reviews key": "Reviews, also those refused after their signature was found right",
  "reviews client": `Reviews, ${refusedToo}, and withdrawals that were refused`,
  "new_tools key": "Tools that reviews list for the first time",
  "questions client": `Questions, ${refusedToo}`,
  "answers client": `Answers and follow-ups, ${refusedToo}`,
  "confirmations client": `Confirmations of answers, ${refusedToo}`,
  "reports client": `Reports of posts to the operator, ${refusedToo}`,
};

/** The limits that this server enforces, from its configuration. */
export const limits = (): Limit[] =>
  Object.entries(counts).map(([name, said]) => {
    const [group, subject] = name.split(" ") as [LimitGroup, Subject];
    return {
      policy: policyName(group, subject),
      counts: said,
      by: subjectWords[subject],
      windows: windowsInWords(group, subject),
    };
  });

const { rest, mcp } = sizeLimits;

const { record, list, page, docs } = readCosts;

/** What a request costs, in the units of the limits. */
export const costs: [what: string, units: string][] = [
  ["A record, a write, a message over MCP", String(record)],
  ["A list or search, also as a tool or resource of MCP", String(list)],
  ["A page", String(page)],
  ["A page below /docs", String(docs)],
  ["An OpenAPI document, /robots.txt", "0"],
  [`Each full ${bytesPerUnit / 1024} KiB of any answer, as it is sent`, "1 more"],
  ["An answer 304, instead of all this", String(record)],
];

/** How long a page of any list may be. */
export const itemsOnPage: [what: string, most: string] = ["Items on a page", String(pageSizes.most)];

/** The size of a body in words. */
export const bodyOf = (bytes: number, depth: number = usualDepth): string =>
  `${bytes / 1024} KiB, nested at most ${depth} deep`;

/** The most that one request may hold. */
export const sizes: [what: string, most: string][] = [
  ["Body of a REST request", bodyOf(rest.bytes)],
  [
    "Message to the MCP server",
    `${bodyOf(mcp.bytes, mcp.depth)}; ${mcp.batch} messages in a batch, where the version has batches`,
  ],
  itemsOnPage,
  ["Tools compared at once", String(mostCompared)],
  ["Age of a review’s created_at", `${createdWithinHours} hours, either way`],
];

/** Reads the longest text and list of each write from the operations themselves. */
export function lengthsOf(operations: Operation[], shapes: Shape[]): Length[] {
  const within = (members: Member[], path: string): string[] =>
    members.flatMap(({ name, facts = [], type, members = [] }) => {
      const member = `${path}${name}`;
      const shape = shapes.find((one) => type.some((word) => typeof word !== "string" && word.shape === one.name));
      const own = facts
        .filter((fact) => /^(?!each).*(characters|items)$/.test(fact))
        .map((fact) => `${member} ${fact}`);
      return [...own, ...within([...members, ...(shape?.members ?? [])], `${member}.`)];
    });
  return operations
    .map((operation) => ({ operation: operation.id, of: within(sentIn(operation), "") }))
    .filter(({ of }) => of.length > 0);
}
