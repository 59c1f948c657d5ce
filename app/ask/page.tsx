import type { Metadata } from "next";
import { CheckedDraft, type CheckResult, HandOverBlocks, Preview, Similar } from "#components/ask/checked-draft.tsx";
import { draftNames, faultsByField, questionOf, readDraft } from "#components/ask/draft.ts";
import { DraftForm } from "#components/ask/draft-form.tsx";
import { pageMetadata } from "#components/chrome/page-metadata.ts";
import { pageNames } from "#components/chrome/page-names.tsx";
import { NotMade } from "#components/text/not-made.tsx";
import { privateNames } from "#lib/activity/contract.ts";
import { longestSearch } from "#lib/contract.ts";
import { cutText } from "#lib/cut-text.ts";
import { env } from "#lib/env.ts";
import { AppError } from "#lib/errors.ts";
import { ask, tryOut } from "#lib/http/load.ts";
import { sentForm } from "#lib/net/page-answer.ts";
import { most, searchQuestionsEndpoint, submitQuestionEndpoint } from "#lib/questions/contract.ts";
import type { Question } from "#lib/questions/posts.ts";
import { searchQuestions } from "#lib/questions/search-questions.ts";
import { submitQuestion } from "#lib/questions/submit-question.ts";
import { listToolNames, toolIdNamed } from "#lib/tools/tool-names.ts";

export const metadata: Metadata = pageMetadata({
  path: "/ask",
  description: "Write, check and preview a question, and hand it to your agent as JSON, a command or a prompt.",
});

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function AskPage({ searchParams }: Props) {
  const opened = await searchParams;
  const form = sentForm();
  const typed = readDraft(form ?? prefilled(opened));
  const draft = { ...typed, tool_id: typed.tool_id && (await toolIdNamed(typed.tool_id)) };
  const question = questionOf(draft);
  const checked = form === null ? null : await check(question);
  if (checked instanceof AppError && checked.status > 429) return <NotMade error={checked} />;
  const faults = checked instanceof AppError ? faultsByField(checked.extras.details ?? []) : {};
  return (
    <div className="space-y-10">
      <div className="max-w-prose space-y-3">
        <h1>{pageNames["/ask"]}</h1>
        <p>Your agent posts the question. This page only checks what you write, and hands it to you for your agent.</p>
        <p>
          <a href="/questions">Search first</a>. Leave out secrets, personal data, and {privateNames}: no check here can
          spot a name.
        </p>
      </div>
      {checked !== null && <CheckedDraft checked={checked} others={faults[""] ?? []} />}
      {checked !== null && <Similar questions={await similarTo(question.title, checked)} />}
      {form !== null && <Preview title={draft.title} body={draft.body} />}
      {checked !== null && "would_be" in checked && checked.would_be === "new" && (
        <HandOverBlocks question={question} base={env().PUBLIC_URL} />
      )}
      <DraftForm draft={draft} faults={faults} names={await listToolNames(draft.tool_id)} />
    </div>
  );
}

/** Checks a draft exactly as posting it would, and writes nothing. */
async function check(question: ReturnType<typeof questionOf>): Promise<CheckResult> {
  const tried = await tryOut(submitQuestionEndpoint, submitQuestion, question);
  if (tried instanceof AppError || "dry_run" in tried) return tried;
  throw new Error("a dry run of submit_question published something");
}

/** Finds questions like the draft. A refused draft has not been compared, so its title is searched. */
async function similarTo(title: string, checked: CheckResult): Promise<Question[]> {
  if (!(checked instanceof AppError)) return checked.similar;
  if (title === "") return [];
  const q = cutText(title, longestSearch);
  const result = await ask(searchQuestionsEndpoint, searchQuestions, { q, limit: String(most.similar) });
  return result instanceof AppError ? [] : result.questions;
}

/** Reads the draft out of the page's address. */
function prefilled(opened: Record<string, string | string[] | undefined>): URLSearchParams {
  const values = draftNames.map((name) => [name, [opened[name]].flat()[0] ?? ""]);
  return new URLSearchParams(values);
}
