// npm run touchstone -- <command>: what an operator does with the data as a whole.
import { parseArgs } from "node:util";
import { makeOperatorLink } from "../accounts/operator-link.ts";
import { backUp } from "../db/backup.ts";
import { closeDatabase } from "../db/client.ts";
import { CopyRefused, type Proof } from "../db/copy.ts";
import { addressWithoutPassword, type Place, placeName, refuseMissing } from "../db/copy-home.ts";
import { faultInWords } from "../db/logged-error.ts";
import { moveData } from "../db/move.ts";
import { restore } from "../db/restore.ts";
import { isStorageAway } from "../db/storage-away.ts";
import { env } from "../env.ts";
import { removeRecord } from "../moderation/remove-record.ts";
import { ownValue } from "../own-value.ts";
import { keys } from "./keys.ts";
import { Misused } from "./misused.ts";
import { removalReport } from "./removal-report.ts";

const usage = `Usage: npm run touchstone -- <command>

  move --to <postgres address> [--from <folder>]
      Copies the data of a PGlite folder (DATA_DIR unless --from names another) to an empty PostgreSQL
      database, proves that all of it arrived, and leaves the folder as it was. Stop the server first.
  backup --to <file> [--force]
      Writes all data of the configured home (DATABASE_URL, else DATA_DIR) to a file. A service on
      PostgreSQL goes on meanwhile; one on PGlite must be stopped first.
  restore --from <file>
      Fills the configured home, which must be empty, from such a file.
  remove <id> --reason "<why>" [--dry-run]
      Removes a question, answer, follow-up or review from the configured home for good. Its id, its kind
      and the reason stay in the public log at /moderation. A service on PostgreSQL goes on meanwhile;
      one on PGlite must be stopped first. With --dry-run it only says what would be removed.
  keys create --name "<what it is for>" [--concurrency <studies at once>] | list | revoke <key_id>
      Makes, lists and revokes the operator's keys to the research API of the service that runs at
      PUBLIC_URL, or at --url, with its RESEARCH_ADMIN_SECRET.
  operator-link
      Makes a link that signs in at /operator once, within 15 minutes. For a service on PostgreSQL;
      one on PGlite prints a link at each start.

A backup holds everything, the service's own secrets too: keep it as you keep those.`;

/** What each command is given: options, and how many words after its own. */
type Command = { takes: string[]; words?: number; run: (given: Given, words: string[]) => Promise<void> };

const commands: Record<string, Command> = {
  move: { takes: ["to", "from"], run: move },
  backup: { takes: ["to", "force"], run: backup },
  restore: { takes: ["from"], run: fromBackup },
  remove: { takes: ["reason", "dry-run"], words: 1, run: remove },
  keys: { takes: ["name", "concurrency", "url"], words: 2, run: handleKeys },
  "operator-link": { takes: [], run: operatorLink },
};

type Option<Value> = Value | undefined;
type Given = {
  to?: Option<string>;
  from?: Option<string>;
  reason?: Option<string>;
  force?: Option<boolean>;
  "dry-run"?: Option<boolean>;
  name?: Option<string>;
  concurrency?: Option<string>;
  url?: Option<string>;
};

async function move({ to, from }: Given): Promise<void> {
  const address = required(to, "--to <postgres address>");
  if (!/^postgres(ql)?:\/\/./.test(address) || !URL.canParse(address))
    throw new Misused("--to must be an address such as postgres://user:password@host:5432/database.");
  const source = { DATA_DIR: from ?? env().DATA_DIR };
  const target = { DATABASE_URL: address, DATA_DIR: source.DATA_DIR };
  console.log(`Moving ${placeName(source)} to ${placeName(target)} …`);
  report(await moveData(source, target), "arrived");
  const masked = addressWithoutPassword(address);
  const password = masked === address ? "" : " (with the password in place of the dots)";
  console.log(`From now on start with${password}:\n\n  DATABASE_URL=${masked}\n`);
  console.log(
    `The folder ${source.DATA_DIR} was left as it was. Keep it until you have seen the service on its new home.`,
  );
}

