import type { ReactNode } from "react";
import "./data-table.css";
import { Disclosure } from "#components/text/disclosure.tsx";
import { Missing } from "#components/text/missing.tsx";

/** Each row begins with its name; null is a number that is not known. */
type Props = { caption: string; columns: readonly string[]; rows: readonly (readonly ReactNode[])[] };

/** The numbers of a figure as a table, folded at first. */
export function DataTable(props: Props) {
  return (
    <Disclosure summary="These numbers as a table">
      <NumberTable {...props} />
    </Disclosure>
  );
}

/** Numbers in rows, each under its column's name; where they need more room than there is, they scroll. */
export function NumberTable({ caption, columns, rows }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="relative overflow-x-auto" tabIndex={0}>
      <table className="data-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a table do not move
            <tr key={at}>
              <th scope="row" dir="auto">
                {head}
              </th>
              {cells.map((cell, place) => (
                <td key={columns[place + 1]}>{cell ?? <Missing />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
