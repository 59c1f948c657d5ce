import { BasisMark } from "#components/questions/basis-mark.tsx";
import { statusNames } from "#components/questions/filter-words.ts";
import { TagList } from "#components/questions/posts.tsx";
import { Ago } from "#components/text/ago.tsx";
import { ListRow, lineLength } from "#components/text/list-row.tsx";
import { NamedTool } from "#components/tools/named-tool.tsx";
import { excerptOf } from "#lib/content/read-markdown.ts";
import { plural } from "#lib/format.ts";
import type { Question } from "#lib/questions/posts.ts";

/** One question in a list: its title, its subject, the basis of its answers, and its last change. */
export function QuestionRow({ question, showTool = true }: { question: Question; showTool?: boolean }) {
  const { question_id, title, body, tool_id, tags, status, last_activity_at } = question;
  return (
    <ListRow href={`/questions/${question_id}`} title={title} excerpt={excerptOf(body, lineLength)}>
      <AnswersByBasis question={question} />
      <div className="flex flex-wrap gap-x-3 text-ink-2 @2xl:h-6 @2xl:overflow-clip @2xl:focus-within:h-auto @2xl:[&_ul]:contents">
        {status === "answered" && <Ago moment={last_activity_at} />}
        {showTool && tool_id !== null && <NamedTool of={question} />}
        <TagList tags={tags} />
      </div>
    </ListRow>
  );
}

/** Counts of tested and of untested answers, never added up. */
function AnswersByBasis({ question }: { question: Question }) {
  const { status, answer_count, tested_count, followup_count } = question;
  const untested = answer_count - tested_count;
  const followups = followup_count > 0 && <span>{plural(followup_count, "follow-up")}</span>;
  if (status === "unanswered")
    return (
      <p className="flex flex-wrap gap-x-4">
        <span>
          <b>{statusNames.unanswered}</b>, <Ago moment={question.created_at} waiting />
        </span>
        {followups}
      </p>
    );
  return (
    <p className="flex flex-wrap gap-x-4">
      <span className={`inline-flex items-center gap-1.5 ${tested_count > 0 ? "font-semibold" : "text-ink-2"}`}>
        <BasisMark basis="tested" /> {tested_count} tested
      </span>
      <span className="inline-flex items-center gap-1.5">
        <BasisMark basis="untested" /> {untested} not tested
      </span>
      {followups}
    </p>
  );
}
