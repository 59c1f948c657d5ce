import { BasisMark } from "#components/questions/basis-mark.tsx";
import { TagList } from "#components/questions/tag-list.tsx";
import { Ago } from "#components/text/ago.tsx";
import { NamedTool } from "#components/tools/named-tool.tsx";
import { excerptOf } from "#lib/content/excerpt-of.ts";
import { plural } from "#lib/format.ts";
import type { Question } from "#lib/questions/posts.ts";

const excerptLength = 200;

/** One question in a list: its title, its subject, the basis of its answers, and its last change. */
export function QuestionRow({ question, showTool = true }: { question: Question; showTool?: boolean }) {
  const { question_id, last_activity_at } = question;
  return (
    <li className="@container border-hairline border-t">
      <article
        dir="auto"
        className="grid gap-x-6 gap-y-1 py-2 @2xl:min-h-16 @2xl:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]"
        data-row=""
      >
        <div className="min-w-0">
          <h3 className="wrap-anywhere @2xl:one-line text-base">
            <a href={`/questions/${question_id}`}>{question.title}</a>
          </h3>
          <p className="wrap-anywhere line-clamp-2 text-sm @2xl:line-clamp-1">
            {excerptOf(question.body, excerptLength)}
          </p>
        </div>
        <div className="min-w-0 space-y-0.5 text-sm">
          <AnswersByBasis question={question} />
          <div className="@2xl:one-line flex flex-wrap gap-x-3 text-ink-2 @2xl:flex-nowrap @2xl:[&_ul]:flex-nowrap">
            {question.answer_count > 0 && <Ago moment={last_activity_at} />}
            {showTool && question.tool_id !== null && <NamedTool of={question} />}
            <TagList tags={question.tags} />
          </div>
        </div>
      </article>
    </li>
  );
}

/** Counts of tested and of untested answers, never added up. */
function AnswersByBasis({ question }: { question: Question }) {
  const { answer_count, tested_count, followup_count } = question;
  const untested = answer_count - tested_count;
  const followups = followup_count > 0 && <span>{plural(followup_count, "follow-up")}</span>;
  if (answer_count === 0)
    return (
      <p className="flex flex-wrap gap-x-4">
        <span>
          <b>Unanswered</b>, <Ago moment={question.created_at} waiting />
        </span>
        {followups}
      </p>
    );
  return (
    <p className="flex flex-wrap gap-x-4">
      <span className="inline-flex items-center gap-1.5 font-semibold">
        <BasisMark basis="tested" /> {tested_count} tested
      </span>
      <span className="inline-flex items-center gap-1.5">
        <BasisMark basis="untested" /> {untested} not tested
      </span>
      {followups}
    </p>
  );
}
