import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { RegistryRecord } from "./registry-record.ts";

/** The place of a record in the spool, in bytes. */
export type SpoolPlace = { at: number; length: number };

/** Records that wait in a temporary file until all pages are read, so that a long list needs little memory. */
export class RecordSpool {
  readonly #folder = mkdtempSync(join(tmpdir(), "touchstone-import-"));
  readonly #file = openSync(join(this.#folder, "records"), "w+", 0o600);
  #end = 0;

  write(record: RegistryRecord): SpoolPlace {
    const bytes = serialize(record);
    const at = this.#end;
    for (let written = 0; written < bytes.length; )
      written += writeSync(this.#file, bytes, written, bytes.length - written, at + written);
    this.#end = at + bytes.length;
    return { at, length: bytes.length };
  }

  read({ at, length }: SpoolPlace): RegistryRecord {
    const bytes = Buffer.alloc(length);
    readSync(this.#file, bytes, 0, length, at);
    return deserialize(bytes);
  }

  close(): void {
    closeSync(this.#file);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
