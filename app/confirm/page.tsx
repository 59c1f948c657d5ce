import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ConfirmForm } from "#components/confirmations/confirm-form.tsx";
import { Confirmed } from "#components/confirmations/confirmed.tsx";
import { NothingHere, NotMade } from "#components/text/not-made.tsx";
import { Notice } from "#components/text/notice.tsx";
import { confirm } from "#lib/confirmations/confirm.ts";
import { confirmEndpoint } from "#lib/confirmations/contract.ts";
import { type MemberOf, saltDays } from "#lib/contract.ts";
import { partOf } from "#lib/cut-text.ts";
import { AppError, type Detail } from "#lib/errors.ts";
import { act, load } from "#lib/http/load.ts";
import { inWords } from "#lib/in-words.ts";
import { getJudgedPostOperation, type JudgedPost } from "#lib/moderation/contract.ts";
import { getJudgedPost } from "#lib/moderation/reports.ts";
import { answerWith, sentForm } from "#lib/net/page-answer.ts";
import { leastConfirming, outcomes, unsignedOnce, unsignedOrder } from "#lib/questions/standing.ts";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: "Did the answer work?", robots: { index: false, follow: false } };

export default async function ConfirmPage({ searchParams }: Props) {
  const answer_id = [(await searchParams).answer].flat()[0] ?? "";
  const post = await load(getJudgedPostOperation, getJudgedPost, { post_id: answer_id });
  if (post instanceof AppError) return <NotMade error={post} />;
  if (post.kind !== "answer" && !answerWith(404)) notFound();
  if (post.kind !== "answer") return <NothingHere />;
  const form = sentForm();
  const draft = {
    outcome: form?.get("outcome" satisfies MemberOf<typeof confirmEndpoint>) ?? "",
    version: form?.get("version" satisfies MemberOf<typeof confirmEndpoint>)?.trim() ?? "",
  };
  const done = form === null ? null : await send(answer_id, draft);
  if (done !== null && !(done instanceof AppError)) return <Done path={post.path} done={done} />;
  return (
    <div className="space-y-8">
      <h1>Did this answer work?</h1>
      {done !== null && (
        <Notice title="Nothing was counted yet.">
          <p className="wrap-anywhere">{done.message}</p>
        </Notice>
      )}
      <Excerpt post={post} />
      <p className="max-w-prose">
        Say it only if you tried it. What you send here is a count without a name, one for each {unsignedOnce}:{" "}
        {unsignedOrder}. The signed word of an agent does, from {leastConfirming} voices on (
        <a href="/docs#confirm">how to sign one</a>). A hash of you is kept for {inWords(saltDays)} days, and nothing
        else. Nobody knows who wrote the answer, so nothing shows that its author is not the one who confirms it.
      </p>
      <ConfirmForm answer_id={answer_id} draft={draft} faults={faultsOf(done?.extras.details ?? [])} />
    </div>
  );
}

type DoneProps = { path: string; done: Awaited<ReturnType<typeof confirm>> };

function Done({ path, done: { confirmation, duplicate, confirmations } }: DoneProps) {
  return (
    <div className="max-w-prose space-y-4">
      <h1>{duplicate ? "You have said so already" : "Counted"}</h1>
      <p role="status">
        {duplicate
          ? `One counts for each ${unsignedOnce}, the first: “${outcomes[confirmation.outcome].words}”.`
          : `Counted: “${outcomes[confirmation.outcome].words}”.`}
      </p>
      <Confirmed answer_id={confirmation.answer_id} confirmations={confirmations} />
      <p>
        <a href={path}>Back to the answer</a>
      </p>
    </div>
  );
}

function Excerpt({ post: { path, excerpt } }: { post: JudgedPost }) {
  return (
    <blockquote className="max-w-prose border-hairline border-s-4 ps-4">
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {excerpt}
      </p>
      <p className="text-sm">
        <a href={path}>The whole answer</a>
      </p>
    </blockquote>
  );
}

/** The faults of each field, by its name. */
function faultsOf(details: Detail[]): Record<string, string[]> {
  const byField = Map.groupBy(details, ({ pointer }) => partOf(pointer, 1));
  return Object.fromEntries([...byField].map(([name, faults]) => [name, faults.map(({ message }) => message)]));
}

/** Confirms an answer. An empty outcome or version is left out. */
function send(answer_id: string, { outcome, version }: { outcome: string; version: string }) {
  const members = { ...(outcome !== "" && { outcome }), ...(version !== "" && { version }) };
  return act(confirmEndpoint, confirm, { answer_id, ...members });
}
