import { createHash } from "node:crypto";
import { partOf } from "../cut-text.ts";
import { longestId, type ToolMetadata } from "../tools/metadata.ts";
import { sourceIds } from "../tools/sources.ts";
import type { toolImports } from "../tools/tools.sql.ts";
import type { ToolRow } from "../tools/write-tools.ts";
import { describeTool, type RegistryRecord } from "./registry-record.ts";
import { isEarlier, type Versions } from "./registry-version.ts";

/** A server of a list, and the place of its entry. */
export type Candidate = Versions<RegistryRecord> & { place: string };

/** The outcome for one server. */
export type Outcome = {
  outcome: "new" | "linked" | "updated" | "unchanged" | "removed" | "skipped";
  place: string;
  name: string | null;
  tool_id: string | null;
  note: string | null;
};

/** One import: its source, whether it is a dry run, and the ids it has given so far. */
export type ImportRun = { from: string; isDry: boolean; newIds: Set<string>; records: KnownRecords };

/** Imported records by each of their identities. */
type KnownRecords = Map<string, KnownRecord[]>;
type KnownRecord = Pick<StoredImport, "external_name" | "tool_id" | "status" | "identities">;

/** The catalogue's knowledge before a batch: taken ids, tools by address, and records by lower-case name. */
export type CatalogState = { ids: Set<string>; idByAddress: Map<string, string>; stored: Map<string, StoredImport> };

/** The steps for one server: the row of its source, and the tool when its text is the registry's. */
export type Step = { outcome: Outcome; row?: typeof toolImports.$inferInsert; tool?: ToolRow };

type StoredImport = typeof toolImports.$inferSelect;

/** Decides what one server of a list changes in the catalogue; writes nothing. */
export async function stepFor(server: Candidate, listed: CatalogState, run: ImportRun): Promise<Step> {
  const earlier = listed.stored.get(server.record.name.toLowerCase());
  const { status } = server.record;
  if (earlier === undefined && status === "deleted") return skip(server, "is deleted in the registry");
  if (earlier !== undefined && status !== "active") return stepForWithdrawn(server, earlier, run);
  if (earlier !== undefined) return stepForKnown(server, earlier, run);
  const tool = await describeTool(server.record);
  if ("fault" in tool) return skip(server, tool.fault);
  return stepForNew(server, tool, listed, run);
}

function stepForNew(server: Candidate, tool: ToolMetadata, listed: CatalogState, run: ImportRun): Step {
  const { record } = server;
  const listedId = record.addresses.map((address) => listed.idByAddress.get(address)).find((id) => id !== undefined);
  const shares = record.identities.flatMap((identity) => run.records.get(identity) ?? []);
  const same = shares.find(({ identities }) => isSameServer(record.identities, identities));
  const twin = listedId ?? same?.tool_id;
  if (twin !== undefined) {
    const reason =
      listedId === undefined ? `is another name of ${same!.external_name}` : "is listed already under its address";
    const note = `${reason}; the listed text stays`;
    const row = importRow(server, twin, false, run);
    addKnown(run.records, row);
    return { outcome: outcomeOf(server, "linked", twin, note), row };
  }
  const tool_id = idsFor(record.name).find((id) => !listed.ids.has(id) && !run.newIds.has(id))!;
  run.newIds.add(tool_id);
  const row = importRow(server, tool_id, true, run);
  addKnown(run.records, row);
  const note = shares.length > 0 ? `shares a package, remote or repository with ${shares[0]!.external_name}` : null;
  return { outcome: outcomeOf(server, "new", tool_id, note), tool: toolRow(tool_id, tool), row };
}

/** Adds a record to those by whose identities later ones are recognised. */
export function addKnown(records: KnownRecords, { external_name, tool_id, status, identities }: KnownRecord): void {
  for (const identity of identities)
    records.set(identity, [...(records.get(identity) ?? []), { external_name, tool_id, status, identities }]);
}

/** A server that was imported before: the registry's words are updated, other words stay. */
async function stepForKnown(server: Candidate, earlier: StoredImport, run: ImportRun): Promise<Step> {
  const { record, withdrawn } = server;
  const { tool_id, made_tool } = earlier;
  const row = { ...importRow(server, tool_id, made_tool, run), external_name: earlier.external_name };
  if (record.version === earlier.version) {
    // A single server.json has no dates; those from a list stay.
    row.registry_published_at ??= earlier.registry_published_at;
    row.registry_updated_at ??= earlier.registry_updated_at;
  }
  if (isSame(row, earlier)) return { outcome: outcomeOf(server, "unchanged", tool_id) };
  if (!withdrawn.has(earlier.version) && isOlder(server, earlier))
    return skip(server, `is older than version ${earlier.version}, which was imported before`, tool_id);
  const outcome = outcomeOf(server, "updated", tool_id);
  if (!made_tool || (row.record_sha256 === earlier.record_sha256 && row.version === earlier.version))
    return { outcome, row };
  const tool = await describeTool(record);
  if ("fault" in tool) return skip(server, `${tool.fault} (version ${earlier.version} stays)`, tool_id);
  return { outcome, row, tool: toolRow(tool_id, tool) };
}

