import type { Metadata } from "next";
import { pageMetadata } from "#components/chrome/page-metadata.ts";
import { pageNames } from "#components/chrome/page-names.tsx";
import { FilterChips, LeftOut, Refused } from "#components/text/filters-in-force.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { SearchMet } from "#components/text/search-met.tsx";
import { StaticPart } from "#components/text/static-part.tsx";
import { filtersOf } from "#components/tools/filters-of.ts";
import { Pager } from "#components/tools/pager.tsx";
import { AlsoClose, NoTools, NotListedProduct } from "#components/tools/search-outcome.tsx";
import { ToolFilterForm } from "#components/tools/tool-filter-form.tsx";
import { OrderNote, ToolList } from "#components/tools/tool-list.tsx";
import { ToolPick } from "#components/tools/tool-pick.tsx";
import { byFit } from "#components/tools/tool-words.ts";
import { readFilters, type ToolFilters, toolsHref } from "#components/tools/tools-href.ts";
import { AppError } from "#lib/errors.ts";
import { plural } from "#lib/format.ts";
import { ask } from "#lib/http/load.ts";
import { type SearchResult, searchToolsEndpoint } from "#lib/tools/contract.ts";
import { typesInWords } from "#lib/tools/metadata.ts";
import { searchTools } from "#lib/tools/search-tools.ts";
import { searchTerms } from "#lib/tools/word-query.ts";
import { adviceFor, besidePick, pickFirst } from "./advice-for.ts";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = await searchParams;
  const { q } = readFilters(query);
  return pageMetadata({
    path: "/tools",
    title: q ? `${q}: tools` : pageNames["/tools"],
    description: `${typesInWords.all} for AI agents, with firsthand scores and desk assessments side by side.`,
    ...(q && { robots: { index: false, follow: true } }),
  });
}

export default async function ToolsPage({ searchParams }: Props) {
  const query = await searchParams;
  const filters = readFilters(query);
  const offset = [query.offset].flat()[0];
  const result = await search(filters, offset);
  if (result instanceof AppError && result.status >= 429) return <NotMade error={result} />;
  const advice = result instanceof AppError ? null : await adviceFor(filters, result);
  const pickWords = `The ${advice?.verdict === "match" ? "pick" : "nearest"} first, then ${byFit.toLowerCase()}`;
  const fitFirst = advice?.tools[0] ? pickWords : advice ? "Nearest first" : `${byFit} first`;
  const without = result instanceof AppError ? [] : await withoutEach(filters, result);
  const tools = result instanceof AppError ? [] : await pickFirst(result.tools, advice);
  return (
    <StaticPart>
      <h1 className="mb-5">{pageNames["/tools"]}</h1>
      <ToolFilterForm filters={filters} />
      {result instanceof AppError ? (
        <Refused message={result.message} href="/tools" all="tools" />
      ) : (
        <section aria-labelledby="found" className="mt-8">
          <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <h2 id="found" className="text-lg">
              {plural(result.total + tools.length - result.tools.length, "tool")}
            </h2>
            <FilterChips filters={filtersOf(filters)} />
          </div>
          {(!advice?.tools[0] || result.corrected_q) && <SearchMet noun="tool" q={filters.q} {...result} />}
          <NotListedProduct {...result} />
          <LeftOut filters={without.filter(({ name }) => name === "facets")} total={result.total} />
          {advice && <ToolPick {...advice} among={result} />}
          {filters.sort === undefined && <OrderNote tools={result.tools} first={result.match && fitFirst} />}
          {tools.length > 0 && (
            <ToolList
              tools={tools}
              facets={filters.facets?.split(",")}
              terms={searchTerms(result.corrected_q ?? filters.q ?? "")}
            />
          )}
          {result.total + tools.length === 0 && (
            <NoTools
              guidance={result.match === "none" && !filters.type && !filters.category ? result.guidance : null}
              without={without}
            />
          )}
          <AlsoClose {...besidePick(result, advice)} />
          <Pager {...result} hrefOf={(to) => toolsHref(filters, to)} />
        </section>
      )}
    </StaticPart>
  );
}

function search(filters: ToolFilters, offset?: string) {
  return ask(searchToolsEndpoint, searchTools, { ...filters, ...(offset && { offset }) });
}

/** Counts the tools without each ticked facet or, where a list is empty, without each filter in force. */
async function withoutEach(filters: ToolFilters, { total }: SearchResult) {
  const narrowing = filtersOf(filters).filter(({ name }) => name === "facets" || (total === 0 && name !== "sort"));
  return Promise.all(
    narrowing.map(async (filter) => {
      const result = await search(filter.others);
      return { ...filter, count: result instanceof AppError ? 0 : result.total };
    }),
  );
}
