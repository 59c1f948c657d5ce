import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { NumberTable } from "#components/stats/data-table.tsx";
import { reportHref } from "#components/studies/report-href.ts";
import { measured, measuredInterval } from "#components/studies/study-words.ts";
import { Missing } from "#components/text/missing.tsx";
import { Section } from "#components/text/section.tsx";
import type { Measure } from "#lib/engines/measured.ts";
import { plural } from "#lib/format.ts";
import type { ComparedNumber, ComparedStudy, ComparedTheme, StudyComparison } from "#lib/studies/compare/contract.ts";
import "./report.css";

const verdicts = {
  survived: "Survived",
  changed_sides: "Changed sides",
  only_a: "Only in A",
  only_b: "Only in B",
} as const;
const differences = {
  topic: "question",
  study_type: "type",
  audience: "audience",
  personas: "personas",
  interviews: "number of interviews",
  seed: "seed",
  engine: "engine",
} as const;

/** Two studies beside each other: what survived, what changed sides, and what only one has. */
export function ComparisonTables({ comparison }: { comparison: StudyComparison }) {
  const { a, b, differs_in, summary, themes, objections } = comparison;
  return (
    <article className="report space-y-10">
      <div className="space-y-3">
        <p>
          <b>
            <ProvenanceKey of="synthetic" />
          </b>{" "}
          studies, compared: {plural(a.interviews + b.interviews, "simulated interview")}, 0 people
        </p>
        <h1 className="max-w-3xl text-2xl">{summary}</h1>
        <p className="max-w-prose">
          {differs_in.length === 0
            ? "They differ in nothing that was given: what is not the same is chance of a model."
            : `They differ in: ${differs_in.map((member) => differences[member]).join(", ")}.`}{" "}
          Simulated interviews are no sample of people, so there are no significance tests.
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
        <StudyHead name="A" study={a} />
        <StudyHead name="B" study={b} />
      </div>
      <Section id="themes" title="Themes">
        <Table
          caption="Themes of both studies"
          columns={["Theme", "In A", "In B", "Verdict"]}
          rows={themes.map(({ theme, verdict, a, b }) => [theme, side(a), side(b), verdicts[verdict]])}
        />
      </Section>
      <Section id="objections" title="Objections">
        <Table
          caption="Objections of both studies, with the interviews that raise each"
          columns={["Objection", "In A", "In B", "Verdict"]}
          rows={objections.map(({ objection, verdict, a, b }) => [objection, a, b, verdicts[verdict]])}
        />
      </Section>
      <Section id="numbers" title="Numbers">
        <Table
          caption="Numbers of both studies, with 90 % intervals where there are any"
          columns={["Number", "In A", "In B", "90 % intervals"]}
          rows={numbersShown(comparison).map((number) => [
            number.label,
            valueIn(number, "a"),
            valueIn(number, "b"),
            apart(number),
          ])}
        />
      </Section>
    </article>
  );
}

/** How a rehearsal's people feel is what was assumed of them: its pages do not show it. */
const assumed: ReadonlySet<string> = new Set(["sentiment", "projected_nps"]);
const numbersShown = ({ a, b, numbers }: StudyComparison) =>
  numbers.filter(({ id }) => !assumed.has(id) || [a, b].every(({ engine }) => engine.kind === "model"));

function StudyHead({ name, study }: { name: string; study: ComparedStudy }) {
  return (
    <section aria-label={`Study ${name}`} className="space-y-1 border-2 border-synthetic border-dotted p-4">
      <p className="text-ink-2 text-sm">
        <b>{name}</b>: {plural(study.interviews, "simulated interview")}, seed {study.seed}, {study.engine.id}{" "}
        {study.engine.version}
      </p>
      <p dir="auto">
        <a href={reportHref(study.id)}>{study.headline_finding}</a>
      </p>
      <p dir="auto" className="text-sm">
        {study.topic}
      </p>
      <p className="text-ink-2 text-sm">{study.disclaimer}</p>
    </section>
  );
}

const side = (theme: ComparedTheme["a"]): string | null =>
  theme === null ? null : `${theme.side}, ${theme.interviews} of ${theme.of}`;

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
