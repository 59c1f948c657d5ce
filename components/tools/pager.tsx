import { whole } from "#lib/format.ts";

type Page = { total: number; limit: number; offset: number; hrefOf: (offset: number) => string };

/** Links through a long list that keep its filters. */
export function Pager({ total, limit, offset, hrefOf }: Page) {
  if (total === 0 || (total <= limit && offset === 0)) return null;
  const last = Math.floor((total - 1) / limit) * limit;
  return (
    <nav aria-label="Pages" className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
      {offset > 0 && (
        <a href={hrefOf(Math.min(Math.max(0, offset - limit), last))} rel="prev" className="flex min-h-11 items-center">
          Previous
        </a>
      )}
      <span className="text-ink-2 tabular-nums">
        {offset < total
          ? `${whole(offset + 1)} to ${whole(Math.min(offset + limit, total))} of ${whole(total)}`
          : `This is past the end: there are ${whole(total)}.`}
      </span>
      {offset + limit < total && (
        <a href={hrefOf(offset + limit)} rel="next" className="flex min-h-11 items-center">
          Next
        </a>
      )}
    </nav>
  );
}
