import { FirsthandDot } from "#components/marks/firsthand-dot.tsx";
import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { RailScale } from "#components/marks/rail-scale.tsx";
import { Section } from "#components/text/section.tsx";
import { given, monthName, plural } from "#lib/format.ts";
import { monthsOfReviews, type ReviewMonth, reviewsByMonth } from "#lib/reviews/contract.ts";

const columns = "@md:grid-cols-[8rem_minmax(0,1fr)_15rem]";

/** A tool's reviews month by month: what an older version was like. */
export function ReviewMonths({ months }: { months: ReviewMonth[] }) {
  if (months.length === 0) return null;
  return (
    <Section id="months" title="Reviews by month" className="max-w-3xl space-y-3">
      <p className="mb-3 max-w-prose text-ink-2 text-sm">
        <ProvenanceKey of="firsthand" />: the mean of that month’s ratings, each voice once; superseded reviews are in
        it, because they show the tool as it was. It is no score. At most {monthsOfReviews} months, from the newest{" "}
        {plural(reviewsByMonth, "review")}.
      </p>
      <div className="@container">
        <div aria-hidden="true" className={`hidden @md:grid @md:gap-x-3 ${columns}`}>
          <div className="col-start-2">
            <RailScale />
          </div>
        </div>
        <ol className="space-y-2 @md:space-y-1">
          {months.map(({ month, mean, reviews, voices }) => (
            <li key={month} className={`grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 text-sm ${columns}`}>
              <span>{monthName(month)}</span>
              <div className="col-span-2 row-start-2 @md:col-span-1 @md:row-start-auto">
                <FirsthandDot
                  value={mean}
                  label={`${monthName(month)}: firsthand mean ${given(mean)}, ${wordsOf(reviews, voices)}`}
                />
              </div>
              <p className="text-end tabular-nums @md:text-start">
                <b>{given(mean)}</b> <span className="text-ink-2">({wordsOf(reviews, voices)})</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

const wordsOf = (reviews: number, voices: number) => `${plural(reviews, "review")} by ${plural(voices, "voice")}`;
