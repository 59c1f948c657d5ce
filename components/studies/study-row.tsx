import { Tick } from "#components/compare/tick-list.tsx";
import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { audienceWords, typeLabel } from "#components/studies/study-words.ts";
import { Ago } from "#components/text/ago.tsx";
import { shortName } from "#components/text/disclosure.tsx";
import { lineLength } from "#components/text/list-row.tsx";
import { confidenceWord } from "#lib/engines/measured.ts";
import { excerpt, plural } from "#lib/format.ts";
import type { PublicStudy } from "#lib/studies/contract.ts";
import { longestTitle, noPeople } from "#lib/studies/report/label.ts";

/** Of how many interviews a study is, what made it, and how sure it is. */
export const studySize = ({ interviews, engine, overall_confidence }: PublicStudy): string =>
  `${plural(interviews, "interview")}, ${noPeople}, ${
    engine.kind === "simulator" ? "built-in engine" : `model, ${confidenceWord(overall_confidence)} confidence`
  }`;

/** One study in the gallery: that it is synthetic, what it was asked, what a model's says; and its size, where the list does not say it of all. A row without `ticks` is of a list that compares nothing. */
export function StudyRow({ study, hasSize, ticks }: { study: PublicStudy; hasSize: boolean; ticks: Set<string> }) {
  const { id, headline_finding, topic, study_type, audience, created_at } = study;
  return (
    <li
      className={`grid gap-x-4 gap-y-1 border-hairline border-t py-2 lg:min-h-16 lg:items-center lg:gap-x-6 ${ticks.size > 0 ? "grid-cols-[1.125rem_minmax(0,1fr)] lg:grid-cols-[1.125rem_minmax(0,1fr)_24rem]" : "lg:grid-cols-[minmax(0,1fr)_24rem]"}`}
      data-row=""
    >
      {ticks.has(id) ? (
        <Tick name="study" value={id} what={`the study “${shortName(topic)}”`} />
      ) : (
        ticks.size > 0 && <i />
      )}
      <div dir="auto" className="min-w-0">
        <h3 className="wrap-anywhere text-base">
          <a href={`/report/${id}`}>{excerpt(topic, longestTitle)}</a>
        </h3>
        {study.engine.kind === "model" && (
          <p className="wrap-anywhere text-sm">{excerpt(headline_finding, lineLength)}</p>
        )}
      </div>
      <div className="-col-start-2 min-w-0 text-ink-2 text-sm lg:text-xs">
        <p>
          <ProvenanceKey of="synthetic" />: {typeLabel(study_type)}, {audienceWords[audience]}
        </p>
        <p>
          {hasSize && `${studySize(study)}, `}
          <Ago moment={created_at} />
        </p>
      </div>
    </li>
  );
}
