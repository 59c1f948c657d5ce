import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { boolean, check, doublePrecision, index, integer, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { isOneOf, moment, reference, tsvector, writtenNow } from "../db/columns.ts";
import type { DimensionId } from "../rubric/dimensions.ts";
import type { Usage } from "../votes/contract.ts";
import type { AssessmentSummary, Assessment as PublishedAssessment, Tool } from "./contract.ts";
import { type FactFacet, type Facts, noFacts, type Registry } from "./facts/contract.ts";
import { ToolType } from "./metadata.ts";
import { registryStatuses, sourceIds } from "./sources.ts";

/** Sums over the votes on one dimension: their number, sum and sum of squares. */
export type Sums = { n: number; sum: number; squares: number };

/** Sums per dimension over the votes, one for each voice. */
export type Votes = Record<DimensionId, Sums>;

/** What is tallied where a tool has many reviews: the days its keys were first seen on, and the measurements. */
export type Kind = "seen" | keyof Usage["metrics"];

/** The place of a rank that the summary reads, and how many values are below that place. */
export type Mark = [place: number, below: number];
/** The marks of each kind, in the order of its ranks; none without values. */
export type Marks = Record<Kind, Mark[]>;

const fromReview = "'review'" satisfies `'${Tool["origin"]}'`;
/** Whether the editors or a review wrote a tool's text, and not the registry. */
export const isDescribedHere = ({ origin, sources }: { origin: SQLWrapper; sources: SQLWrapper }): SQL =>
  sql`(${origin} = ${sql.raw(fromReview)} or ${sources} <> '{${sql.raw(sourceIds.registry)}}')`;

/** Whether a tool's record is from a source, as SQL. */
export const isFrom = (source: keyof typeof sourceIds, sources: SQLWrapper): SQL =>
  sql`${sql.raw(`'${sourceIds[source]}'`)} = any(${sources})`;

/** Whether a review listed a tool and no editor has confirmed it, as SQL on a row of tools. */
export const isByStranger = `tools.origin = ${fromReview} and tools.confirmed_at is null`;

/** The catalogue: each tool's identity. Use and reading have two separate tables, never one. */
export const tools = pgTable(
  "tools",
  {
    tool_id: text().primaryKey(),
    name: text().notNull(),
    description: text().notNull(),
    type: text().$type<(typeof ToolType.options)[number]>().notNull(),
    website: text().notNull(),
    category: text(),
    tags: text().array().notNull(),
    /** What the editors say it is needed for, in the words of those who need it. */
    needs: text().array().notNull().default([]),
    /** Whether its makers have ended it. */
    is_deprecated: boolean().notNull().default(false),
    /** What is known of it beside use and reading, as published; never in a score. */
    facts: json()
      .$type<Facts>()
      .notNull()
      .default(sql`'${sql.raw(JSON.stringify(noFacts))}'`),
    /** The facets that its facts say it has, and those that they say it lacks. */
    meets: text().$type<FactFacet>().array().notNull().default([]),
    lacks: text().$type<FactFacet>().array().notNull().default([]),
    origin: text().$type<Tool["origin"]>().notNull(),
    sources: text().array().notNull(),
    /** When an editor confirmed a review's listing. */
    confirmed_at: moment("confirmed_at"),
    /** The keys by which another tool could be mistaken for it, or is its sibling: see likeness.ts. */
    likeness: text().array().notNull().default([]),
    /** While a review alone describes it: the likeness keys of tools that it could be mistaken for, and of its siblings. */
    resembles: text().array().notNull().default([]),
    kin: text().array().notNull().default([]),
    /** Words of the name, the tags and needs, and the description, by weight. */
    search: tsvector().notNull(),
    /** Words of the name with each tag and each need, to see which words are together in one of them. */
    phrases: tsvector().array().notNull().default([]),
    /** Words of reviewers' use cases, without positions, so it grows with the vocabulary only. */
    use_cases: tsvector().notNull().default(""),
    created_at: moment("created_at").notNull().default(writtenNow),
    /** Its own members of the public JSON, which PostgreSQL writes again whenever one of these columns changes. */
    record: text()
      .notNull()
      .generatedAlwaysAs((): SQL => record),
  },
  (table) => [
    index("tools_search_idx").using("gin", sql`(${table.search} || ${table.use_cases})`),
    index("tools_name_words_idx").using("gin", sql`ts_filter(${table.search}, '{a}')`),
    index("tools_name_idx").on(sql`lower(${table.name}) collate "C"`, table.tool_id),
    index("tools_category_idx").on(table.category),
    index("tools_likeness_idx").using("gin", table.likeness),
    // The few that an imported record may name, among a registry's many.
    index("tools_described_here_idx").on(table.tool_id).where(isDescribedHere(table)),
    index("tools_confirmed_at_idx").on(table.confirmed_at).where(sql`${table.confirmed_at} is not null`),
    check("tools_type_check", isOneOf(table.type, ToolType.options)),
  ],
);

// The functions of migration 0028 write JSON; PostgreSQL's own are not immutable, as a generated column needs.
const record = sql`'"tool_id":' || json_of(${tools.tool_id}) || ',"name":' || json_of(${tools.name})
  || ',"description":' || json_of(${tools.description}) || ',"type":' || json_of(${tools.type})
  || ',"website":' || json_of(${tools.website}) || ',"category":' || coalesce(json_of(${tools.category}), 'null')
  || ',"tags":' || json_of(${tools.tags}) || ',"use_cases":' || json_of(${tools.needs})
  || ',"deprecated":' || json_of(${tools.is_deprecated}) || ',"origin":' || json_of(${tools.origin})
  || ',"sources":' || json_of(${tools.sources}) || ',"confirmed_at":' || coalesce(json_of(${tools.confirmed_at}), 'null')
  || ',"created_at":' || json_of(${tools.created_at})`;

/** What firsthand reviews say of each tool, updated in the transaction that publishes a review. */
export const toolUsage = pgTable(
  "tool_usage",
  {
    tool_id: reference(() => tools.tool_id).primaryKey(),
    /** Sums over the votes, from which the summary is computed. */
    votes: json().$type<Votes>().notNull(),
    /** Where the summary is in the tool's tallies; null where its values are few enough to be read again. */
    marks: json().$type<Marks>(),
    /** The summary exactly as served. */
    summary: json().$type<Usage>().notNull(),
    usage_score: doublePrecision(),
    /** Lower end of the interval, averaged over rated dimensions: the sort order of the list. */
    usage_low: doublePrecision(),
    /** Whether the summary's status is ok: such tools come first. */
    is_ok: boolean().notNull().default(false),
    /** Whether a review listed the tool and neither voices nor an editor have confirmed it: it comes last. */
    is_unverified: boolean().notNull().default(false),
  },
  (table) => [
    index("tool_usage_order_idx").on(
      table.is_unverified,
      sql`${table.is_ok} desc`,
      sql`${table.usage_low} desc nulls last`,
      table.tool_id,
    ),
    // What orders the matches of a search, so that their wide rows are not read.
    index("tool_usage_tool_id_order_idx").on(table.tool_id, table.is_unverified, table.is_ok, table.usage_low),
    index("tool_usage_unverified_idx").on(table.tool_id).where(sql`${table.is_unverified}`),
  ],
);

/** How many values of a tool's counted reviews are at a place, a row each, so that publishing changes few rows. */
export const toolTallies = pgTable(
  "tool_tallies",
  {
    tool_id: reference(() => toolUsage.tool_id),
    kind: text().$type<Kind>().notNull(),
    place: integer().notNull(),
    n: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.tool_id, table.kind, table.place] })],
);

