import { docSection } from "#components/docs/doc-section.ts";
import { type Length, Sizes } from "#components/docs/limits.tsx";
import { Section, Terms } from "#components/docs/parts.tsx";
import { StackingTable } from "#components/sources/stacking-table.tsx";
import { inWords, money, timesInWords } from "#lib/in-words.ts";
import { type Audience, audiences } from "#lib/personas/contract.ts";
import { eachCount, interviewsEach, mostPersonas } from "#lib/studies/study-limits.ts";

type Type = { id: string; label: string; description: string; default_audience: Audience };

/** The study types, as the API lists them. */
export function StudyTypes({ types }: { types: Type[] }) {
  return (
    <Section id="types" title={`${inWords(types.length).replace(/^./, (first) => first.toUpperCase())} types of study`}>
      <p>Each has an interview guide and measures of its own.</p>
      <StackingTable
        label="Types of study"
        columns={["study_type", "What it asks", "Mostly of"]}
        rows={types.map(({ id, label, description, default_audience }) => ({
          key: id,
          head: <code className="whitespace-nowrap">{id}</code>,
          cells: [`${label}. ${description}`, audiences[default_audience].many],
        }))}
      />
    </Section>
  );
}

type Props = { limits: [what: string, most: string][]; sizes: [what: string, most: string][]; lengths: Length[] };

/** The limits of concurrent studies and request sizes, as this server is configured now. */
export function ResearchLimits({ limits, sizes, lengths }: Props) {
  return (
    <Section {...docSection("limits")}>
      <Terms of={limits} />
      <Sizes sizes={sizes} lengths={lengths} />
    </Section>
  );
}

/** The price of one interview, and of studies with each number of interviews for each of `mostPersonas`, in US dollars. */
export type Price = { audience: string; interview: number; studies: number[] };

/** The price of studies, by audience. */
export function Prices({ prices }: { prices: Price[] }) {
  return (
    <Section {...docSection("prices")}>
      <StackingTable
        label="Prices in US dollars"
        columns={[
          "audience",
          "An interview",
          ...eachCount.map(
            (times) =>
              `${times === 1 ? `${mostPersonas} personas ` : ""}${timesInWords(times)}${times === interviewsEach.study ? " (as by default)" : ""}`,
          ),
        ]}
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
