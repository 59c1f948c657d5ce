import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { NumberTable } from "#components/stats/data-table.tsx";
import { NewStudy } from "#components/studies/report-actions.tsx";
import { reportHref } from "#components/studies/report-href.ts";
import { longestHeading, measured, measuredInterval } from "#components/studies/study-words.ts";
import { Missing } from "#components/text/missing.tsx";
import { Section } from "#components/text/section.tsx";
import { type Measure, noTests } from "#lib/engines/measured.ts";
import { excerpt, minute, plural } from "#lib/format.ts";
import { coverage } from "#lib/in-words.ts";
import type {
  ComparedNumber,
  ComparedStudy,
  ComparedTheme,
  ReportComparison,
  StudyComparison,
} from "#lib/studies/compare/contract.ts";
import { noPeople, simulatedInterview } from "#lib/studies/report/label.ts";
import reportWords from "#lib/studies/report/report-words.json" with { type: "json" };
import "./report.css";

const gone = "Did not repeat";
const verdicts = { survived: "Survived", changed_sides: "Changed sides", only_a: gone, only_b: gone } as const;
const differences = {
  topic: "question",
  study_type: "type",
  audience: "audience",
  personas: "personas",
  interviews: "number of interviews",
  seed: "seed",
  engine: "engine",
} as const;

/** Two studies of one question beside each other: what survived, what changed sides, and what did not repeat. */
export function ComparisonTables({ comparison }: { comparison: ReportComparison }) {
  const { a, b, differs_in, summary, themes, objections, against } = comparison;
  const numbers = numbersShown(comparison);
  return (
    <article className="report space-y-10">
      <div className="space-y-3">
        <p>
          <b>
            <ProvenanceKey of="synthetic" />
          </b>{" "}
          studies, compared: {plural(a.interviews + b.interviews, simulatedInterview)}, {noPeople}
        </p>
        <h1 dir="auto" className="max-w-3xl text-2xl">
          {excerpt(a.topic, longestHeading)}
        </h1>
        <p className="max-w-prose text-lg">{summary}</p>
        <p className="max-w-prose">
          {differs_in.length === 0
            ? "They differ in nothing that was given: what is not the same is chance of a model."
            : `They differ in: ${differs_in.map((member) => differences[member]).join(", ")}.`}{" "}
          There are {noTests}.
        </p>
        <ul className="list-disc ps-6">
          {[a, b].map((study, at) => (
            <li key={study.id}>
              <a href={reportHref(study.id)}>Report {"AB"[at]}</a>: {plural(study.interviews, simulatedInterview)}, seed{" "}
              {study.seed}, {study.engine.id} {study.engine.version}
            </li>
          ))}
        </ul>
        {[...new Set([a.disclaimer, b.disclaimer])].map((disclaimer) => (
          <p key={disclaimer} className="max-w-prose text-ink-2 text-sm">
            {disclaimer}
          </p>
        ))}
      </div>
      <Section id="themes" title="Themes">
        <Table
          caption="Themes of both studies"
          columns={["Theme", inA, inB, "Verdict"]}
          rows={themes.map(({ theme, verdict, a, b }) => [
            theme,
            sides(a, against.a.get(theme)),
            sides(b, against.b.get(theme)),
            verdicts[verdict],
          ])}
        />
      </Section>
      <Section id="objections" title={reportWords.titles.objections}>
        <Table
          caption="Objections of both studies, with the interviews that raise each"
          columns={["Objection", inA, inB, "Verdict"]}
          rows={objections.map(({ objection, verdict, a, b }) => [objection, a, b, verdicts[verdict]])}
        />
      </Section>
      {numbers.length > 0 && (
        <Section id="numbers" title={reportWords.titles.numbers}>
          <Table
            caption={`Numbers of both studies, with ${coverage} intervals where there are any`}
            columns={["Number", inA, inB, `${coverage} intervals`]}
            rows={numbers.map((number) => [number.label, valueIn(number, "a"), valueIn(number, "b"), apart(number)])}
          />
        </Section>
      )}
    </article>
  );
}

const [inA, inB] = ["In\u00a0A", "In\u00a0B"];

/** How a rehearsal's people feel is what was assumed of them: its pages do not show it. */
const assumed: ReadonlySet<string> = new Set(["sentiment", "projected_nps"]);

/** The numbers to show: confidence only beside others. */
function numbersShown({ a, b, numbers }: StudyComparison): ComparedNumber[] {
  const rows = numbers.filter(({ id }) => !assumed.has(id) || [a, b].every(({ engine }) => engine.kind === "model"));
  return rows.some(({ id }) => id !== "confidence") ? rows : [];
}

/** Studies that ask different things: each with what can be set beside it. `others` are those of its question. */
export function NotOneQuestion({
  studies,
}: {
  studies: (ComparedStudy & { others: { id: string; created_at: string }[] })[];
}) {
  return (
    <div className="max-w-3xl space-y-6">
      <h1 className="text-2xl">These studies cannot be compared</h1>
      <p className="max-w-prose">They ask different things. Compare studies of one question:</p>
      {studies.map((study) => (
        <section key={study.id} className="space-y-2 border-synthetic border-s-3 border-dotted ps-4">
          <h2 dir="auto" className="wrap-anywhere text-lg">
            <a href={reportHref(study.id)}>{excerpt(study.topic, longestHeading)}</a>
          </h2>
          <ul className="list-disc ps-6 empty:hidden">
            {study.others.map(({ id, created_at }) => (
              <li key={id}>
                <a href={`/report/compare?a=${study.id}&b=${id}`}>Compare it with the one of {minute(created_at)}</a>
              </li>
            ))}
          </ul>
          {study.others.length === 0 && <p>No other public study asks this. Start one, then compare the two:</p>}
          <NewStudy study={study} />
        </section>
      ))}
      <p>
        <a href="/studies">Choose other studies</a>
      </p>
    </div>
  );
}

/** On which side a theme's interviews are. */
function sides(theme: ComparedTheme["a"], against = 0): string | null {
  if (theme === null) return null;
  const others = theme.interviews - against;
  if (against === others) return `split, ${against} to ${others}, of\u00a0${theme.of}`;
  const words = [
    against > 0 && `${against} against`,
    others > 0 && (against > 0 || theme.side === "for" ? `${others} for` : `${others} on no side`),
  ].filter((part) => part !== false);
  return `${words.join(", ")}, of\u00a0${theme.of}`;
}

/** One study's value in its unit, with its interval. */
function valueIn({ unit, ...number }: ComparedNumber, which: "a" | "b"): string {
  const { value, low, high } = number[which];
  const kind = unit as Measure["unit"];
  const interval = measuredInterval({ low, high, unit: kind });
  return `${measured(value, kind)}${interval === null ? "" : ` (${interval})`}`;
}

const apart = (number: ComparedNumber): string | null =>
  number.apart === null ? null : number.apart ? "apart" : "overlap";

type TableProps = { caption: string; columns: string[]; rows: (string | number | null)[][] };

function Table({ caption, columns, rows }: TableProps) {
  if (rows.length === 0) return <p>Neither study has one.</p>;
  const none = <Missing key="none" words="none" />;
  return <NumberTable {...{ caption, columns }} rows={rows.map((row) => row.map((cell) => cell ?? none))} />;
}
