import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { answers, questions } from "../questions/questions.sql.ts";
import { reviews } from "../reviews/reviews.sql.ts";
import { writeFacts } from "../tools/facts/write-facts.ts";
import { learnWords } from "../tools/known-words.ts";
import { searchTexts } from "../tools/tool.ts";
import { toolAddress } from "../tools/tool-address.ts";
import { isDescribedHere, toolImports, tools } from "../tools/tools.sql.ts";
import { isNamedIn } from "../tools/unlist-tool.ts";
import { insertTools, nameSources, removeTool, rewriteTool, type ToolRow } from "../tools/write-tools.ts";
import type { Candidate, CatalogState, ImportRun, Outcome, Step } from "./registry-steps.ts";
import { addKnown, idsFor, stepFor } from "./registry-steps.ts";

/** Imports these servers into the catalogue, inside the caller's transaction, and reports each outcome. */
export async function importServers(tx: Transaction, servers: Candidate[], run: ImportRun): Promise<Outcome[]> {
  const listed = await readListed(tx, servers, run);
  const steps: Step[] = [];
  for (const server of servers) steps.push(await stepFor(server, listed, run));
  await keepNamed(tx, steps, run);
  if (!run.isDry) await write(tx, steps);
  return steps.map(({ outcome }) => outcome);
}

async function readListed(tx: Transaction, servers: Candidate[], run: ImportRun): Promise<CatalogState> {
  const names = servers.map(({ record }) => record.name.toLowerCase());
  const identities = servers.flatMap(({ record }) => record.identities);
  const rows = await tx
    .select()
    .from(toolImports)
    .where(
      sql`lower(${toolImports.external_name}) = any(${sql.param(names)}::text[])
        or ${toolImports.identities} && ${sql.param(identities)}::text[]`,
    )
    .orderBy(toolImports.imported_at, toolImports.external_name);
  // What a dry run has not written is known from its earlier batches alone.
  if (!run.isDry) run.records.clear();
  for (const row of rows) addKnown(run.records, row);
  const ids = servers.flatMap(({ record }) => idsFor(record.name));
  const inUse = await tx.select({ tool_id: tools.tool_id }).from(tools).where(inArray(tools.tool_id, ids));
  return {
    ids: new Set(inUse.map(({ tool_id }) => tool_id)),
    idByAddress: await readAddresses(tx),
    stored: new Map(rows.map((row) => [row.external_name.toLowerCase(), row])),
  };
}

/** The MCP tools that the editors or reviews describe, by the address of their website. */
async function readAddresses(tx: Transaction): Promise<Map<string, string>> {
  const rows = await tx
    .select({ tool_id: tools.tool_id, website: tools.website })
    .from(tools)
    .where(and(eq(tools.type, "mcp"), isDescribedHere(tools)))
    // The editors' tools before those of reviews, so a server is linked to the former.
    .orderBy(sql`${tools.origin} = ${"review" satisfies ToolRow["origin"]}`, tools.tool_id);
  const idByAddress = new Map<string, string>();
  for (const { tool_id, website } of rows) {
    const address = toolAddress(website);
    if (address !== null && !idByAddress.has(address)) idByAddress.set(address, tool_id);
  }
  return idByAddress;
}

const staysListed = ({ note }: Outcome, reason = "reviews or questions name it") => ({
  outcome: "updated",
  note: `${note}; it stays listed because ${reason}`,
});

