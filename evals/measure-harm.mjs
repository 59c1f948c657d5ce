// Prints what share of topics is refused and doubted: node scripts/run.mjs evals/measure-harm.mjs [--list] [files of topics: JSON, or JSON a line]
import { readFileSync } from "node:fs";
import { readHarm } from "../lib/studies/harm/read-harm.ts";

const here = (name) => new URL(name, import.meta.url);
const own = ["harmful", "harmful-kept-back", "sensitive", "sensitive-kept-back", "topics", "topics-kept-back"];
const isListed = process.argv.includes("--list");
const named = process.argv.slice(2).filter((name) => name !== "--list");

for (const file of named.length > 0 ? named : own.map((name) => here(`${name}.json`))) {
  const topics = topicsIn(file);
  const read = topics.map((topic) => readHarm([topic]));
  const refused = read.filter((harm) => harm?.certain).length;
  const doubted = read.filter((harm) => harm !== null).length - refused;
  console.log(`${file}: of ${topics.length} topics ${refused} are refused and ${doubted} doubted`);
  if (!isListed) continue;
  for (const [index, harm] of read.entries()) console.log(`${verdict(harm)}: ${topics[index]}`);
}

function topicsIn(file) {
  const text = readFileSync(file, "utf8");
  const rows = `${file}`.endsWith(".jsonl")
    ? text
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line))
    : JSON.parse(text);
  return rows.map((row) => row.topic ?? row);
}

function verdict(harm) {
  if (harm === null) return "accepted";
  return harm.certain ? "refused" : "doubted";
}
