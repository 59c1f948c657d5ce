import { StackingTable } from "#components/sources/stacking-table.tsx";
import { money } from "#lib/in-words.ts";
import { mostPersonas } from "#lib/studies/study-limits.ts";
import { Section } from "../section.tsx";

/**
 * The price of one interview, and of studies with one, two and three interviews for each of `mostPersonas`, in US
 * dollars.
 */
export type Price = { audience: string; interview: number; studies: number[] };

/** The price of studies, by audience. */
export function Prices({ prices }: { prices: Price[] }) {
  return (
    <Section id="prices" title="Prices">
      <StackingTable
        label="Prices in US dollars"
        columns={["audience", "An interview", `${mostPersonas} personas once`, "twice (as by default)", "three times"]}
        rows={prices.map(({ audience, interview, studies }) => ({
          key: audience,
          head: <code>{audience}</code>,
          cells: [money(interview), ...studies.map((price) => money(price))],
        }))}
      />
      <p>
        <code>usage.price_usd</code> says it in each study, <code>dry_run: true</code> before one. This server only
        states prices; it takes no payment.
      </p>
    </Section>
  );
}