async function backup({ to, force = false }: Given): Promise<void> {
  const file = required(to, "--to <file>");
  report(await backUp(configured(), file, { force }), "written");
  console.log(
    `${file} can be read by you alone (mode 0600). It holds the service's own secrets: keep it as you keep those.`,
  );
}

async function fromBackup({ from }: Given): Promise<void> {
  const file = required(from, "--from <file>");
  report(await restore(file, configured()), "arrived");
  console.log(`${placeName(configured())} now holds what ${file} holds.`);
}

async function remove({ reason, "dry-run": dry_run = false }: Given, [id]: string[]): Promise<void> {
  const given = { id: required(id, "<id>"), reason: required(reason, '--reason "<why>"'), dry_run };
  refuseMissing(configured());
  try {
    console.log(removalReport(await removeRecord(given), given, env().PUBLIC_URL));
  } catch (error) {
    if (!isStorageAway(error)) throw error;
    throw new CopyRefused(`${placeName(configured())} cannot be reached. Check the address; nothing was changed.`);
  } finally {
    await closeDatabase();
  }
}

async function handleKeys(given: Given, [action, key_id]: string[]): Promise<void> {
  console.log(await keys(action, key_id, given));
}

async function operatorLink(): Promise<void> {
  refuseMissing(configured());
  try {
    console.log(await makeOperatorLink(env().PUBLIC_URL));
  } finally {
    await closeDatabase();
  }
}

function configured(): Place {
  const { DATABASE_URL, DATA_DIR } = env();
  return { DATABASE_URL, DATA_DIR };
}

function required(value: string | undefined, name: string): string {
  if (!value) throw new Misused(`${name} is missing.`);
  return value;
}

/** The proof, for people: how many rows each table has, and the digest of what stands in them. */
function report(proofs: Proof[], done: "arrived" | "written"): void {
  const width = Math.max(...proofs.map(({ name }) => name.length));
  console.log(`${"table".padEnd(width)} ${"rows".padStart(10)}  content (SHA-256, summed)`);
  for (const { name, rows, sha256 } of proofs)
    console.log(`${name.padEnd(width)} ${String(rows).padStart(10)}  ${sha256.slice(0, 16)}`);
  const rows = proofs.reduce((sum, proof) => sum + proof.rows, 0);
  const compared = done === "arrived" ? ", compared with what was sent by count and content" : "";
  console.log(`${rows} rows in ${proofs.length} tables ${done}${compared}.\n`);
}

async function main(args: string[]): Promise<void> {
  const { positionals, values } = parsed(args);
  if (values.help === true || positionals[0] === "help") return console.log(usage);
  const command = ownValue(commands, positionals[0] ?? "");
  const most = 1 + (command?.words ?? 0);
  if (command === undefined || positionals.length > most) {
    const unknown = positionals[command === undefined ? 0 : most];
    throw new Misused(unknown === undefined ? "Name a command." : `"${unknown}" is not known here.`);
  }
  const stray = Object.keys(values).find((name) => !command.takes.includes(name));
  if (stray !== undefined) throw new Misused(`${positionals[0]} takes no --${stray}.`);
  await command.run(values, positionals.slice(1));
}

function parsed(words: string[]) {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  try {
    const options = {
      to: text,
      from: text,
      reason: text,
      name: text,
      concurrency: text,
      url: text,
      force: flag,
      "dry-run": flag,
      help: { ...flag, short: "h" },
    } as const;
    return parseArgs({ args: words, allowPositionals: true, options });
  } catch (error) {
    throw new Misused((error as Error).message.split(". ")[0]!);
  }
}

await main(process.argv.slice(2)).catch((error: Error) => {
  if (error instanceof Misused) console.error(`${faultInWords(error)}\n\n${usage}`);
  else console.error(error instanceof CopyRefused ? error.message : faultInWords(error));
  process.exitCode = error instanceof Misused ? 2 : 1;
});
