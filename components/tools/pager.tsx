import { whole } from "#lib/format.ts";

type Page = { total: number; limit: number; offset: number; hrefOf: (offset: number) => string };

/** What the ways through pages are called. */
export const pagerWords = { all: "Pages", next: "Next" };

const place = "flex min-h-touch min-w-touch items-center justify-center px-1 tabular-nums";

/** Numbered links through a long list that keep its filters. */
export function Pager({ total, limit, offset, hrefOf }: Page) {
  if (total === 0 || (total <= limit && offset === 0)) return null;
  const pages = Math.ceil(total / limit);
  const here = Math.floor(offset / limit) + 1;
  const link = (page: number, words: string, rel?: "prev" | "next") => (
    <a href={hrefOf((page - 1) * limit)} rel={rel} className={place}>
      {rel === undefined && <span className="sr-only">Page </span>}
      {words}
    </a>
  );
  return (
    <nav aria-label={pagerWords.all} className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-1">
      <ol className="flex flex-wrap items-center gap-x-1">
        {here > 1 && <li>{link(Math.min(here - 1, pages), "Previous", "prev")}</li>}
        {pagesShown(here, pages).map((page, at, list) => (
          <li key={page} className="flex items-center">
            {at > 0 && page - list[at - 1]! > 1 && <span className="px-1 text-ink-2">…</span>}
            {page === here ? (
              <b aria-current="page" className={`${place} border border-ink`}>
                <span className="sr-only">Page </span>
                {whole(page)}
              </b>
            ) : (
              link(page, whole(page))
            )}
          </li>
        ))}
        {here < pages && <li>{link(here + 1, pagerWords.next, "next")}</li>}
      </ol>
      <span className="text-ink-2 text-sm tabular-nums">
        {here <= pages
          ? `${whole(offset + 1)} to ${whole(Math.min(offset + limit, total))} of ${whole(total)}`
          : `This is past the end: there are ${whole(total)}.`}
      </span>
    </nav>
  );
}

/** The numbers of the first and last page and of those around one. */
export function pagesShown(here: number, pages: number): number[] {
  const near = [1, here - 1, here, here + 1, pages].filter((page) => page >= 1 && page <= pages);
  return [...new Set(near)].sort((one, other) => one - other);
}
