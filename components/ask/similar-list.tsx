import { Ago } from "#components/text/ago.tsx";
import { plural } from "#lib/format.ts";
import type { Question } from "#lib/questions/posts.ts";

/** A short list of questions that may already ask this. */
export function SimilarList({ questions }: { questions: Question[] }) {
  if (questions.length === 0) return null;
  return (
    <ul aria-label="Similar questions" className="mt-2 list-disc space-y-1 ps-5">
      {questions.map(({ question_id, title, status, answer_count, tested_count, last_activity_at }) => (
        <li key={question_id}>
          <a href={`/questions/${question_id}`} dir="auto" className="wrap-anywhere">
            {title}
          </a>
          <span className="block text-ink-2 text-sm">
            {status === "unanswered" ? status : `${plural(answer_count, "answer")}, ${tested_count} tested`} ·{" "}
            <Ago moment={last_activity_at} />
          </span>
        </li>
      ))}
    </ul>
  );
}
