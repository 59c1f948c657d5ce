import { desc, eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Verb } from "../contract.ts";
import { type Database, db } from "../db/client.ts";
import { joined, momentJson } from "../db/columns.ts";
import { prepared } from "../db/statements.ts";
import { AppError } from "../errors.ts";
import { KeptJson, keptList, withKept } from "../json/kept-json.ts";
import type { Question } from "../questions/posts.ts";
import { selectQuestions } from "../questions/question.ts";
import { questions } from "../questions/questions.sql.ts";
import { type Review, type ReviewMonth, reviewSpans } from "../reviews/contract.ts";
import { selectReviews } from "../reviews/review.ts";
import { hasCounted, reviews } from "../reviews/reviews.sql.ts";
import { voice } from "../votes/rules.ts";
import { productOf } from "./catalog-tools.ts";
import { type Assessment, getToolEndpoint, newestQuestions, newestReviews, type Tool } from "./contract.ts";
import { connectionsOf } from "./facts/connect.ts";
import { type Facts, serverClients } from "./facts/contract.ts";
import { ToolId } from "./metadata.ts";
import { nearToolIds, noSuchTool } from "./near-tool-ids.ts";
import { sistersOf } from "./sisters.ts";
import type { RegistryEntry } from "./sources.ts";
import { toolJson } from "./tool.ts";
import { assessments, toolAssessment, toolImports, tools, toolUsage } from "./tools.sql.ts";

/** A server has few other names in a registry. */
const mostEntries = 10;

const thisTool = sql.placeholder("tool_id");

const toolWithReviews = prepared("tool_with_reviews", (db) => selectTool(db, sql<string>`null`));
const toolWithMonths = prepared("tool_with_months", (db) => selectTool(db, monthsOfTool()));

function selectTool(db: Database, months: SQL<string>) {
  const newest = selectReviews(db).where(eq(reviews.tool_id, thisTool)).orderBy(desc(reviews.seq)).limit(newestReviews);
  const assessed = db
    .select({ record: sql`${assessments.record}::text` })
    .from(assessments)
    .where(eq(assessments.tool_id, thisTool))
    .orderBy(desc(assessments.assessed_at), assessments.assessment_id);
  const related = selectQuestions(db)
    .where(eq(questions.tool_id, thisTool))
    .orderBy(desc(questions.seq))
    .limit(newestQuestions);
  const imports = db
    .select({
      record: sql`json_build_object('registry', ${toolImports.source}, 'name', ${toolImports.external_name},
        'version', ${toolImports.version}, 'status', ${toolImports.status}, 'imported_at', ${momentJson(toolImports.imported_at)})::text`,
    })
    .from(toolImports)
    .where(eq(toolImports.tool_id, thisTool))
    .orderBy(desc(toolImports.made_tool), toolImports.external_name)
    .limit(mostEntries);
  return db
    .select({
      tool: toolJson,
      facts: sql<string>`${tools.facts}::text`,
      type: tools.type,
      website: tools.website,
      is_unverified: toolUsage.is_unverified,
      registries: joined(imports),
      reviews: joined(newest),
      assessments: joined(assessed),
      questions: joined(related),
      months,
    })
    .from(tools)
    .innerJoin(toolUsage, eq(toolUsage.tool_id, tools.tool_id))
    .leftJoin(toolAssessment, eq(toolAssessment.tool_id, tools.tool_id))
    .where(eq(tools.tool_id, thisTool));
}

/** Gets a tool with its newest firsthand reviews, apart from them its facts, desk assessments, questions and months. */
export const getTool: Verb<typeof getToolEndpoint> = async ({ tool_id, ...given }, caller) => {
  const client = given.client ?? serverClients.find((one) => one === caller.client);
  const row = await readTool(toolWithMonths, tool_id);
  return withKept({ ...(await partsOf({ ...row, tool_id, client })), months: new KeptJson<ReviewMonth[]>(row.months) });
};

/** What `getTool` answers, without the months, for pages that do not show them. */
export const toolWithoutMonths = { ...getToolEndpoint, result: getToolEndpoint.result.omit({ months: true }) };

/** Gets a tool as `getTool` does, without the months, for which PostgreSQL reads thousands of reviews. */
export const getToolWithoutMonths: Verb<typeof toolWithoutMonths> = async ({ tool_id, client }) =>
  withKept(await partsOf({ ...(await readTool(toolWithReviews, tool_id)), tool_id, client }));

async function readTool(statement: typeof toolWithMonths, tool_id: string) {
  const { error } = ToolId.safeParse(tool_id);
  const [row] = error ? [] : await (await statement()).execute({ tool_id });
  if (row !== undefined) return row;
  const near = await nearToolIds(db, tool_id);
  if (error === undefined) throw new AppError("not_found", noSuchTool, { near });
  const message = error.issues.map((issue) => issue.message).join(" and ");
  const hint = near.length > 0 ? " See near for ids that you may have meant." : "";
  const details = [{ pointer: "/tool_id", message }];
  throw new AppError("invalid_argument", `tool_id ${message}.${hint}`, { details, near });
}

type Row = Awaited<ReturnType<typeof readTool>> & z.output<typeof getToolEndpoint.input>;

async function partsOf({ tool, client, ...row }: Row) {
  const { tool_id } = row;
  const subject = { ...row, listing: row.is_unverified ? ("unverified" as const) : ("catalog" as const) };
  const { connect, unconnected } = connectionsOf(subject, JSON.parse(row.facts) as Facts, client);
  const sister = unconnected && ((await sistersOf([tool_id])).get(tool_id) ?? null);
  return {
    tool: new KeptJson<Tool>(tool),
    facts: new KeptJson<Facts>(row.facts),
    connect,
    unconnected: unconnected && { ...unconnected, sister },
    product: productOf(tool_id),
    registries: keptList<RegistryEntry>(row.registries),
    reviews: keptList<Review>(row.reviews),
    assessments: keptList<Assessment>(row.assessments),
    questions: keptList<Question>(row.questions),
    content_trust: "untrusted" as const,
  };
}

/** A tool's reviews by month, as JSON: the mean is over voices of their reviews' own means, and a key has the voice of its newest review. */
const monthsOfTool = () => sql<string>`(
  select coalesce(json_agg(json_build_object('month', month, 'reviews', reviews, 'voices', voices, 'mean', mean)
    order by month desc), '[]')::text
  from (
    select to_char(month, '${sql.raw(reviewSpans.form)}') as month, sum(reviews)::int as reviews, count(*)::int as voices, round(avg(mean)::numeric, 2)::float8 as mean
    from (
      select date_trunc('${sql.raw(reviewSpans.unit)}', published_at at time zone 'UTC') as month, count(*) as reviews, avg(rating_mean) as mean
      from (
        select ${reviews.published_at}, ${reviews.public_key}, ${reviews.rating_mean},
          first_value(${reviews.voice_id}) over (partition by ${reviews.public_key} order by ${reviews.seq} desc) as voice_id from ${reviews}
        where ${reviews.tool_id} = ${thisTool} and ${sql.raw(hasCounted("reviews"))} and ${reviews.rating_mean} is not null
        order by ${reviews.seq} desc limit ${sql.raw(String(reviewSpans.reviews))}
      ) as newest
      group by month, ${sql.raw(voice)}
    ) as spoken
    group by spoken.month order by spoken.month desc limit ${sql.raw(String(reviewSpans.most))}
  ) as by_month)`;
