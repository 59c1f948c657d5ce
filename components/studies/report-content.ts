import type { Voices } from "#components/studies/quote-list.tsx";
import type { ThemeRow } from "#components/studies/theme-section.tsx";
import { capital } from "#lib/cut-text.ts";
import { languageOf } from "#lib/studies/report/label.ts";
import { type Outcomes, outcomesOf } from "#lib/studies/report/outcomes.ts";
import { placeQuotes, type QuotePlace } from "#lib/studies/report/place-quotes.ts";
import { isUnread, type ReportText, reportText } from "#lib/studies/report/report-text.ts";
import { whatDivides } from "#lib/studies/report/what-divides.ts";
import type { FullStudy } from "#lib/studies/study-record.ts";

/** What all parts of a report share, so that none repeats what another says. */
export type ReportContent = {
  study: FullStudy;
  themes: ThemeRow[];
  outcomes: Outcomes;
  voices: Voices;
  text: ReportText;
  places: ReadonlyMap<string, QuotePlace>;
  /** What was not understood, or has no answer at all, was not studied: its numbers are about nothing. */
  isUnderstood: boolean;
};

/** Shares a study's sentences and quotes out to the parts of its report. */
export function reportContent(study: FullStudy, themes: ThemeRow[]): ReportContent {
  const isUntold = study.answers.length > 0 && study.answers.every(({ cannot_tell }) => cannot_tell !== null);
  const names = new Map(study.personas.map(({ id, name }) => [id, name]));
  const isUnderstood = !isUnread(study) && !isUntold;
  const outcomes = outcomesOf(study, names);
  const isModel = study.engine.kind === "model";
  const divides = isModel ? whatDivides(themes, outcomes, names) : "";
  const text = reportText(study, { divides, next: nextOf(study) });
  return {
    study,
    themes,
    outcomes,
    voices: { study_id: study.id, language: languageOf(study), names },
    text: { ...text, bullets: isUnderstood ? text.bullets : [] },
    places: placeQuotes(study),
    isUnderstood,
  };
}

/** What a reader can do tomorrow: the built-in engine's next step, or a model's first check with people. */
function nextOf({ engine, research_agenda: [first] }: FullStudy): string {
  if (first === undefined) return "";
  return engine.kind === "simulator" ? capital(first.why.replace(/^Next: /, "")) : `${first.question} ${first.method}`;
}