/** A server that was listed is removed when deleted at the registry and named by nobody. */
function stepForWithdrawn(server: Candidate, earlier: StoredImport, run: ImportRun): Step {
  const { record, withdrawn } = server;
  const isEnded = record.status === "deprecated" && !isOlder(server, earlier);
  // A deletion of another version does not concern the imported one; a newer one that is deprecated ends both.
  const status = withdrawn.get(earlier.version) ?? (isEnded ? record.status : undefined);
  if (status === undefined || status === earlier.status)
    return { outcome: outcomeOf(server, "unchanged", earlier.tool_id) };
  const row = { ...earlier, status, imported_from: run.from, imported_at: undefined };
  if (status === "deleted" && earlier.made_tool)
    return { outcome: outcomeOf(server, "removed", earlier.tool_id, "was deleted in the registry"), row };
  const note = `is ${status} in the registry; it stays listed`;
  return { outcome: outcomeOf(server, "updated", earlier.tool_id, note), row };
}

function skip(server: Candidate, note: string, tool_id: string | null = null): Step {
  return { outcome: outcomeOf(server, "skipped", tool_id, note) };
}

function outcomeOf(
  { place, record }: Candidate,
  outcome: Outcome["outcome"],
  tool_id: string | null,
  note: string | null = null,
): Outcome {
  return { outcome, place, name: record.name, tool_id, note };
}

function importRow({ record }: Candidate, tool_id: string, made_tool: boolean, { from }: ImportRun) {
  return {
    manifest: record.manifest,
    source: sourceIds.registry,
    external_name: record.name,
    tool_id,
    made_tool,
    version: record.version,
    status: record.status,
    addresses: record.addresses,
    identities: record.identities,
    registry_published_at: record.published_at,
    registry_updated_at: record.updated_at,
    record_sha256: record.sha256,
    imported_from: from,
    imported_at: undefined,
  };
}

function toolRow(tool_id: string, tool: ToolMetadata): ToolRow {
  return { ...tool, tool_id, category: null, tags: [], origin: "catalog", sources: [sourceIds.registry] };
}

/** Whether a record equals the imported one; its source does not count. */
function isSame(row: ReturnType<typeof importRow>, earlier: StoredImport): boolean {
  const dates = ["registry_published_at", "registry_updated_at"] as const;
  const members = ["version", "status", "record_sha256", "identities", ...dates] as const;
  // The manifest was not always kept.
  const contentOf = (one: typeof row | StoredImport) =>
    JSON.stringify([...members.map((name) => one[name]), one.manifest !== null]);
  return contentOf(row) === contentOf(earlier);
}

function isOlder({ record }: Candidate, earlier: StoredImport): boolean {
  if (record.version !== earlier.version)
    return isEarlier(record, { version: earlier.version, published_at: earlier.registry_published_at });
  const { registry_updated_at: before } = earlier;
  return before !== null && record.updated_at !== null && record.updated_at < before;
}

/** The ids for a registry's name, best first: when two names would have one id, the later one also gets a hash. */
export function idsFor(name: string): string[] {
  const plain =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "mcp";
  const hashed = [0, 1, 2, 3].map((round) => {
    const hash = partOf(createHash("sha256").update(`${name}#${round}`).digest("hex"), 0, 8);
    return `${partOf(plain, 0, longestId - hash.length - 1)}-${hash}`;
  });
  return plain.length <= longestId ? [plain, ...hashed] : hashed;
}

/** Whether two records describe one server: more of package, remote and repository agree than differ. */
function isSameServer(one: string[], other: string[]): boolean {
  const others = Map.groupBy(other, kindOf);
  let balance = 0;
  for (const [kind, identities] of Map.groupBy(one, kindOf)) {
    const ofKind = others.get(kind);
    if (ofKind !== undefined) balance += identities.some((identity) => ofKind.includes(identity)) ? 1 : -1;
  }
  return balance > 0;
}

const kindOf = (identity: string) => /^(?:remote|repository):/.exec(identity)?.[0] ?? "package";
