import { Section } from "../section.tsx";
import { type Length, Sizes } from "../sizes.tsx";

type Props = { limits: [what: string, most: string][]; sizes: [what: string, most: string][]; lengths: Length[] };

/** The limits of concurrent studies and request sizes, as this server is configured now. */
export function ResearchLimits({ limits, sizes, lengths }: Props) {
  return (
    <Section id="limits" title="Limits">
      <dl>
        {limits.map(([what, most]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{most}</dd>
          </div>
        ))}
      </dl>
      <Sizes sizes={sizes} lengths={lengths} />
    </Section>
  );
}
