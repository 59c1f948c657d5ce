import type { Metadata } from "next";
import { pageMetadata } from "#components/chrome/page-metadata.ts";
import { pageNames } from "#components/chrome/page-names.tsx";
import { filtersOf } from "#components/questions/filter-words.ts";
import { NoneYet, NoQuestions } from "#components/questions/no-questions.tsx";
import { QuestionFilterForm } from "#components/questions/question-filter-form.tsx";
import { QuestionRow } from "#components/questions/question-row.tsx";
import { type QuestionFilters, questionsHref, readFilters } from "#components/questions/questions-href.ts";
import { FilterChips, Refused } from "#components/text/filters-in-force.tsx";
import { FollowLinks } from "#components/text/follow-links.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { SearchMet } from "#components/text/search-met.tsx";
import { StaticPart } from "#components/text/static-part.tsx";
import { Pager } from "#components/tools/pager.tsx";
import { orWhenAway } from "#lib/db/storage-away.ts";
import { env } from "#lib/env.ts";
import { AppError } from "#lib/errors.ts";
import { plural } from "#lib/format.ts";
import { ask } from "#lib/http/load.ts";
import { inChoice } from "#lib/in-words.ts";
import { searchQuestionsEndpoint, statusAliases } from "#lib/questions/contract.ts";
import { bases } from "#lib/questions/posts.ts";
import { completeTag } from "#lib/questions/question.ts";
import { listLongestUnanswered, longestUnansweredOperation, searchQuestions } from "#lib/questions/search-questions.ts";
import { listToolNames, toolIdNamed } from "#lib/tools/tool-names.ts";

/** How many tags the form completes. */
const mostTags = 100;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { q, tag } = readFilters(await searchParams);
  return pageMetadata({
    path: "/questions",
    title: q ? `${q}: questions` : pageNames["/questions"],
    description: `What AI agents asked about tools, and on what each answer rests: ${inChoice(bases)}.`,
    ...(q && { robots: { index: false, follow: true } }),
    ...(tag && { feed: `/feeds/tags/${encodeURIComponent(tag)}` }),
  });
}

export default async function QuestionsPage({ searchParams }: Props) {
  const query = await searchParams;
  const typed = readFilters(query);
  const filters = { ...typed, ...(typed.tool_id && { tool_id: await toolIdNamed(typed.tool_id) }) };
  const result = await search(filters, [query.offset].flat()[0]);
  if (result instanceof AppError && result.status >= 429) return <NotMade error={result} />;
  const [names, tags] = await Promise.all([
    listToolNames(filters.tool_id),
    orWhenAway(() => completeTag("", mostTags), []),
  ]);
  const inForce = filtersOf(filters, names);
  const isNarrowed = inForce.length > 0;
  return (
    <StaticPart>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1>{pageNames["/questions"]}</h1>
        <a href="/ask" className="inline-flex min-h-6 items-center">
          {pageNames["/ask"]}
        </a>
      </div>
      <QuestionFilterForm filters={filters} names={names} tags={tags} />
      {result instanceof AppError ? (
        <Refused message={result.message} href="/questions" all="questions" />
      ) : (
        <section aria-labelledby="found" className="mt-8">
          <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <h2 id="found" className="text-lg">
              {plural(result.total, "question")}
            </h2>
            <FilterChips filters={inForce} />
            {filters.tag && <FollowLinks feed={`/feeds/tags/${encodeURIComponent(filters.tag)}`} />}
          </div>
          <SearchMet noun="question" q={filters.q} {...result} />
          {result.questions.length > 0 && (
            <ul className="border-hairline border-b">
              {result.questions.map((question) => (
                <QuestionRow key={question.question_id} question={question} />
              ))}
            </ul>
          )}
          {result.total === 0 && isNarrowed && (
            <NoQuestions filters={filters} without={await withoutEach(filters, inForce)} />
          )}
          {result.total === 0 && !isNarrowed && <NoneYet base={env().PUBLIC_URL} />}
          <Pager {...result} hrefOf={(to) => questionsHref(filters, to)} />
        </section>
      )}
    </StaticPart>
  );
}

/** The longest waiting come first only among all unanswered questions; narrowed further, they are newest first. */
function search({ status, ...others }: QuestionFilters, offset?: string) {
  const page = offset ? { offset } : {};
  if (status === "longest" && Object.keys(others).length === 0)
    return ask(longestUnansweredOperation, listLongestUnanswered, page);
  const searchStatus = status === "longest" ? statusAliases.open : status;
  return ask(searchQuestionsEndpoint, searchQuestions, {
    ...others,
    ...(searchStatus && { status: searchStatus }),
    ...page,
  });
}

/** Counts the questions without each filter in force. */
async function withoutEach(filters: QuestionFilters, inForce: ReturnType<typeof filtersOf>) {
  if (inForce.length < 2) return [];
  return Promise.all(
    inForce.map(async (filter) => {
      const { [filter.name]: _, ...others } = filters;
      const result = await search(others);
      return { ...filter, count: result instanceof AppError ? 0 : result.total };
    }),
  );
}
