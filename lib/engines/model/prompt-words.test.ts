import { hash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { besideOptions } from "#lib/engines/closed-kinds.ts";
import words from "#lib/engines/closed-words.json" with { type: "json" };
import { sides } from "#lib/engines/coding.ts";
import { KeyFinding, ResearchItem } from "#lib/engines/findings.ts";
import { codePrompt } from "#lib/engines/model/prompts/code.ts";
import { materialRule, promptVersion, rulesOf } from "#lib/engines/model/prompts/parts.ts";
import { peoplePrompt } from "#lib/engines/model/prompts/people.ts";
import { planPrompt } from "#lib/engines/model/prompts/plan.ts";
import { writePrompts } from "#lib/engines/model/prompts/write.ts";
import { wireSchema } from "#lib/engines/model/wire-schema.ts";
import { drawFrom } from "#lib/engines/statistics.ts";
import { Understood } from "#lib/engines/understood.ts";
import { brief, tasks } from "#lib/testing/model-tasks.ts";

/** The members of a schema's objects and of its closed lists, at every depth. */
function namesOf(node: unknown): { members: string[]; listed: string[] } {
  if (node === null || typeof node !== "object") return { members: [], listed: [] };
  const { enum: own = [], properties = {} } = node as { enum?: string[]; properties?: object };
  const inner = Object.values(node).map(namesOf);
  return {
    members: [...Object.keys(properties), ...inner.flatMap(({ members }) => members)],
    listed: [...(Array.isArray(own) ? own : []), ...inner.flatMap(({ listed }) => listed)],
  };
}

const { code, write } = tasks();
const prompts = [
  planPrompt(brief),
  peoplePrompt({ description: "Bakers", audience: "b2c", topic: "Bread", draw: drawFrom("x") }),
  codePrompt(code),
  ...writePrompts(write),
].map(({ label, rules, shape }) => ({ label, rules, ...namesOf(wireSchema(shape!, false)) }));

const quotedIn = (rules: string) => [...new Set([...rules.matchAll(/"([^"]+)"/g)].map(([, word]) => word!))].toSorted();

test.each(prompts)("what the rules of $label explain is a member of what they ask for", ({ rules, members }) => {
  const lines = rules.split("\n").filter((line) => line.startsWith("- ") && !line.includes(" covers: "));
  const explained = lines.flatMap((line) => [...line.matchAll(/(?:^- |[.;] )([a-z_]+): /g)].map(([, name]) => name!));
  expect(explained.length).toBeGreaterThan(3);
  expect(explained.filter((name) => !members.includes(name))).toEqual([]);
});

test("the rules of code quote each member of its lists, and no other word", () => {
  const { rules, listed } = prompts.find(({ label }) => label === "code")!;
  const own = listed.filter((word) => !/^name_/.test(word) && !code.book.some(({ id }) => id === word));
  expect(quotedIn(rules)).toEqual([...new Set(own)].toSorted());
});

test("what the rules of plan and write say of a member is what the contract says of it", () => {
  const { decision, own, status_quo } = Understood.shape;
  const shapes = [decision, own, status_quo, KeyFinding.shape.evidence, ResearchItem.shape.would_change];
  const rules = prompts.map((one) => one.rules.toLowerCase()).join();
  for (const { description } of shapes) expect(rules).toContain(description!.toLowerCase().replace(/\.$/, ""));
});

test("words of a prompt are changed with their version", () => {
  const texts = globSync("lib/engines/model/prompts/*.{md,json}").sort();
  const words = hash("sha256", [materialRule, ...texts.map((file) => readFileSync(file, "utf8"))].join(), "hex");
  expect([promptVersion, words], "Set promptVersion to another day, and both here.").toEqual([
    "2026-12-5",
    "da725ad27b0dc6ece6f8cf04b736f6315ada31d9787b9df9a638dce0117b7423",
  ]);
});

test("the rules of support quote each side, and no other word", () => {
  expect(quotedIn(rulesOf("support"))).toEqual(sides.toSorted());
});

test("the rules of closed quote how each kind of question asks, and no other word", () => {
  const asks = Object.values(words).flatMap(({ asks }) => asks.split(",")[0]!);
  expect(quotedIn(rulesOf("closed"))).toEqual([...new Set(asks)].toSorted());
  for (const beside of Object.keys(besideOptions)) expect(rulesOf("closed")).toContain(beside);
});
