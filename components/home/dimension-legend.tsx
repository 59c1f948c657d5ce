import { Section } from "#components/text/section.tsx";
import { capital } from "#lib/format.ts";
import { dimensionCount, dimensions } from "#lib/rubric/dimensions.ts";

/** The dimensions in one line each. */
export function DimensionLegend() {
  return (
    <Section id="legend" title={`${capital(dimensionCount)} dimensions, rated 1 to 5`}>
      <dl className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {dimensions.map(({ id, name, question }) => (
          <div key={id} className="border-hairline border-t py-3">
            <dt>
              <a href={`/dimensions#${id}`} className="font-semibold">
                {name}
              </a>
            </dt>
            <dd className="text-ink-2 text-sm">{question}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
