// npm run catalog -- import <file|url> [--dry-run] | verify [--at <registry>=<address>]
import { resolve } from "node:path";
import { faultInWords } from "../db/logged-error.ts";
import { isStorageAway } from "../db/storage-away.ts";
import { carryOut } from "./carry-out.ts";

const usage = `Usage: npm run catalog -- import <file|url> [--dry-run]
       npm run catalog -- verify [--at npm|pypi|crates=<address>]…

import brings MCP servers from a list in the official MCP registry's format into the catalogue. An http(s) address is
read with all its pages; a file may also hold one server.json or an array of them. Importing again changes only what has
changed.
verify asks npm, PyPI and crates.io whether the packages that publishers name are from the tools' repositories. It goes
to the network of this machine; a run asks for 500 packages at most, the next one for the others.

  --dry-run   prints what an import would do and imports nothing
  --at        the address of a mirror of a registry, such as npm=https://npm.example.com
  --help      prints this

Example: npm run catalog -- import "https://registry.modelcontextprotocol.io/v0.1/servers?version=latest&limit=100"`;

const { command, run } = readWords(process.argv.slice(2));
if (command === "--help") console.log(usage);
else if (run === null) {
  console.error(usage);
  process.exitCode = 2;
} else
  try {
    const sentence = await run();
    console.log(sentence);
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }

function readWords(words: string[]): { command: string; run: (() => Promise<string>) | null } {
  const [command = "", from, ...more] = words.filter((word) => word !== "--dry-run");
  if (words.includes("--help")) return { command: "--help", run: null };
  if (command === "verify") {
    const mirrors = mirrorsOf(words.slice(1));
    return { command, run: mirrors && (() => carryOut("verify_catalog", { mirrors })) };
  }
  if (command !== "import" || from === undefined || from.startsWith("-") || more.length > 0)
    return { command, run: null };
  // The service that may run this has another working folder.
  const whole = URL.canParse(from) ? from : resolve(from);
  return { command, run: () => carryOut("import_catalog", { from: whole, dry_run: words.includes("--dry-run") }) };
}

/** The mirrors of --at npm=https://…; null where a word is none. */
function mirrorsOf(words: string[]): { [registry: string]: string } | null {
  const mirrors: { [registry: string]: string } = {};
  for (let at = 0; at < words.length; at += 2) {
    const [, registry, address] = /^(npm|pypi|crates)=(https?:\/\/\S+)$/.exec(words[at + 1] ?? "") ?? [];
    if (words[at] !== "--at" || registry === undefined || address === undefined) return null;
    mirrors[registry] = address;
  }
  return mirrors;
}

function sentenceOf(error: unknown): string {
  return isStorageAway(error)
    ? "Storage cannot be reached. What was imported before stays; import again when it is back to do the rest."
    : faultInWords(error);
}
