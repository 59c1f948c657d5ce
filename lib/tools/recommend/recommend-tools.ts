import { sql } from "drizzle-orm";
import type * as z from "zod";
import { isWholeMatch, type Verb } from "../../contract.ts";
import { database } from "../../db/client.ts";
import { excerpt, firsthandScore } from "../../format.ts";
import { reviews } from "../../reviews/reviews.sql.ts";
import type { Tool } from "../contract.ts";
import { connectionsOf } from "../facts/connect.ts";
import { deskAssessment, type FacetId, type Facts, facetIds } from "../facts/contract.ts";
import { hasFacet, lackedBy, openTopics } from "../facts/facets.ts";
import { inOne, warningsOf } from "../facts/unconnected.ts";
import guidance from "../guidance.json" with { type: "json" };
import { searchTools } from "../search-tools.ts";
import { sistersOf } from "../sisters.ts";
import { tools } from "../tools.sql.ts";
import { clientIn, isTelling, type Part, partsOf, searchTerms, typeNamedIn, withoutClient } from "../word-query.ts";
import { words } from "../words.ts";
import {
  mostRecommended,
  otherTopics,
  type Recommendation,
  recommendationKb,
  type recommendToolsEndpoint,
  shownFailure,
} from "./contract.ts";
import { fittingOf, heldIn, isIn, isTurned, nextTo, withNamedProduct, withNamedType } from "./fitting.ts";

const sentences = guidance.recommend;
type Input = Parameters<Verb<typeof recommendToolsEndpoint>>[0];
type Result = z.input<(typeof recommendToolsEndpoint)["result"]>;
type Row = { facts: Facts; failure: Recommendation["failure"] };

const isFacet = (word: string): word is FacetId => (facetIds as string[]).includes(word);

/** How many of the best matches are looked at, and the most characters of a text. */
const candidates = 20;
const longest = 90;

/** Recommends a few tools for a task, or names the nearest where none has all its words; none where facts rule them out. */
export const recommendTools: Verb<typeof recommendToolsEndpoint> = async (input, caller) => {
  const { task, type, constraints } = input;
  const facets = constraints.filter(isFacet);
  return recommendAmong(await searchTools({ q: task, type, facets, limit: candidates, offset: 0 }, caller), input);
};

/** Recommends a few of the tools that a search found, best first. */
export async function recommendAmong(
  search: Parameters<typeof fittingOf>[0],
  { task, type, constraints, client }: Pick<Input, "task" | "type" | "constraints" | "client">,
): Promise<Result> {
  const isPartial = !isWholeMatch(search.match);
  const close = search.match === "ruled_out" ? [] : search.close.map(({ tool_id }) => tool_id);
  const answer = (picks: Recommendation[], most = mostRecommended) => {
    const isMatch = picks.some(({ lacks }) => lacks.length === 0);
    return {
      verdict: isMatch ? ("match" as const) : ("nearest" as const),
      tools: picks,
      others: isPartial ? 0 : Math.max(0, search.total - picks.length),
      corrected_task: search.corrected_q,
      client: client ?? clientIn(task),
      missing: picks[0]?.lacks ?? search.unmatched,
      closest: close.filter((id) => picks.every(({ tool_id }) => tool_id !== id)).slice(0, most),
      ruled_out: [],
      guidance: isMatch ? null : sentences.nearest,
      content_trust: "untrusted" as const,
    };
  };
  const need = search.corrected_q ?? withoutClient(task);
  // Beside MCP a server is a type; elsewhere it is a thing that one has.
  const isTold = (term: string) => isTelling(term) || (term === "server" && !words(need).includes("mcp"));
  const parts = partsOf(searchTerms(need).filter(isTold), new Map());
  const { fitting: said, nearest, ...reason } = fittingOf(search, need, parts);
  const isWanted = (tool: Tool) =>
    ["all", tool.type].includes(type) && lackedBy(tool, constraints.filter(isFacet)).length === 0;
  const fitting = await withNamedProduct(said, search, { need: withoutClient(task), parts, isWanted });
  const stated = (tool: Tool) => statedBy(tool, constraints).length;
  const stating = fitting.toSorted((one, other) => stated(other) - stated(one));
  const typed = await withNamedType(stating, { type: typeNamedIn(task, client), parts, stated });
  const ranked = typed.filter(isWanted);
  if (ranked.length === 0) {
    const facts = await recordsOf(reason.ruled_out);
    const successorOf = (tool_id: string) => facts.get(tool_id)!.facts.status?.value.successor ?? null;
    const ruled_out = reason.ruled_out.map((one) => ({ ...one, successor: successorOf(one.tool_id) }));
    const closest = [...new Set([...nearest, ...close])].slice(0, mostRecommended);
    return { ...answer([]), verdict: "no_reliable_match", others: 0, closest, ...reason, ruled_out };
  }
  const next = ranked.length === 1 ? await nextTo(ranked[0]!, search, parts) : [];
  const chosen: Tool[] = [...ranked, ...next].slice(0, mostRecommended);
  const [records, sisters] = await Promise.all([recordsOf(chosen), sistersOf(chosen.map(({ tool_id }) => tool_id))]);
  const picks = chosen.map((tool) => {
    const lacking =
      tool === search.tools[0] ? search.unmatched : parts.filter((part) => !isIn(tool, part)).map(([word]) => word!);
    const unsaid = lacking.filter((word) => heldIn(factsIn(tool), [[word]]).length === 0);
    const lacks = isPartial || !search.tools.some((one) => one === tool) ? unsaid : [];
    const sister = sisters.get(tool.tool_id) ?? null;
    return recommendationOf(tool, { ...records.get(tool.tool_id)!, lacks, sister }, { need, parts, constraints });
  });
  // Names in other scripts take more bytes than the answer has room for: what is only close goes first.
  let room = mostRecommended;
  const isOver = () => Buffer.byteLength(JSON.stringify(answer(picks, room))) > recommendationKb * 1_000;
  while (picks.length > 1 && isOver())
    if (room > 0) room -= 1;
    else picks.pop();
  return answer(picks, room);
}

