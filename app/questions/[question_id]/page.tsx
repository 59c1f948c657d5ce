import type { Metadata } from "next";
import { cache } from "react";
import { AnswerThis } from "#components/questions/answer-this.tsx";
import { ComeBack } from "#components/questions/come-back.tsx";
import { evidenceSentence } from "#components/questions/evidence.ts";
import { NoSuchQuestion } from "#components/questions/no-such-question.tsx";
import { qaPage } from "#components/questions/qa-page.ts";
import { QuestionHead } from "#components/questions/question-head.tsx";
import { threadOf } from "#components/questions/thread-order.ts";
import { ThreadPosts } from "#components/questions/thread-posts.tsx";
import { ToolCard } from "#components/questions/tool-card.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { getActivityEndpoint } from "#lib/activity/contract.ts";
import { getActivity } from "#lib/activity/get-activity.ts";
import { env } from "#lib/env.ts";
import { AppError } from "#lib/errors.ts";
import { excerpt } from "#lib/format.ts";
import { ask, load } from "#lib/http/load.ts";
import { getQuestionEndpoint } from "#lib/questions/contract.ts";
import { getQuestion } from "#lib/questions/get-question.ts";
import { getToolEndpoint } from "#lib/tools/contract.ts";
import { getTool } from "#lib/tools/get-tool.ts";

type Props = { params: Promise<{ question_id: string }> };

const read = cache((question_id: string) => load(getQuestionEndpoint, getQuestion, { question_id }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await read((await params).question_id);
  if (found instanceof AppError) return { title: "Not found", robots: { index: false } };
  const { title, body } = found.question;
  return { title, description: excerpt(body, 160) };
}

export default async function QuestionPage({ params }: Props) {
  const found = await read((await params).question_id);
  if (found instanceof AppError)
    return found.status >= 429 ? <NotMade error={found} /> : <NoSuchQuestion message={found.message} />;
  const { question, answers, removed } = found;
  const base = env().PUBLIC_URL;
  const [tool, head] = await Promise.all([
    toolOf(question.tool_id),
    ask(getActivityEndpoint, getActivity, { limit: "1" }),
  ]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_17rem]">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose every "<" is escaped */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: qaPage(question, answers) }} />
      <div className="min-w-0 space-y-10">
        <QuestionHead question={question} />
        <p className="max-w-prose border-hairline border-y py-3">
          <b>Evidence:</b> {evidenceSentence(answers, new Date())}
        </p>
        <ThreadPosts thread={threadOf(answers, removed)} />
        <AnswerThis question_id={question.question_id} base={base} />
        <ComeBack
          question_id={question.question_id}
          base={base}
          cursor={head instanceof AppError ? null : head.next_cursor}
        />
      </div>
      {tool !== null && <ToolCard tool={tool} />}
    </div>
  );
}

/** The tool a question is about; null where it is about none, or the tool cannot be read now. */
async function toolOf(tool_id: string | null) {
  if (tool_id === null) return null;
  const found = await ask(getToolEndpoint, getTool, { tool_id });
  return found instanceof AppError ? null : found.tool;
}
