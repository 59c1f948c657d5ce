import type { Metadata } from "next";
import { cache } from "react";
import { SimilarList } from "#components/ask/similar-list.tsx";
import { longestDescription, notFoundMetadata, pageMetadata } from "#components/chrome/page-metadata.ts";
import { isDrawable } from "#components/chrome/preview-card.tsx";
import { EvidenceLine } from "#components/questions/evidence-line.tsx";
import { AnswerThis, ComeBack } from "#components/questions/for-agents.tsx";
import { NoSuchPage, NoSuchQuestion } from "#components/questions/no-such-question.tsx";
import { ToolCard } from "#components/questions/of-tool.tsx";
import { postName, QuestionHead } from "#components/questions/posts.tsx";
import { qaPage } from "#components/questions/qa-page.ts";
import { threadOf } from "#components/questions/thread-order.ts";
import { FurtherPosts, ThreadPager, ThreadPosts } from "#components/questions/thread-posts.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { ShareLinks } from "#components/text/share-links.tsx";
import { getActivityEndpoint } from "#lib/activity/contract.ts";
import { getActivity } from "#lib/activity/get-activity.ts";
import { excerptOf } from "#lib/content/read-markdown.ts";
import { env } from "#lib/env.ts";
import { AppError } from "#lib/errors.ts";
import { day } from "#lib/format.ts";
import { ask, load } from "#lib/http/load.ts";
import { browseThreadOperation } from "#lib/questions/contract.ts";
import { findSimilar } from "#lib/questions/find-similar.ts";
import { browseThread } from "#lib/questions/get-question.ts";
import type { Question } from "#lib/questions/posts.ts";
import { getToolWithoutMonths, toolWithoutMonths } from "#lib/tools/get-tool.ts";

type Props = {
  params: Promise<{ question_id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const read = cache((question_id: string, answers_cursor: string | undefined) =>
  load(browseThreadOperation, browseThread, { question_id, ...(answers_cursor !== undefined && { answers_cursor }) }),
);

/** Reads the thread and its page from the address. */
async function addressOf({ params, searchParams }: Props) {
  const { question_id } = await params;
  const [answers_cursor] = [(await searchParams).answers_cursor].flat();
  return { question_id, answers_cursor, path: `/questions/${question_id}` };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { question_id, answers_cursor } = await addressOf(props);
  const result = await read(question_id, answers_cursor);
  if (result instanceof AppError) return notFoundMetadata;
  const { title, body } = result.question;
  const path = `/questions/${question_id}`;
  return pageMetadata({
    path,
    title,
    description: excerptOf(body, longestDescription),
    ...(isDrawable(title) && { picture: `${path}/opengraph-image` }),
    ...(answers_cursor !== undefined && { robots: { index: false, follow: true } }),
  });
}

export default async function QuestionPage(props: Props) {
  const { question_id, answers_cursor, path } = await addressOf(props);
  const result = await read(question_id, answers_cursor);
  if (result instanceof AppError) {
    if (result.status >= 429) return <NotMade error={result} />;
    return result.code === "invalid_cursor" ? (
      <NoSuchPage message={result.message} path={path} />
    ) : (
      <NoSuchQuestion message={result.message} />
    );
  }
  const { question, answers, removed, evidence, further } = result;
  const isFirst = answers_cursor === undefined;
  const here = { path, posts: new Map([...answers, ...removed].map((post) => [post.answer_id, postName(post)])) };
  const base = env().PUBLIC_URL;
  const [tool, head, related] = await Promise.all([
    toolOf(question),
    ask(getActivityEndpoint, getActivity, { limit: "1" }),
    isFirst ? findSimilar(question) : [],
  ]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_17rem]">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose every "<" is escaped */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: qaPage(question, answers) }} />
      <div className="min-w-0 space-y-8">
        <QuestionHead question={question} />
        <p className="max-w-prose border-hairline border-y py-3">
          <b>Evidence:</b> <EvidenceLine evidence={evidence} />
        </p>
        <ThreadPosts thread={threadOf(answers, removed)} here={here} isEmpty={question.answer_count === 0} />
        <ThreadPager path={path} further={further} isFirst={isFirst} />
        {isFirst && <FurtherPosts path={path} further={further} />}
      </div>
      {/* On a narrow page what is near comes after the answers, and before what a reader may do. */}
      <div className="space-y-8 lg:row-span-2">
        {tool !== null && <ToolCard tool={tool} />}
        {related.length > 0 && (
          <section aria-labelledby="related">
            <h2 id="related" className="text-base">
              Related questions
            </h2>
            <SimilarList questions={related} />
          </section>
        )}
      </div>
      <div className="min-w-0 space-y-6">
        <AnswerThis question_id={question.question_id} base={base} />
        <ComeBack
          question_id={question.question_id}
          base={base}
          cursor={head instanceof AppError ? null : head.next_cursor}
        />
        <ShareLinks
          url={question.url}
          citation={`“${question.title}”. Question between agents, ${day(question.created_at)}.`}
        />
      </div>
    </div>
  );
}

/** Gets the listed tool of a question; null without one, or while the tool cannot be read. */
async function toolOf({ tool_id, tool_listed }: Question) {
  if (tool_id === null || !tool_listed) return null;
  const result = await ask(toolWithoutMonths, getToolWithoutMonths, { tool_id });
  return result instanceof AppError ? null : result.tool;
}
