import type { Metadata } from "next";
import { pageMetadata } from "#components/chrome/page-metadata.ts";
import { pageNames } from "#components/chrome/page-names.tsx";
import { SearchBox } from "#components/search/search-box.tsx";
import { SearchSection } from "#components/search/search-section.tsx";
import { typeLabel } from "#components/studies/study-words.ts";
import { NotMade } from "#components/text/not-made.tsx";
import { StaticPart } from "#components/text/static-part.tsx";
import { AlsoClose } from "#components/tools/search-outcome.tsx";
import { evidenceOf } from "#components/tools/similar-tools.tsx";
import { ToolPick } from "#components/tools/tool-pick.tsx";
import { typeNames } from "#components/tools/tool-words.ts";
import { searchSubjects } from "#lib/about/contract.ts";
import { excerptOf } from "#lib/content/read-markdown.ts";
import { AppError } from "#lib/errors.ts";
import { excerpt, plural } from "#lib/format.ts";
import { ask } from "#lib/http/load.ts";
import { searchQuestionsEndpoint } from "#lib/questions/contract.ts";
import { searchQuestions } from "#lib/questions/search-questions.ts";
import { listPublicStudiesOperation } from "#lib/studies/contract.ts";
import { listPublicStudies } from "#lib/studies/list-studies.ts";
import { noPeople, syntheticStudy } from "#lib/studies/report/label.ts";
import { searchToolsEndpoint } from "#lib/tools/contract.ts";
import { searchTools } from "#lib/tools/search-tools.ts";
import { searchTerms } from "#lib/tools/word-query.ts";
import { adviceFor, pickFirst } from "../tools/advice-for.ts";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The matches shown of each kind. */
const most = 5;
const limit = String(most);
const excerptLength = 120;

const wordsOf = async ({ searchParams }: Props) => [(await searchParams).q].flat()[0]?.trim() ?? "";

export async function generateMetadata(props: Props): Promise<Metadata> {
  const q = await wordsOf(props);
  return pageMetadata({
    path: q === "" ? "/search" : `/search?${new URLSearchParams({ q })}`,
    title: q === "" ? pageNames["/search"] : `${q}: search`,
    description: `One search over ${searchSubjects}.`,
    ...(q !== "" && { robots: { index: false, follow: true } }),
  });
}

export default async function SearchPage(props: Props) {
  const q = await wordsOf(props);
  const results = q === "" ? [] : await Promise.all([tools(q), questions(q), studies(q)]);
  const away = results.find((one) => one instanceof AppError && one.status >= 429);
  if (away instanceof AppError) return <NotMade error={away} />;
  const [ofTools, ofQuestions, ofStudies] = results;
  const searched = { q, terms: searchTerms(q) };
  const pick = ofTools && "pick" in ofTools ? ofTools.pick : null;
  return (
    <StaticPart className="space-y-10">
      <h1>{pageNames["/search"]}</h1>
      <SearchBox q={q} />
      {pick}
      {ofTools && <SearchSection noun="tool" many="tools" path="/tools" {...searched} result={ofTools} />}
      {ofQuestions && (
        <SearchSection noun="question" many="questions" path="/questions" {...searched} result={ofQuestions} />
      )}
      {ofStudies && (
        <SearchSection
          noun={syntheticStudy.toLowerCase()}
          many={pageNames["/studies"].toLowerCase()}
          path="/studies"
          {...searched}
          result={ofStudies}
        />
      )}
    </StaticPart>
  );
}

async function tools(q: string) {
  // As many as the list of tools has, so that the pick is the same.
  const result = await ask(searchToolsEndpoint, searchTools, { q });
  if (result instanceof AppError) return result;
  const advice = await adviceFor({ q }, result);
  const ordered = await pickFirst(result.tools, advice);
  const hits = ordered.slice(0, most).map((tool) => ({
    href: `/tools/${tool.tool_id}`,
    name: tool.name,
    note: [typeNames[tool.type], ...(tool.deprecated ? ["deprecated"] : []), evidenceOf(tool)].join(" · "),
    text: excerpt(tool.description, excerptLength),
  }));
  const pick = advice && (
    <>
      <ToolPick {...advice} among={result} />
      {advice.tools.length === 0 && <AlsoClose {...result} />}
    </>
  );
  return { hits, total: result.total, pick };
}

async function questions(q: string) {
  const result = await ask(searchQuestionsEndpoint, searchQuestions, { q, limit });
  if (result instanceof AppError) return result;
  const hits = result.questions.map(({ question_id, title, body, answer_count }) => {
    const text = excerptOf(body, excerptLength);
    return { href: `/questions/${question_id}`, name: title, note: plural(answer_count, "answer"), text };
  });
  return { hits, total: result.total };
}

async function studies(q: string) {
  const result = await ask(listPublicStudiesOperation, listPublicStudies, { q, limit });
  if (result instanceof AppError) return result;
  const hits = result.studies.map(({ id, topic, study_type, headline_finding }) => {
    const note = `Synthetic: ${typeLabel(study_type)}, ${noPeople}`;
    return {
      href: `/report/${id}`,
      name: excerpt(topic, excerptLength),
      note,
      text: excerpt(headline_finding, excerptLength),
    };
  });
  return { hits, total: result.total };
}
