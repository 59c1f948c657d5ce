// npm run judge:content -- <file>: how many of the texts of a list are refused, and which ones are missed. The file holds
// { "secrets": [text], "personal": [text], "benign": [text] }.

import { readFileSync } from "node:fs";
import { z } from "zod";
import { findPersonalData, findSecrets } from "../../content/refuse-content.ts";
import { cutText } from "../../cut-text.ts";

const Lists = z.strictObject({
  secrets: z.array(z.string()).default([]),
  personal: z.array(z.string()).default([]),
  benign: z.array(z.string()).default([]),
});

const [file] = process.argv.slice(2);
if (!file) throw new Error("Give a file with lists of secrets, personal and benign texts.");
const { secrets, personal, benign } = Lists.parse(JSON.parse(readFileSync(file, "utf8")));

const rulesOf = (text: string) => [...findSecrets(text), ...findPersonalData(text)].map(({ rule }) => rule);

report("secrets", secrets, { least: 0.97, find: findSecrets });
report("personal", personal, { least: 0.88, find: findPersonalData });
const refused: string[] = [];
for (const text of benign) {
  const rules = rulesOf(text);
  if (rules.length > 0) refused.push(`  refused (${rules.join(", ")}): ${shown(text)}`);
}
print("benign: refused", refused.length, benign.length);
for (const line of refused) console.log(line);
if (refused.length > benign.length / 300) process.exitCode = 1;

type Target = { least: number; find: (text: string) => unknown[] };

/** Prints how many texts of a list are refused for what it holds, and each that is not. */
function report(name: string, texts: string[], { least, find }: Target): void {
  const missed = texts.filter((text) => find(text).length === 0);
  print(`${name}: refused`, texts.length - missed.length, texts.length);
  for (const text of missed) console.log(`  missed: ${shown(text)}`);
  if (texts.length - missed.length < least * texts.length) process.exitCode = 1;
}

function print(what: string, count: number, of: number): void {
  console.log(`${what} ${count} of ${of} (${((100 * count) / Math.max(1, of)).toFixed(1)} %)`);
}

function shown(text: string): string {
  const beginning = cutText(text, 160);
  return JSON.stringify(beginning === text ? text : `${beginning}…`);
}
