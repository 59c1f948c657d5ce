import type { Length, Limit } from "#components/docs/limits.tsx";
import type { Member } from "#components/docs/members-of.ts";
import type { Operation } from "#components/docs/operations-of.ts";
import type { Shape } from "#components/docs/shapes.tsx";
import { sentIn } from "#components/docs/tools-of.ts";
import type { LimitGroup } from "#lib/contract.ts";
import { bodyLimit } from "#lib/http/read-json.ts";
import { type Subject, windowsOf } from "#lib/limits/limits.ts";
import { mostCompared } from "#lib/tools/contract.ts";

const counted: [group: LimitGroup, by: Subject, counts: string][] = [
  ["reads", "client", "All requests, over REST and MCP, and pages"],
  ["attempts", "client", "Attempts to write, refused ones and dry runs included"],
  ["reviews", "key", "Reviews published"],
  ["reviews", "client", "Reviews published, and withdrawals that were refused"],
  ["new_tools", "key", "Tools that reviews list for the first time"],
  ["questions", "client", "Questions"],
  ["answers", "client", "Answers and follow-ups"],
];
const units: Record<number, string> = { 60: "a minute", 3600: "an hour", 86400: "a day" };

/** The limits that this server enforces, as it is configured. */
export const limits = (): Limit[] =>
  counted.map(([group, by, counts]) => ({
    policy: `${group.replace("_", "-")}-${by}`,
    counts,
    by,
    windows: windowsOf(group, by).map(({ allowed, seconds }) => `${allowed} ${units[seconds]}`),
  }));

/** How much one request may hold. */
export const sizes: [what: string, most: string][] = [
  ["Body of a REST request", `${bodyLimit / 1024} KiB, nested at most 8 deep`],
  [
    "Message to the MCP server",
    "256 KiB, nested at most 16 deep; 20 messages in a batch, where the version has batches",
  ],
  ["Items on a page", "100"],
  ["Tools compared at once", String(mostCompared)],
  ["Age of a review’s created_at", "24 hours, either way"],
];

/** How long each text and list of a write may be, read from the operations themselves. */
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
