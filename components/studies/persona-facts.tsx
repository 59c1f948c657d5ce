import { ReportSection } from "#components/studies/report-section.tsx";
import type { Persona } from "#lib/personas/contract.ts";

/** Who was invented for the study: the facts that their answers are made of, and nothing else. */
export function PersonaFacts({ personas }: { personas: Persona[] }) {
  return (
    <ReportSection id="personas" title="The invented personas">
      <p className="max-w-prose text-ink-2">Tables of facts, made up. None of them is a person, or stands for one.</p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
        {personas.map((persona) => (
          <article key={persona.id} className="border-2 border-synthetic border-dotted p-4">
            <h3 dir="auto" className="wrap-anywhere text-base">
              {persona.name}
            </h3>
            <dl className="mt-2 text-sm">
              {factsOf(persona).map(([name, fact]) => (
                <div key={name} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 border-hairline border-t py-1">
                  <dt className="text-ink-2">{name}</dt>
                  <dd dir="auto" className="wrap-anywhere">
                    {fact}
                  </dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </div>
    </ReportSection>
  );
}

function factsOf({ age, role, company, industry, income, location, traits }: Persona): [string, string][] {
  const facts: [string, string][] = [
    ["Age", String(age)],
    ["Role", role],
    ["Company", company],
    ["Industry", industry],
    ["Income", income],
    ["Location", location],
    ["Traits", traits.join("; ")],
  ];
  return facts.filter(([, fact]) => fact !== "");
}
