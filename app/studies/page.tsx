import type { Metadata } from "next";
import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { NoStudies } from "#components/studies/no-studies.tsx";
import { StudyRow } from "#components/studies/study-row.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { Pager } from "#components/tools/pager.tsx";
import { env } from "#lib/env.ts";
import { AppError } from "#lib/errors.ts";
import { load } from "#lib/http/load.ts";
import { listPublicStudiesOperation } from "#lib/studies/contract.ts";
import { listPublicStudies } from "#lib/studies/list-public-studies.ts";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = {
  title: "Synthetic studies",
  description:
    "Studies composed with invented personas. Nobody was asked, and none of it is evidence about real people.",
};

export default async function StudiesPage({ searchParams }: Props) {
  const offset = [(await searchParams).offset].flat()[0];
  const found = await load(listPublicStudiesOperation, listPublicStudies, offset ? { offset } : {});
  if (found instanceof AppError) return <NotMade error={found} />;
  return (
    <div className="space-y-8">
      <div className="border-2 border-synthetic border-dotted">
        <div aria-hidden="true" className="dotted h-3" />
        <div className="space-y-3 p-4 sm:p-6">
          <h1 className="text-2xl sm:text-3xl">
            <ProvenanceKey of="synthetic" /> studies
          </h1>
          <p className="max-w-prose">
            Invented personas are interviewed, and what they say is counted.{" "}
            <b>Nobody was asked, and none of it is evidence about real people.</b> Use a study to find the questions
            that are worth asking real ones. No study counts in the rating of any tool.
          </p>
        </div>
      </div>
      {found.total === 0 && <NoStudies base={env().PUBLIC_URL} />}
      <ul className="border-hairline border-b empty:hidden">
        {found.studies.map((study) => (
          <StudyRow key={study.id} study={study} />
        ))}
      </ul>
      <Pager {...found} hrefOf={(to) => (to === 0 ? "/studies" : `/studies?offset=${to}`)} />
    </div>
  );
}
