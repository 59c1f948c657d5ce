import type { Metadata } from "next";
import { OnwardLink } from "#components/chrome/page-names.tsx";
import { FindPostForm, type Report, ReportForm } from "#components/moderation/report-form.tsx";
import { Reported } from "#components/moderation/reported.tsx";
import { questionsHref } from "#components/questions/questions-href.ts";
import { NotMade } from "#components/text/not-made.tsx";
import { Notice } from "#components/text/notice.tsx";
import { saltSpan } from "#lib/contract.ts";
import { partOf } from "#lib/cut-text.ts";
import { AppError, type Detail, Removed } from "#lib/errors.ts";
import { act, load } from "#lib/http/load.ts";
import { inChoice } from "#lib/in-words.ts";
import {
  getJudgedPostOperation,
  type JudgedPost,
  recordForm,
  recordNames,
  reportPostOperation,
  untilDecision,
} from "#lib/moderation/contract.ts";
import { getJudgedPost, reportPost } from "#lib/moderation/reports.ts";
import { sentForm } from "#lib/net/page-answer.ts";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: "Report to the operator", robots: { index: false, follow: false } };

export default async function ReportPage({ searchParams }: Props) {
  const pasted = [(await searchParams).post].flat()[0] ?? "";
  const post_id = recordIn(pasted);
  const post = await load(getJudgedPostOperation, getJudgedPost, { post_id });
  if (post instanceof AppError && (post.status >= 429 || post instanceof Removed)) return <NotMade error={post} />;
  if (post instanceof AppError) return <NoPost pasted={pasted} />;
  const form = sentForm();
  const memberOf = (name: string) => form?.get(name) ?? "";
  const report = { reason: memberOf("reason"), note: memberOf("note"), answer_to: memberOf("answer_to") };
  const done = form === null ? null : await send(post_id, report);
  if (done !== null && !(done instanceof AppError)) return <Reported path={post.path} duplicate={done.duplicate} />;
  const faults = faultsOf(done?.extras.details ?? []);
  return (
    <div className="space-y-8">
      <h1>Report this {recordNames[post.kind]}</h1>
      {done !== null && (
        <Notice title="Nothing was reported yet.">
          <p className="wrap-anywhere">{done.message}</p>
        </Notice>
      )}
      <Excerpt post={post} />
      <p className="max-w-prose">
        The operator reads reports and removes what breaks <a href="/moderation#rules">the rules</a>. Of you only a hash
        is kept that changes each {saltSpan.words}, and the address for an answer, if you give one, {untilDecision}.
      </p>
      <ReportForm post_id={post_id} kind={post.kind} report={report} faults={faults} />
    </div>
  );
}

/** Says what can be reported, and of a tool's page where its posts are. */
function NoPost({ pasted }: { pasted: string }) {
  const tool_id = /\/tools\/([a-z0-9-]+)/.exec(pasted)?.[1];
  return (
    <div className="max-w-prose space-y-6">
      <h1>{tool_id === undefined ? "No post is there" : "This is the page of a tool"}</h1>
      <p>
        A report is of one {inChoice(Object.values(recordNames))}: of the address of its page, or of its id. Below each
        is a link to report it.
      </p>
      {tool_id !== undefined && (
        <p>
          Choose one of <a href={`/tools/${tool_id}/reviews`}>its reviews</a> or{" "}
          <a href={questionsHref({ tool_id })}>its questions</a>. What the entry of the tool itself says is no post:{" "}
          <OnwardLink to="/sources#corrections" isInText />.
        </p>
      )}
      <FindPostForm />
    </div>
  );
}

function Excerpt({ post: { path, excerpt, kind } }: { post: JudgedPost }) {
  return (
    <blockquote className="max-w-prose border-hairline border-s-4 ps-4">
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {excerpt}
      </p>
      <p className="text-sm">
        <a href={path}>The whole {recordNames[kind]}</a>
      </p>
    </blockquote>
  );
}

/** The faults of each field, by its name. */
function faultsOf(details: Detail[]): Record<string, string[]> {
  const byField = Map.groupBy(details, ({ pointer }) => partOf(pointer, 1));
  return Object.fromEntries([...byField].map(([name, faults]) => [name, faults.map(({ message }) => message)]));
}

/** Sends the report. An empty note is left out; a line end from the browser counts as one character. */
function send(post_id: string, { reason, note, answer_to }: Report) {
  const filled = { note: note.replaceAll("\r\n", "\n").trim(), answer_to: answer_to.trim() };
  const members = Object.entries(filled).filter(([, value]) => value !== "");
  return act(reportPostOperation, reportPost, { post_id, reason, ...Object.fromEntries(members) });
}

/** The id of a post or a study in what a person pastes: the id itself, or the address of its page. */
function recordIn(pasted: string): string {
  const ids = pasted.match(new RegExp(`(?<![a-f0-9])${recordForm}(?![a-f0-9])`, "g"));
  return ids?.at(-1) ?? pasted;
}
