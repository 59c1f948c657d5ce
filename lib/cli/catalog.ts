// npm run catalog -- import <file|url> [--dry-run]
import { resolve } from "node:path";
import { faultInWords } from "../db/logged-error.ts";
import { isStorageAway } from "../db/storage-away.ts";
import { carryOut } from "./carry-out.ts";

const usage = `Usage: npm run catalog -- import <file|url> [--dry-run]

Brings MCP servers from a list in the official MCP registry's format into the catalogue. An http(s) address is read with
all its pages; a file may also hold one server.json or an array of them. Importing again changes only what has changed.

  --dry-run   prints what would happen and imports nothing
  --help      prints this

Example: npm run catalog -- import "https://registry.modelcontextprotocol.io/v0.1/servers?version=latest&limit=100"`;

const words = process.argv.slice(2);
const [command, from, ...more] = words.filter((word) => word !== "--dry-run");
if (words.includes("--help")) console.log(usage);
else if (command !== "import" || from === undefined || from.startsWith("-") || more.length > 0) {
  console.error(usage);
  process.exitCode = 2;
} else await run(from, words.includes("--dry-run"));

async function run(from: string, dry_run: boolean): Promise<void> {
  try {
    // The service that may run this has another working folder.
    const whole = URL.canParse(from) ? from : resolve(from);
    console.log(await carryOut("import_catalog", { from: whole, dry_run }));
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}

function sentenceOf(error: unknown): string {
  return isStorageAway(error)
    ? "Storage cannot be reached. What was imported before stays; import again when it is back to do the rest."
    : faultInWords(error);
}
