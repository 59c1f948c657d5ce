import { DataTable } from "#components/stats/data-table.tsx";
import { plural, whole } from "#lib/format.ts";

type Counts = { key: string; label: string; href: string | null; tools: number; reviewed: number; assessed: number };

/** Tools in groups: one bar for each with its count; the table splits it into reviewed and assessed. */
export function ToolBars({ name, groups }: { name: string; groups: Counts[] }) {
  const filled = groups.filter(({ tools }) => tools > 0);
  const most = Math.max(1, ...filled.map(({ tools }) => tools));
  return (
    <div>
      <ul className="space-y-1 text-sm">
        {filled.map(({ key, label, href, tools }) => (
          <li
            key={key}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)_3.5rem]"
          >
            <span>{href === null ? label : <a href={href}>{label}</a>}</span>
            <svg
              role="img"
              aria-label={`${label}: ${plural(tools, "tool")}`}
              width="100%"
              height="12"
              className="col-span-2 row-start-2 block sm:col-span-1 sm:row-start-auto"
            >
              <rect width={`${(100 * tools) / most}%`} height="12" className="fill-ink-2" />
            </svg>
            <span className="text-end tabular-nums" aria-hidden="true">
              {whole(tools)}
            </span>
          </li>
        ))}
      </ul>
      <DataTable
        caption={`Tools by ${name.toLowerCase()}`}
        columns={[name, "Tools", "With a firsthand review", "With a desk assessment"]}
        rows={filled.map(({ key, label, tools, reviewed, assessed }) => ({
          key,
          head: label,
          cells: [whole(tools), whole(reviewed), whole(assessed)],
        }))}
      />
    </div>
  );
}
