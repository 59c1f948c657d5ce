import type { ReactNode } from "react";
import type * as z from "zod";
import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { FactRows } from "#components/text/fact-rows.tsx";
import { Section } from "#components/text/section.tsx";
import { stanceMeans, stances } from "#lib/engines/findings.ts";
import { plural } from "#lib/format.ts";
import type { simulateEndpoint } from "#lib/studies/contract.ts";
import reportWords from "#lib/studies/report/report-words.json" with { type: "json" };
import { mostLikelihood, type SimulationResult } from "#lib/studies/study-record.ts";

type Simulation = Omit<z.output<(typeof simulateEndpoint)["result"]>, "id" | "created_at">;

type Props = { simulation: Simulation; title?: string; children?: ReactNode };

/** What each persona answered, side by side. Of what the built-in engine makes up, no number is shown. */
export function SimulationAnswers({ simulation, title = "Answers", children }: Props) {
  const { scenario, question, results, summary, disclaimer, flags, engine } = simulation;
  const isCounted = engine.kind === "model" || results.every(({ stance }) => stance === null);
  const warnings = flags.filter(({ code, severity }) => code !== "simulated" && severity !== "info");
  return (
    <Section
      id="answers"
      title={
        <>
          {title}: <ProvenanceKey of="synthetic" /> answers
        </>
      }
      className="space-y-4"
    >
      <p className="max-w-prose text-sm">{disclaimer}</p>
      <blockquote dir="auto" className="user-text max-w-prose border-hairline border-s-4 ps-4">
        {scenario}
        {question !== null && `\n\n${question}`}
      </blockquote>
      {children}
      {isCounted && (
        <p className="max-w-prose font-semibold">
          {plural(results.length, "persona")}. {summary}
        </p>
      )}
      {warnings.map(({ code, message }) => (
        <p key={code} className="max-w-prose">
          {message}
        </p>
      ))}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
        {results.map((result) => (
          <AnswerCard key={result.persona_id} result={result} isCounted={isCounted} />
        ))}
      </ul>
    </Section>
  );
}

function AnswerCard({ result, isCounted }: { result: SimulationResult; isCounted: boolean }) {
  const { persona_name, stance, likelihood, choice, reaction, reasons_for, reasons_against, would_change } = result;
  // A reason in the very words of the answer says nothing more.
  const beyond = (reasons: string[]) => reasons.filter((reason) => !reaction.includes(reason)).join("; ");
  const facts = {
    Choice: choice,
    Stance: isCounted && stance !== null && `${stance} of ${stances.for} (${stanceMeans})`,
    "How likely to go along with what happens":
      isCounted && likelihood !== null && `${likelihood} of ${mostLikelihood}`,
    "For it": beyond(reasons_for),
    "Against it": beyond(reasons_against),
    "What would change their mind": would_change,
  };
  return (
    <li className="space-y-2 border-synthetic border-s-3 border-dotted ps-4">
      <h3 dir="auto" className="wrap-anywhere text-lg">
        {persona_name}, {reportWords.afterName}
      </h3>
      <p dir="auto" className="user-text">
        {reaction}
      </p>
      <FactRows of={facts} />
    </li>
  );
}
