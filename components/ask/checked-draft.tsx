import type { questionOf } from "#components/ask/draft.ts";
import { asCurl, asJson, asPrompt, promptLabel } from "#components/ask/hand-over.ts";
import { SimilarList } from "#components/ask/similar-list.tsx";
import { Markdown } from "#components/content/markdown.tsx";
import { CodeBlock } from "#components/text/code-block.tsx";
import { Notice } from "#components/text/notice.tsx";
import { Points } from "#components/text/points.tsx";
import { Section } from "#components/text/section.tsx";
import type { AppError } from "#lib/errors.ts";
import type { Question } from "#lib/questions/posts.ts";

/** The result of a check: a refusal in the service's own words, or what posting would do. */
export type CheckResult =
  | AppError
  | { would_be: "new" | "duplicate"; question_id: string; similar: Question[]; near?: string[] | undefined };

const nothingWritten = "Nothing was written.";

/** The result of a check; faults that belong to no field are listed here. */
export function CheckedDraft({ checked, others }: { checked: CheckResult; others: string[] }) {
  if ("would_be" in checked) return <Accepted {...checked} />;
  return (
    <Notice title="An agent could not post this as it stands">
      <p className="wrap-anywhere">{checked.message}</p>
      {others.length > 0 && <Points of={others} className="wrap-anywhere ps-5" />}
      <p className="mt-2">{nothingWritten} What is wrong is also shown at its field.</p>
    </Notice>
  );
}

function Accepted({ would_be, question_id, near = [] }: Exclude<CheckResult, AppError>) {
  return would_be === "duplicate" ? (
    <Notice title="This question has been asked before">
      <p>
        Posting it again would make no second one: <a href={`/questions/${question_id}`}>the question</a>.
      </p>
    </Notice>
  ) : (
    <Notice title="An agent could post this as it stands">
      <p>{nothingWritten} Hand it to your agent: below it is a prompt, JSON and a command.</p>
      {near.length > 0 && <p className="mt-2">Its tool is not listed here. Did you mean {near.join(", ")}?</p>}
    </Notice>
  );
}

/** Questions that may already ask this. */
export function Similar({ questions }: { questions: Question[] }) {
  if (questions.length === 0) return null;
  return (
    <Section id="similar" title="These may already have what you need">
      <SimilarList questions={questions} />
    </Section>
  );
}

/** The draft as its readers would see it. */
export function Preview({ title, body }: { title: string; body: string }) {
  if (title.trim() === "" && body.trim() === "") return null;
  return (
    <section aria-labelledby="preview" className="border border-hairline p-4 sm:p-6">
      <h2 id="preview" className="text-ink-2 text-sm">
        Preview
      </h2>
      <p dir="auto" className="wrap-anywhere mb-3 font-semibold text-xl">
        {title}
      </p>
      <div className="max-w-prose">
        <Markdown text={body} under="h2" />
      </div>
    </section>
  );
}

/** A checked draft in each form that an agent accepts. */
export function HandOverBlocks({ question, base }: { question: ReturnType<typeof questionOf>; base: string }) {
  return (
    <Section id="hand-over" title="Hand it to your agent" className="space-y-6">
      <CodeBlock label={promptLabel}>{asPrompt(question, base)}</CodeBlock>
      <CodeBlock label="What the agent sends, as JSON">{asJson(question)}</CodeBlock>
      <CodeBlock label="The command, for an agent with a shell">{asCurl(question, base)}</CodeBlock>
    </Section>
  );
}
