import { SyntheticRail } from "#components/marks/synthetic-rail.tsx";
import { ReportSection } from "#components/studies/report-section.tsx";
import { Disclosure } from "#components/text/disclosure.tsx";
import { Missing } from "#components/text/missing.tsx";
import { confidenceFrom, confidenceWord, type Quality, simulatorCeiling } from "#lib/engines/measured.ts";
import type { FullStudy } from "#lib/studies/study-record.ts";

const parts: [keyof Quality & string, name: string, meaning: string][] = [
  ["agreement", "Agreement", "How close the stances lie together."],
  ["convergence", "Convergence", "How widely the three most common themes are shared among the personas."],
  ["repeatability", "Repeatability", "How alike a persona’s interviews are."],
  ["grounding", "Grounding", "Share of the candidate findings whose quotes stand in a transcript."],
  ["validity", "Validity", "Share of the topic the simulator knows, or of a model’s answers that are on the topic."],
  ["engine_factor", "Engine", "The ceiling for what made the answers: 0.6 for the simulator."],
];

/** How sure the study is of itself: an index in a number and a word, with all that it is made of. */
export function Confidence({ study: { overall_confidence, quality } }: { study: FullStudy }) {
  return (
    <ReportSection id="confidence" title="How sure is it?">
      <div className="max-w-md">
        <p>
          <b className="text-3xl tabular-nums">{overall_confidence}</b> of 100,{" "}
          <b>{confidenceWord(overall_confidence)} confidence</b>
        </p>
        <SyntheticRail value={overall_confidence} from={0} to={100} label={`${overall_confidence} of 100`} />
      </div>
      <p className="max-w-prose">
        An index of how well the study holds together inside, not a probability that it is true of people:{" "}
        {confidenceFrom.high} and more is high, under {confidenceFrom.medium} low. A simulated study reaches{" "}
        {simulatorCeiling} at most.
      </p>
      <Disclosure summary="What it is made of">
        <Components quality={quality} />
      </Disclosure>
    </ReportSection>
  );
}

function Components({ quality }: { quality: Quality }) {
  return (
    <div className="space-y-4">
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {parts.map(([id, name, meaning]) => (
          <div key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-hairline border-t py-2">
            <dt>
              {name}
              <span className="block text-ink-2 text-sm">{meaning}</span>
            </dt>
            <dd className="font-semibold tabular-nums">
              {quality[id] === null ? <Missing words="not measured: nobody was asked twice" /> : quality[id].toFixed(2)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="max-w-prose text-sm">
        They are weighed for {quality.n_effective} independent interviews. {quality.quotes_checked} quotes were looked
        up in the transcripts, {quality.quotes_repaired} put right to the letter, {quality.quotes_rejected} dropped.{" "}
        {quality.findings_dropped} of {quality.candidates} candidate findings were dropped, and{" "}
        {quality.numbers_corrected} sentences replaced for a number that nobody had computed.
      </p>
    </div>
  );
}
