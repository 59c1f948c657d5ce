import { FirsthandDot, RailScale } from "#components/marks/rails.tsx";
import { Missing } from "#components/text/missing.tsx";
import { given } from "#lib/format.ts";
import { ownValue } from "#lib/own-value.ts";
import type { ReviewDocument } from "#lib/reviews/review-document.ts";
import { dimensions } from "#lib/rubric/dimensions.ts";

type Anchors = Record<"1" | "2" | "3" | "4" | "5", string>;

/** The ratings of one review, each on its rail with the rubric's words for its point. */
export function RatingRails({ ratings }: { ratings: ReviewDocument["ratings"] }) {
  return (
    <>
      <div aria-hidden="true" className="grid grid-cols-[minmax(0,6.5rem)_minmax(0,1fr)_minmax(0,2.5rem)] gap-x-3">
        <div className="col-start-2">
          <RailScale />
        </div>
      </div>
      <ul className="text-sm">
        {dimensions.map(({ id, name, anchors }) => {
          const rating = ratings[id];
          return (
            <li key={id} className="border-hairline border-t py-2 first:border-t-0">
              <div className="grid grid-cols-[minmax(0,6.5rem)_minmax(0,1fr)_minmax(0,2.5rem)] items-center gap-x-3">
                <a href={`/dimensions#${id}`}>{name}</a>
                <div>
                  {rating !== undefined && <FirsthandDot value={rating} label={`${name}: ${given(rating)} of 5`} />}
                </div>
                <span className="text-end font-bold tabular-nums">
                  {rating === undefined ? <Missing /> : given(rating)}
                </span>
              </div>
              {rating !== undefined && <p className="mt-1 text-ink-2">{anchorOf(anchors, rating)}</p>}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The meaning of a rating; of one between two points, both meanings. */
function anchorOf(anchors: Anchors, rating: number): string {
  const of = (point: number) => ownValue(anchors, String(point))!.replace(/\.$/, "");
  if (Number.isInteger(rating)) return `${of(rating)}.`;
  const below = Math.floor(rating);
  return `Between ${below} (${of(below)}) and ${below + 1} (${of(below + 1)})`;
}
