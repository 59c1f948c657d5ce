import { Submit } from "#components/text/field.tsx";
import { Section } from "#components/text/section.tsx";
import { plural } from "#lib/format.ts";
import type { SavedPersona } from "#lib/personas/contract.ts";
import { Act } from "./act.tsx";

/** The personas that an account has saved, each with the button that deletes it. */
export function PersonaList({ personas }: { personas: SavedPersona[] }) {
  return (
    <Section
      id="personas"
      title={personas.length === 0 ? "No persona saved" : `${plural(personas.length, "persona")} saved`}
    >
      <p>
        <a href="/personas">{personas.length === 0 ? "Make personas" : "Edit them, or make others"}</a>
      </p>
      <ul className="border-hairline border-b empty:hidden">
        {personas.map(({ id, name, age, role }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-8 border-hairline border-t py-2">
            <p dir="auto" className="wrap-anywhere min-w-0">
              {name}, {age}, {role}
            </p>
            <Act action={`/account/personas/${id}/delete`}>
              <Submit isQuiet>
                Delete<span className="sr-only"> {name}</span>
              </Submit>
            </Act>
          </li>
        ))}
      </ul>
    </Section>
  );
}
