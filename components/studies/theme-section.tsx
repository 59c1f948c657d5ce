import { type MatrixRow, SideMatrix } from "#components/charts/side-matrix.tsx";
import { interviewHref, turnHref } from "#components/studies/report-href.ts";
import { ReportSection } from "#components/studies/report-section.tsx";
import type { Quote } from "#lib/engines/findings.ts";
import type { FullStudy } from "#lib/studies/study-record.ts";

export type ThemeRow = {
  theme: string;
  about: string | null;
  interviews: number;
  cells: {
    persona_id: string;
    side: "for" | "against" | "both" | "none";
    interviews: number[];
    of: number;
    quote: Quote | null;
  }[];
};

/** Who raised which theme on which side; a cell leads to the words. */
export function ThemeSection({ study, rows }: { study: FullStudy; rows: ThemeRow[] }) {
  return (
    <ReportSection id="themes" title="Who raised what">
      {rows.length === 0 ? (
        <p>No theme was shared by two personas.</p>
      ) : (
        <SideMatrix
          caption="Themes by invented personas: in how many of its interviews each raised a theme"
          corner="Theme"
          columns={study.personas.map(({ id, name, role }) => ({ key: id, name, role }))}
          rows={withOwnWords(rows).map((row, at) => matrixRow(study, row, at))}
        />
      )}
    </ReportSection>
  );
}

/** A line that several themes share says nothing of any of them. */
const withOwnWords = (rows: ThemeRow[]): ThemeRow[] =>
  rows.map((row) => ({ ...row, about: rows.filter(({ about }) => about === row.about).length > 1 ? null : row.about }));

const matrixRow = (study: FullStudy, { theme, about, interviews, cells }: ThemeRow, at: number): MatrixRow => ({
  id: `theme-${at + 1}`,
  title: theme,
  about,
  total: interviews,
  of: study.quant.n_interviews,
  cells: cells.map(({ persona_id, side, interviews, of, quote }) => ({
    key: persona_id,
    side,
    count: interviews.length,
    of,
    href:
      quote !== null
        ? turnHref(study.id, quote)
        : interviews[0] === undefined
          ? null
          : interviewHref(study.id, interviews[0]),
  })),
});
