import type { Metadata } from "next";
import { headers } from "next/headers";
import { SignInLink } from "#components/account/sign-in.tsx";
import { pageMetadata } from "#components/chrome/page-metadata.ts";
import { pageNames } from "#components/chrome/page-names.tsx";
import { hasWords } from "#components/personas/has-words.ts";
import { MakeForms, makeLabels, PersonaFields, personaLabels } from "#components/personas/make-forms.tsx";
import type { OwnPage } from "#components/personas/own-page.ts";
import { AskInStudy, OwnPersonas } from "#components/personas/own-personas.tsx";
import { PersonaCard } from "#components/personas/persona-card.tsx";
import { draftOf, type PersonaAct, type Refusal, refusedOf } from "#components/personas/persona-draft.ts";
import { audienceChoices } from "#components/studies/study-words.ts";
import { NotMade } from "#components/text/not-made.tsx";
import { Notice } from "#components/text/notice.tsx";
import { Section } from "#components/text/section.tsx";
import { TypedTexts } from "#components/text/typed-texts.tsx";
import type { MemberOf } from "#lib/contract.ts";
import { capital } from "#lib/cut-text.ts";
import { AppError } from "#lib/errors.ts";
import { load } from "#lib/http/load.ts";
import { goOnTo, sentForm } from "#lib/net/page-answer.ts";
import { ownValue } from "#lib/own-value.ts";
import { type changePersonaEndpoint, pastStays, peopleMade, type SavedPersona } from "#lib/personas/contract.ts";
import { defaultPersonas } from "#lib/personas/default-personas.ts";
import { unreadIn } from "#lib/personas/personas.ts";
import { signedOut } from "#lib/sign-in/contract.ts";
import { mailIsOn } from "#lib/sign-in/send-mail.ts";
import { simulateIsOpen } from "../simulate/simulate-is-open.ts";
import { doAct } from "./persona-acts.ts";
import { readOwnPage, readOwnPageOperation } from "./read-personas.ts";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = pageMetadata({
  path: "/personas",
  description: "The invented people that simulated studies ask, and how each of them decides.",
});

export default async function PersonasPage({ searchParams }: Props) {
  const query = await searchParams;
  const cookie = (await headers()).get("cookie") ?? "";
  const [q, offset] = [[query.q].flat()[0] ?? "", [query.offset].flat()[0] ?? ""];
  const owner = await load(readOwnPageOperation, readOwnPage, { cookie, q, offset });
  if (owner instanceof AppError) return <NotMade error={owner} />;
  const form = sentForm();
  const done = form === null || owner === null ? null : await doAct(owner, form);
  if (typeof done === "string") goOnTo(`/personas?done=${done}`);
  const edited = owner?.saved.find(({ id }) => id === [query.edit].flat()[0]);
  return (
    <div className="space-y-10">
      <Introduction />
      <Done word={[query.done].flat()[0]} unread={unreadIn(owner?.saved[0]?.notes ?? null)} />
      {done instanceof AppError && (
        <Notice title="Nothing was saved yet.">
          <p className="wrap-anywhere">{done.message}</p>
        </Notice>
      )}
      {owner === null ? (
        form !== null && <SignInFirst form={form} />
      ) : edited === undefined ? (
        <Own page={owner.page} refused={refusedOf(form, done)} />
      ) : (
        <EditForm persona={edited} refused={refusedOf(form, done)} />
      )}
      <Library q={q} />
      {owner === null && form === null && <SignInFirst form={form} />}
    </div>
  );
}

function Introduction() {
  return (
    <div className="max-w-prose space-y-3">
      <h1>{pageNames["/personas"]}</h1>
      <p>
        Invented people that simulated studies ask: their facts are made up, and none of them is a person or represents
        one. <a href="/research">Ask them in a study</a>
        {simulateIsOpen() && (
          <>
            {" "}
            or <a href="/simulate">try a scenario on yours</a>
          </>
        )}
        .
      </p>
    </div>
  );
}

const doneWords: Record<string, string> = {
  made: "made and saved",
  saved: "saved",
  changed: "changed",
  deleted: "deleted",
};

/** What the page has just done; `unread` is what the newest persona's description said in vain. */
function Done({ word = "", unread }: { word: string | undefined; unread: string }) {
  const [act = "", count = ""] = word.split("-");
  const words = ownValue<string>(doneWords, act);
  if (words === undefined || !/^\d{1,4}$/.test(count)) return null;
  return (
    <Notice title={`${count} ${count === "1" ? "persona was" : "personas were"} ${words}.`}>
      {act === "made" && unread !== "" && (
        <p dir="auto" className="wrap-anywhere">
          No persona has this, which was not understood: {unread}. Edit them, or describe the people in other words.
        </p>
      )}
    </Notice>
  );
}

function SignInFirst({ form }: { form: URLSearchParams | null }) {
  return (
    <>
      <p className="max-w-prose">
        {form !== null && <b>Nothing was saved: {signedOut}. </b>}
        <SignInLink byMail={mailIsOn()} /> to make and keep personas of your own. The library is open to all.
      </p>
      {form !== null && <TypedTexts form={form} labels={{ ...makeLabels, ...personaLabels }} />}
    </>
  );
}

function Own({ page, refused }: { page: OwnPage; refused: Refusal }) {
  return (
    <>
      <MakeForms draft={draftOf(refused?.act === "add" ? refused.form : {})} refused={refused} people={peopleMade} />
      <OwnPersonas page={page} />
    </>
  );
}

function EditForm({ persona, refused }: { persona: SavedPersona; refused: Refusal }) {
  const { id, name, age, traits, notes, ...texts } = persona;
  const stored = { ...texts, name, age: String(age), traits: traits.join("\n"), notes: notes ?? "" };
  return (
    <Section
      id="edit"
      title={
        <>
          Edit <bdi>{name}</bdi>
        </>
      }
      className="space-y-4"
    >
      <p className="max-w-prose text-ink-2">{capital(pastStays)}.</p>
      <form action={`/personas?edit=${id}`} method="post" className="max-w-3xl space-y-4">
        <input type="hidden" name={"persona_id" satisfies MemberOf<typeof changePersonaEndpoint>} value={id} />
        <PersonaFields draft={draftOf(refused?.form ?? stored)} faults={refused?.faults ?? {}} prefix="edit" />
        <div className="flex flex-wrap items-center gap-6">
          <button type="submit" name="act" value={"change" satisfies PersonaAct} className="button">
            Save changes
          </button>
          <a href="/personas">Leave it as it is</a>
        </div>
      </form>
    </Section>
  );
}

function Library({ q }: { q: string }) {
  const groups = audienceChoices("many").map(([audience, name]) => ({ name, personas: defaultPersonas[audience] }));
  return groups.map(({ name, personas }) => (
    <section key={name} aria-label={`Library: ${name}`} className="space-y-4">
      <h2 className="text-xl">The library: {name.toLowerCase()}</h2>
      {q !== "" && (
        <p className="wrap-anywhere">
          Those with <bdi>“{q}”</bdi>: {personas.filter((persona) => hasWords(persona, q)).length} of {personas.length}.{" "}
          <a href="/personas">Show all</a>
        </p>
      )}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {personas
          .filter((persona) => hasWords(persona, q))
          .map((persona) => (
            <PersonaCard key={persona.id} persona={persona}>
              <AskInStudy persona={persona} />
            </PersonaCard>
          ))}
      </ul>
    </section>
  ));
}
