import { createHash } from "node:crypto";
import { and, arrayOverlaps, eq, gt, inArray, sql } from "drizzle-orm";
import * as z from "zod";
import { noteAct } from "../accounts/acts.ts";
import { type Account, idDigits } from "../contract.ts";
import { canonicalJson } from "../crypto/canonical-json.ts";
import { partOf } from "../cut-text.ts";
import { alone, type Database, db, type Transaction } from "../db/client.ts";
import { newSettings, settings } from "../db/settings.sql.ts";
import { keysSetting, shortTables } from "../db/table-faults.ts";
import { parseStrictJson } from "../json/strict-json.ts";
import { parseArguments } from "../net/parse-arguments.ts";
import type { DimensionId } from "../rubric/dimensions.ts";
import { catalogNeeds } from "./alternatives.ts";
import apiAssessments from "./catalog/api-assessments.json" with { type: "json" };
import appAssessments from "./catalog/app-assessments.json" with { type: "json" };
import mcpAssessments from "./catalog/mcp-assessments.json" with { type: "json" };
import { catalogTools } from "./catalog-tools.ts";
import { refuseUnlisted } from "./confirm-tool.ts";
import { Assessment } from "./contract.ts";
import { catalogFacts } from "./facts/catalog-facts.ts";
import { facetRule } from "./facts/facets.ts";
import { writeFacts } from "./facts/write-facts.ts";
import { learnWords } from "./known-words.ts";
import { likenessRule } from "./likeness.ts";
import { likenessColumns } from "./resemblance.ts";
import { sourceIds } from "./sources.ts";
import { searchTexts } from "./tool.ts";
import { toolAddress } from "./tool-address.ts";
import { assessments, toolAssessment, toolImports, tools, toolUsage } from "./tools.sql.ts";
import { insertTools, nameSources, recountTools, removeTool, rewriteTool } from "./write-tools.ts";

const NewAssessment = Assessment.omit({ assessment_id: true, kind: true });
type NewAssessment = Omit<Assessment, "assessment_id" | "kind">;
const addOperation = { name: "add_assessment", summary: "", input: NewAssessment, result: z.string() };

const catalog = catalogTools.map((tool) => ({ ...tool, needs: catalogNeeds.get(tool.tool_id) ?? [] }));
const catalogIds = catalog.map(({ tool_id }) => tool_id);
const published = [...mcpAssessments, ...apiAssessments, ...appAssessments] as NewAssessment[];

/** Grows when a load makes other rows of the same catalogue, such as search vectors, so that they are made again. */
const loadRule = 5;

/** Loads the catalogue and the desk assessments of this release into the database, and makes the settings of every start; does nothing while all of them are there. */
export async function loadCatalog(): Promise<void> {
  const digest = sha256(canonicalJson([catalog, published, [...catalogFacts], loadRule, likenessRule, facetRule]));
  await alone(async (db) => {
    const [loaded] = await db.select().from(settings).where(eq(settings.name, "catalog"));
    const { rows: short } = await db.execute(shortTables());
    if (loaded?.value !== digest || short.length > 0) await putCatalog(db, digest);
  });
}

async function putCatalog(db: Database, digest: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(settings).values(newSettings()).onConflictDoNothing();
    await putTools(tx);
    // The newest assessment of a tool comes last, and gives its score.
    for (const assessment of published.toSorted((one, other) => (one.assessed_at < other.assessed_at ? -1 : 1)))
      await putAssessment(tx, assessment);
    await adoptImports(tx);
    await fillTools(tx);
    await recountTools(tx);
    const texts = catalog.map((tool) => ({ ...searchTexts(tool), own: tool.needs.join(" ") }));
    const learned = texts.map((one) => ({ names: `${one.name} ${one.tags}`, texts: `${one.own} ${one.description}` }));
    const keys = {
      tools: catalogIds,
      assessments: published.map(assessmentId),
      tool_assessment: [...new Set(published.map(({ tool_id }) => tool_id))],
      tool_counts: [...new Set(catalog.map(({ type, category }) => `${type} ${category}`))],
      tool_words: await learnWords(tx, learned),
    };
    const own = Object.entries(keys).map(([table, all]) => ({ name: keysSetting(table), value: JSON.stringify(all) }));
    await tx
      .insert(settings)
      .values([{ name: "catalog", value: digest }, ...own])
      .onConflictDoUpdate({ target: settings.name, set: { value: sql`excluded.value` } });
  });
}

