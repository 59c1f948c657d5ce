import { type MatrixRow, SideMatrix } from "#components/charts/side-matrix.tsx";
import { personaLine } from "#components/studies/persona-line.ts";
import { interviewHref, turnHref } from "#components/studies/report-href.ts";
import { Section } from "#components/text/section.tsx";
import type { Quote } from "#lib/engines/findings.ts";
import { codedOf } from "#lib/studies/report/numbers-in-words.ts";
import type { Outcomes } from "#lib/studies/report/outcomes.ts";
import type { FullStudy } from "#lib/studies/study-record.ts";

export type ThemeRow = {
  theme: string;
  note: string;
  interviews: number;
  cells: {
    persona_id: string;
    side: "for" | "against" | "both" | "none";
    interviews: number[];
    objecting: number;
    of: number;
    quote: Quote | null;
  }[];
};

type Props = { study: FullStudy; rows: ThemeRow[]; outcomes: Outcomes };

/** Where each persona ends, and who raised which theme on which side; a cell leads to the words. */
export function ThemeSection({ study, rows, outcomes: { title, isEstimate, of } }: Props) {
  return (
    <Section id="themes" title="Who raised what">
      {rows.length === 0 ? (
        <p>No theme came up.</p>
      ) : (
        <SideMatrix
          caption="Themes by invented personas: in how many of its interviews each raised a theme, and in how many as an objection"
          corner="Theme"
          columns={study.personas.map((one) => ({
            key: one.id,
            name: one.name,
            role: personaLine(one, study.personas),
          }))}
          ends={{
            title,
            note: isEstimate ? "by estimate" : "",
            words: new Map(of.map((one) => [one.persona_id, one.short])),
          }}
          rows={rows.map((row, at) => matrixRow(study, row, at))}
        />
      )}
      {rows.length > 0 && isEstimate && (
        <p className="max-w-prose text-ink-2 text-sm">
          “{title}” is estimated from how each interview goes. The headline counts how it ends, so the two can differ.
        </p>
      )}
    </Section>
  );
}

const matrixRow = (study: FullStudy, { theme, note, interviews, cells }: ThemeRow, at: number): MatrixRow => ({
  id: `theme-${at + 1}`,
  title: theme,
  note,
  total: interviews,
  of: codedOf(study.quant),
  cells: cells.map(({ persona_id, interviews, objecting, of, quote }) => ({
    key: persona_id,
    count: interviews.length,
    objecting,
    of,
    href:
      quote !== null
        ? turnHref(study.id, quote)
        : interviews[0] === undefined
          ? null
          : interviewHref(study.id, interviews[0]),
  })),
});