/** The facets of a tool's facts that a need says in a word of its own. */
const factsIn = ({ meets }: Tool) => meets.filter((id) => id !== "connect" && id !== "no-key").join(" ");

/** The constraints that a tool's facts, evidence, tags or type state. */
const statedBy = (tool: Tool, constraints: string[]) =>
  constraints.filter((word) => [tool.type, ...tool.tags].includes(word) || (isFacet(word) && hasFacet(tool, word)));

function recommendationOf(
  tool: Tool,
  { facts, failure, lacks, sister }: Row & Pick<Recommendation, "lacks" | "sister">,
  { need, parts, constraints }: { need: string; parts: Part[]; constraints: string[] },
): Recommendation {
  const { tool_id, name, type, assessment, assessment_score } = tool;
  const { connect, unconnected } = connectionsOf(tool, facts);
  const use = firsthandOf(tool);
  const meets = statedBy(tool, constraints);
  return {
    tool_id,
    name,
    type,
    fit: excerpt(nearestUseCase(tool, need, parts) ?? tool.description, longest),
    use,
    desk:
      assessment === null || assessment_score === null
        ? null
        : { score: rounded(assessment_score), confidence: assessment.confidence },
    meets,
    failure: failure && { ...failure, title: excerpt(failure.title, longest) },
    lacks,
    sister: unconnected && sister,
    page: unconnected?.page ?? null,
    warning: (unconnected && inOne(warningsOf(facts))) || null,
    not_known: [
      ...(use === null ? ["firsthand use"] : use.status === "ok" ? [] : ["whether its use is reliable"]),
      ...(assessment_score === null ? [deskAssessment] : []),
      ...constraints.filter((constraint) => !meets.includes(constraint)),
      ...openTopics(tool, connect.length > 0 ? [...constraints, "connect"] : constraints),
      ...otherTopics.filter((name) => facts[name] === null),
    ],
  };
}

/** The usage score with the means of its dimensions' interval ends; null without voices. */
function firsthandOf(tool: Tool): Recommendation["use"] {
  const score = firsthandScore(tool);
  if (score.kind === "none") return null;
  const { voices, status } = tool.usage;
  return { score: rounded(score.mean), low: rounded(score.low), high: rounded(score.high), voices, status };
}

/** The use case with the most of the words; null where none has over half of them. */
function nearestUseCase({ use_cases }: Tool, need: string, parts: Part[]): string | null {
  const worth = (text: string) => heldIn(text, parts).length;
  const said = use_cases.filter((use_case) => !isTurned([use_case], need));
  const [nearest] = said.toSorted((one, other) => worth(other) - worth(one));
  return nearest !== undefined && 2 * worth(nearest) > parts.length ? nearest : null;
}

const rounded = (score: number) => Math.round(score * 10_000) / 10_000;

/** The facts of each tool, and its shown failure. */
async function recordsOf(chosen: { tool_id: string }[]): Promise<Map<string, Row>> {
  const ids = sql.param(chosen.map(({ tool_id }) => tool_id));
  const { rows } = await (await database()).execute<Row & { tool_id: string }>(sql`
    select tool_id, facts, (
      select json_build_object('review_id', review_id, 'title', ${reviews.document}::json ->> 'title') from ${reviews}
      where ${reviews.tool_id} = ${tools.tool_id} and counted and outcome = ${"failure" satisfies (typeof reviews.$inferSelect)["outcome"]} order by ${sql.raw(shownFailure.order)} limit 1) as failure
    from ${tools} where tool_id = any(${ids}::text[])`);
  return new Map(rows.map((row) => [row.tool_id, row]));
}