async function putTools(tx: Transaction): Promise<void> {
  const rows = catalog.map((tool) => ({ ...tool, origin: "catalog" as const, sources: [sourceIds.editors] }));
  const created = await insertTools(tx, rows);
  for (const row of rows) if (!created.has(row.tool_id)) await rewriteTool(tx, row);
  await tx
    .update(toolUsage)
    .set({ is_unverified: false })
    .where(and(toolUsage.is_unverified, inArray(toolUsage.tool_id, catalogIds)));
}

/** Stores a desk assessment from its JSON, as the catalogue's files hold them, for an operator; returns its tool. */
export async function addAssessment(text: string, by: Account): Promise<string> {
  const data = parseArguments(addOperation, parseStrictJson(new TextEncoder().encode(text)));
  await refuseUnlisted(db, data.tool_id);
  await db.transaction(async (tx) => {
    await putAssessment(tx, data);
    await noteAct(tx, by, "Added a desk assessment", data.tool_id);
  });
  return data.tool_id;
}

/** Stores a desk assessment, whose ratings are its tool's from then on unless a later one is there. */
async function putAssessment(db: Transaction, assessment: NewAssessment): Promise<void> {
  const assessment_id = assessmentId(assessment);
  const { tool_id, assessed_at, ratings, confidence } = assessment;
  const record: Assessment = { ...assessment, assessment_id, kind: "desk_assessment" };
  await db.insert(assessments).values({ assessment_id, tool_id, record, assessed_at }).onConflictDoNothing();
  const newest = { summary: { ratings, assessed_at, confidence }, assessment_score: assessmentScore(ratings) };
  await db
    .insert(toolAssessment)
    .values({ tool_id, ...newest })
    .onConflictDoUpdate({
      target: toolAssessment.tool_id,
      set: newest,
      setWhere: sql`${toolAssessment.summary} ->> 'assessed_at' <= ${assessed_at}`,
    });
}

const assessmentId = (assessment: NewAssessment) => partOf(sha256(canonicalJson(assessment)), 0, idDigits);
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** Merges imports with the editors' tools; a tool that an import made goes, unless signed reviews name it. */
async function adoptImports(tx: Transaction): Promise<void> {
  await tx.update(toolImports).set({ made_tool: false }).where(inArray(toolImports.tool_id, catalogIds));
  const idByAddress = new Map<string, string>();
  for (const { tool_id, type, website } of catalog) if (type === "mcp") idByAddress.set(toolAddress(website)!, tool_id);
  const twins = await tx
    .select()
    .from(toolImports)
    .where(and(toolImports.made_tool, arrayOverlaps(toolImports.addresses, [...idByAddress.keys()])));
  for (const twin of twins) {
    const tool_id = twin.addresses.map((address) => idByAddress.get(address)).find((id) => id !== undefined)!;
    const records = await tx.select().from(toolImports).where(eq(toolImports.tool_id, twin.tool_id));
    if (!(await removeTool(tx, twin.tool_id))) continue;
    await tx.insert(toolImports).values(records.map((record) => ({ ...record, tool_id, made_tool: false })));
  }
  await nameSources(tx);
}

const atOnce = 1_000;

/** Makes the facts, the facets and the likeness keys of the tools after an id again, many at once. */
async function fillTools(db: Transaction, after = ""): Promise<void> {
  const { tool_id, name, website, origin, sources } = tools;
  const rows = await db
    .select({ tool_id, name, website, origin, sources })
    .from(tools)
    .where(gt(tool_id, after))
    .orderBy(tool_id)
    .limit(atOnce);
  // A tool that a review alone lists has no facts.
  const told = rows.filter((row) => row.sources.length > 0).map((row) => row.tool_id);
  await writeFacts(db, told);
  const worked = JSON.stringify(rows.map((row) => ({ tool_id: row.tool_id, ...likenessColumns(row) })));
  await db.execute(sql`update ${tools} set likeness = worked.likeness, resembles = worked.resembles, kin = worked.kin
    from json_to_recordset(${worked}::json) as worked (tool_id text, likeness text[], resembles text[], kin text[])
    where worked.tool_id = ${tools.tool_id} and (worked.likeness, worked.resembles, worked.kin)
      is distinct from (${tools.likeness}, ${tools.resembles}, ${tools.kin})`);
  if (rows.length === atOnce) await fillTools(db, rows.at(-1)!.tool_id);
}

/** The assessment score: the mean of the non-null ratings of one desk assessment; null when all are null. */
export function assessmentScore(ratings: Record<DimensionId, number | null>): number | null {
  const values = Object.values(ratings).filter((rating) => rating !== null);
  return values.length === 0 ? null : values.reduce((total, rating) => total + rating, 0) / values.length;
}