/** Keeps a tool listed that a review, question or answer names, or another record of the registry. */
async function keepNamed(tx: Transaction, steps: Step[], run: ImportRun): Promise<void> {
  const removed = steps.filter(({ outcome }) => outcome.outcome === "removed");
  const names = steps.flatMap(({ row }) => (row?.status === "deleted" ? [row.external_name] : []));
  const records = [...run.records.values()].flat();
  for (const { outcome } of removed) {
    const tool_id = outcome.tool_id!;
    const isNamed = isNamedIn([reviews, questions, answers], tool_id);
    const heir = sql`exists (select from ${toolImports} where ${toolImports.tool_id} = ${tool_id}
      and ${toolImports.status} <> ${"deleted" satisfies Candidate["record"]["status"]} and ${toolImports.external_name} <> all(${sql.param(names)}::text[]))`;
    const query = sql`select ${isNamed} as in_use, ${heir} as heir`;
    const [uses] = (await tx.execute<{ in_use: boolean; heir: boolean }>(query)).rows;
    const hasHeir =
      uses!.heir ||
      records.some((one) => one.tool_id === tool_id && one.status !== "deleted" && !names.includes(one.external_name));
    if (hasHeir) Object.assign(outcome, staysListed(outcome, "it is in the registry under another name"));
    else if (uses!.in_use) Object.assign(outcome, staysListed(outcome));
  }
  const gone = new Set(removed.flatMap(({ outcome }) => (outcome.outcome === "removed" ? [outcome.tool_id] : [])));
  for (const { outcome, row } of steps)
    if (outcome.outcome === "updated" && row!.status !== "active" && gone.has(outcome.tool_id))
      Object.assign(outcome, { outcome: "removed", note: "is withdrawn in the registry, as every name of its tool" });
}

async function write(tx: Transaction, steps: Step[]): Promise<void> {
  const newTools = steps.flatMap(({ outcome, tool }) => (outcome.outcome === "new" ? [tool!] : []));
  const created = await insertTools(tx, newTools);
  const isLost = (tool_id: string) =>
    !created.has(tool_id) && steps.some(({ tool, outcome }) => outcome.outcome === "new" && tool!.tool_id === tool_id);
  const lost = steps.filter(({ row, outcome }) => /new|linked/.test(outcome.outcome) && isLost(row!.tool_id));
  // A review has listed this id since the ids were read.
  for (const { outcome } of lost)
    Object.assign(outcome, { outcome: "skipped", tool_id: null, note: "its id was taken a moment ago; import again" });
  for (const { outcome, tool } of steps)
    if (outcome.outcome === "updated" && tool !== undefined) await rewriteTool(tx, tool);
  const writes = steps.filter(({ outcome: { outcome } }) => outcome !== "unchanged" && outcome !== "skipped");
  const rows = writes.flatMap(({ row }) => (row ? [row] : []));
  await writeImports(tx, rows);
  const ids = rows.map(({ tool_id }) => tool_id);
  await passOn(tx, ids);
  await nameSources(tx, ids);
  await writeFacts(tx, ids);
  // Last, because a tool takes the records of its other names with it.
  for (const { outcome, row } of steps)
    if (outcome.outcome === "removed" && !(await removeTool(tx, row!.tool_id)))
      Object.assign(outcome, staysListed(outcome));
  // Of a publisher's text only the names: a spelling mistake in a description must not count as correct.
  const namesOf = (tool: ToolRow) => ({ names: searchTexts({ ...tool, category: null }).name });
  const learned = writes.flatMap(({ tool }) => (tool ? [namesOf(tool)] : []));
  await learnWords(tx, learned);
}

/** A withdrawn record leaves its tool to an active one of another name, whose next version then gives the text. */
async function passOn(tx: Transaction, ids: string[]): Promise<void> {
  await tx.execute(sql`with heirs as (
      select maker.tool_id, min(heir.external_name) as external_name from ${toolImports} as maker
      join ${toolImports} as heir on heir.tool_id = maker.tool_id and heir.status = ${"active" satisfies Candidate["record"]["status"]}
      where maker.made_tool and maker.status <> ${"active" satisfies Candidate["record"]["status"]} and maker.tool_id = any(${sql.param(ids)}::text[])
      group by maker.tool_id)
    update ${toolImports} set made_tool = ${toolImports.external_name} = heirs.external_name
    from heirs where ${toolImports.tool_id} = heirs.tool_id`);
}

async function writeImports(tx: Transaction, rows: (typeof toolImports.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  const columns = Object.keys(getTableColumns(toolImports));
  await tx
    .insert(toolImports)
    .values(rows)
    .onConflictDoUpdate({
      target: [toolImports.source, toolImports.external_name],
      set: Object.fromEntries(columns.map((name) => [name, sql`excluded.${sql.identifier(name)}`])),
    });
}
