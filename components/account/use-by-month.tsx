import { NumberTable } from "#components/stats/data-table.tsx";
import { Section } from "#components/text/section.tsx";
import type { MonthOfUse } from "#lib/accounts/contract.ts";
import { whole } from "#lib/format.ts";
import { money } from "#lib/in-words.ts";

/** What an account used in each month, and what it cost. */
export function UseByMonth({ months }: { months: MonthOfUse[] }) {
  if (months.length === 0) return null;
  return (
    <Section id="use" title="Use by month">
      <NumberTable
        caption="Use by month"
        columns={["Month (UTC)", "Studies", "Follow-ups", "Simulations", "Interviews", "Price", "Models’ cost"]}
        rows={months.map(({ month, studies, follow_ups, simulations, interviews, price_usd, cost_usd }) => [
          month,
          ...[studies, follow_ups, simulations, interviews].map(whole),
          money(price_usd),
          cost_usd === null ? "not known" : money(cost_usd),
        ])}
      />
    </Section>
  );
}
