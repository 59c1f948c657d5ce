import type { ReactNode } from "react";
import { type Page, rowsShown } from "#lib/accounts/contract.ts";
import { whole } from "#lib/format.ts";

type RowsProps<Row> = { of: Page<Row>; href: (from: number) => string; children: (row: Row) => ReactNode };

/** The rows of a page of a list, and the ways to those before and after; `href` is of the page that begins at a row. */
export function Rows<Row>({ of: { rows, from, more }, href, children }: RowsProps<Row>) {
  return (
    <>
      <ul className="border-hairline border-b empty:hidden">{rows.map(children)}</ul>
      {(from > 0 || more) && (
        <p className="flex flex-wrap gap-x-4">
          Rows {whole(from + 1)} to {whole(from + rows.length)}.
          {from > 0 && <a href={href(Math.max(0, from - rowsShown))}>Those before</a>}
          {more && <a href={href(from + rowsShown)}>Those after</a>}
        </p>
      )}
    </>
  );
}

/** Said for a list without rows. */
export const NothingYet = () => <p>Nothing yet.</p>;

type RowProps = {
  title: ReactNode;
  as?: "h2" | "h3" | "p";
  isOver?: boolean;
  facts: ReactNode[];
  acts?: ReactNode;
  children?: ReactNode;
};

/** A row: what it is, its facts but for those that are empty, and beside them what can be done; struck through when over. */
export function Row({ title, as: Head = "h2", isOver = false, facts, acts, children }: RowProps) {
  return (
    <li className="grid gap-x-8 gap-y-2 border-hairline border-t py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <Head dir="auto" className={`wrap-anywhere text-base ${isOver ? "text-ink-2 line-through" : ""}`}>
          {title}
        </Head>
        <p className="flex flex-wrap gap-x-4 text-ink-2 text-sm">
          {facts.map(
            (fact, at) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: a row's facts do not move
              fact && <span key={at}>{fact}</span>,
          )}
        </p>
        {children}
      </div>
      {acts}
    </li>
  );
}
