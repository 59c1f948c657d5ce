import type { Metadata } from "next";
import { pageNames } from "#components/chrome/page-names.tsx";
import { CompareForm } from "#components/studies/compare-form.tsx";
import { ComparisonTables, NotOneQuestion } from "#components/studies/comparison-tables.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { Notice } from "#components/text/notice.tsx";
import { AppError } from "#lib/errors.ts";
import { ask } from "#lib/http/load.ts";
import { compareReports } from "#lib/studies/compare/compare-studies.ts";
import { type ComparedStudy, compareReportsOperation, isOneQuestion } from "#lib/studies/compare/contract.ts";
import { listPublicStudiesOperation } from "#lib/studies/contract.ts";
import { listPublicStudies } from "#lib/studies/list-studies.ts";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: pageNames["/report/compare"], robots: { index: false, follow: false } };

export default async function CompareReportsPage({ searchParams }: Props) {
  const { a, b, study } = await searchParams;
  // Two boxes, or the ticks of a list.
  const ids = [a, b, study].flatMap((value) => value ?? []).map(idIn);
  const [one = "", other = ""] = ids;
  if (ids.length > 2) return <CompareForm a={one} b={other} isMany />;
  if (one === "" || other === "") return <CompareForm a={one} b={other} />;
  const result = await ask(compareReportsOperation, compareReports, { a: one, b: other });
  if (!(result instanceof AppError)) {
    if (isOneQuestion(result.differs_in)) return <ComparisonTables comparison={result} />;
    return <NotOneQuestion studies={await Promise.all([result.a, result.b].map(withOthers))} />;
  }
  if (result.status >= 500) return <NotMade error={result} />;
  return (
    <div className="space-y-6">
      <Notice title="These two cannot be compared">
        <p>{result.message}</p>
      </Notice>
      <CompareForm a={one} b={other} />
    </div>
  );
}

/** A study with others of its question that anyone may read. */
async function withOthers(study: ComparedStudy) {
  const { id, topic, study_type } = study;
  const listed = await ask(listPublicStudiesOperation, listPublicStudies, { q: topic, study_type });
  const others = listed instanceof AppError ? [] : listed.studies.filter((one) => one.topic === topic && one.id !== id);
  return { ...study, others };
}

/** A study's id, also where the whole address of its report was pasted. */
const idIn = (address: string): string =>
  /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(address)?.[0] ?? address.trim();
