import { Tick } from "#components/compare/tick-list.tsx";
import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { SyntheticRail } from "#components/marks/synthetic-rail.tsx";
import { audienceWords, typeLabel } from "#components/studies/study-words.ts";
import { Ago } from "#components/text/ago.tsx";
import { confidenceWord } from "#lib/engines/measured.ts";
import { excerpt, plural } from "#lib/format.ts";
import type { PublicStudy } from "#lib/studies/contract.ts";

const topicLength = 160;

/** One study in the gallery: that it is synthetic, what it was asked, what it says, of how many, and how sure it is. */
export function StudyRow({ study }: { study: PublicStudy }) {
  const { id, headline_finding, topic, study_type, audience, interviews, overall_confidence, created_at } = study;
  const confidence = `Confidence ${overall_confidence} of 100, ${confidenceWord(overall_confidence)}`;
  return (
    <li className="gap-x-10 border-hairline border-t py-2.5 sm:grid sm:grid-cols-[minmax(0,1fr)_17rem]" data-row="">
      <div dir="auto" className="min-w-0">
        <h2 className="text-base">
          <a href={`/report/${id}`} className="wrap-anywhere">
            {excerpt(topic, topicLength)}
          </a>
        </h2>
        <p className="wrap-anywhere line-clamp-2 text-sm md:line-clamp-1">{headline_finding}</p>
        <p className="flex flex-wrap gap-x-4 text-ink-2 text-sm">
          <ProvenanceKey of="synthetic" />
          <span>
            {typeLabel(study_type)}, {audienceWords[audience]}
          </span>
          <span>{plural(interviews, "simulated interview")}, 0 people</span>
          <span>
            {study.engine.kind === "simulator" ? "built-in engine" : "language model"}, <Ago moment={created_at} />
          </span>
        </p>
      </div>
      <div className="max-sm:mt-2 max-sm:max-w-72">
        <SyntheticRail value={overall_confidence} from={0} to={100} label={`${confidence}, on a scale from 0 to 100`} />
        <div className="flex justify-between gap-x-3 text-sm">
          {confidence}
          <Tick name="study" value={id} what={`the study “${excerpt(topic, 40)}”`} />
        </div>
      </div>
    </li>
  );
}
