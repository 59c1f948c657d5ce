import { basename } from "node:path";
import { alone } from "../db/client.ts";
import { importServers } from "./import-servers.ts";
import type { RegistryLimits } from "./registry-bytes.ts";
import { readRegistryPages } from "./registry-pages.ts";
import { readRecord } from "./registry-record.ts";
import type { Candidate, Outcome } from "./registry-steps.ts";
import { foldVersion } from "./registry-version.ts";

export type ImportReport = {
  outcomes: Outcome[];
  /** Versions left out because another version of the same server counts. */
  other_versions: number;
  /** Whether a file is only the first page of a list, by its own word. */
  is_partial: boolean;
};

/** Small, because other writers wait for a batch. */
const batchSize = 200;

/**
 * Imports MCP servers from a list in the format of the official MCP registry: a file, or an http(s) address. All pages
 * are read before anything is written, so a failed page changes nothing. Each batch is written whole or not at all; if
 * storage fails between two, the next import does the rest.
 */
export async function importRegistry(
  from: string,
  options: { dryRun?: boolean; limits?: RegistryLimits } = {},
): Promise<ImportReport> {
  const { servers, ...report } = await readServers(from, options.limits);
  const run = { from: nameOf(from), isDry: options.dryRun ?? false, taken: new Set<string>() };
  for (let at = 0; at < servers.length; at += batchSize) {
    const batch = servers.slice(at, at + batchSize);
    report.outcomes.push(...(await alone((db) => db.transaction((tx) => importServers(tx, batch, run)))));
  }
  return report;
}

async function readServers(from: string, limits?: RegistryLimits): Promise<ImportReport & { servers: Candidate[] }> {
  const servers = new Map<string, Candidate>();
  const report: ImportReport = { outcomes: [], other_versions: 0, is_partial: false };
  for await (const { entries, hasMore } of readRegistryPages(from, limits)) {
    report.is_partial = hasMore;
    for (const { place, value } of entries) {
      const record = readRecord(value);
      if ("fault" in record) {
        report.outcomes.push({ outcome: "skipped", place, name: null, tool_id: null, note: record.fault });
        continue;
      }
      const known = servers.get(record.name);
      if (known !== undefined) report.other_versions += 1;
      const folded = foldVersion(known, record);
      servers.set(record.name, { ...folded, place: folded.record === record ? place : known!.place });
    }
  }
  return { ...report, servers: [...servers.values()] };
}

/** The published source of a record: a folder's name or a query may be secret. */
function nameOf(from: string): string {
  const url = /^https?:/i.test(from) ? URL.parse(from) : null;
  return url === null ? basename(from) : `${url.origin}${url.pathname}`;
}
