import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { RailRows } from "#components/marks/rail-rows.tsx";
import { FirsthandDot } from "#components/marks/rails.tsx";
import { Section } from "#components/text/section.tsx";
import { monthName, plural } from "#lib/format.ts";
import { inMonths, type ReviewMonth, reviewSpans } from "#lib/reviews/contract.ts";

/** A tool's reviews month by month: what an older version was like. */
export function ReviewMonths({ months }: { months: ReviewMonth[] }) {
  if (months.length === 0) return null;
  return (
    <Section id="months" title={`Reviews by ${reviewSpans.unit}`} className="max-w-3xl space-y-3">
      <p className="mb-3 max-w-prose text-ink-2 text-sm">
        <ProvenanceKey of="firsthand" />: what reviews of that {reviewSpans.unit} said on average, each voice once:{" "}
        {inMonths}. They show the tool as it was.
      </p>
      <RailRows
        hasLongWords
        rows={months.map(({ month, mean, reviews, voices }) => {
          const [name, value] = [monthName(month), mean.toFixed(2)];
          const basis = `${plural(reviews, "review")} by ${plural(voices, "voice")}`;
          return {
            key: month,
            name,
            rail: <FirsthandDot value={mean} label={`${name}: firsthand mean ${value}, ${basis}`} />,
            words: (
              <>
                <b>{value}</b> <span className="text-ink-2">({basis})</span>
              </>
            ),
          };
        })}
      />
    </Section>
  );
}
