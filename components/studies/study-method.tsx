import { FlagList } from "#components/studies/flag-list.tsx";
import { MeasureList } from "#components/studies/measure-list.tsx";
import { QualityParts } from "#components/studies/quality-parts.tsx";
import { RunItAgain } from "#components/studies/run-it-again.tsx";
import { methodTitle, StudyStrip } from "#components/studies/study-disclosure.tsx";
import { Guide, understoodRows } from "#components/studies/understood-facts.tsx";
import { FactRows } from "#components/text/fact-rows.tsx";
import { Section } from "#components/text/section.tsx";
import type { Flag } from "#lib/engines/flag.ts";
import { agreementEnds, intervalsSay, ofWidest } from "#lib/engines/measured.ts";
import { minute, shortDecimal } from "#lib/format.ts";
import { levelInTen } from "#lib/in-words.ts";
import { closedMeasures } from "#lib/studies/report/charts-of.ts";
import { modelErrorWords } from "#lib/studies/report/numbers-in-words.ts";
import reportWords from "#lib/studies/report/report-words.json" with { type: "json" };
import type { FullStudy } from "#lib/studies/study-record.ts";
import "./report.css";
import { capital } from "#lib/cut-text.ts";
import { builtInName } from "#lib/engines/study-form.ts";

/** How a study was made, what its numbers cannot say, and each formula with its source. */
export function StudyMethod({ study }: { study: FullStudy }) {
  // A rehearsal's numbers are made up: none of them has a formula to show, but for those of closed questions.
  const isModel = study.engine.kind === "model";
  const flags = study.flags.filter(({ code }) => isModel || !saidElsewhere.has(code));
  const measures = [...(isModel ? study.quant.measures : []), ...closedMeasures(study.quant)];
  return (
    <article className="report max-w-4xl space-y-12">
      <StudyStrip study={study} />
      <h1 className="text-2xl">{methodTitle}</h1>
      <Limits study={study} />
      {(isModel || flags.length > 0) && (
        <Section id="flags" title={reportWords.titles.flags}>
          {flags.length === 0 ? <p>Nothing was flagged.</p> : <FlagList flags={flags} />}
        </Section>
      )}
      {isModel && <QualityParts study={study} />}
      {study.understood && (
        <Section id="understood" title="What was understood">
          <FactRows of={understoodRows(study.understood)} />
          <Guide guide={study.understood.guide} />
        </Section>
      )}
      {measures.length > 0 && (
        <Section id="measures" title="How each number is computed">
          <MeasureList measures={measures} />
        </Section>
      )}
      <RunItAgain study={study} />
    </article>
  );
}

/** Of a rehearsal: the label and the list of what was not understood say it. */
const saidElsewhere = new Set<Flag["code"]>(["simulated", "people_not_understood"]);

function Limits({ study: { quant, engine, seed, n_per_persona, completed_at } }: { study: FullStudy }) {
  const { margin_of_error, method, n_effective, n_interviews, agreement } = quant;
  const { sampling_points } = margin_of_error;
  const isModel = engine.kind === "model";
  const facts = {
    "Made by": `${capital(engine.kind === "simulator" ? builtInName : "a language model")}, ${engine.id} ${engine.version}`,
    "Made on": minute(completed_at),
    "Interviews with each persona": n_per_persona,
    "Seed, which fixes all chance": String(seed),
    "Independent interviews":
      isModel && `${shortDecimal(n_effective)}: what ${n_interviews} amount to, as repeats of one persona are alike`,
    Agreement: isModel && `${agreement.toFixed(2)}: ${agreementEnds}`,
  };
  return (
    <Section id="limits" title={isModel ? "What its numbers cannot say" : "How it was made"}>
      {isModel && (
        <div className="max-w-prose space-y-2 border-ink border-s-4 ps-4">
          <p>
            <b>Sampling error:</b>{" "}
            {sampling_points === null
              ? "not computed"
              : `±${shortDecimal(sampling_points)} points ${ofWidest}, in ${levelInTen} runs: ${intervalsSay}`}
            .
          </p>
          <p>
            <b>Error against real people:</b> {modelErrorWords(margin_of_error)}.
          </p>
          <p className="text-ink-2 text-sm">{method}</p>
        </div>
      )}
      <FactRows of={facts} />
    </Section>
  );
}
