import { Section } from "../section.tsx";
import { type Length, Sizes } from "../sizes.tsx";
import { Terms } from "../terms.tsx";

type Props = { limits: [what: string, most: string][]; sizes: [what: string, most: string][]; lengths: Length[] };

/** The limits of concurrent studies and request sizes, as this server is configured now. */
export function ResearchLimits({ limits, sizes, lengths }: Props) {
  return (
    <Section id="limits" title="Limits">
      <Terms of={limits} />
      <Sizes sizes={sizes} lengths={lengths} />
    </Section>
  );
}
