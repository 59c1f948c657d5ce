"use client";

import { useEffect, useState } from "react";
import { SimilarList } from "#components/ask/similar-list.tsx";
import { TextField } from "#components/ask/text-field.tsx";
import type { PostLint } from "#lib/content/lint-in-browser.ts";
import { longestSearch, type MemberOf } from "#lib/contract.ts";
import { cutText, partOf } from "#lib/cut-text.ts";
import { plural } from "#lib/format.ts";
import type { submitQuestionEndpoint } from "#lib/questions/contract.ts";
import type { Question } from "#lib/questions/posts.ts";

type Length = { least: number; most: number };
type Props = {
  title: string;
  body: string;
  titleFaults: string[];
  bodyFaults: string[];
  titleLength: Length;
  bodyLength: Length;
  titleHint: string;
  bodyHint: string;
  /** The most similar questions that are shown. */
  similar: number;
};

/** Title and text of a draft, counted and checked while they are typed. */
export function DraftText(props: Props) {
  const [title, setTitle] = useState(props.title);
  const [body, setBody] = useState(props.body);
  return (
    <>
      <TextField
        name={"title" satisfies MemberOf<typeof submitQuestionEndpoint>}
        label="Question"
        hint={props.titleHint}
        value={props.title}
        minimum={props.titleLength.least}
        maximum={props.titleLength.most}
        faults={props.titleFaults}
        onText={setTitle}
      >
        <LiveLint text={title} name={"title" satisfies MemberOf<typeof submitQuestionEndpoint>} what="the title" />
        <NearDuplicates title={title} most={props.similar} />
      </TextField>
      <TextField
        name={"body" satisfies MemberOf<typeof submitQuestionEndpoint>}
        label="Text"
        hint={props.bodyHint}
        value={props.body}
        rows={12}
        minimum={props.bodyLength.least}
        maximum={props.bodyLength.most}
        faults={props.bodyFaults}
        onText={setBody}
      >
        <LiveLint text={body} name={"body" satisfies MemberOf<typeof submitQuestionEndpoint>} what="the text" />
      </TextField>
    </>
  );
}

const searchAfterMs = 600;
const shortest = 4;

/** Questions that may already ask this, looked up while the title is typed. */
function NearDuplicates({ title, most }: { title: string; most: number }) {
  const [similar, setSimilar] = useState<{ words: string; questions: Question[] } | null>(null);
  const [fault, setFault] = useState("");
  const words = title.trim();

  useEffect(() => {
    if (words.length < shortest) return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const query = new URLSearchParams({ q: cutText(words, longestSearch), limit: String(most) });
        const answer = await fetch(`/api/questions?${query}`, { signal: abort.signal });
        const result = await answer.json();
        if (!answer.ok) throw new Error(result.message);
        setSimilar({ words, questions: result.questions });
        setFault("");
      } catch (error) {
        if (!abort.signal.aborted)
          setFault(`Similar questions could not be looked up: ${error instanceof Error ? error.message : error}`);
      }
    }, searchAfterMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [words, most]);

  const isCurrent = similar !== null && words.length >= shortest;
  return (
    <div className="noscript:hidden">
      <p role="status" className="mt-2 text-sm empty:hidden">
        {fault || (isCurrent && wordsOf(similar.questions.length))}
      </p>
      {isCurrent && <SimilarList questions={similar.questions} />}
    </div>
  );
}

function wordsOf(count: number): string {
  if (count === 0) return "No question has all of these words.";
  return count === 1 ? "1 question may already ask this:" : `${count} questions may already ask this:`;
}

const lintAfterMs = 300;
const shownLength = 80;

type LiveLintProps = { text: string; name: string; what: string };
type LintResult = { text: string; lints: PostLint[] };

/** Lists what the service would refuse in a field while it is typed. It sends nothing. */
function LiveLint({ text, name, what }: LiveLintProps) {
  const [result, setResult] = useState<LintResult>({ text: "", lints: [] });
  const [fault, setFault] = useState("");

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(async () => {
      if (text === "") return setResult({ text, lints: [] });
      try {
        // Loaded on the first keystroke, to keep the page small.
        const { lintInBrowser } = await import("#lib/content/lint-in-browser.ts");
        if (isCurrent) setResult({ text, lints: lintInBrowser(text) });
      } catch {
        if (isCurrent) setFault("Secrets could not be looked for here; the check on the server finds them.");
      }
    }, lintAfterMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);

  function select({ start, end }: PostLint) {
    const field = document.getElementById(name) as HTMLInputElement | HTMLTextAreaElement;
    field.focus();
    field.setSelectionRange(start, end);
  }

  const { lints } = result;
  return (
    <div className="noscript:hidden">
      <p role="status" className="mt-2 font-semibold text-sm empty:hidden">
        {fault || (lints.length > 0 && `${plural(lints.length, "place")} in ${what} would be refused:`)}
      </p>
      {lints.length > 0 && (
        <ul aria-label={`Found in ${what}`} className="mt-1 space-y-2 border-ink border-s-4 ps-3 text-sm">
          {lints.map((lint) => (
            <li key={`${lint.start} ${lint.rule}`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="wrap-anywhere">
                <mark className="bg-inset font-mono text-ink">{passageOf(result.text, lint)}</mark> {lint.message}
              </span>
              <button
                type="button"
                className="min-h-6 cursor-pointer underline underline-offset-[0.18em]"
                onClick={() => select(lint)}
              >
                Select it
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Makes a place visible: invisible and reordering characters become boxes. */
function passageOf(text: string, { start, end }: PostLint): string {
  const place = partOf(text, start, end).replace(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\p{Cn}]/gu, "□");
  const beginning = cutText(place, shownLength);
  return beginning === place ? place : `${beginning}…`;
}
