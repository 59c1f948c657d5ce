import type { ReactNode } from "react";
import "./data-table.css";
import { Disclosure } from "#components/text/disclosure.tsx";

export type Cells = { key: string; head: ReactNode; cells: ReactNode[] };

type Props = { caption: string; columns: string[]; rows: Cells[] };

/** The numbers of a figure as a table, folded at first. */
export function DataTable(props: Props) {
  return (
    <Disclosure summary="These numbers as a table">
      <NumberTable {...props} />
    </Disclosure>
  );
}

/** Numbers in rows, each under its column's name. */
export function NumberTable({ caption, columns, rows }: Props) {
  const [first, ...others] = columns;
  return (
    <table className="data-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, cells }) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={others[index]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
