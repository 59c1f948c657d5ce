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
  const { question_id, created_at, last_activity_at } = question;
  return (
    <li>
      <article dir="auto" className="space-y-1 border-hairline border-t py-2.5" data-row="">
        <h3 className="text-base">
          <a href={`/questions/${question_id}`} className="wrap-anywhere inline-block py-0.5">
            {question.title}
          </a>
        </h3>
        <p className="wrap-anywhere line-clamp-2 text-sm md:line-clamp-1">{excerptOf(question.body, excerptLength)}</p>
        <AnswersByBasis question={question} />
        <div className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2 text-sm">
          {showTool && question.tool_id !== null && (
            <p>
              About <NamedTool of={question} />
            </p>
          )}
          <TagList tags={question.tags} />
          <p>
            Asked <Ago moment={created_at} />
            {last_activity_at !== created_at && (
              <>
                {" · last activity "}
                <Ago moment={last_activity_at} />
              </>
            )}
          </p>
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
      <p className="flex flex-wrap gap-x-4 text-sm">
        <span className="font-semibold">Unanswered</span>
        {followups}
      </p>
    );
  return (
    <p className="flex flex-wrap gap-x-4 text-sm">
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
