import type { Metadata } from "next";
import { headers } from "next/headers";
import { SignInLink } from "#components/account/sign-in.tsx";
import { pageMetadata } from "#components/chrome/page-metadata.ts";
import { ProvenanceKey } from "#components/marks/provenance-key.tsx";
import { faultsOf } from "#components/research/faults-of.ts";
import { type FormAct, readStudyDraft, requestOf, type StudyDraft } from "#components/research/study-draft.ts";
import { StudyForm } from "#components/research/study-form.tsx";
import { formHref } from "#components/studies/form-href.ts";
import { NotMade } from "#components/text/not-made.tsx";
import { capital } from "#lib/cut-text.ts";
import { type StudyTypeId, studyForms, studyTypeIds } from "#lib/engines/study-types.ts";
import { AppError } from "#lib/errors.ts";
import { act, ask, load } from "#lib/http/load.ts";
import { inWords } from "#lib/in-words.ts";
import { allowed } from "#lib/limits/limits.ts";
import { goOnTo, sentForm } from "#lib/net/page-answer.ts";
import { mailIsOn } from "#lib/sign-in/send-mail.ts";
import { beginStudy, previewStudy, sketchPreview } from "#lib/studies/begin/begin-study.ts";
import { beginStudyOperation, previewStudyOperation } from "#lib/studies/begin/contract.ts";
import { drawSeed } from "#lib/studies/brief-of.ts";
import { engineOf } from "#lib/studies/study.ts";
import { freeHere, visitorStudies } from "#lib/studies/study-limits.ts";
import { reportReaders } from "#lib/studies/study-record.ts";
import { type Owner, readOwner, readOwnerOperation } from "../personas/read-personas.ts";
import { doneBy } from "./done-by.ts";
import { peopleFor } from "./people-for.ts";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = pageMetadata({
  path: "/research",
  title: "Research with invented people",
  description: `Try out a study on invented people: the questions to ask, and made-up answers to them. ${capital(freeHere)}.`,
});

export default async function ResearchPage({ searchParams }: Props) {
  const opened = await searchParams;
  const form = sentForm();
  const cookie = (await headers()).get("cookie") ?? "";
  const owner = await load(readOwnerOperation, readOwner, { cookie });
  if (owner instanceof AppError) return <NotMade error={owner} />;
  const draft = readStudyDraft(form ?? prefilled(opened), drawSeed());
  const result = await resultOf(draft, owner, form?.get("do") ?? null);
  if (result !== null && "id" in result) return <Begun id={result.id} />;
  const faults = result instanceof AppError ? faultsOf(result) : {};
  const answer =
    result === null
      ? null
      : result instanceof AppError
        ? { faults: Object.values(faults).flatMap((fault) => fault ?? []) }
        : { preview: result };
  const engine = engineOf();
  const model = owner !== null && engine.kind === "model" ? engine.id : null;
  return (
    <div className="space-y-10">
      <Introduction hasModel={model !== null} />
      {owner === null && <VisitorNote />}
      {draft.topic === "" && <TopicExamples />}
      <StudyForm draft={draft} faults={faults} people={peopleFor(owner)} answer={answer} model={model} />
    </div>
  );
}

/** What the form asks: to begin the study, or to preview it; where the page was only opened with a topic, a sketch. */
function resultOf(draft: StudyDraft, owner: Owner | null, button: string | null) {
  const members = requestOf(draft);
  if (button === ("start" satisfies FormAct)) return act(beginStudyOperation, doneBy(owner, beginStudy), members);
  if (button === ("find" satisfies FormAct) || button?.startsWith("closed-")) return null;
  if (button !== null) return act(previewStudyOperation, doneBy(owner, previewStudy), members);
  return draft.topic === "" ? null : ask(previewStudyOperation, doneBy(owner, sketchPreview), members);
}

/** A study that has begun: the browser is sent on to its page. */
function Begun({ id }: { id: string }) {
  goOnTo(`/report/${id}`);
  return (
    <p>
      Your study has begun: <a href={`/report/${id}`}>watch it</a>
    </p>
  );
}

/** Reads the draft out of the page's address. */
function prefilled(opened: Record<string, string | string[] | undefined>): URLSearchParams {
  const entries = Object.entries(opened).flatMap(([name, values]) =>
    [values ?? []].flat().map((value) => [name, value]),
  );
  return new URLSearchParams(entries);
}

function Introduction({ hasModel }: { hasModel: boolean }) {
  return (
    <div className="max-w-prose space-y-3">
      <h1>Try out your questions before you ask people</h1>
      <p>
        <ProvenanceKey of="synthetic" /> research: invented personas are interviewed about your question.{" "}
        {hasModel
          ? "What a language model says for them is counted, and every finding leads to its quotes."
          : "You get questions for real people, and made-up answers that show how an interview reads."}{" "}
        <b>Nobody is asked, and nothing here is evidence about real people.</b> <a href="/studies">See studies</a>
      </p>
    </div>
  );
}

/** What a visitor may do, and what signing in adds. */
function VisitorNote() {
  return (
    <p className="max-w-prose border-hairline border-s-4 ps-4 text-sm">
      <b>No account needed.</b> A visitor may begin {allowed("visitor_studies", "client")},{" "}
      {inWords(visitorStudies.atOnce)} at once, with the built-in engine. A report opens for {reportReaders}, and is
      kept for {visitorStudies.days} days. <SignInLink byMail={mailIsOn()} /> for personas of your own, and the models
      of this service where it has any.
    </p>
  );
}

const examples = studyTypeIds.slice(0, 3);

/** Questions to try, those of the demo, each of which fills the form. */
function TopicExamples() {
  return (
    <div className="text-sm">
      <p className="text-ink-2">An example fills the form:</p>
      <ul aria-label="Examples of questions">
        {examples.map((study_type) => (
          <li key={study_type}>
            <a href={exampleHref(study_type)} className="inline-block py-1.5">
              {studyForms[study_type].demo.topic}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function exampleHref(study_type: StudyTypeId): string {
  const { topic, audience = "b2c", audience_description = null, ...given } = studyForms[study_type].demo;
  return formHref({ topic, study_type, audience, audience_description, given });
}
