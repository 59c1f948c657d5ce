import type { ReactNode } from "react";

type Row = { key: string; head: ReactNode; cells: ReactNode[] };

/** A table whose rows become blocks where there is little room, each cell under its column's name; roles keep it a table there too. */
export function StackingTable({ label, columns, rows }: { label: string; columns: string[]; rows: Row[] }) {
  const [first, ...others] = columns;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: a table that is displayed as blocks loses its own roles
    <div className="@container">
      <table role="table" aria-label={label} className="w-full text-sm @max-2xl:block">
        <thead role="rowgroup" className="text-ink-2 @max-2xl:sr-only">
          <tr role="row">
            <th role="columnheader" scope="col" className="py-2 pe-4 text-start font-normal">
              {first}
            </th>
            {others.map((name) => (
              <th role="columnheader" key={name} scope="col" className="py-2 pe-4 text-start font-normal last:pe-0">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="@max-2xl:block">
          {rows.map(({ key, head, cells }) => (
            <tr
              role="row"
              key={key}
              className="border-hairline border-t align-baseline @max-2xl:block @max-2xl:space-y-1 @max-2xl:py-3"
            >
              <th role="rowheader" scope="row" className="py-3 pe-4 text-start font-bold @max-2xl:block @max-2xl:p-0">
                {head}
              </th>
              {cells.map((cell, index) => (
                <td
                  role="cell"
                  key={others[index]}
                  className="py-3 pe-4 last:pe-0 @max-2xl:grid @max-2xl:grid-cols-[5.5rem_minmax(0,1fr)] @max-2xl:p-0"
                >
                  <span aria-hidden="true" className="text-ink-2 @2xl:hidden">
                    {others[index]}
                  </span>
                  <div>{cell}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    // biome-ignore-end lint/a11y/noRedundantRoles: a table that is displayed as blocks loses its own roles
  );
}
