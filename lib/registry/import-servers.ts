import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../db/client.ts";
import { answers, questions } from "../questions/questions.sql.ts";
import { reviews } from "../reviews/reviews.sql.ts";
import { learnWords } from "../tools/learn-words.ts";
import { nameSources } from "../tools/name-sources.ts";
import { searchTexts } from "../tools/tool.ts";
import { toolAddress } from "../tools/tool-address.ts";
import { toolImports, tools } from "../tools/tools.sql.ts";
import { insertTools, removeTool, rewriteTool } from "../tools/write-tools.ts";
import {
  type Candidate,
  type CatalogState,
  type ImportRun,
  type Outcome,
  registrySource,
  type Step,
  stepFor,
} from "./registry-steps.ts";

/** Imports these servers into the catalogue, inside the caller's transaction, and reports each outcome. */
export async function importServers(tx: Transaction, servers: Candidate[], run: ImportRun): Promise<Outcome[]> {
  const listed = await readListed(tx, servers);
  const steps: Step[] = [];
  for (const server of servers) steps.push(await stepFor(server, listed, run));
  await keepNamed(tx, steps);
  if (!run.isDry) await write(tx, steps);
  return steps.map(({ outcome }) => outcome);
}

async function readListed(tx: Transaction, servers: Candidate[]): Promise<CatalogState> {
  const names = servers.map(({ record }) => record.name);
  const stored = await tx
    .select()
    .from(toolImports)
    .where(and(eq(toolImports.source, registrySource), inArray(toolImports.external_name, names)));
  const rows = await tx
    .select({
      tool_id: tools.tool_id,
      website: tools.website,
      type: tools.type,
      maker: toolImports.external_name,
    })
    .from(tools)
    .leftJoin(toolImports, and(eq(toolImports.tool_id, tools.tool_id), eq(toolImports.made_tool, true)))
    // The editors' tools before those of reviews, so a server is linked to the former.
    .orderBy(sql`${tools.origin} = 'review'`, tools.tool_id);
  const idByAddress = new Map<string, string>();
  for (const { tool_id, website, type, maker } of rows) {
    const address = toolAddress(website);
    if (type === "mcp" && maker === null && address !== null && !idByAddress.has(address))
      idByAddress.set(address, tool_id);
  }
  return {
    ids: new Set(rows.map(({ tool_id }) => tool_id)),
    idByAddress,
    stored: new Map(stored.map((row) => [row.external_name, row])),
  };
}

const staysListed = ({ note }: Outcome) => ({
  outcome: "updated",
  note: `${note}; it stays listed because reviews or questions name it`,
});

/** Keeps a tool listed that a review, question or answer names. */
async function keepNamed(tx: Transaction, steps: Step[]): Promise<void> {
  for (const { outcome } of steps) {
    if (outcome.outcome !== "removed") continue;
    const named = sql.join(
      [reviews, questions, answers].map(
        (table) => sql`exists (select from ${table} where ${table.tool_id} = ${outcome.tool_id!})`,
      ),
      sql` or `,
    );
    const { rows } = await tx.execute<{ named: boolean }>(sql`select ${named} as named`);
    if (rows[0]!.named) Object.assign(outcome, staysListed(outcome));
  }
}

async function write(tx: Transaction, steps: Step[]): Promise<void> {
  const created = await insertTools(
    tx,
    steps.flatMap(({ outcome, tool }) => (outcome.outcome === "new" ? [tool!] : [])),
  );
  for (const { outcome, tool, row } of steps) {
    if (outcome.outcome === "new" && !created.has(tool!.tool_id))
      // A review has listed this id since the ids were read.
      Object.assign(outcome, {
        outcome: "skipped",
        tool_id: null,
        note: "its id was taken a moment ago; import again",
      });
    else if (outcome.outcome === "updated" && tool !== undefined) await rewriteTool(tx, tool);
    else if (outcome.outcome === "removed" && !(await removeTool(tx, row!.tool_id)))
      Object.assign(outcome, staysListed(outcome));
  }
  const written = steps.filter(({ outcome: { outcome } }) => ["new", "linked", "updated"].includes(outcome));
  const rows = written.flatMap(({ row }) => (row ? [row] : []));
  await writeImports(tx, rows);
  const ids = rows.map(({ tool_id }) => tool_id);
  await nameSources(tx, ids);
  await markDeprecated(tx, ids);
  // Of a publisher's text only the names: a spelling mistake in a description must not count as correct.
  await learnWords(
    tx,
    written.flatMap(({ tool }) => (tool ? [{ names: searchTexts({ ...tool, category: null }).name }] : [])),
  );
}

/** Marks the tools that the registry has deprecated, and those that it no longer has. */
async function markDeprecated(tx: Transaction, ids: string[]): Promise<void> {
  await tx.execute(sql`update ${tools} set is_deprecated = ${toolImports.status} <> 'active' from ${toolImports}
    where ${toolImports.tool_id} = ${tools.tool_id} and ${toolImports.made_tool}
      and ${tools.tool_id} = any(${sql.param(ids)}::text[])`);
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
