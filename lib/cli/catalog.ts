// npm run catalog -- <command>: catalog-usage.txt has the commands and their options.

import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { faultInWords } from "../db/logged-error.ts";
import { isStorageAway } from "../db/storage-away.ts";
import { textFile } from "../text-file.ts";
import { valueOr } from "../value-or.ts";
import { carryOut } from "./carry-out.ts";

const usage = textFile("cli/catalog-usage.txt")().trimEnd();

const words = readWords(process.argv.slice(2));
if (words?.values.help) console.log(usage);
else
  await run(words).then(
    (sentence) => console.log(sentence),
    (error) => {
      console.error(error === usage ? usage : sentenceOf(error));
      process.exitCode = error === usage ? 2 : 1;
    },
  );

async function run(words: ReturnType<typeof readWords>): Promise<string> {
  const { positionals: [command, from, more] = [], values = {} } = words ?? {};
  const { "dry-run": dry_run = false, force = false, at = [] } = values;
  const mirrors = at.map((one) => /^(\w+)=(https?:\/\/\S+)$/.exec(one)?.slice(1));
  if (command === "verify" && from === undefined && !dry_run && !mirrors.includes(undefined))
    return carryOut("verify_catalog", { mirrors: Object.fromEntries(mirrors as [string, string][]), force });
  if (command !== "import" || from === undefined || more !== undefined || force || at.length > 0) throw usage;
  // The service that may run this has another working folder.
  return carryOut("import_catalog", { from: URL.canParse(from) ? from : resolve(from), dry_run });
}

function readWords(args: string[]) {
  const flag = { type: "boolean" } as const;
  const options = { "dry-run": flag, force: flag, help: flag, at: { type: "string", multiple: true } } as const;
  return valueOr(() => parseArgs({ args, allowPositionals: true, options }), null);
}

function sentenceOf(error: unknown): string {
  return isStorageAway(error)
    ? "Storage cannot be reached. What was imported before stays; import again when it is back to do the rest."
    : faultInWords(error);
}
