import type { Metadata, Route } from "next";
import { redirect } from "next/navigation";
import { cache } from "react";
import { pageMetadata } from "#components/chrome/page-metadata.ts";
import { pageNames } from "#components/chrome/page-names.tsx";
import { isDrawable } from "#components/chrome/preview-card.tsx";
import { comparedIds, compareHref, isRewritten } from "#components/compare/compare-href.ts";
import {
  addAnother,
  type Candidates,
  ComparedTools,
  ComparePicker,
  CompareRefused,
  faultyIds,
} from "#components/compare/compared-tools.tsx";
import type { Comparison } from "#components/compare/comparison-sentence.ts";
import { DeskComparison, FactComparison } from "#components/compare/desk-comparison.tsx";
import { FirsthandComparison } from "#components/compare/firsthand-comparison.tsx";
import { ToolNames } from "#components/compare/verdict.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { ShareLinks } from "#components/text/share-links.tsx";
import { SuchAs } from "#components/text/such-as.tsx";
import { env } from "#lib/env.ts";
import { AppError } from "#lib/errors.ts";
import { ask } from "#lib/http/load.ts";
import { inList } from "#lib/in-words.ts";
import { categories } from "#lib/tools/categories.ts";
import { compareToolsEndpoint, leastCompared, mostCompared } from "#lib/tools/compare/contract.ts";
import { compareTools } from "#lib/tools/compare-tools.ts";
import { searchToolsEndpoint, type Tool, type toolOrders } from "#lib/tools/contract.ts";
import type { FacetId, Facts } from "#lib/tools/facts/contract.ts";
import { getToolWithoutMonths, toolWithoutMonths } from "#lib/tools/get-tool.ts";
import { searchTools } from "#lib/tools/search-tools.ts";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };
/** The chosen tools; a comparison needs `leastCompared` of them. */
type Choice = { tools: Tool[]; comparison: Comparison | null };

const description = `${leastCompared} to ${mostCompared} tools side by side: where firsthand use sets them apart, and where it does not.`;
const shownCandidates = 10;
const examplesShown = 3;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = await searchParams;
  const ids = comparedIds(query.tools);
  if (ids.length === 0 || isRewritten(query.tools)) return pageMetadata({ path: "/compare", description });
  const result = await read(ids.join(","));
  const names = result instanceof AppError ? [] : result.tools.map(({ name }) => name);
  const path = compareHref(ids);
  const title = inList(names);
  return pageMetadata({
    path,
    title: names.length > 1 ? `Compare ${title}` : pageNames["/compare"],
    description,
    ...(names.length > 1 && isDrawable(title) && { picture: path.replace("/compare", "/compare/opengraph-image") }),
    // There are far more sets of tools than tools, so crawlers read the tools instead.
    robots: { index: false, follow: true },
  });
}

export default async function ComparePage({ searchParams }: Props) {
  const query = await searchParams;
  const ids = comparedIds(query.tools);
  const q = [query.q].flat()[0]?.trim() ?? "";
  if (isRewritten(query.tools)) redirect(compareHref(ids, q) as Route);
  const result = await read(ids.join(","));
  if (result instanceof AppError && result.status >= 429) return <NotMade error={result} />;
  const { tools, comparison } = result instanceof AppError ? { tools: [], comparison: null } : result;
  const facts = comparison ? await factsOf(ids) : new Map();
  const candidates = await findCandidates(tools, q);
  if (candidates instanceof AppError) return <NotMade error={candidates} />;
  const remaining = result instanceof AppError ? without(ids, faultyIds(result, ids)) : ids;
  return (
    <div className="space-y-10">
      <h1 className="wrap-anywhere">
        Compare {tools.length > 0 ? <ToolNames tools={tools} ids={ids} /> : "tools"}
        {tools.length === 1 && " with another tool"}
      </h1>
      {result instanceof AppError && <CompareRefused error={result} ids={ids} />}
      {ids.length === 0 && (
        <div className="space-y-3">
          <p className="max-w-prose text-lg">{description}</p>
          <SuchAs label="Examples" links={await examplePairs()} />
        </div>
      )}
      {tools.length > 0 && <ComparedTools tools={tools} />}
      {comparison && (
        <>
          <FirsthandComparison {...comparison} />
          <FactComparison {...comparison} facts={facts} />
          <DeskComparison {...comparison} />
          <p className="text-sm">
            <a href={`/api${compareHref(ids)}`}>This comparison as JSON</a>
          </p>
          <ShareLinks
            url={`${env().PUBLIC_URL}${compareHref(ids)}`}
            citation={`Comparison of ${inList(tools.map(({ name }) => name))}.`}
          />
        </>
      )}
      {remaining.length < mostCompared && (
        <ComparePicker
          title={remaining.length > 0 ? addAnother : `Choose ${leastCompared} to ${mostCompared} tools`}
          ids={remaining}
          q={q}
          candidates={candidates}
        />
      )}
    </div>
  );
}

