import { ownRole } from "#components/studies/persona-line.ts";
import { interviewHref } from "#components/studies/report-href.ts";
import { StudyStrip } from "#components/studies/study-disclosure.tsx";
import { FactRows } from "#components/text/fact-rows.tsx";
import type { Persona } from "#lib/personas/contract.ts";
import type { FullStudy } from "#lib/studies/study-record.ts";
import "./report.css";

/** Who was invented for the study: the facts that their answers are made of, and nothing else. */
export function PersonaFacts({ study }: { study: FullStudy }) {
  return (
    <article className="report space-y-8">
      <StudyStrip study={study} />
      <div className="space-y-2">
        <h1 className="text-2xl">The invented personas</h1>
        <p className="max-w-prose text-ink-2">Facts, made up, of no person.</p>
        {study.audience_description !== null && (
          <p className="max-w-prose">
            Made to stand in for: <bdi className="user-text">{study.audience_description}</bdi>
          </p>
        )}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
        {study.personas.map((persona) => (
          <section key={persona.id} id={persona.id} className="border-2 border-synthetic border-dotted p-4">
            <h2 dir="auto" className="wrap-anywhere text-lg">
              {persona.name}
            </h2>
            <FactRows of={{ ...factsOf(persona), Role: ownRole(persona, study.personas) }} />
            <InterviewLinks study={study} persona_id={persona.id} />
          </section>
        ))}
      </div>
    </article>
  );
}

function InterviewLinks({ study: { id, interviews }, persona_id }: { study: FullStudy; persona_id: string }) {
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 text-sm">
      {[...interviews.entries()]
        .filter(([, interview]) => interview.persona_id === persona_id)
        .map(([at]) => (
          <a key={at} href={interviewHref(id, at)} className="inline-block py-1">
            Interview {at + 1}
          </a>
        ))}
    </p>
  );
}

const factsOf = ({ age, company, industry, income, location, traits }: Persona) => ({
  Age: age,
  Company: company,
  Industry: industry,
  Income: income,
  Location: location,
  Traits: traits.join("; "),
});
