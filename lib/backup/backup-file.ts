import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { interfaceVersion } from "../contract.ts";
import { type Copy, CopyRefused, differing, type Head, type Part, type Row, type Tail, Tally } from "./copy.ts";

// A backup is gzip'd lines of JSON: a head, then per table its name and its rows as arrays of texts, then a tail with
// counts and digests, and last the SHA-256 of all earlier lines. Any language can read it.

const format = 1;
/** Lines unpacked together become one statement when loaded. */
const chunkSize = 1_000_000;

/** Writes a copy to a file that only its owner can read; the file gets its name once it is complete. */
export async function writeBackup(copy: Copy, file: string, options: { force: boolean }): Promise<Tail> {
  if (!options.force && existsSync(file))
    throw new CopyRefused(`${file} exists and was left as it was. Name another file, or say --force to replace it.`);
  const partial = `${file}.${process.pid}.partial`;
  let tail: Tail | undefined;
  const noted = async function* (): Copy {
    for await (const part of copy) {
      if ("tail" in part) tail = part.tail;
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
  return tail!;
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
  const reading = new Reading(file);
  for await (const lines of linesIn(file)) yield* reading.take(lines);
  yield reading.end();
}

type Line = Partial<Head & Tail> & { touchstone_backup?: number; table?: string; sha256?: string };

/** A backup during reading: its statements so far, and those still to be proven. */
class Reading {
  readonly #file: string;
  readonly #all = createHash("sha256");
  readonly #tallies = new Map<string, Tally>();
  #hasHead = false;
  #table = "";
  #tail: Tail | undefined;
  #isWhole = false;

  constructor(file: string) {
    this.#file = file;
  }

  *take(lines: string[]): Generator<Part> {
    let rows: Row[] = [];
    for (const line of lines) {
      const value = this.#parse(line);
      if (Array.isArray(value)) {
        const tally = this.#tallies.get(this.#table);
        if (tally === undefined || this.#tail !== undefined) throw damaged(this.#file);
        tally.add(value);
        rows.push(value);
      } else {
        if (rows.length > 0) yield { table: this.#table, rows };
        rows = [];
        if (this.#hasHead) this.#note(value);
        else yield { head: this.#begin(value) };
      }
      this.#all.update(`${line}\n`);
    }
    if (rows.length > 0) yield { table: this.#table, rows };
  }

  end(): Part {
    const proofs = [...this.#tallies].map(([name, tally]) => tally.proof(name));
    if (!this.#isWhole || this.#tail === undefined || differing(this.#tail.proofs, proofs).length > 0)
      throw damaged(this.#file);
    return { tail: this.#tail };
  }

  #begin({ touchstone_backup: version, migrations, tables }: Line): Head {
    if (version === undefined || migrations === undefined || tables === undefined) throw noBackup(this.#file);
    if (version > format)
      throw new CopyRefused(`${this.#file} is a backup of a newer Touchstone. Update Touchstone; nothing was written.`);
    for (const { name } of tables) this.#tallies.set(name, new Tally());
    this.#hasHead = true;
    return { migrations, tables };
  }

  #note({ table, proofs, sequences, sha256 }: Line): void {
    if (table !== undefined) this.#table = table;
    else if (proofs !== undefined && sequences !== undefined) this.#tail = { proofs, sequences };
    else if (sha256 !== undefined) this.#isWhole = sha256 === this.#all.copy().digest("hex");
  }

  #parse(line: string): Row | Line {
    if (this.#isWhole) throw damaged(this.#file);
    try {
      return JSON.parse(line);
    } catch {
      throw this.#hasHead ? damaged(this.#file) : noBackup(this.#file);
    }
  }
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
