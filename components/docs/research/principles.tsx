import { docSection } from "#components/docs/doc-section.ts";
import { Section } from "#components/docs/parts.tsx";
import { seriesOf } from "#components/docs/principles.tsx";
import {
  confidenceMeaning,
  confidenceWeights,
  intervalsSay,
  mostConfidence,
  Quality,
  Quant,
  simulatorFactor,
  sizeConstant,
  withoutRepeats,
} from "#lib/engines/measured.ts";
import { agreedInWords } from "#lib/engines/statistics.ts";
import { nobodyAsked } from "#lib/studies/report/label.ts";

/** What may change for clients, and what will not. */
export function ResearchStability({ version }: { version: string }) {
  return (
    <Section {...docSection("stability")}>
      <p>
        This is version {version} of the research interface, apart from that of ratings. The same policy holds:{" "}
        <a href="/docs#stability">
          members and codes may come; what is described here stays within {seriesOf(version)}
        </a>
        . An unknown <code>code</code> of a flag is one to read.
      </p>
      <p>
        <b>What a study says is not part of it:</b> the same request and seed give the same content within one version
        of an engine, which <code>engine</code> names. A stored study never changes.
      </p>
    </Section>
  );
}

/** What a simulated study is, and what it is not. */
export function Synthetic({ disclaimer }: { disclaimer: string }) {
  return (
    <Section {...docSection("synthetic")}>
      <blockquote className="prose">
        <p>{disclaimer}</p>
      </blockquote>
      <p>
        Every form of a study says so: <code>disclaimer</code>, <code>engine</code> and <code>flags</code> in JSON, the
        first lines of the Markdown, the head of the report. Leave it there when you pass a study on.
      </p>
      <ul className="prose">
        <li>
          <b>Never evidence.</b> {nobodyAsked}. A study shows what to ask real people, and each ends with{" "}
          <code>research_agenda</code>: which of its findings to check, how, and what would overturn them.
        </li>
        <li>
          <b>overall_confidence</b>, 0 to {mostConfidence}. {confidenceMeaning} It is made of parts of{" "}
          <code>quality</code>: {mostConfidence} × ({confidenceWeights.agreement} × {agreedInWords} +{" "}
          {confidenceWeights.convergence} × convergence + {confidenceWeights.repeatability} × repeatability;{" "}
          {withoutRepeats}) × validity × √grounding × √(n / (n + {sizeConstant})) × engine_factor, 1/
          {1 / simulatorFactor} for the built-in engine.
        </li>
        <li>
          <b>quality.support</b>: {Quality.shape.support.description} <b>quality.discrimination</b>:{" "}
          {Quality.shape.discrimination.description}
        </li>
        <li>
          <b>Intervals</b> say {intervalsSay}. The error of the built-in engine against people is not measured, and{" "}
          <code>quant.margin_of_error</code> says that.
        </li>
        <li>
          <b>quant.projected_nps</b>: {Quant.shape.projected_nps.description}
        </li>
        <li>
          <b>Every quote</b> stands word for word in a transcript of the same study, at the interview and turn it names.
        </li>
        <li>
          <b>Apart from ratings:</b> reviews by agents and simulated studies never enter one number.{" "}
          <a href="/docs#provenance">{docSection("provenance").title}</a>
        </li>
      </ul>
    </Section>
  );
}
