import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { afterAll } from "vitest";

/**
 * Takes an answer of each operation and status as its example in a file, where UPDATE_EXAMPLES is set: the first, or a
 * later one of the same members that has fewer empty lists.
 */
export function takeAnswers(file: string): (operationId: string, status: number, body: unknown) => void {
  if (process.env.UPDATE_EXAMPLES === undefined) return () => undefined;
  const taken: Record<string, Record<string, object>> = {};
  afterAll(() => {
    const kept = JSON.parse(readFileSync(file, "utf8"));
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
