import { compareHref } from "#components/compare/compare-href.ts";
import { Notice } from "#components/text/notice.tsx";
import type { AppError } from "#lib/errors.ts";

/** The ids that a refusal points at. A single id is refused by its own endpoint, without a pointer. */
export function faultyIds({ extras }: AppError, ids: string[]): string[] {
  if (ids.length === 1) return ids;
  return ids.filter((_, at) => extras.details?.some(({ pointer }) => pointer === `/tools/${at}`));
}

/** Says why tools cannot be compared: the service's own words, likely matches, and each tool of the request. */
export function CompareRefused({ error, ids }: { error: AppError; ids: string[] }) {
  const faulty = faultyIds(error, ids);
  const near = error.extras.near ?? [];
  return (
    <div className="max-w-prose">
      <Notice title="These tools cannot be compared">
        <p className="wrap-anywhere">{error.message}</p>
        {near.length > 0 && (
          <>
            <p className="mt-3">You may have meant:</p>
            <ul className="list-disc ps-5">
              {near.map((tool_id) => (
                <li key={tool_id} className="py-0.5">
                  <a href={compareHref([...ids.filter((id) => !faulty.includes(id)), tool_id])}>{tool_id}</a>
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="mt-3">You asked for:</p>
        <ul className="list-disc ps-5">
          {ids.map((id) => (
            <li key={id} className="wrap-anywhere py-0.5">
              <bdi>{id}</bdi>
              {faulty.includes(id) && " (no listed tool)"}
              {" · "}
              <a href={compareHref(ids.filter((other) => other !== id))}>
                Remove<span className="sr-only"> {id}</span>
              </a>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