const read = cache(async (list: string): Promise<Choice | AppError> => {
  const ids = comparedIds(list);
  if (ids.length === 0) return { tools: [], comparison: null };
  if (ids.length === 1) {
    const result = await ask(toolWithoutMonths, getToolWithoutMonths, { tool_id: list });
    return result instanceof AppError ? result : { tools: [result.tool], comparison: null };
  }
  const result = await ask(compareToolsEndpoint, compareTools, { tools: list });
  return result instanceof AppError ? result : { tools: result.tools, comparison: result };
});

/** The facts of each tool. */
async function factsOf(ids: string[]): Promise<Map<string, Facts>> {
  const all = await Promise.all(ids.map((tool_id) => ask(toolWithoutMonths, getToolWithoutMonths, { tool_id })));
  return new Map(all.flatMap((one) => (one instanceof AppError ? [] : [[one.tool.tool_id, one.facts]])));
}

/** Finds tools to add: by words, or without words the neighbours of a single chosen tool. */
async function findCandidates(chosen: Tool[], q: string): Promise<Candidates | AppError | null> {
  const category = chosen.length === 1 ? categories.find(({ id }) => id === chosen[0]!.category) : undefined;
  const filter: Record<string, string> | undefined = q ? { q } : category && { category: category.id };
  if (filter === undefined) return null;
  const result = await ask(searchToolsEndpoint, searchTools, { ...filter, limit: String(shownCandidates) });
  if (result instanceof AppError) return result.status >= 429 ? result : { words: result.message, tools: [] };
  const tools = result.tools.filter(({ tool_id }) => !chosen.some((one) => one.tool_id === tool_id));
  const of = q ? `for “${result.corrected_q ?? q}”` : `in ${category!.label}`;
  return { words: tools.length > 0 ? `Tools ${of}` : `No other tools ${of}.`, tools };
}

/** Pairs of tools for the same work with the most reviewers; before two are rated, those with the best desk scores. */
async function examplePairs() {
  for (const by of [
    { sort: "usage", facets: "reviewed" },
    { sort: "assessment", facets: "assessed" },
  ] satisfies { sort: (typeof toolOrders)[number]; facets: FacetId }[]) {
    const result = await ask(searchToolsEndpoint, searchTools, { ...by, limit: "50" });
    if (result instanceof AppError) return [];
    const rated = result.tools.filter(({ usage }) => by.sort !== "usage" || usage.status === "ok");
    const pairs = rated.flatMap((one, at) => {
      const next = rated.slice(at + 1).find((other) => isAlike(one, other));
      return next === undefined ? [] : [[one, next]];
    });
    const examples = [...Map.groupBy(pairs, ([one]) => one!.category).values()].map(([pair]) => pair!);
    if (examples.length > 0)
      return examples.slice(0, examplesShown).map((pair) => ({
        href: compareHref(pair.map(({ tool_id }) => tool_id)),
        name: pair.map(({ name }) => name).join(" and "),
      }));
  }
  return [];
}

const isAlike = (one: Tool, other: Tool) =>
  one.type === other.type && one.category === other.category && one.tags.some((tag) => other.tags.includes(tag));

const without = (ids: string[], left: string[]) => ids.filter((id) => !left.includes(id));
