import { compareHref } from "#components/compare/compare-href.ts";
import { NearTools } from "#components/text/not-made.tsx";
import { Notice } from "#components/text/notice.tsx";
import { Points } from "#components/text/points.tsx";
import type { AppError } from "#lib/errors.ts";

/** The ids that a refusal points at. A single id is refused by its own endpoint, without a pointer. */
export function faultyIds({ extras }: AppError, ids: string[]): string[] {
  if (ids.length === 1) return ids;
  return ids.filter((_, at) => extras.details?.some(({ pointer }) => pointer === `/tools/${at}`));
}

/** Says why tools cannot be compared: the service's own words, likely matches, and each tool of the request. */
export function CompareRefused({ error, ids }: { error: AppError; ids: string[] }) {
  const faulty = faultyIds(error, ids);
  const sound = ids.filter((id) => !faulty.includes(id));
  return (
    <div className="max-w-prose">
      <Notice title="These tools cannot be compared">
        <p className="wrap-anywhere">{error.message}</p>
        <NearTools ids={error.extras.near ?? []} hrefOf={(id) => compareHref([...sound, id])} />
        <p className="mt-3">You asked for:</p>
        <Points
          of={ids.map((id) => (
            <span key={id} className="wrap-anywhere">
              <bdi>{id}</bdi>
              {faulty.includes(id) && " (no listed tool)"}
              {" · "}
              <a href={compareHref(ids.filter((other) => other !== id))}>
                Remove<span className="sr-only"> {id}</span>
              </a>
            </span>
          ))}
          className="[&>li]:py-0.5"
        />
      </Notice>
    </div>
  );
}
