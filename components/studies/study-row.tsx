import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { audienceWords, typeLabel } from "#components/studies/study-words.ts";
import { Ago } from "#components/text/ago.tsx";
import { confidenceWord } from "#lib/engines/measured.ts";
import { excerpt, plural } from "#lib/format.ts";
import type { PublicStudy } from "#lib/studies/contract.ts";

const topicLength = 160;

/** One study in the gallery: that it is synthetic, what it says, what it was asked, and of how many. */
export function StudyRow({ study }: { study: PublicStudy }) {
  const { id, headline_finding, topic, study_type, audience, interviews, overall_confidence, created_at } = study;
  return (
    <li className="space-y-1.5 border-hairline border-t py-4">
      <p className="flex flex-wrap gap-x-4 text-sm">
        <ProvenanceKey of="synthetic" />
        <span>
          {typeLabel(study_type)}, {audienceWords[audience]}
        </span>
        <span>{plural(interviews, "simulated interview")}, 0 people</span>
      </p>
      <h2 className="text-base">
        <a href={`/report/${id}`} dir="auto" className="wrap-anywhere inline-block py-0.5">
          {headline_finding}
        </a>
      </h2>
      <p dir="auto" className="wrap-anywhere max-w-prose text-sm">
        {excerpt(topic, topicLength)}
      </p>
      <p className="text-ink-2 text-sm">
        Confidence {overall_confidence} of 100, {confidenceWord(overall_confidence)} ·{" "}
        {study.engine.kind === "simulator" ? "rule-based simulator" : "language model"} · <Ago moment={created_at} />
      </p>
    </li>
  );
}
