import { Tick } from "#components/compare/tick-list.tsx";
import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { audienceWords, typeLabel } from "#components/studies/study-words.ts";
import { Ago } from "#components/text/ago.tsx";
import { lineLength } from "#components/text/list-row.tsx";
import { confidenceWord } from "#lib/engines/measured.ts";
import { excerpt, plural } from "#lib/format.ts";
import type { PublicStudy } from "#lib/studies/contract.ts";

const topicLength = 160;

/** One study in the gallery: that it is synthetic, what it was asked, what it says, of how many, and how sure it is. */
export function StudyRow({ study }: { study: PublicStudy }) {
  const { id, headline_finding, topic, study_type, audience, interviews, overall_confidence, created_at } = study;
  return (
    <li
      className="grid grid-cols-[1.125rem_minmax(0,1fr)] gap-x-4 gap-y-1 border-hairline border-t py-2 lg:min-h-16 lg:grid-cols-[1.125rem_minmax(0,1fr)_25rem] lg:items-center lg:gap-x-6"
      data-row=""
    >
      <Tick name="study" value={id} what={`the study “${excerpt(topic, 40)}”`} />
      <div dir="auto" className="min-w-0">
        <h3 className="wrap-anywhere text-base">
          <a href={`/report/${id}`}>{excerpt(topic, topicLength)}</a>
        </h3>
        <p className="wrap-anywhere text-sm">{excerpt(headline_finding, lineLength)}</p>
      </div>
      <div className="col-start-2 min-w-0 text-ink-2 text-sm lg:col-start-3 lg:text-xs">
        <p>
          <ProvenanceKey of="synthetic" />: {plural(interviews, "simulated interview")} of {audienceWords[audience]}, 0
          people
        </p>
        <p>
          {typeLabel(study_type)} ·{" "}
          {study.engine.kind === "simulator"
            ? "built-in engine"
            : `language model, ${confidenceWord(overall_confidence)} confidence`}{" "}
          · <Ago moment={created_at} />
        </p>
      </div>
    </li>
  );
}
