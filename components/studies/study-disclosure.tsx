import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { reportHref } from "#components/studies/report-href.ts";
import { day, excerpt, plural } from "#lib/format.ts";
import { inventedPersona, longestTitle, noPeople, simulatedInterview, timesAsked } from "#lib/studies/report/label.ts";
import reportWords from "#lib/studies/report/report-words.json" with { type: "json" };
import type { FullStudy } from "#lib/studies/study-record.ts";

/** What the page of how a study was made is called. */
export const methodTitle = "Method and limits";

/** What a reader knows before anything else: what made the study, of how many, and that no person was asked. */
export function StudyDisclosure({ study }: { study: FullStudy }) {
  const { engine, completed_at, id } = study;
  return (
    <section aria-label="What made this study" className="border-2 border-synthetic border-dotted">
      <div aria-hidden="true" className="dotted h-2" />
      <div className="space-y-1 px-4 py-3">
        <p className="sm:text-lg">
          <SizeInWords study={study} />
        </p>
        <p className="text-xs sm:text-sm">
          <Disclaimer study={study} />
        </p>
        <p className="text-ink-2 text-xs sm:text-sm">
          Made by{" "}
          <span className="identifier">
            {engine.id} {engine.version}
          </span>
          , <time dateTime={completed_at}>{day(completed_at)}</time> ·{" "}
          <a href={reportHref(id, "method")}>{methodTitle.toLowerCase()}</a>
        </p>
      </div>
    </section>
  );
}

/** The label on each page below a report, with the way back to it. */
export function StudyStrip({ study }: { study: FullStudy }) {
  return (
    <div className="space-y-3 border-synthetic border-s-3 border-dotted ps-4">
      <p>
        <SizeInWords study={study} />
      </p>
      <p className="text-sm">
        <Disclaimer study={study} />
      </p>
      <p dir="auto" className="wrap-anywhere">
        ← The report: <a href={reportHref(study.id)}>{excerpt(study.topic, longestTitle)}</a>
      </p>
    </div>
  );
}

/** What the engine says of itself; nobody is sure of what is made up. */
function Disclaimer({ study: { disclaimer, engine } }: { study: FullStudy }) {
  return (
    <>
      {disclaimer}
      {engine.kind === "simulator" && ` ${reportWords.titles.confidence}: ${reportWords.noConfidence}.`}
    </>
  );
}

function SizeInWords({ study: { quant } }: { study: FullStudy }) {
  return (
    <>
      <b>
        <ProvenanceKey of="synthetic" />
      </b>{" "}
      study: {plural(quant.n_interviews, simulatedInterview)}, {plural(quant.n_personas, inventedPersona)},{" "}
      {timesAsked(quant)}, <span className="whitespace-nowrap">{noPeople}</span>
    </>
  );
}
