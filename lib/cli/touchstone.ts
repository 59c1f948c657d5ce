// npm run touchstone -- <command>: an operator's commands on the data as a whole. Only commands that open the data load
// its code: a running service does the others.

import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { linkMinutes } from "../accounts/account-limits.ts";
import { CopyRefused } from "../backup/copy.ts";
import { addressWithoutPassword, isMissing, type Place, placeName, refuseMissing } from "../backup/copy-home.ts";
import { faultInWords } from "../db/logged-error.ts";
import { isStorageAway } from "../db/storage-away.ts";
import { env } from "../env.ts";
import { ownValue } from "../own-value.ts";
import { codeMinutes } from "../sign-in/contract.ts";
import { carryOut } from "./carry-out.ts";
import { keys, Misused } from "./keys.ts";
import type { Inputs as Operands } from "./operations.ts";
import { proofTable } from "./reports.ts";

const usage = `Usage: npm run touchstone -- <command>

  backup --to <file> [--force]
      Writes all data of the configured home (DATABASE_URL, else DATA_DIR) to a file.
  remove <id> --reason "<why>" [--dry-run]
      Removes a question, answer, follow-up, review or study for good. Its id, its kind and the reason stay in
      the public log at /moderation. With --dry-run it only says what would be removed.
  confirm <tool_id> | unconfirm <tool_id>
      Confirms that a tool which a review listed is what its name says, or takes that back. A confirmed
      tool is of the catalogue and no longer ranks last.
  keys create --name "<what it is for>" [--concurrency <studies at once>] [--same-as <id>]
  keys move <key_id> [--same-as <id>] | list | revoke <key_id>
      Makes, moves, lists and revokes keys to the research API. A key belongs to the account of
      --same-as, which is an account's id or a key's, else to a new account named after it. With
      --url <address> the keys of the service that runs there, by its RESEARCH_ADMIN_SECRET.
  operator-link
      Makes a link that signs in at /operator once, within ${linkMinutes} minutes.
  sign-in <e-mail>
      Makes a code that signs a person in at /sign-in/code once, within ${codeMinutes} minutes: for whom no mail
      reaches. You vouch for who gets it.
  doctor [--connector]
      Looks at storage, migrations, the clock, mail, the internet, what the pages say of the operator, and the
      models of AI_MODEL, each of which it calls three times. A line is ok, a note, or wrong. With --connector it
      walks a chat client's way to the research connector of the running service.
  export-study <id> [<file>]
      Writes a study with all calls of its models to a file, study-<id>.json unless another is named.

These work while the service runs; a service on PGlite does them itself, for the user who runs it.

  move --to <postgres address> [--from <folder>]
      Copies the data of a PGlite folder (DATA_DIR unless --from names another) to an empty PostgreSQL
      database, proves that all of it arrived, and leaves the folder as it was. Stop the server first.
  restore --from <file>
      Fills the configured home, which must be empty, from a backup.
  replay <file> [--out <file>]
      Runs an exported study again from its file alone, without network or data, and says whether the
      findings are the same bytes. With --out it also writes them.

A backup holds everything, the service's own secrets too: keep it as you keep those.`;

/** A command's options, how many words follow its name, and what it prints at its end. */
type Command = { takes: string[]; words?: number; run: (options: Inputs, words: string[]) => Promise<string> };

const commands: Record<string, Command> = {
  move: { takes: ["to", "from"], run: move },
  backup: {
    takes: ["to", "force"],
    run: ({ to, force = false }) => carryOutHere("backup", { file: resolve(required(to, "--to <file>")), force }),
  },
  restore: { takes: ["from"], run: fromBackup },
  remove: { takes: ["reason", "dry-run"], words: 1, run: remove },
  confirm: { takes: [], words: 1, run: (_, words) => carryOutHere("confirm_tool", toolIn(words)) },
  unconfirm: { takes: [], words: 1, run: (_, words) => carryOutHere("unconfirm_tool", toolIn(words)) },
  keys: {
    takes: ["name", "concurrency", "same-as", "url"],
    words: 2,
    run: (options, [action, key_id]) => keys(action, key_id, options, carryOutHere),
  },
  doctor: { takes: ["connector"], run: lookAtAll },
  "export-study": { takes: [], words: 2, run: writeStudy },
  replay: { takes: ["out"], words: 1, run: replayFile },
  "sign-in": {
    takes: [],
    words: 1,
    run: (_, [email]) => carryOutHere("sign_in_code", { email: required(email, "<e-mail>") }),
  },
  "operator-link": { takes: [], run: () => carryOutHere("operator_link", {}) },
};

