import { ProvenancePanel } from "#components/marks/provenance-panel.tsx";
import { RatingRows } from "#components/marks/rail-rows.tsx";
import { DeskRail } from "#components/marks/rails.tsx";
import { ExternalLink } from "#components/text/external-link.tsx";
import { Missing } from "#components/text/missing.tsx";
import { Points } from "#components/text/points.tsx";
import { Unrated } from "#components/tools/unrated.tsx";
import { capital } from "#lib/cut-text.ts";
import { day, oneDecimal, plural } from "#lib/format.ts";
import { dimensions, scale } from "#lib/rubric/dimensions.ts";
import { type Assessment, deskRating } from "#lib/tools/contract.ts";
import { deskAssessment } from "#lib/tools/facts/contract.ts";

/** What an AI wrote about the tool after reading: hatched, apart, and never part of a firsthand number. */
export function DeskPanel({ score, assessments }: { score: number | null; assessments: Assessment[] }) {
  return (
    <ProvenancePanel
      of="desk"
      title="assessment"
      note="By an AI, made by reading, never by use. It is not added to the firsthand scores."
    >
      {score !== null && (
        <p>
          <b className="text-3xl tabular-nums">{oneDecimal(score)}</b> <span className="text-lg">desk</span>
          <span className="block text-ink-2 text-sm">
            Mean of the rated dimensions in the newest assessment. No interval, because nothing was measured.
          </span>
        </p>
      )}
      {assessments.map((assessment) => (
        <DeskAssessment key={assessment.assessment_id} assessment={assessment} />
      ))}
    </ProvenancePanel>
  );
}

/** One desk assessment: each rating with its reason, the sources, and the open questions. */
function DeskAssessment({ assessment }: { assessment: Assessment }) {
  const { assessor, assessed_at, confidence, ratings, rationale, sources, limitations } = assessment;
  const rated = dimensions.filter(({ id }) => ratings[id] !== null || rationale[id] !== null);
  return (
    <article aria-label={`${capital(deskAssessment)} of ${day(assessed_at)}`} className="space-y-5">
      <p className="text-sm">
        {assessor.name}, model <b>{assessor.model}</b>, <time dateTime={assessed_at}>{day(assessed_at)}</time>.
        Confidence: <b>{confidence}</b>. Read: {plural(sources.length, "source")}.
      </p>
      <RatingRows
        ratings={rated.map(({ id, name }) => ({
          key: id,
          name,
          rail: ratings[id] !== null && (
            <DeskRail value={ratings[id]} label={`${name}: desk ${deskRating(ratings[id])} of ${scale.most}`} />
          ),
          value: ratings[id] === null ? <Missing words={notAssessed} /> : deskRating(ratings[id]),
          why: rationale[id],
        }))}
      />
      <Unrated dimensions={dimensions.filter((one) => !rated.includes(one))} />
      <div className="text-sm">
        <h3 className="mb-1 text-base">What was read</h3>
        <Points of={sourceLinks(sources)} className="space-y-1 ps-5" />
      </div>
      <div className="text-sm">
        <h3 className="mb-1 text-base">What it cannot tell</h3>
        <Points of={limitations} className="space-y-1 ps-5" />
      </div>
    </article>
  );
}

export const notAssessed = "not assessed";

/** The pages that an assessor read, as links. */
export const sourceLinks = (sources: Assessment["sources"]) =>
  sources.map(({ url, title }) => (
    <ExternalLink key={url} href={url}>
      {title}
    </ExternalLink>
  ));
