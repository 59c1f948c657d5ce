import { OperationLink } from "./operation-link.tsx";
import { Section } from "./section.tsx";

/** The longest texts and lists of a write. */
export type Length = { operation: string; of: string[] };

type Props = { sizes: [what: string, most: string][]; lengths: Length[] };

/** The most that one request may hold. */
export function Sizes({ sizes, lengths }: Props) {
  return (
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
  );
}
