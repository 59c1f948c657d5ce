import type { Persona } from "#lib/personas/contract.ts";
import { mostPersonas } from "#lib/studies/study-limits.ts";
import { ChoiceCard } from "./choice-card.tsx";
import type { People } from "./people.ts";

/** How many of a person's own personas are shown, beside those that are chosen. */
const mostShown = 24;

/** The personas of the library and one's own, to choose a few from. */
export function PersonaCards({ people, chosen }: { people: People; chosen: string[] }) {
  const own = people.saved.filter(({ id }, at) => at < mostShown || chosen.includes(id));
  const groups = [
    ["Your own", own],
    ["Consumers", people.b2c],
    ["Business buyers", people.b2b],
  ] as const;
  return (
    <div className="max-h-128 space-y-4 overflow-y-auto border border-hairline p-3">
      <p className="text-sm">
        Choose 1 to {mostPersonas}. Everyone here is invented. <a href="/personas">All personas</a>
      </p>
      {groups.map(
        ([name, personas]) =>
          personas.length > 0 && (
            <div key={name}>
              <h2 className="mb-2 text-base">{name}</h2>
              <ul className="grid gap-2 sm:grid-cols-2">
                {personas.map((persona) => (
                  <li key={persona.id}>
                    <PersonaCard persona={persona} isChosen={chosen.includes(persona.id)} />
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </div>
  );
}

function PersonaCard({ persona, isChosen }: { persona: Persona; isChosen: boolean }) {
  const { id, name, age, role, company, location, traits } = persona;
  return (
    <ChoiceCard type="checkbox" name="persona_ids" value={id} checked={isChosen} label={`${name}, ${age}`}>
      <span dir="auto" className="wrap-anywhere block text-sm">
        {[role, company, location].filter((fact) => fact !== "").join(" · ")}
      </span>
      <span dir="auto" className="wrap-anywhere block text-ink-2 text-sm">
        {traits.join("; ")}
      </span>
    </ChoiceCard>
  );
}
