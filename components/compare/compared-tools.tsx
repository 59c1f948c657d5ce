import { OnwardLink } from "#components/chrome/page-names.tsx";
import { compareHref } from "#components/compare/compare-href.ts";
import { SearchField } from "#components/search/search-box.tsx";
import { ExternalLink } from "#components/text/external-link.tsx";
import { Submit } from "#components/text/field.tsx";
import { NearTools } from "#components/text/not-made.tsx";
import { Notice } from "#components/text/notice.tsx";
import { Points } from "#components/text/points.tsx";
import { Section } from "#components/text/section.tsx";
import { listedBy } from "#components/tools/listed-by.ts";
import { toolSearchLabel } from "#components/tools/tool-filter-form.tsx";
import { longestText } from "#components/tools/tool-row.tsx";
import { typeNames } from "#components/tools/tool-words.ts";
import { UnverifiedMark } from "#components/tools/unverified.tsx";
import type { MemberOf } from "#lib/contract.ts";
import type { AppError } from "#lib/errors.ts";
import { excerpt } from "#lib/format.ts";
import { categories } from "#lib/tools/categories.ts";
import { type compareToolsEndpoint, mostCompared } from "#lib/tools/compare/contract.ts";
import type { Tool } from "#lib/tools/contract.ts";

const columns = ["", "", "md:grid-cols-2", "md:grid-cols-3", "md:grid-cols-2 lg:grid-cols-4"];

const labelOf = (category: Tool["category"]) => categories.find(({ id }) => id === category)?.label;

const kindOf = ({ type, category }: Tool) => [typeNames[type], labelOf(category) ?? []].flat().join(" · ");

export const addAnother = "Add another tool";

/** Each tool in short, with a link to it and a link to the comparison without it. */
export function ComparedTools({ tools }: { tools: Tool[] }) {
  const ids = tools.map(({ tool_id }) => tool_id);
  const jobs = [...new Set(tools.flatMap(({ category }) => labelOf(category) ?? []))];
  return (
    <div>
      {jobs.length > 1 && (
        <p className="mb-4 max-w-prose">Of different categories, so of different tasks: {jobs.join("; ")}.</p>
      )}
      <ul className={`grid gap-x-6 gap-y-4 ${columns[tools.length] ?? columns.at(-1)}`}>
        {tools.map((tool) => (
          <li key={tool.tool_id} className="border-hairline border-t pt-3">
            <h2 className="text-lg">
              <a href={`/tools/${tool.tool_id}`} dir="auto" className="wrap-anywhere">
                {tool.name}
              </a>
            </h2>
            <p className="wrap-anywhere text-ink-2 text-sm">
              {kindOf(tool)} · <ExternalLink href={tool.website} byStranger={listedBy(tool).byStranger} />
            </p>
            <p dir="auto" className="wrap-anywhere mt-1 text-sm max-md:hidden">
              {excerpt(tool.description, longestText)}
            </p>
            <UnverifiedMark tool={tool} />
            <p>
              <a
                href={compareHref(ids.filter((id) => id !== tool.tool_id))}
                className="inline-flex min-h-8 items-center text-sm"
              >
                Remove<span className="sr-only"> {tool.name}</span>
              </a>
            </p>
          </li>
        ))}
      </ul>
      {tools.length > 1 && tools.length < mostCompared && (
        <p className="mt-2">
          <a href="#add" className="inline-flex min-h-8 items-center">
            {addAnother}
          </a>
        </p>
      )}
    </div>
  );
}

/** The ids that a refusal points at. A single id is refused by its own endpoint, without a pointer. */
export function faultyIds({ extras }: AppError, ids: string[]): string[] {
  if (ids.length === 1) return ids;
  return ids.filter((_, at) => extras.details?.some(({ pointer }) => pointer === `/tools/${at}`));
}

/** Says why tools cannot be compared: the service's own words, likely matches, and each tool of the request. */
export function CompareRefused({ error, ids }: { error: AppError; ids: string[] }) {
  const faulty = faultyIds(error, ids);
  const sound = ids.filter((id) => !faulty.includes(id));
  return (
    <div className="max-w-prose">
      <Notice title="These tools cannot be compared">
        <p className="wrap-anywhere">{error.message}</p>
        <NearTools ids={error.extras.near ?? []} hrefOf={(id) => compareHref([...sound, id])} />
        <p className="mt-3">You asked for:</p>
        <Points
          of={ids.map((id) => (
            <span key={id} className="wrap-anywhere">
              <bdi>{id}</bdi>
              {faulty.includes(id) && " (no listed tool)"}
              {" · "}
              <a href={compareHref(ids.filter((other) => other !== id))}>
                Remove<span className="sr-only"> {id}</span>
              </a>
            </span>
          ))}
          className="ps-5 [&>li]:py-0.5"
        />
      </Notice>
    </div>
  );
}

/** Tools to choose from, with a sentence on why these or none. */
export type Candidates = { words: string; tools: Tool[] };
type Picker = { title: string; ids: string[]; q: string; candidates: Candidates | null };

/** Two plain forms: one finds tools, the other adds the ticked ones. */
export function ComparePicker({ title, ids, q, candidates }: Picker) {
  return (
    <Section id="add" title={title} className="max-w-2xl space-y-6">
      <search>
        {/* The answer appears where the question was asked. */}
        <form action="/compare#add">
          <Chosen ids={ids} />
          <label htmlFor="compare-q" className="mb-1 block text-ink-2 text-sm">
            {toolSearchLabel}
          </label>
          <SearchField id="compare-q" defaultValue={q} submit="Find" button="quiet-button" />
        </form>
      </search>
      {candidates?.tools.length === 0 && <p className="wrap-anywhere">{candidates.words}</p>}
      {candidates !== null && candidates.tools.length > 0 && (
        <form action="/compare">
          <Chosen ids={ids} />
          <fieldset>
            <legend className="font-semibold">{candidates.words}</legend>
            <ul className="mt-2 mb-4 border-hairline border-b">
              {candidates.tools.map((tool) => (
                <li key={tool.tool_id} className="border-hairline border-t">
                  <label className="flex min-h-touch items-center gap-3 py-1">
                    <input
                      type="checkbox"
                      name={"tools" satisfies MemberOf<typeof compareToolsEndpoint>}
                      value={tool.tool_id}
                      className="size-5 shrink-0 accent-ink"
                    />
                    <span className="min-w-0">
                      <bdi className="wrap-anywhere">{tool.name}</bdi>{" "}
                      <span className="text-ink-2 text-sm">{kindOf(tool)}</span>
                      <UnverifiedMark tool={tool} />
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
          <Submit>Compare</Submit>
        </form>
      )}
      <p>
        Or tick tools in the list of <OnwardLink to="/tools" isInText />.
      </p>
    </Section>
  );
}

function Chosen({ ids }: { ids: string[] }) {
  return (
    ids.length > 0 && (
      <input type="hidden" name={"tools" satisfies MemberOf<typeof compareToolsEndpoint>} value={ids.join(",")} />
    )
  );
}
