// npm run catalog -- import <file|url> [--dry-run]
import { closeDatabase } from "../db/client.ts";
import { faultInWords } from "../db/logged-error.ts";
import { isStorageAway } from "../db/storage-away.ts";
import { type ImportReport, importRegistry } from "../tools/import-registry.ts";
import { loadCatalog } from "../tools/load-catalog.ts";

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

async function run(from: string, dryRun: boolean): Promise<void> {
  try {
    // A server is linked to the tools that the editors describe, so these come first.
    await loadCatalog();
    tell(await importRegistry(from, { dryRun }), dryRun);
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  } finally {
    await closeDatabase();
  }
}

function tell({ outcomes, other_versions, is_partial }: ImportReport, dryRun: boolean): void {
  const counts = { new: 0, linked: 0, updated: 0, unchanged: 0, removed: 0, skipped: 0 };
  for (const { outcome, place, name, tool_id, note } of outcomes) {
    counts[outcome] += 1;
    if (outcome === "unchanged") continue;
    const named = [name, tool_id && `→ ${tool_id}`].filter(Boolean).join(" ");
    console.log(`${outcome.padEnd(8)} ${named || place}${note ? `: ${note}` : ""}${named ? ` (${place})` : ""}`);
  }
  if (other_versions > 0) console.log(`${other_versions} other versions of these servers were left out.`);
  if (is_partial) console.log("The file says that its list goes on in further pages; those are not in it.");
  const sums = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`);
  console.log(`${dryRun ? "Dry run, nothing was imported: would be " : ""}${sums.join(", ")}.`);
}

function sentenceOf(error: unknown): string {
  if (isStorageAway(error))
    return "Storage cannot be reached. What was imported before stays; import again when it is back to do the rest.";
  return faultInWords(error);
}