type Inputs = ReturnType<typeof parsed>["values"];

const toolIn = ([tool_id]: string[]) => ({ tool_id: required(tool_id, "<tool_id>") });

async function move({ to, from }: Inputs): Promise<string> {
  const address = required(to, "--to <postgres address>");
  if (!/^postgres(ql)?:\/\/./.test(address) || !URL.canParse(address))
    throw new Misused("--to must be an address such as postgres://user:password@host:5432/database.");
  const source = { DATA_DIR: from ?? env().DATA_DIR };
  const target = { DATABASE_URL: address, DATA_DIR: source.DATA_DIR };
  const { moveData } = await import("../backup/backup.ts");
  console.log(`Moving ${placeName(source)} to ${placeName(target)} …`);
  console.log(proofTable(await moveData(source, target), "arrived"));
  const masked = addressWithoutPassword(address);
  const password = masked === address ? "" : " (with the password in place of the dots)";
  return `From now on start with${password}:\n\n  DATABASE_URL=${masked}\n
The folder ${source.DATA_DIR} was left as it was. Keep it until you have seen the service on its new home.`;
}

async function fromBackup({ from }: Inputs): Promise<string> {
  const file = required(from, "--from <file>");
  const { restore } = await import("../backup/backup.ts");
  const proof = proofTable(await restore(file, configured()), "arrived");
  return `${proof}\n${placeName(configured())} now holds what ${file} holds.`;
}

async function remove({ reason, "dry-run": dry_run = false }: Inputs, [id]: string[]): Promise<string> {
  const input = { id: required(id, "<id>"), reason: required(reason, '--reason "<why>"'), dry_run };
  return carryOutHere("remove", input);
}

async function lookAtAll({ connector = false }: Inputs): Promise<string> {
  if (connector || !isMissing(configured())) return carryOutHere("doctor", { connector });
  const { doctor } = await import("./doctor.ts");
  return doctor({ hasData: false, isServing: false, say: (line) => console.log(line) });
}

async function writeStudy(_: Inputs, [id, file = `study-${id}.json`]: string[]): Promise<string> {
  const text = await carryOutHere("export_study", { study_id: required(id, "<id>") });
  await writeFile(file, text, { flag: "wx", mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EEXIST" ? new CopyRefused(`${file} exists already. Name another file.`) : error;
  });
  return `Wrote ${file}. You alone can read it (mode 0600).`;
}

async function replayFile({ out }: Inputs, [file]: string[]): Promise<string> {
  const { replay } = await import("./replay.ts");
  return replay(required(file, "<file>"), out);
}

/** Runs an operation on the configured home, which must exist. */
async function carryOutHere<Name extends keyof Operands>(name: Name, input: Operands[Name]): Promise<string> {
  refuseMissing(configured());
  try {
    return await carryOut(name, input);
  } catch (error) {
    if (!isStorageAway(error)) throw error;
    throw new CopyRefused(`${placeName(configured())} cannot be reached. Check the address; nothing was changed.`);
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
  console.log(await command.run(values, positionals.slice(1)));
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
      "same-as": text,
      url: text,
      out: text,
      force: flag,
      "dry-run": flag,
      connector: flag,
      help: { ...flag, short: "h" },
    } as const;
    return parseArgs({ args: words, allowPositionals: true, options });
  } catch (error) {
    throw new Misused((error as Error).message.split(". ")[0]!);
  }
}

await main(process.argv.slice(2)).catch((error: Error) => {
  if (error instanceof Misused) console.error(`${faultInWords(error)}\n\n${usage}`);
  else console.error(faultInWords(error));
  process.exitCode = error instanceof Misused ? 2 : 1;
});
