import type { ReactNode } from "react";
import { Disclosure } from "#components/text/disclosure.tsx";

export type Cells = { key: string; head: ReactNode; cells: ReactNode[] };

/** The numbers of a figure as a table, folded at first. */
export function DataTable({ caption, columns, rows }: { caption: string; columns: string[]; rows: Cells[] }) {
  const [first, ...others] = columns;
  return (
    <Disclosure summary="These numbers as a table">
      <table className="w-full text-start text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-ink-2">
          <tr>
            <th scope="col" className="py-1 pe-3 text-start font-normal">
              {first}
            </th>
            {others.map((name) => (
              <th key={name} scope="col" className="py-1 ps-3 text-end font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, head, cells }) => (
            <tr key={key} className="border-hairline border-t align-baseline">
              <th scope="row" className="py-1 pe-3 text-start font-normal">
                {head}
              </th>
              {cells.map((cell, index) => (
                <td key={others[index]} className="py-1 ps-3 text-end">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
