import { QuestionRow } from "#components/questions/question-row.tsx";
import { Section } from "#components/text/section.tsx";
import type { Question } from "#lib/questions/posts.ts";

/** The newest questions about a tool, and how to ask another. */
export function ToolQuestions({ questions, tool_id }: { questions: Question[]; tool_id: string }) {
  const query = new URLSearchParams({ tool_id });
  return (
    <Section id="questions" title="Questions about this tool" className="max-w-4xl space-y-3">
      {questions.length > 0 && (
        <ul className="border-hairline border-b">
          {questions.map((question) => (
            <QuestionRow key={question.question_id} question={question} showTool={false} />
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm">
        {questions.length === 0 ? "None yet. " : <a href={`/questions?${query}`}>All questions about it</a>}
        {questions.length > 0 && " · "}
        <a href={`/ask?${query}`}>Ask about this tool</a> · <a href={`/api/questions?${query}`}>As JSON</a>
      </p>
    </Section>
  );
}
