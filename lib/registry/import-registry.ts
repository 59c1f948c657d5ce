import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { alone } from "../db/client.ts";
import { importServers } from "./import-servers.ts";
import { type RegistryLimits, readRegistryPages } from "./registry-pages.ts";
import { type RegistryRecord, readRecord } from "./registry-record.ts";
import type { Outcome } from "./registry-steps.ts";
import { foldVersion, type Version, type Versions } from "./registry-version.ts";

export type ImportReport = {
  outcomes: Outcome[];
  /** Versions left out because another version of the same server counts. */
  other_versions: number;
  /** Whether a file is only the first page of a list, by its own word. */
  is_partial: boolean;
};

/** Small, because other writers wait for a batch. */
const batchSize = 200;

/** Imports MCP servers in the registry's format from a file or address, batch by batch once all pages are read. */
export async function importRegistry(
  from: string,
  options: { dryRun?: boolean; limits?: RegistryLimits } = {},
): Promise<ImportReport> {
  const spool = new RecordSpool();
  try {
    const { servers, ...report } = await readServers(from, spool, options.limits);
    // What is published as the source of a record: a folder's name or a query may be secret.
    const url = /^https?:/i.test(from) ? URL.parse(from) : null;
    const source = url === null ? basename(from) : `${url.origin}${url.pathname}`;
    const run = { from: source, isDry: options.dryRun ?? false, newIds: new Set<string>(), records: new Map() };
    const outcomes: Outcome[] = [];
    for (let at = 0; at < servers.length; at += batchSize) {
      const batch = servers.slice(at, at + batchSize);
      const candidates = batch.map(({ record: { place, at }, ...of }) => ({ ...of, place, record: spool.read(at) }));
      const done = await alone((db) => db.transaction((tx) => importServers(tx, candidates, run)));
      for (const [index, outcome] of done.entries()) outcomes[batch[index]!.order] = outcome;
    }
    return { ...report, outcomes: [...report.outcomes, ...outcomes] };
  } finally {
    spool.close();
  }
}

/** A version in memory: what orders it, and where the rest waits. */
type Entry = Version & { place: string; at: SpoolPlace };

/** The servers in the order of their import, each with its place in the list's order. */
type Reading = ImportReport & { servers: (Versions<Entry> & { order: number })[] };

async function readServers(from: string, spool: RecordSpool, limits?: RegistryLimits): Promise<Reading> {
  const servers = new Map<string, Versions<Entry>>();
  const report: ImportReport = { outcomes: [], other_versions: 0, is_partial: false };
  for await (const { entries, cursor } of readRegistryPages(from, limits)) {
    report.is_partial = cursor !== null;
    for (const { place, value } of entries) {
      const record = readRecord(value);
      if ("fault" in record) {
        report.outcomes.push({ outcome: "skipped", place, name: null, tool_id: null, note: record.fault });
        continue;
      }
      const { version, status, is_latest, published_at } = record;
      const name = record.name.toLowerCase();
      const earlier = servers.get(name);
      if (earlier !== undefined) report.other_versions += 1;
      const entry = { version, status, is_latest, published_at, place, at: spool.write(record) };
      servers.set(name, foldVersion(earlier, entry));
    }
  }
  // A withdrawn server may have an active one under another name, which takes its tool over.
  const isWithdrawn = ({ record }: Versions<Entry>) => Number(record.status !== "active");
  const ordered = [...servers.values()].map((server, order) => ({ ...server, order }));
  return { ...report, servers: ordered.sort((one, other) => isWithdrawn(one) - isWithdrawn(other)) };
}

/** The place of a record in the spool, in bytes. */
type SpoolPlace = { at: number; length: number };

/** Records that wait in a temporary file until all pages are read, so that a long list needs little memory. */
class RecordSpool {
  readonly #folder = mkdtempSync(join(tmpdir(), "touchstone-import-"));
  readonly #file = openSync(join(this.#folder, "records"), "w+", 0o600);
  #end = 0;

  write(record: RegistryRecord): SpoolPlace {
    const bytes = serialize(record);
    const at = this.#end;
    for (let offset = 0; offset < bytes.length; )
      offset += writeSync(this.#file, bytes, offset, bytes.length - offset, at + offset);
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
