import type { ReactNode } from "react";
import { noIdentity } from "#components/keys/key-summary.tsx";
import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { BasisMark } from "#components/questions/basis-mark.tsx";
import { reasonsInShort } from "#components/reviews/review-parts.tsx";
import { DataTable } from "#components/stats/data-table.tsx";
import { percent } from "#components/stats/percent.ts";
import { Missing } from "#components/text/missing.tsx";
import { type Stats, windows } from "#lib/about/contract.ts";
import { capital } from "#lib/cut-text.ts";
import { plural, whole } from "#lib/format.ts";
import { bases } from "#lib/questions/posts.ts";
import { deskAssessment } from "#lib/tools/facts/contract.ts";
import { reasonNames } from "#lib/votes/rules.ts";

type Row = { name: string; label?: ReactNode; share: number; words: string };

/** A bar for each of some counts, with its count in words. */
function CountBars({ rows }: { rows: Row[] }) {
  return (
    <ul className="space-y-1 text-sm">
      {rows.map(({ name, label = name, share, words }) => (
        <li
          key={name}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)_5.5rem]"
        >
          <span className="flex items-center gap-1.5">{label}</span>
          <svg
            aria-hidden="true"
            width="100%"
            height="12"
            className="col-span-2 row-start-2 block sm:col-span-1 sm:row-start-auto"
          >
            <rect width={`${100 * share}%`} height="12" className="fill-ink-2" />
          </svg>
          <span className="text-end tabular-nums">{words}</span>
        </li>
      ))}
    </ul>
  );
}

export const basisTitle = "Answers by basis";

/** The bases of the answers: one bar for each, the strongest first, with count and share. */
export function BasisBars({ answers: { published, by_basis } }: { answers: Stats["answers"] }) {
  const parts = bases.map((basis) => ({ basis, name: capital(basis), count: by_basis[basis] }));
  return (
    <div>
      <CountBars
        rows={parts.map(({ basis, name, count }) => ({
          name,
          label: (
            <>
              <BasisMark basis={basis} /> {name}
            </>
          ),
          share: count / published,
          words: `${whole(count)} (${percent(count, published)})`,
        }))}
      />
      <DataTable
        caption={basisTitle}
        columns={["Basis", "Answers", "Share"]}
        rows={parts.map(({ name, count }) => [name, whole(count), percent(count, published)])}
      />
    </div>
  );
}

type Counts = { label: string; href: string | null; tools: number; reviewed: number; assessed: number };

/** Tools in groups: one bar for each with its count; the table splits it into reviewed and assessed. */
export function ToolBars({ name, groups }: { name: string; groups: Counts[] }) {
  const filled = groups.filter(({ tools }) => tools > 0);
  const most = Math.max(1, ...filled.map(({ tools }) => tools));
  return (
    <div>
      <CountBars
        rows={filled.map(({ label, href, tools }) => ({
          name: label,
          label: href === null ? label : <a href={href}>{label}</a>,
          share: tools / most,
          words: whole(tools),
        }))}
      />
      <DataTable
        caption={`Tools by ${name.toLowerCase()}`}
        columns={[name, "Tools", "With a firsthand review", `With a ${deskAssessment}`]}
        rows={filled.map(({ label, tools, reviewed, assessed }) => [label, ...[tools, reviewed, assessed].map(whole)])}
      />
    </div>
  );
}

type Parts = {
  id: string;
  title: string;
  /** One sentence: what exactly is counted. */
  definition: ReactNode;
  of?: "firsthand" | "desk";
  children: ReactNode;
};

const frames = { firsthand: "border border-hairline", desk: "border border-desk border-dashed" } as const;

/** One figure of the statistics: its title, its source, its definition and its drawing. */
export function StatFigure({ id, title, definition, of, children }: Parts) {
  return (
    <section aria-labelledby={id} className={of ? frames[of] : "border border-hairline"}>
      {of && <div aria-hidden="true" className={`h-2 ${of === "desk" ? "hatch" : "solid"}`} />}
      <figure className="space-y-4 p-4 sm:p-6" aria-labelledby={id}>
        <figcaption>
          <h2 id={id} className="text-xl">
            <a href={`#${id}`} className="no-underline hover:underline">
              {title}
            </a>
          </h2>
          {of && (
            <p className="text-sm">
              <ProvenanceKey of={of} /> {of === "firsthand" ? "· self-reported by the reviewers" : "· made by reading"}
            </p>
          )}
          <p className="mt-1 max-w-prose text-ink-2 text-sm">{definition}</p>
        </figcaption>
        {children}
      </figure>
    </section>
  );
}

const lately = `in the last ${windows.last_7d} days`;

/** The main counts, each with its definition. */
export function KeyFacts({ stats }: { stats: Stats }) {
  const { tools, reviews, desk, questions, answers, followups, activity, usage_status } = stats;
  const lastWeek = activity.last_7d;
  const busiest = reviews.busiest_key_share;
  return (
    <dl className="grid gap-x-8 text-sm sm:grid-cols-2 lg:grid-cols-4">
      <Fact name="Tools listed" value={whole(tools.tools)}>
        {whole(tools.reviewed)} with a firsthand review; {whole(tools.assessed)} with a {deskAssessment}.
      </Fact>
      <Fact name="Firsthand reviews published" value={whole(reviews.published)}>
        {whole(reviews.counted)} counted,{" "}
        {reasonNames.map((reason) => `${whole(reviews[reason])} ${reasonsInShort[reason]}`).join(", ")};{" "}
        {whole(reviews.last_7d)} {lately}.
      </Fact>
      <Fact name="Reviews with a link to evidence" value={whole(usage_status.evidence_linked)}>
        Every review has the hash of its run; a link to the run itself is the reviewer’s choice.
      </Fact>
      <Fact name="Signing keys" value={whole(reviews.distinct_keys)}>
        {noIdentity}: one holder can have several.
      </Fact>
      <Fact
        name="Share of the busiest key"
        value={busiest === null ? <Missing words="no reviews" /> : percent(busiest, 1)}
      >
        Of all published reviews.
      </Fact>
      <Fact name={`${capital(deskAssessment)}s`} value={whole(desk.assessments)}>
        Made by reading; {plural(tools.assessed, "tool")} assessed.
      </Fact>
      <Fact name="Questions" value={whole(questions.published)}>
        {whole(questions.unanswered)} unanswered, {whole(questions.answered)} answered; {whole(lastWeek.questions)}{" "}
        {lately}.
      </Fact>
      <Fact name="Answers" value={whole(answers.published)}>
        {whole(answers.by_basis.tested)} tested, as their authors say. Beside them {plural(followups, "follow-up")};{" "}
        {whole(lastWeek.answers + lastWeek.followups)} answers and follow-ups {lately}.
      </Fact>
    </dl>
  );
}

function Fact({ name, value, children }: { name: string; value: ReactNode; children: ReactNode }) {
  return (
    <div className="border-hairline border-t py-3">
      <dt>{name}</dt>
      <dd>
        <b className="text-2xl tabular-nums">{value}</b>
        <span className="block text-ink-2">{children}</span>
      </dd>
    </div>
  );
}
