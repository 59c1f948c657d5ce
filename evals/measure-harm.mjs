// Prints what share of topics is refused and doubted: node evals/measure-harm.mjs [files of topics as JSON]
import { readFileSync } from "node:fs";
import { readHarm } from "../lib/studies/harm/read-harm.ts";

const here = (name) => new URL(name, import.meta.url);
const files = process.argv.length > 2 ? process.argv.slice(2) : [here("harmful.json"), here("sensitive.json")];
for (const file of files) {
  const read = JSON.parse(readFileSync(file, "utf8")).map((row) => readHarm([row.topic ?? row]));
  const refused = read.filter((harm) => harm?.certain).length;
  const doubted = read.filter((harm) => harm !== null).length - refused;
  console.log(`${file}: of ${read.length} topics ${refused} are refused and ${doubted} doubted`);
}
