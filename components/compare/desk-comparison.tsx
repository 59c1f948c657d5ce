import type { ReactNode } from "react";
import { type CompareRow, CompareTable } from "#components/compare/compare-table.tsx";
import type { Comparison } from "#components/compare/comparison-sentence.ts";
import { notAssessed, sourceLinks } from "#components/desk/desk-panel.tsx";
import { ProvenancePanel } from "#components/marks/provenance-panel.tsx";
import { DeskRail, RailEnds } from "#components/marks/rails.tsx";
import { Missing } from "#components/text/missing.tsx";
import { Notice } from "#components/text/notice.tsx";
import { Points } from "#components/text/points.tsx";
import { Section } from "#components/text/section.tsx";
import { factRows } from "#components/tools/fact-list.tsx";
import { capital } from "#lib/cut-text.ts";
import { day, notKnown } from "#lib/format.ts";
import { dimensions, scale } from "#lib/rubric/dimensions.ts";
import { type Assessment, deskRating, type Tool } from "#lib/tools/contract.ts";
import { deskAssessment, type Facts, factFacets, noDesk } from "#lib/tools/facts/contract.ts";

type Desk = Pick<Comparison, "tools" | "assessments" | "warnings">;

/** What facts say of each tool, each once: neither use nor reading, and no part of a score. */
export function FactComparison({ tools, facts }: Pick<Comparison, "tools"> & { facts: Map<string, Facts> }) {
  const rows = factRows(facts);
  const facets = factFacets.filter(({ topic }) => rows.every(({ head }) => head.toLowerCase() !== topic));
  return (
    <Section id="facts" title="Facts">
      <CompareTable
        caption="Facts, side by side"
        tools={tools}
        rows={[
          ...rows,
          ...facets.map(({ id, label }) => ({
            id,
            head: label,
            cellOf: ({ meets, lacks }: Tool) =>
              meets.includes(id) ? "yes" : lacks.includes(id) ? "no" : <span className="text-ink-2">{notKnown}</span>,
          })),
        ]}
      />
    </Section>
  );
}

/** What an AI wrote about each tool after reading: hatched, apart from use, without a ranking. */
export function DeskComparison({ tools, assessments, warnings }: Desk) {
  return (
    <ProvenancePanel
      of="desk"
      title="assessments"
      note="By an AI that read and used nothing. No tool is said to be better here: one assessor’s judgement has no interval, so a difference between two numbers shows nothing. They are not added to the firsthand scores."
    >
      {warnings.map(({ code, message }) => (
        <Notice key={code} title="Made under different rubrics">
          <p>{message}</p>
        </Notice>
      ))}
      {assessments.length === 0 ? (
        <p>No {deskAssessment} has been made of these tools.</p>
      ) : (
        <CompareTable caption={`${capital(deskAssessment)}s, side by side`} tools={tools} rows={rowsOf(assessments)} />
      )}
    </ProvenancePanel>
  );
}

function rowsOf(assessments: Assessment[]): CompareRow[] {
  const row = (id: string, head: string, show: (of: Assessment) => ReactNode, none?: ReactNode): CompareRow => ({
    id,
    head,
    cellOf: ({ tool_id }) => {
      const assessment = assessments.find((one) => one.tool_id === tool_id);
      return assessment ? show(assessment) : (none ?? <Missing words={noDesk} />);
    },
  });
  return [
    row("made", "Made", (of) => <Made assessment={of} />, <span className="text-ink-2">{capital(noDesk)}</span>),
    ...dimensions.map(({ id, name }) => ({
      ...row(id, name, ({ ratings }) => <RatingCell name={name} rating={ratings[id]} />),
      isWide: true,
    })),
    row("read", "What was read", (of) => <Read assessment={of} />),
  ];
}

function Made({ assessment }: { assessment: Assessment }) {
  const { assessor, assessed_at, confidence, rubric_version } = assessment;
  return (
    <>
      <time dateTime={assessed_at}>{day(assessed_at)}</time>, {assessor.name}, model {assessor.model}
      <span className="block text-ink-2 text-xs">
        confidence {confidence}, rubric {rubric_version}
      </span>
    </>
  );
}

function RatingCell({ name, rating }: { name: string; rating: number | null }) {
  if (rating === null) return <span className="text-ink-2">{notAssessed}</span>;
  const value = deskRating(rating);
  return (
    <>
      <RailEnds>
        <DeskRail value={rating} label={`${name}: desk ${value} of ${scale.most}`} />
      </RailEnds>
      <b className="tabular-nums">{value}</b> <span className="text-ink-2">desk</span>
    </>
  );
}

function Read({ assessment: { tool_id, sources } }: { assessment: Assessment }) {
  return (
    <>
      <Points of={sourceLinks(sources)} className="space-y-1 ps-4" />
      <p className="mt-2">
        <a href={`/tools/${tool_id}#desk`}>Reasons and limits</a>
      </p>
    </>
  );
}
