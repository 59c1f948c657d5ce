import { percent } from "#components/stats/percent.ts";
import type { Rating } from "#lib/engines/findings.ts";
import { signed } from "#lib/studies/report/numbers-in-words.ts";

/** The closed questions of one interview, in English in every study: how likely each point is, and what moved it there. */
export function RatingList({ ratings }: { ratings: Rating[] }) {
  return (
    <ul className="space-y-4">
      {ratings.map((rating) => (
        <li key={rating.item} className="border-hairline border-t pt-2">
          <p className="wrap-anywhere max-w-prose">
            <b lang="en">{rating.question}</b> Expected point {rating.mean.toFixed(2)}, most likely{" "}
            <Likeliest {...rating} />.
          </p>
          {rating.contributions !== null && (
            <p className="wrap-anywhere text-ink-2 tabular-nums">{whyOf(rating.contributions)}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

function Likeliest({ scale, distribution }: Rating) {
  const most = Math.max(...distribution);
  return (
    <>
      <span lang="en">“{scale[distribution.indexOf(most)]}”</span> ({percent(most, 1)})
    </>
  );
}

/** What moved a rating, the strongest first; one text, as a study has a thousand of these. */
function whyOf(contributions: NonNullable<Rating["contributions"]>): string {
  const sorted = contributions.toSorted((one, other) => Math.abs(other.value) - Math.abs(one.value));
  if (sorted.length === 0) return "Nothing that was said moved it either way.";
  return `Moved by: ${sorted.map(({ label, value }) => `${label} ${signed(value)}`).join(" · ")}`;
}
