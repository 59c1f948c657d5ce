import type { PersonaAct } from "#components/personas/persona-draft.ts";
import type { StudyDraft, Who } from "#components/research/study-draft.ts";
import { reportHref } from "#components/studies/report-href.ts";
import { Disclosure } from "#components/text/disclosure.tsx";
import { Submit } from "#components/text/field.tsx";
import { Section } from "#components/text/section.tsx";
import { Pager } from "#components/tools/pager.tsx";
import type { MemberOf } from "#lib/contract.ts";
import { plural } from "#lib/format.ts";
import { type deletePersonaEndpoint, pastStays } from "#lib/personas/contract.ts";
import type { OwnPage, OwnPersona } from "./own-page.ts";
import { PersonaCard } from "./persona-card.tsx";

/** Said to an account without personas of its own. */
export const noneSaved = "You have saved no persona yet";

/** The personas of an account, each with the ways to ask, change and delete it. */
export function OwnPersonas({ page }: { page: OwnPage }) {
  const { personas, total, matchCount, q, limit, offset } = page;
  const hrefOf = (to: number) => `/personas?${new URLSearchParams({ ...(q !== "" && { q }), offset: String(to) })}`;
  return (
    <Section id="own" title={total === 0 ? noneSaved : `Yours: ${plural(total, "persona")}`} className="space-y-4">
      {(total > limit || q !== "") && <FindForm page={page} />}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-6 empty:hidden sm:grid-cols-2">
        {personas.map((persona) => (
          <OwnCard key={persona.id} persona={persona} />
        ))}
      </ul>
      <Pager total={matchCount} limit={limit} offset={offset} hrefOf={hrefOf} />
    </Section>
  );
}

function FindForm({ page: { q, matchCount } }: { page: OwnPage }) {
  return (
    <search data-screen-only="">
      <form action="/personas" className="flex flex-wrap items-end gap-4">
        <div>
          <label htmlFor="q" className="mb-1 block font-semibold">
            Find one of yours
          </label>
          <input
            id="q"
            name={"q" satisfies keyof OwnPage}
            type="search"
            dir="auto"
            defaultValue={q}
            autoComplete="off"
            className="control"
          />
        </div>
        <Submit isQuiet>Find</Submit>
        <p role="status" className="flex min-h-touch items-center text-ink-2 tabular-nums">
          {q !== "" && (matchCount === 0 ? "None has these words" : `${plural(matchCount, "persona")} found`)}
        </p>
      </form>
    </search>
  );
}

function OwnCard({ persona }: { persona: OwnPersona }) {
  const { id, name, movers, notes } = persona;
  return (
    <PersonaCard persona={persona} movers={movers}>
      {notes !== null && (
        <p dir="auto" className="user-text wrap-anywhere text-ink-2 text-sm">
          {notes}
        </p>
      )}
      <div className="flex flex-wrap items-start gap-x-6 text-sm" data-screen-only="">
        <AskInStudy persona={persona} />
        <a href={`/personas?edit=${id}`} className="inline-flex min-h-touch items-center">
          Edit<span className="sr-only"> {name}</span>
        </a>
        <Disclosure summary={`Delete ${name}`}>
          <DeleteForm persona={persona} />
        </Disclosure>
      </div>
    </PersonaCard>
  );
}

/** Opens the form of a study with this persona chosen. */
export function AskInStudy({ persona: { id, name } }: { persona: Pick<OwnPersona, "id" | "name"> }) {
  const draft = { who: "chosen" satisfies Who, persona_ids: id } satisfies Partial<Record<keyof StudyDraft, string>>;
  return (
    <a href={`/research?${new URLSearchParams(draft)}`} className="inline-block py-2.5 text-sm">
      Ask<span className="sr-only"> {name}</span> in a study
    </a>
  );
}

/** What deleting a persona touches: the studies that asked it, a few by name. */
function DeleteForm({ persona: { id, uses } }: { persona: OwnPersona }) {
  const others = uses.count - uses.newest.length;
  return (
    <form action="/personas" method="post" className="max-w-80 space-y-3 text-sm">
      <input type="hidden" name={"persona_id" satisfies MemberOf<typeof deletePersonaEndpoint>} value={id} />
      <p>
        {uses.count === 0
          ? "No study has asked it."
          : `${plural(uses.count, "study", "studies")} asked it; ${pastStays}:`}
      </p>
      <ul className="list-disc ps-5 empty:hidden">
        {uses.newest.map(({ study_id, topic }) => (
          <li key={study_id} dir="auto" className="wrap-anywhere">
            <a href={reportHref(study_id)}>{topic}</a>
          </li>
        ))}
        {others > 0 && <li>and {plural(others, "earlier one")}</li>}
      </ul>
      <p>New studies and simulations can no longer ask it.</p>
      <Submit name="act" value={"delete" satisfies PersonaAct}>
        Delete this persona
      </Submit>
    </form>
  );
}
