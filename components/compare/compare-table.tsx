import type { CSSProperties, ReactNode } from "react";
import type { Tool } from "#lib/tools/contract.ts";
import { unverifiedWord } from "#lib/tools/metadata.ts";

/** A row: a property, what is said of it over all tools, and its value for each; a wide value has its own line on a phone. */
export type CompareRow = {
  id: string;
  head: ReactNode;
  verdict?: ReactNode;
  marked?: boolean;
  isWide?: boolean;
  cellOf: (tool: Tool) => ReactNode;
};

// Browsers may drop table semantics of a grid, so the roles are written out.
const as = (role: string) => ({ role });

const grid = "max-md:block md:grid md:grid-cols-[8.5rem_repeat(var(--tools),minmax(0,1fr))] md:gap-x-6";

/** Tools side by side in columns below what is said of all; in a narrow window, each row is a list of the tools. */
export function CompareTable({ caption, tools, rows }: { caption: string; tools: Tool[]; rows: CompareRow[] }) {
  return (
    <table {...as("table")} className="block w-full text-sm" style={{ "--tools": tools.length } as CSSProperties}>
      <caption className="sr-only">{caption}</caption>
      <thead {...as("rowgroup")} className="block max-md:sr-only">
        <tr {...as("row")} className={`${grid} ps-3 pe-2`}>
          <td {...as("cell")} />
          {tools.map(({ tool_id, name, listing }) => (
            <th key={tool_id} {...as("columnheader")} scope="col" className="wrap-anywhere py-2 text-start">
              <bdi>{name}</bdi>
              {listing === unverifiedWord && <span className="block font-normal text-ink-2">{listing}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as("rowgroup")} className="block">
        {rows.map(({ id, head, verdict, marked, isWide, cellOf }) => (
          <tr
            key={id}
            {...as("row")}
            // A marked row has an edge in the colour of its mark.
            className={`${grid} border-hairline border-t border-s-4 px-2 py-1.5 ${marked ? "border-s-firsthand bg-inset" : "border-s-transparent"}`}
          >
            <th {...as("rowheader")} scope="row" className="block py-1 text-start font-semibold">
              {head}
            </th>
            {verdict && (
              <td {...as("cell")} className="block py-1 md:col-start-2 md:-col-end-1">
                {verdict}
              </td>
            )}
            {tools.map((tool, at) => (
              <td
                key={tool.tool_id}
                {...as("cell")}
                className={`wrap-anywhere py-1 ${isWide ? "max-md:block" : "max-md:grid max-md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] max-md:gap-x-3"} ${verdict && at === 0 ? "md:col-start-2" : ""}`}
              >
                <span aria-hidden="true" className="text-ink-2 md:hidden">
                  <bdi>{tool.name}</bdi>
                  {tool.listing === unverifiedWord && ` (${tool.listing})`}
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
