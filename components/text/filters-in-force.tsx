import { Notice } from "#components/text/notice.tsx";
import { plural } from "#lib/format.ts";

/** A filter in force: what it says, the list without it, and how many rows that has, where they were counted. */
export type Filter = { words: string; href: string; count?: number };

/** The filters in force, each a link to the same list without it. */
export function FilterChips({ filters }: { filters: Filter[] }) {
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Filters in force" className="flex flex-wrap gap-2">
      {filters.map(({ words, href }) => (
        <li key={href}>
          <a
            href={href}
            className="wrap-anywhere inline-flex min-h-8 items-center gap-2 rounded-sm border border-ink-2 px-2.5 text-sm no-underline"
          >
            <span className="sr-only">Remove </span>
            <bdi>{words}</bdi>
            <svg viewBox="0 0 10 10" width="10" height="10" aria-hidden="true" className="shrink-0 stroke-ink">
              <path d="M1 1L9 9M9 1L1 9" strokeWidth="1.5" />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What an empty list would have without each of its filters. */
export function WithoutEach({ filters, noun }: { filters: Filter[]; noun: string }) {
  return (
    <ul className="mt-3 list-disc ps-5 empty:hidden">
      {filters.flatMap(({ words, href, count = 0 }) =>
        count === 0 ? (
          []
        ) : (
          <li key={href} className="py-0.5">
            <a href={href}>
              Without <bdi>{words}</bdi>
            </a>
            : {plural(count, noun)}
          </li>
        ),
      )}
    </ul>
  );
}

/** How many tools each ticked facet leaves out, which are those that are known not to have it. */
export function LeftOut({ filters, total }: { filters: Filter[]; total: number }) {
  if (filters.length === 0 || total === 0) return null;
  const each = filters.map(
    ({ words, count = 0 }) => `“${words}” leaves out ${plural(Math.max(0, count - total), "tool")}`,
  );
  return <p className="mb-4 text-ink-2 text-sm">{each.join("; ")}.</p>;
}

/** Filters that the service refuses, with its own words and the way back to the whole list. */
export function Refused({ message, href, all }: { message: string; href: string; all: string }) {
  return (
    <div className="mt-8 max-w-prose">
      <Notice title="These filters cannot be answered">
        <p className="wrap-anywhere">{message}</p>
        <p className="mt-2">
          <a href={href}>Start again with all {all}</a>
        </p>
      </Notice>
    </div>
  );
}
