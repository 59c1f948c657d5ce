import { Section } from "#components/text/section.tsx";
import type { MonthOfUse } from "#lib/accounts/contract.ts";
import { whole } from "#lib/format.ts";
import { money } from "#lib/in-words.ts";

/** What an account used in each month, and what it cost. */
export function UseByMonth({ months }: { months: MonthOfUse[] }) {
  if (months.length === 0) return null;
  return (
    <Section id="use" title="Use by month">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <section aria-label="Use by month, table" className="overflow-x-auto" tabIndex={0}>
        <table className="w-full text-sm tabular-nums">
          <thead>
            <tr className="border-hairline border-b text-start">
              {["Month (UTC)", "Studies", "Follow-ups", "Simulations", "Interviews", "Price", "Models’ cost"].map(
                (head) => (
                  <th key={head} scope="col" className="py-2 pe-4 text-start font-semibold">
                    {head}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, studies, follow_ups, simulations, interviews, price_usd, cost_usd }) => (
              <tr key={month} className="border-hairline border-b">
                <th scope="row" className="py-2 pe-4 text-start font-normal">
                  {month}
                </th>
                {[studies, follow_ups, simulations, interviews].map((count, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: four columns in a fixed order
                  <td key={at} className="py-2 pe-4">
                    {whole(count)}
                  </td>
                ))}
                <td className="py-2 pe-4">{money(price_usd)}</td>
                <td className="py-2">{cost_usd === null ? "not known" : money(cost_usd)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  );
}
