import { StackingTable } from "#components/sources/stacking-table.tsx";
import { OperationLink } from "./operation-link.tsx";
import { Section } from "./section.tsx";

/** What is counted together, by whom, and how much of it this server allows. */
export type Limit = { policy: string; counts: string; by: "key" | "client"; windows: string[] };
/** How long the texts and lists of a write may be. */
export type Length = { operation: string; of: string[] };

type Props = { limits: Limit[]; sizes: [what: string, most: string][]; lengths: Length[] };

/** How much may be asked and sent, as this server is configured now. */
export function Limits({ limits, sizes, lengths }: Props) {
  return (
    <Section id="limits" title="Limits">
      <p>
        These are this server’s own. A client is an address, or the /64 of an IPv6 address. Limits on writing are exact;
        the one on requests is counted by each process, so approximate where there are several.
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
          cells: [
            by === "key" ? "signing key" : "client",
            windows.length === 0 ? "no limit here" : windows.join(" and "),
          ],
        }))}
      />
      <Section id="sizes" rank="h3" title="Sizes">
        <dl>
          {sizes.map(([what, most]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{most}</dd>
            </div>
          ))}
        </dl>
        <p>Lengths of what is written, in Unicode code points as JSON Schema counts:</p>
        <dl>
          {lengths.map(({ operation, of }) => (
            <div key={operation}>
              <dt>
                <OperationLink id={operation} />
              </dt>
              <dd>{of.join(" · ")}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </Section>
  );
}
