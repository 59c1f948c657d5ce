import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { interfaceVersion } from "../contract.ts";
import { valueOr } from "../value-or.ts";
import {
  type Copy,
  CopyRefused,
  differing,
  type Head,
  type Part,
  type Proof,
  type Row,
  type Tail,
  Tally,
} from "./copy.ts";

// A backup is gzip'd lines of JSON: a head, then per table its name and its rows as arrays of texts, then a tail with
// counts and digests, and last the SHA-256 of all earlier lines. Any language can read it.

const format = 1;
/** Lines unpacked together become one statement when loaded. */
const chunkSize = 1_000_000;

/** Writes a copy to a file that only its owner can read; the file gets its name once it is complete. */
export async function writeBackup(copy: Copy, file: string, options: { force: boolean }): Promise<Proof[]> {
  if (!options.force && existsSync(file))
    throw new CopyRefused(`${file} exists and was left as it was. Name another file, or say --force to replace it.`);
  const partial = `${file}.${process.pid}.partial`;
  let proofs: Proof[] = [];
  const noted = async function* (): Copy {
    for await (const part of copy) {
      if ("tail" in part) proofs = part.tail.proofs;
      yield part;
    }
  };
  try {
    await pipeline(
      linesOf(noted()),
      createGzip(),
      createWriteStream(partial, { flags: "wx", mode: 0o600, flush: true }),
    );
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return proofs;
}

async function* linesOf(copy: Copy): AsyncGenerator<string> {
  const all = createHash("sha256");
  let table: string | undefined;
  for await (const part of copy) {
    const values = valuesOf(part, table);
    if ("rows" in part) table = part.table;
    const lines = values.map((value) => `${JSON.stringify(value)}\n`).join("");
    all.update(lines);
    yield lines;
  }
  yield `${JSON.stringify({ sha256: all.digest("hex") })}\n`;
}

function valuesOf(part: Part, table: string | undefined): unknown[] {
  if ("tail" in part) return [part.tail];
  if ("rows" in part) return part.table === table ? part.rows : [{ table: part.table }, ...part.rows];
  const header = { touchstone_backup: format, made_by: `touchstone ${interfaceVersion}`, made_at: new Date() };
  return [{ ...header, ...part.head }];
}

/** Reads a backup; throws, at its tail at the latest, when it is incomplete or altered. */
export async function* readBackup(file: string): Copy {
  const all = createHash("sha256");
  const tallies = new Map<string, Tally>();
  let head: Head | undefined;
  let table = "";
  let tail: Tail | undefined;
  let isWhole = false;
  for await (const lines of linesIn(file)) {
    let rows: Row[] = [];
    for (const line of lines) {
      const value: Row | Line | null = valueOr(() => JSON.parse(line), null);
      if (value === null || isWhole) throw head === undefined ? noBackup(file) : damaged(file);
      if (Array.isArray(value)) {
        const tally = tallies.get(table);
        if (tally === undefined || tail !== undefined) throw damaged(file);
        tally.add(value);
        rows.push(value);
      } else {
        if (rows.length > 0) yield { table, rows };
        rows = [];
        const { proofs, sequences, sha256 } = value;
        if (head === undefined) {
          head = headOf(value, file);
          for (const { name } of head.tables) tallies.set(name, new Tally());
          yield { head };
        } else if (value.table !== undefined) table = value.table;
        else if (proofs !== undefined && sequences !== undefined) tail = { proofs, sequences };
        else if (sha256 !== undefined) isWhole = sha256 === all.copy().digest("hex");
      }
      all.update(`${line}\n`);
    }
    if (rows.length > 0) yield { table, rows };
  }
  const proofs = [...tallies].map(([name, tally]) => tally.proof(name));
  if (!isWhole || tail === undefined || differing(tail.proofs, proofs).length > 0) throw damaged(file);
  yield { tail };
}

type Line = Partial<Head & Tail> & { touchstone_backup?: number; table?: string; sha256?: string };

function headOf({ touchstone_backup: version, migrations, tables }: Line, file: string): Head {
  if (version === undefined || migrations === undefined || tables === undefined) throw noBackup(file);
  if (version > format)
    throw new CopyRefused(`${file} is a backup of a newer Touchstone. Update Touchstone; nothing was written.`);
  return { migrations, tables };
}

async function* linesIn(file: string): AsyncGenerator<string[]> {
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip({ chunkSize }));
  source.once("error", (error) => unzipped.destroy(error));
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for await (const chunk of unzipped) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
      rest = lines.pop()!;
      yield lines;
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT") throw new CopyRefused(`There is no file ${file}.`);
    if (/incorrect header check/.test(message)) throw noBackup(file);
    if (code?.startsWith("Z_")) throw damaged(file);
    throw error;
  } finally {
    source.destroy();
  }
  if (rest !== "") throw damaged(file);
}

const damaged = (file: string) =>
  new CopyRefused(`${file} is incomplete or was altered, so nothing was written. Use another backup.`);
const noBackup = (file: string) => new CopyRefused(`${file} is not a backup made by Touchstone; nothing was written.`);
