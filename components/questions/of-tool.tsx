import { ScoreRail } from "#components/marks/rails.tsx";
import { QuestionRow } from "#components/questions/question-row.tsx";
import { questionsHref } from "#components/questions/questions-href.ts";
import { Section } from "#components/text/section.tsx";
import { evidenceOf } from "#components/tools/similar-tools.tsx";
import { typeNames } from "#components/tools/tool-words.ts";
import { UnverifiedMark } from "#components/tools/unverified.tsx";
import { firsthandScore } from "#lib/format.ts";
import type { Question } from "#lib/questions/posts.ts";
import type { Tool } from "#lib/tools/contract.ts";

/** A question's tool, with what firsthand use says of it now. */
export function ToolCard({ tool }: { tool: Tool }) {
  const score = firsthandScore(tool);
  return (
    <section aria-labelledby="tool" className="space-y-2 border border-hairline p-4">
      <h2 id="tool" className="text-base">
        About{" "}
        <a href={`/tools/${tool.tool_id}`} dir="auto" className="wrap-anywhere">
          {tool.name}
        </a>
      </h2>
      <p className="text-ink-2 text-sm">{typeNames[tool.type]}</p>
      <UnverifiedMark tool={tool} />
      {score.kind !== "none" && <ScoreRail score={score} />}
      <p className="text-sm first-letter:uppercase">{evidenceOf(tool)}</p>
      <p className="text-sm">
        <a href={questionsHref({ tool_id: tool.tool_id })}>{allAboutIt}</a>
      </p>
    </section>
  );
}

const allAboutIt = "All questions about it";

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
        {questions.length === 0 ? "None yet. " : <a href={`/questions?${query}`}>{allAboutIt}</a>}
        {questions.length > 0 && " · "}
        <a href={`/ask?${query}`}>Ask about this tool</a> · <a href={`/api/questions?${query}`}>As JSON</a>
      </p>
    </Section>
  );
}
