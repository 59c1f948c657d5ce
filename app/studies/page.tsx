import type { Metadata } from "next";
import { pageMetadata } from "#components/chrome/page-metadata.ts";
import { linkNames, OnwardLink } from "#components/chrome/page-names.tsx";
import { TickList } from "#components/compare/tick-list.tsx";
import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { readStudyFilters, studiesHref } from "#components/studies/studies-href.ts";
import { StudyFilterForm } from "#components/studies/study-filter-form.tsx";
import { StudyRow, studySize } from "#components/studies/study-row.tsx";
import { Refused } from "#components/text/filters-in-force.tsx";
import { FollowLinks } from "#components/text/follow-links.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { Pager } from "#components/tools/pager.tsx";
import { AppError } from "#lib/errors.ts";
import { plural } from "#lib/format.ts";
import { ask } from "#lib/http/load.ts";
import { listPublicStudiesOperation, type PublicStudy } from "#lib/studies/contract.ts";
import { listPublicStudies } from "#lib/studies/list-studies.ts";
import { nobodyAsked } from "#lib/studies/report/label.ts";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const caution = `${nobodyAsked}, and none of it is evidence about real people.`;
export const metadata: Metadata = pageMetadata({
  path: "/studies",
  description: `Studies composed with invented personas. ${caution}`,
  feed: "/feeds/studies",
});

export default async function StudiesPage({ searchParams }: Props) {
  const query = await searchParams;
  const filters = readStudyFilters(query);
  const offset = [query.offset].flat()[0];
  const result = await ask(listPublicStudiesOperation, listPublicStudies, { ...filters, ...(offset && { offset }) });
  if (result instanceof AppError && result.status >= 429) return <NotMade error={result} />;
  const sizes = new Set(result instanceof AppError ? [] : result.studies.map(studySize));
  const isNarrowed = Object.keys(filters).length > 0;
  return (
    <div className="space-y-8">
      <Introduction />
      <StudyFilterForm filters={filters} />
      {result instanceof AppError ? (
        <Refused message={result.message} href="/studies" all="studies" />
      ) : (
        <section aria-label="Studies found" className="space-y-4">
          <h2 className="text-lg">{plural(result.total, "study", "studies")}</h2>
          {sizes.size === 1 && <p>Each: {sizes}</p>}
          {result.total === 0 && !isNarrowed && (
            <p className="max-w-prose">
              No study is public yet. A study comes here when its account makes it public:{" "}
              <a href="/docs/research">how that is done</a>.
            </p>
          )}
          {result.total === 0 && isNarrowed && (
            <div className="max-w-prose border-hairline border-t py-6">
              <p className="font-semibold text-lg">No study matches all of this.</p>
              <p className="mt-3">
                <OnwardLink to="/studies" />
              </p>
            </div>
          )}
          {result.studies.length > 0 && <StudyList studies={result.studies} hasSize={sizes.size > 1} />}
          <Pager {...result} hrefOf={(to) => studiesHref(filters, to)} />
          <p className="text-sm">
            <FollowLinks feed="/feeds/studies" />
          </p>
        </section>
      )}
    </div>
  );
}

/** The rows, with a tick before each that another of the list can be compared with. */
function StudyList({ studies, hasSize }: { studies: PublicStudy[]; hasSize: boolean }) {
  const questions = Map.groupBy(studies, ({ topic, study_type }) => `${study_type} ${topic}`);
  const pairs = [...questions.values()].filter(({ length }) => length > 1).flat();
  const ticks = new Set(pairs.map(({ id }) => id));
  const rows = (
    <ul className="border-hairline border-b">
      {studies.map((study) => (
        <StudyRow key={study.id} study={study} hasSize={hasSize} ticks={ticks} />
      ))}
    </ul>
  );
  if (ticks.size === 0) return rows;
  return (
    <TickList action="/report/compare" hint="To compare studies of one question, tick them, two at a time.">
      {rows}
    </TickList>
  );
}

function Introduction() {
  return (
    <div className="border-2 border-synthetic border-dotted">
      <div aria-hidden="true" className="dotted h-3" />
      <div className="space-y-3 p-4 sm:p-6">
        <h1>
          <ProvenanceKey of="synthetic" /> studies
        </h1>
        <p className="max-w-prose">
          Invented personas are interviewed about a question. <b>{caution}</b> Use a study to find the questions that
          are worth asking them. No study counts in the rating of any tool.
        </p>
        <p>
          <a href="/research" className="button inline-flex items-center no-underline">
            {linkNames["/research"]}
          </a>
        </p>
      </div>
    </div>
  );
}
