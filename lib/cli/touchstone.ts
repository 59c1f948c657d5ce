// npm run touchstone -- <command>: an operator's commands. Only those that open the data load its code.

import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { CopyRefused } from "../backup/copy.ts";
import { addressWithoutPassword, isMissing, type Place, placeName, refuseMissing } from "../backup/copy-home.ts";
import { faultInWords } from "../db/logged-error.ts";
import { isStorageAway } from "../db/storage-away.ts";
import { env } from "../env.ts";
import { carryOut } from "./carry-out.ts";
import { allOptions, type Command, formsOf, studyFile, usage } from "./commands.ts";
import { keys, Misused } from "./keys.ts";
import type { Inputs as Operands } from "./operations.ts";
import { proofTable } from "./reports.ts";

const runs: Record<Command, (options: Inputs, words: string[]) => Promise<string>> = {
  move,
  backup: ({ to, force = false }) => carryOutHere("backup", { file: resolve(required(to, "--to <file>")), force }),
  restore: fromBackup,
  remove,
  confirm: (_, words) => carryOutHere("confirm_tool", toolIn(words)),
  unconfirm: (_, words) => carryOutHere("unconfirm_tool", toolIn(words)),
  keys: (options, [action, key_id]) => keys(action, key_id, options, carryOutHere),
  doctor: lookAtAll,
  "export-study": writeStudy,
  replay: replayFile,
  "sign-in": (_, [email]) => carryOutHere("sign_in_code", { email: required(email, "<e-mail>") }),
  "operator-link": () => carryOutHere("operator_link", {}),
};

type Inputs = { [Flag in "force" | "dry-run" | "connector" | "help"]?: boolean } & {
  [Text in "to" | "from" | "reason" | "name" | "concurrency" | "same-as" | "url" | "out"]?: string;
};

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
  return carryOutHere("remove", { id: required(id, "<id>"), reason: required(reason, '--reason "<why>"'), dry_run });
}

async function lookAtAll({ connector = false }: Inputs): Promise<string> {
  if (connector || !isMissing(configured())) return carryOutHere("doctor", { connector });
  const { doctor } = await import("./doctor.ts");
  return doctor({ hasData: false, isServing: false, say: (line) => console.log(line) });
}

async function writeStudy(_: Inputs, [id, file = studyFile(id)]: string[]): Promise<string> {
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
  const [name = "", ...words] = positionals;
  const forms = formsOf(name);
  const most = Math.max(...forms.map((form) => form.words.length));
  if (forms.length === 0 || words.length > most) {
    const unknown = forms.length === 0 ? positionals[0] : words[most];
    throw new Misused(unknown === undefined ? "Name a command." : `"${unknown}" is not known here.`);
  }
  const stray = Object.keys(values).find((option) => !forms.some(({ options }) => option in options));
  if (stray !== undefined) throw new Misused(`${name} takes no --${stray}.`);
  console.log(await runs[name as Command](values, words));
}

function parsed(args: string[]): { positionals: string[]; values: Inputs } {
  try {
    return parseArgs({ args, allowPositionals: true, options: allOptions });
  } catch (error) {
    throw new Misused((error as Error).message.split(". ")[0]!);
  }
}

await main(process.argv.slice(2)).catch((error: Error) => {
  if (error instanceof Misused) console.error(`${faultInWords(error)}\n\n${usage}`);
  else console.error(faultInWords(error));
  process.exitCode = error instanceof Misused ? 2 : 1;
});
