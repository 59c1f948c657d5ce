import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, expect } from "vitest";

/** The operations that say what the service is made of: their answers change with the code alone. */
const constant = ["get_review_protocol", "get_participation", "get_dimensions", "get_sources", "list_study_types"];
/** Of the answers over MCP only what names a request or counts seconds is another each time. */
const withoutMoment = (answer: object) =>
  JSON.stringify(answer).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|(?<=in |after":)\d+/g, "…");

/**
 * Takes an answer of each operation and status as its example in a file, where UPDATE_EXAMPLES is set: the first, or a
 * later one of the same members that has fewer empty lists. An example of the same members stays, unless it is "all".
 * Else holds that the examples are what is answered now.
 */
export function takeAnswers(file: string): (operationId: string, status: number, body: unknown) => void {
  const taken: Record<string, Record<string, object>> = {};
  afterAll(() => {
    const kept = JSON.parse(readFileSync(file, "utf8"));
    if (process.env.UPDATE_EXAMPLES === undefined) {
      for (const name of [...constant, "mcp_post"])
        for (const [status, answer] of Object.entries(taken[name] ?? {}))
          expect(withoutMoment(kept[name][status]), `${name} ${status}: UPDATE_EXAMPLES=1`).toBe(withoutMoment(answer));
      return;
    }
    if (process.env.UPDATE_EXAMPLES !== "all")
      for (const [name, answers] of Object.entries(taken))
        for (const [status, answer] of Object.entries(answers)) {
          const example = kept[name]?.[status];
          if (!constant.includes(name) && hasMembersOf(answer, example)) answers[status] = example;
        }
    // A tool's website that a test serves has another port each time.
    const text = JSON.stringify({ ...kept, ...taken }).replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, "https://tool.example");
    writeFileSync(file, text.replaceAll(/127\.0\.0\.1:\d+/g, "tool.example"));
    execFileSync(process.execPath, ["node_modules/@biomejs/biome/bin/biome", "format", "--write", file]);
  });
  return (operationId, status, body) => {
    if (typeof body !== "object" || body === null) return;
    const [answer, kept] = [shortened(body), taken[operationId]?.[status]];
    if (kept === undefined || isFuller(answer, kept)) taken[operationId] = { ...taken[operationId], [status]: answer };
  };
}

/** Whether an example has the members that an answer has now, each of the same type. */
function hasMembersOf(answer: unknown, example: unknown): boolean {
  if (Array.isArray(answer) && Array.isArray(example))
    return typeof answer[0] !== "object" || (example.length > 0 && hasMembersOf(answer[0], example[0]));
  if (typeof answer !== "object" || typeof example !== "object") return typeof answer === typeof example;
  if (answer === null || example === null) return answer === example;
  const members: [string, unknown][] = Object.entries(example);
  return (
    Object.keys(answer).length === members.length &&
    Object.entries(answer).every(
      ([name, member], at) => name === members[at]![0] && hasMembersOf(member, members[at]![1]),
    )
  );
}

const isFuller = (one: object, other: object): boolean =>
  Object.keys(one).join() === Object.keys(other).join() && emptyListsIn(one) < emptyListsIn(other);

const emptyListsIn = (answer: object): number =>
  Object.values(answer).filter((member) => Array.isArray(member) && member.length === 0).length;

/** The same with one object of every list of them; a document of OpenAPI as its version. */
function shortened<Value>(value: Value): Value;
function shortened(value: unknown): unknown {
  if (Array.isArray(value))
    return (value.every((one) => typeof one === "object") ? value.toSpliced(1) : value).map(shortened);
  if (typeof value !== "object" || value === null) return value;
  if ("openapi" in value) return { openapi: value.openapi };
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shortened(member)]));
}
