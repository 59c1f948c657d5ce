import { Section } from "../section.tsx";
import { type Length, Sizes } from "../sizes.tsx";

type Props = { limits: [what: string, most: string][]; sizes: [what: string, most: string][]; lengths: Length[] };

/** How much may be asked at once and sent, as this server is configured now. */
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
