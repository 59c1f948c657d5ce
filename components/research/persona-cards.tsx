import type { ReactNode } from "react";
import { chooseFrom } from "#components/personas/choose-from.ts";
import { FindOwn } from "#components/personas/find-own.tsx";
import { audienceChoices } from "#components/studies/study-words.ts";
import type { Persona } from "#lib/personas/contract.ts";
import { mostPersonas } from "#lib/studies/study-limits.ts";
import { ChoiceCard } from "./choice-card.tsx";
import type { People } from "./people.ts";
import type { StudyDraft } from "./study-draft.ts";

/** How many of a person's own personas are shown, beside those that are chosen; the others are found by their words. */
const mostShown = 24;

type Props = { people: People; chosen: string[]; sought: string };

/** The personas of the library and one's own, to choose a few from. */
export function PersonaCards({ people, chosen, sought }: Props) {
  const { personas, ...offer } = chooseFrom(people.saved, chosen, sought, mostShown);
  const hasOwn = people.saved.length > 0;
  const isOpen = (personas: Persona[]) => personas.some(({ id }) => chosen.includes(id));
  const isUntouched = chosen.length === 0;
  return (
    <div className="space-y-2">
      <p className="text-sm">
        Choose 1 to {mostPersonas}. Everyone here is invented. <a href="/personas">All personas</a>
      </p>
      {hasOwn && (
        <Group
          name={`Your own (${people.saved.length})`}
          personas={personas}
          chosen={chosen}
          isOpen={isUntouched || sought !== "" || isOpen(personas)}
        >
          <FindOwn {...offer} action="/research#who" />
        </Group>
      )}
      {audienceChoices("many").map(([audience, name], at) => (
        <Group
          key={audience}
          name={`${name} (${people[audience].length})`}
          personas={people[audience]}
          chosen={chosen}
          isOpen={(at === 0 && isUntouched && !hasOwn) || isOpen(people[audience])}
        />
      ))}
    </div>
  );
}

type GroupProps = { name: string; personas: Persona[]; chosen: string[]; isOpen: boolean; children?: ReactNode };

/** A part of the personas: open where it is the first, or holds a chosen one. */
function Group({ name, personas, chosen, isOpen, children }: GroupProps) {
  return (
    <details className="disclosure" open={isOpen} suppressHydrationWarning>
      <summary>{name}</summary>
      {children}
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
    <ChoiceCard
      type="checkbox"
      name={"persona_ids" satisfies keyof StudyDraft}
      value={id}
      checked={isChosen}
      label={`${name}, ${age}`}
    >
      <span dir="auto" className="wrap-anywhere block text-sm">
        {[role, company, location].filter((fact) => fact !== "").join(" · ")}
      </span>
      <span dir="auto" className="wrap-anywhere block text-ink-2 text-sm">
        {traits.join("; ")}
      </span>
    </ChoiceCard>
  );
}
