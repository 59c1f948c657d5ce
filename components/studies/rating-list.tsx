import { percent } from "#components/stats/percent.ts";
import type { Rating } from "#lib/engines/findings.ts";

/** The closed questions of one interview, in English in every study: how likely each point is. */
export function RatingList({ ratings }: { ratings: Rating[] }) {
  return (
    <ul className="space-y-4">
      {ratings.map((rating) => (
        <li key={rating.item} className="border-hairline border-t pt-2">
          <p className="wrap-anywhere max-w-prose">
            <b lang="en">{rating.question}</b> Expected point {rating.mean.toFixed(2)}, most likely{" "}
            <Likeliest {...rating} />.
          </p>
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
