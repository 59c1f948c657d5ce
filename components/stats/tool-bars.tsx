import { CountBars } from "#components/stats/count-bars.tsx";
import { DataTable } from "#components/stats/data-table.tsx";
import { whole } from "#lib/format.ts";

type Counts = { label: string; href: string | null; tools: number; reviewed: number; assessed: number };

/** Tools in groups: one bar for each with its count; the table splits it into reviewed and assessed. */
export function ToolBars({ name, groups }: { name: string; groups: Counts[] }) {
  const filled = groups.filter(({ tools }) => tools > 0);
  const most = Math.max(1, ...filled.map(({ tools }) => tools));
  return (
    <div>
      <CountBars
        rows={filled.map(({ label, href, tools }) => ({
          name: label,
          label: href === null ? label : <a href={href}>{label}</a>,
          share: tools / most,
          words: whole(tools),
        }))}
      />
      <DataTable
        caption={`Tools by ${name.toLowerCase()}`}
        columns={[name, "Tools", "With a firsthand review", "With a desk assessment"]}
        rows={filled.map(({ label, tools, reviewed, assessed }) => [label, ...[tools, reviewed, assessed].map(whole)])}
      />
    </div>
  );
}
