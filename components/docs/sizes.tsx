import { OperationLink, Section, Terms } from "./parts.tsx";

/** The longest texts and lists of a write. */
export type Length = { operation: string; of: string[] };

type Props = { sizes: [what: string, most: string][]; lengths: Length[] };

/** The most that one request may hold. */
export function Sizes({ sizes, lengths }: Props) {
  return (
    <Section id="sizes" rank="h3" title="Sizes">
      <Terms of={sizes} />
      <p>Lengths of what is written, in Unicode code points as JSON Schema counts:</p>
      <Terms
        of={lengths.map(({ operation, of }) => [<OperationLink key={operation} id={operation} />, of.join(" · ")])}
      />
    </Section>
  );
}
