import { type Page, rowsShown } from "#lib/accounts/contract.ts";
import { whole } from "#lib/format.ts";

/** The way to the rows before and after those of a page, where there are any; `href` is of the page that begins at a row. */
export function MoreRows({
  page: { rows, from, more },
  href,
}: {
  page: Page<unknown>;
  href: (from: number) => string;
}) {
  if (from === 0 && !more) return null;
  return (
    <p className="flex flex-wrap gap-x-4">
      Rows {whole(from + 1)} to {whole(from + rows.length)}.
      {from > 0 && <a href={href(Math.max(0, from - rowsShown))}>Those before</a>}
      {more && <a href={href(from + rowsShown)}>Those after</a>}
    </p>
  );
}