/** The number of tools of a type in a category ("" for none), for a list's total and its facets. */
export const toolCounts = pgTable(
  "tool_counts",
  {
    type: text().$type<(typeof ToolType.options)[number]>().notNull(),
    category: text().notNull(),
    n: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.category] })],
);

/** AI desk assessments as published; made by reading, so none of their columns meets a usage number. */
export const assessments = pgTable(
  "assessments",
  {
    assessment_id: text().primaryKey(),
    tool_id: reference(() => tools.tool_id),
    record: json().$type<PublishedAssessment>().notNull(),
    assessed_at: text().notNull(),
  },
  (table) => [index("assessments_tool_id_assessed_at_idx").on(table.tool_id, table.assessed_at)],
);

/** The newest desk assessment of each tool in short, for lists and sorting. */
export const toolAssessment = pgTable(
  "tool_assessment",
  {
    tool_id: reference(() => tools.tool_id).primaryKey(),
    summary: json().$type<AssessmentSummary>().notNull(),
    assessment_score: doublePrecision(),
  },
  (table) => [index("tool_assessment_score_idx").on(sql`${table.assessment_score} desc nulls last`, table.tool_id)],
);

/** The source of an imported record: one row for each record of another list that made a tool or only names it. */
export const toolImports = pgTable(
  "tool_imports",
  {
    source: text().$type<typeof sourceIds.registry>().notNull(),
    /** The record's own name there, such as io.github.owner/name. */
    external_name: text().notNull(),
    tool_id: reference(() => tools.tool_id),
    /** Whether the tool's name, description and website are this record's. */
    made_tool: boolean().notNull(),
    version: text().notNull(),
    status: text().$type<(typeof registryStatuses)[number]>().notNull(),
    /** The record's website and repository, normalised: they identify a tool that was listed otherwise. */
    addresses: text().array().notNull(),
    /** The record's packages, remotes and repository: what it shares with the same server under another name. */
    identities: text().array().notNull().default([]),
    registry_published_at: moment("registry_published_at"),
    registry_updated_at: moment("registry_updated_at"),
    /** The whole record as it was listed, of which its facts are made; null where it was imported before it was kept. */
    manifest: json().$type<Record<string, unknown>>(),
    /** SHA-256 of the record's RFC 8785 form. */
    record_sha256: text().notNull(),
    /** The file's name, or the address without its query. */
    imported_from: text().notNull(),
    imported_at: moment("imported_at").notNull().default(writtenNow),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.external_name] }),
    index("tool_imports_tool_id_idx").on(table.tool_id),
    index("tool_imports_name_idx").on(sql`lower(${table.external_name})`),
    index("tool_imports_identities_idx").using("gin", table.identities),
    check("tool_imports_status_check", isOneOf(table.status, registryStatuses)),
  ],
);

/** The words that a misspelled one can mean. */
export const toolWords = pgTable(
  "tool_words",
  {
    word: text().primaryKey(),
    /** How many tools have it, a name counting twice. */
    n: integer().notNull().default(1),
  },
  (table) => [index("tool_words_word_idx").on(sql`${table.word} collate "C"`)],
);

/** The answers of package registries, one row for each package that was looked up. */
export const packageRecords = pgTable(
  "package_records",
  {
    registry: text().$type<Registry>().notNull(),
    name: text().notNull(),
    /** The repository that the registry names; null without one, or without such a package. */
    repository: text(),
    /** The newest version; null without such a package. */
    version: text(),
    /** Whether it says that the newest version is withdrawn. */
    deprecated: boolean().notNull().default(false),
    read_at: moment("read_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.registry, table.name] })],
);

/** A package's name beside its registry, as one text. */
export const keyOf = ({ registry, name, host }: { registry: string; name: string; host?: string | undefined }) =>
  [registry, name, host].join(" ").trimEnd();
