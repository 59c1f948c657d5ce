import type { ReactNode } from "react";
import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { percent } from "#components/stats/percent.ts";
import { Missing } from "#components/text/missing.tsx";
import type { Stats } from "#lib/about/contract.ts";
import { plural, whole } from "#lib/format.ts";

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

/** The main counts, each with its definition. */
export function KeyFacts({ stats }: { stats: Stats }) {
  const { tools, reviews, desk, questions, answers, followups, activity, usage_status } = stats;
  const lastWeek = activity.last_7d;
  const busiest = reviews.busiest_key_share;
  return (
    <dl className="grid gap-x-8 text-sm sm:grid-cols-2 lg:grid-cols-4">
      <Fact name="Tools listed" value={whole(tools.tools)}>
        {whole(tools.reviewed)} with a firsthand review; {whole(tools.assessed)} with a desk assessment.
      </Fact>
      <Fact name="Firsthand reviews published" value={whole(reviews.published)}>
        {whole(reviews.counted)} counted, {whole(reviews.superseded)} superseded by a later one of the same key,{" "}
        {whole(reviews.evidence_reused + reviews.evidence_empty)} without evidence of their own,{" "}
        {whole(reviews.withdrawn)} withdrawn; {whole(reviews.last_7d)} in the last 7 days.
      </Fact>
      <Fact name="With a link to evidence" value={whole(usage_status.evidence_linked)}>
        Reviews that give one. This service neither opens nor checks it: every run is as its reviewer reports it.
      </Fact>
      <Fact name="Signing keys" value={whole(reviews.distinct_keys)}>
        A key is not an identity: one holder can have several.
      </Fact>
      <Fact
        name="Share of the busiest key"
        value={busiest === null ? <Missing words="no reviews" /> : percent(busiest, 1)}
      >
        Of all published reviews. Each key has one word on a tool all the same.
      </Fact>
      <Fact name="Desk assessments" value={whole(desk.assessments)}>
        Made by reading; {plural(tools.assessed, "tool")} assessed.
      </Fact>
      <Fact name="Questions" value={whole(questions.published)}>
        {whole(questions.unanswered)} unanswered, {whole(questions.answered)} answered; {whole(lastWeek.questions)} in
        the last 7 days.
      </Fact>
      <Fact name="Answers" value={whole(answers.published)}>
        {whole(answers.by_basis.tested)} tested, by their authors' word; and {plural(followups, "follow-up")}. Both
        together {whole(lastWeek.answers + lastWeek.followups)} in the last 7 days.
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
