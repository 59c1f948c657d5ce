import type { ReactNode } from "react";
import type { Tool } from "#lib/tools/contract.ts";

/** A row: a property, and its value for each tool. */
export type CompareRow = { id: string; head: ReactNode; marked?: boolean; cellOf: (tool: Tool) => ReactNode };

// Browsers may drop table semantics when rows are stacked, so the roles are written out.
const as = (role: string) => ({ role });

/** A marked row has an edge in the colour of its mark. */
const edge = (marked = false) => (marked ? "border-s-firsthand" : "border-s-transparent");

/** Tools side by side in columns; in a narrow window, each row is a list of the tools. */
export function CompareTable({ caption, tools, rows }: { caption: string; tools: Tool[]; rows: CompareRow[] }) {
  return (
    <table {...as("table")} className="w-full text-sm max-md:block md:table-fixed">
      <caption className="sr-only">{caption}</caption>
      <thead {...as("rowgroup")} className="max-md:sr-only">
        <tr {...as("row")}>
          <td {...as("cell")} className="w-44 lg:w-60" />
          {tools.map(({ tool_id, name, listing }) => (
            <th key={tool_id} {...as("columnheader")} scope="col" className="wrap-anywhere p-2 text-start align-bottom">
              <bdi>{name}</bdi>
              {listing === "unverified" && <span className="block font-normal text-ink-2">unverified</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as("rowgroup")} className="max-md:block">
        {rows.map(({ id, head, marked, cellOf }) => (
          <tr
            key={id}
            {...as("row")}
            className={`border-hairline border-t max-md:block max-md:border-s-4 max-md:py-3 ${edge(marked)} ${marked ? "bg-inset" : ""}`}
          >
            <th
              {...as("rowheader")}
              scope="row"
              className={`px-2 py-2 text-start align-top font-normal max-md:block max-md:pt-0 max-md:pb-1 md:border-s-4 ${edge(marked)}`}
            >
              {head}
            </th>
            {tools.map((tool) => (
              <td
                key={tool.tool_id}
                {...as("cell")}
                className="wrap-anywhere p-2 align-top max-md:grid max-md:grid-cols-[6rem_minmax(0,1fr)] max-md:gap-x-3 max-md:py-1"
              >
                <span aria-hidden="true" className="text-ink-2 md:hidden">
                  <bdi>{tool.name}</bdi>
                  {tool.listing === "unverified" && <span className="block">unverified</span>}
                </span>
                <div className="min-w-0">{cellOf(tool)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
