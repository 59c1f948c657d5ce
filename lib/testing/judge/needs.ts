// Judges the tool search by needs; scripts/judge.mjs runs it on the catalogue alone.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { closeDatabase } from "../../db/client.ts";
import { loadCatalog } from "../../tools/load-catalog.ts";
import { type Judgement, judgeNeeds, leastShares, Needs, type Share, sharesOf } from "./judge-needs.ts";

const folder = join(import.meta.dirname, "../../tools/judged");
const given = process.argv.slice(2);
const files =
  given.length > 0
    ? given
    : readdirSync(folder)
        .filter((name) => name.endsWith("-needs.json"))
        .map((name) => join(folder, name));

try {
  await loadCatalog();
  for (const file of files) report(file, await judgeNeeds(Needs.parse(JSON.parse(readFileSync(file, "utf8")))));
} finally {
  await closeDatabase();
}

function report(file: string, judged: Judgement[]): void {
  const { served, unserved } = sharesOf(judged);
  console.log(`${basename(file)}: ${judged.length} needs`);
  for (const { id, kind, q, match, found } of judged.filter(({ isRight }) => !isRight))
    console.log(`  missed ${id} (${kind}) "${q}": ${match}, ${found.join(", ")}`);
  console.log(inWords("a right tool among the first three", served, leastShares.served));
  console.log(inWords("nothing serves it, and none or some is the answer", unserved, leastShares.unserved));
}

function inWords(what: string, { right, of }: Share, least: number): string {
  if (right < least * of) process.exitCode = 1;
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  return `  ${what}: ${right} of ${of}, ${percent(of === 0 ? 1 : right / of)} (at least ${percent(least)})`;
}
