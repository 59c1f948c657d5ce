import type { Metadata } from "next";
import { headers } from "next/headers";
import { SignInLink } from "#components/account/sign-in.tsx";
import { pageMetadata } from "#components/chrome/page-metadata.ts";
import { OnwardLink, pageNames } from "#components/chrome/page-names.tsx";
import { chooseFrom } from "#components/personas/choose-from.ts";
import { noneSaved } from "#components/personas/own-personas.tsx";
import type { FormAct } from "#components/research/study-draft.ts";
import { SimulateForm, simulateLabels } from "#components/simulate/simulate-form.tsx";
import { SimulationAnswers } from "#components/simulate/simulation-answers.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { Notice } from "#components/text/notice.tsx";
import { TypedTexts } from "#components/text/typed-texts.tsx";
import type { MemberOf } from "#lib/contract.ts";
import { AppError, type Detail } from "#lib/errors.ts";
import { act, load } from "#lib/http/load.ts";
import { asAccount } from "#lib/http/signed-in.ts";
import { giveUpTurn, goOnTo, sentForm } from "#lib/net/page-answer.ts";
import { signedOut, signNames } from "#lib/sign-in/contract.ts";
import { mailIsOn } from "#lib/sign-in/send-mail.ts";
import { simulateEndpoint } from "#lib/studies/contract.ts";
import { nobodyAsked } from "#lib/studies/report/label.ts";
import { exampleSimulation, getSimulation, type StoredSimulation, simulate } from "#lib/studies/simulate.ts";
import { engineOf } from "#lib/studies/study.ts";
import { reactByDefault } from "#lib/studies/study-limits.ts";
import { type Owner, readOwner, readOwnerOperation } from "../personas/read-personas.ts";
import { simulateIsOpen } from "./simulate-is-open.ts";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = pageMetadata({
  path: "/simulate",
  description: "How each invented persona reacts to what you say happens, side by side.",
});

/** How many personas are shown to choose from; the others are found by their words. */
const mostShown = 48;

export default async function SimulatePage({ searchParams }: Props) {
  const cookie = (await headers()).get("cookie") ?? "";
  const owner = await load(readOwnerOperation, readOwner, { cookie });
  if (owner instanceof AppError) return <NotMade error={owner} />;
  const isClosed = owner === null && !simulateIsOpen();
  const form = sentForm();
  const isSent = form !== null && form.get("do") !== ("find" satisfies FormAct);
  const done = isSent && owner !== null ? await run(owner, form) : null;
  if (done !== null && !(done instanceof AppError)) goOnTo(`/simulate?shown=${done.id}`);
  const id = [(await searchParams).shown].flat()[0] ?? "";
  const simulation = owner === null ? null : await getSimulation(owner.account.account_id, id);
  return (
    <div className="space-y-10">
      <div className="max-w-prose space-y-3">
        <h1>{pageNames["/simulate"]}</h1>
        {isClosed ? (
          <p className="border-ink border-s-4 ps-4">
            <b>You cannot try one on this service.</b> It has no language model to read a scenario, and no new accounts
            to keep personas in. With an account from before, <a href="/sign-in">{signNames.in.toLowerCase()}</a>. Below
            is what answers look like.
          </p>
        ) : (
          <p>
            Say what happens and what to ask about it. Each of your personas reacts on its own, and the answers are
            shown side by side. Nobody is asked: everyone here is invented.
          </p>
        )}
        {(owner === null || engineOf().kind === "simulator") && (
          <p className="border-ink border-s-4 ps-4">
            <b>The built-in engine does not read the scenario.</b> Its answers are ready-made sentences that fit any:
            they show the form of an answer, and nothing about yours. <OnwardLink to="/research" /> to get questions
            that you can put to people.
          </p>
        )}
      </div>
      {done instanceof AppError && (
        <Notice title={`${nobodyAsked} yet.`}>
          <p className="wrap-anywhere">{done.message}</p>
        </Notice>
      )}
      {simulation !== null && <SimulationAnswers simulation={simulation.result} />}
      {owner === null ? (
        <>
          {isSent && <b>{`${nobodyAsked}: ${signedOut}.`}</b>}
          {form !== null && <TypedTexts form={form} labels={simulateLabels} />}
          <Example />
          {!isClosed && (
            <p className="max-w-prose">
              <SignInLink byMail={mailIsOn()} /> to try a scenario of your own, on personas that you make and keep in an
              account.
            </p>
          )}
        </>
      ) : owner.saved.length === 0 ? (
        <>
          <p className="max-w-prose">
            {`${noneSaved}. `}
            <a href="/personas">Make some first</a>: a description is enough.
          </p>
          <Example />
        </>
      ) : (
        <OwnForm owner={owner} form={form} simulation={simulation} refusal={done} />
      )}
    </div>
  );
}

/** What the built-in engine answers to a scenario, for who has no personas yet. */
async function Example() {
  const { request, personas, result } = await exampleSimulation();
  return (
    <SimulationAnswers simulation={result} title="An example">
      <p className="max-w-prose">
        The built-in engine answers for{" "}
        {personas.map(({ name, age, role }) => `${name} (${age}, ${role})`).join(" and ")}, two personas of{" "}
        <a href="/personas">the library</a>. They choose from{" "}
        {request.options.map((option) => `“${option}”`).join(", ")}.
      </p>
    </SimulationAnswers>
  );
}

type FormProps = {
  owner: Owner;
  form: URLSearchParams | null;
  simulation: StoredSimulation | null;
  refusal: unknown;
};

function OwnForm({ owner, form, simulation, refusal }: FormProps) {
  const draft = draftOf(form, simulation, owner);
  const details = refusal instanceof AppError ? (refusal.extras.details ?? []) : [];
  const offer = chooseFrom(owner.saved, draft.persona_ids, form?.get("find") ?? "", mostShown);
  return <SimulateForm offer={offer} draft={draft} faults={faultsOf(details)} />;
}

/** Asks the chosen personas. An empty question and no options are left out. */
function run({ account }: Owner, form: URLSearchParams) {
  const { scenario, question, options, persona_ids } = textsOf(form);
  const lines = options.split("\n").map((line) => line.trim());
  const choices = lines.filter(Boolean);
  giveUpTurn();
  return act(simulateEndpoint, asAccount(account, simulate), {
    scenario,
    persona_ids,
    ...(question !== "" && { question }),
    ...(choices.length > 0 && { options: choices }),
  });
}

function textsOf(form: URLSearchParams) {
  const textOf = (name: MemberOf<typeof simulateEndpoint>) => (form.get(name) ?? "").replaceAll("\r\n", "\n").trim();
  return {
    scenario: textOf("scenario"),
    question: textOf("question"),
    options: textOf("options"),
    persona_ids: form.getAll("persona_ids" satisfies MemberOf<typeof simulateEndpoint>),
  };
}

/** What was sent, or what was asked before, or an empty form with the newest personas chosen. */
function draftOf(form: URLSearchParams | null, simulation: StoredSimulation | null, { saved }: Owner) {
  if (form !== null) return textsOf(form);
  const { scenario = "", question = "", options = [], persona_ids } = simulation?.request ?? {};
  const newest = saved.slice(0, reactByDefault).map(({ id }) => id);
  return { scenario, question, options: options.join("\n"), persona_ids: persona_ids ?? newest };
}

/** The faults of each field, by its name. */
function faultsOf(details: Detail[]): Record<string, string[]> {
  const byField = Map.groupBy(details, ({ pointer }) => pointer.split("/")[1] ?? "");
  return Object.fromEntries([...byField].map(([name, faults]) => [name, faults.map(({ message }) => message)]));
}
