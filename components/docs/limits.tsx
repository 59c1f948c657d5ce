import { docSection } from "#components/docs/doc-section.ts";
import { OperationLink, Section, Terms } from "#components/docs/parts.tsx";
import { StackingTable } from "#components/sources/stacking-table.tsx";
import { clientInWords } from "#lib/contract.ts";

/** A limit: what it counts, for whom, and how much this server allows. */
export type Limit = { policy: string; counts: string; by: string; windows: string[] };

type Props = {
  limits: Limit[];
  costs: [what: string, units: string][];
  sizes: [what: string, most: string][];
  lengths: Length[];
};

/** The limits of requests, as this server is configured now. */
export function Limits({ limits, costs, sizes, lengths }: Props) {
  return (
    <Section {...docSection("limits")}>
      <p>
        These are this server’s own. A client is {clientInWords}. Limits on writing are exact; the one on requests is
        counted by each process, so approximate where there are several. What a request costs is spent before it is
        answered, and what the size of the answer adds, after it is sent; compressed answers cost fewer bytes.
      </p>
      <StackingTable
        label="Limits on how often"
        columns={["What", "Counted by", "At most"]}
        rows={limits.map(({ policy, counts, by, windows }) => ({
          key: policy,
          head: (
            <>
              {counts}
              <small className="identifier block font-normal">{policy}</small>
            </>
          ),
          cells: [by, windows.length === 0 ? "no limit here" : windows.join(" and ")],
        }))}
      />
      <StackingTable
        label="What a request costs"
        columns={["Request", "Units"]}
        rows={costs.map(([what, units]) => ({ key: what, head: what, cells: [units] }))}
      />
      <Sizes sizes={sizes} lengths={lengths} />
    </Section>
  );
}

/** The longest texts and lists of a write. */
export type Length = { operation: string; of: string[] };

type SizesProps = { sizes: [what: string, most: string][]; lengths: Length[] };

/** The most that one request may hold. */
export function Sizes({ sizes, lengths }: SizesProps) {
  return (
    <Section {...docSection("sizes")} rank="h3">
      <Terms of={sizes} />
      <p>Lengths of what is written, in Unicode code points as JSON Schema counts:</p>
      <Terms
        of={lengths.map(({ operation, of }) => [<OperationLink key={operation} id={operation} />, of.join(" · ")])}
      />
    </Section>
  );
}
