import { randomUUID } from "node:crypto";
import type { Metadata } from "next";
import { headers } from "next/headers";
import { SignInLink } from "#components/account/sign-in.tsx";
import { askMore, FollowUpForm, type FollowUpPrice } from "#components/studies/follow-up-form.tsx";
import { reportHref } from "#components/studies/report-href.ts";
import { NotMade } from "#components/text/not-made.tsx";
import { Notice } from "#components/text/notice.tsx";
import type { Account, MemberOf } from "#lib/contract.ts";
import { AppError } from "#lib/errors.ts";
import { act, load, loadOwn } from "#lib/http/load.ts";
import { asAccount, signedInAccount } from "#lib/http/signed-in.ts";
import { giveUpTurn, goOnTo, sentForm } from "#lib/net/page-answer.ts";
import { mailIsOn } from "#lib/sign-in/send-mail.ts";
import { askFollowUp } from "#lib/studies/ask-follow-up.ts";
import { askFollowUpEndpoint, getStudyEndpoint } from "#lib/studies/contract.ts";
import { getStudy } from "#lib/studies/get-study.ts";
import { nobodyAsked } from "#lib/studies/report/label.ts";
import { oneAnswer } from "#lib/studies/study-request.ts";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: askMore, robots: { index: false, follow: false } };

/** One more question to a study's respondents: its price first, then its answers in the report. */
export default async function FollowUpPage({ searchParams }: Props) {
  const study_id = [(await searchParams).study].flat()[0] ?? "";
  const own = await headers();
  const account = await loadOwn(() => signedInAccount(own));
  if (account instanceof AppError) return <NotMade error={account} />;
  if (account === null) return <SignInFirst />;
  const study = await load(getStudyEndpoint, asAccount(account, getStudy), { study_id });
  if (study instanceof AppError) return <NotMade error={study} />;
  const form = sentForm();
  const question = (form?.get("question" satisfies MemberOf<typeof askFollowUpEndpoint>) ?? "")
    .replaceAll("\r\n", "\n")
    .trim();
  const done = form === null ? null : await ask(account, study_id, question, form);
  if (done !== null && !(done instanceof AppError) && "id" in done) goOnTo(`/report/${study_id}#follow-ups`);
  const price: FollowUpPrice | null =
    done !== null && !(done instanceof AppError) && "dry_run" in done ? { ...done, once: randomUUID() } : null;
  return (
    <div className="max-w-prose space-y-6">
      <h1>{askMore}</h1>
      <p>
        <a href={reportHref(study_id)} dir="auto" className="wrap-anywhere">
          ← {study.topic}
        </a>
      </p>
      <p>Each respondent {oneAnswer}. No person is asked. The answers join the report.</p>
      {done instanceof AppError && (
        <Notice title={`${nobodyAsked} yet.`}>
          <p className="wrap-anywhere">{done.message}</p>
        </Notice>
      )}
      <FollowUpForm study_id={study_id} question={question} price={price} />
    </div>
  );
}

/** Prices the question, or asks it once the price was seen; sent twice it is asked once. */
function ask(account: Account, study_id: string, question: string, form: URLSearchParams) {
  const once = form.get("once");
  giveUpTurn();
  const way = once === null ? { dry_run: true } : { idempotency_key: once };
  return act(askFollowUpEndpoint, asAccount(account, askFollowUp), { study_id, question, ...way });
}

function SignInFirst() {
  return (
    <div className="max-w-prose space-y-3">
      <h1>{askMore}</h1>
      <p>
        Only a study's own account can ask its respondents more. <SignInLink byMail={mailIsOn()} /> first.
      </p>
    </div>
  );
}
