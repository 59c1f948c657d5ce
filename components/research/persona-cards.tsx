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
  const first = groups.find(([, personas]) => personas.length > 0);
  return (
    <div className="space-y-2">
      <p className="text-sm">
        Choose 1 to {mostPersonas}. Everyone here is invented. <a href="/personas">All personas</a>
      </p>
      {groups
        .filter(([, personas]) => personas.length > 0)
        .map((group) => (
          <Group key={group[0]} group={group} chosen={chosen} isFirst={group === first} />
        ))}
    </div>
  );
}

type GroupProps = { group: readonly [name: string, personas: Persona[]]; chosen: string[]; isFirst: boolean };

/** A part of the personas: open where it is the first, or holds a chosen one. */
function Group({ group: [name, personas], chosen, isFirst }: GroupProps) {
  const isOpen = chosen.length === 0 ? isFirst : personas.some(({ id }) => chosen.includes(id));
  return (
    <details className="disclosure" open={isOpen} suppressHydrationWarning>
      <summary>
        {name} ({personas.length})
      </summary>
      <ul className="grid gap-2 sm:grid-cols-2">
        {personas.map((persona) => (
          <li key={persona.id}>
            <PersonaCard persona={persona} isChosen={chosen.includes(persona.id)} />
          </li>
        ))}
      </ul>
    </details>
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
