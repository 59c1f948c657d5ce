import { Disclosure } from "#components/text/disclosure.tsx";
import { Pager } from "#components/tools/pager.tsx";
import { plural } from "#lib/format.ts";
import type { SavedPersona } from "#lib/personas/contract.ts";
import { PersonaCard } from "./persona-card.tsx";

type Own = SavedPersona & { movers: { name: string; value: number }[]; uses: number };
type Props = { personas: Own[]; total: number; limit: number; offset: number };

/** The personas of an account, each with the ways to change and delete it. */
export function OwnPersonas({ personas, total, limit, offset }: Props) {
  return (
    <section aria-labelledby="own-title" className="space-y-4">
      <h2 id="own-title" className="text-xl">
        {total === 0 ? "You have saved no persona yet" : `Yours: ${plural(total, "persona")}`}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-6 empty:hidden sm:grid-cols-2">
        {personas.map((persona) => (
          <PersonaCard key={persona.id} persona={persona} movers={persona.movers}>
            <p className="text-ink-2 text-sm">
              {persona.uses === 0 ? "In no study yet" : `In ${plural(persona.uses, "study", "studies")}`}
            </p>
            <div className="flex flex-wrap items-start gap-x-6" data-screen-only="">
              <a href={`/personas?edit=${persona.id}`} className="inline-flex min-h-11 items-center">
                Edit<span className="sr-only"> {persona.name}</span>
              </a>
              <Disclosure summary={`Delete ${persona.name}`}>
                <form action="/personas" method="post" className="max-w-80 space-y-3">
                  <input type="hidden" name="persona_id" value={persona.id} />
                  <p className="text-sm">
                    {persona.uses === 0
                      ? "No study has asked it."
                      : `${plural(persona.uses, "study", "studies")} asked it, and keep it as it was.`}{" "}
                    New studies and simulations can no longer ask it.
                  </p>
                  <button type="submit" name="act" value="delete" className="button">
                    Delete this persona
                  </button>
                </form>
              </Disclosure>
            </div>
          </PersonaCard>
        ))}
      </ul>
      <Pager total={total} limit={limit} offset={offset} hrefOf={(to) => `/personas?offset=${to}`} />
    </section>
  );
}
