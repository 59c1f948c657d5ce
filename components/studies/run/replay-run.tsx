"use client";

import { useState } from "react";
import type { Interview } from "#lib/engines/findings.ts";
import { isAnswer, markWords } from "#lib/engines/marks.ts";

/** One interview of a replay: who answers, in a line, and each question with its answer. */
export type ReplayedInterview = { name: string; line: string; transcript: Interview["transcript"] };

/** The interviews of a complete study side by side, an answer at a time; one of them at a time on a phone. */
export function ReplayRun({ interviews }: { interviews: ReplayedInterview[] }) {
  const [turn, setTurn] = useState(0);
  const [chosen, setChosen] = useState(0);
  const turns = Math.max(...interviews.map(({ transcript }) => transcript.length));
  const questions = [...new Set(interviews.map(({ transcript }) => transcript[turn]?.q))];
  const shared = questions.length === 1 ? questions[0] : undefined;
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center gap-4 noscript:hidden" data-screen-only="">
        <button type="button" className="quiet-button" disabled={turn === 0} onClick={() => setTurn(turn - 1)}>
          Back
        </button>
        <button type="button" className="quiet-button" disabled={turn >= turns - 1} onClick={() => setTurn(turn + 1)}>
          Next answers
        </button>
        <p role="status" className="tabular-nums">
          Question {turn + 1} of {turns}
        </p>
        <label className="w-full sm:hidden">
          <span className="mb-1 block font-semibold">Interview</span>
          <select className="control w-full" value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
            {interviews.map(({ name }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an interview is known by its place
              <option key={place} value={place}>
                {`${place + 1}: ${name}`}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p dir="auto" className="max-w-prose font-semibold empty:hidden">
        {shared}
      </p>
      <ol aria-label="Interviews" className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {interviews.map((interview, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an interview is known by its place
          <li key={place} className={place === chosen ? undefined : "max-sm:hidden"}>
            <AnswerCard interview={interview} turn={turn} hasQuestion={shared === undefined} />
          </li>
        ))}
      </ol>
    </div>
  );
}

type CardProps = { interview: ReplayedInterview; turn: number; hasQuestion: boolean };

function AnswerCard({ interview: { name, line, transcript }, turn, hasQuestion }: CardProps) {
  const shown = transcript[turn];
  return (
    <div className="space-y-1 border-synthetic border-s-3 border-dotted ps-3">
      <p dir="auto" className="wrap-anywhere">
        <b>{name}</b>, simulated
        <span className="block text-ink-2 text-sm">{line}</span>
      </p>
      <p dir="auto" className="wrap-anywhere text-ink-2 text-sm empty:hidden">
        {shown === undefined ? "This interview has ended." : hasQuestion && shown.q}
      </p>
      <p dir="auto" className="user-text">
        {shown?.mark !== undefined && !isAnswer(shown) && `${markWords[shown.mark]}: `}
        {shown?.a}
      </p>
    </div>
  );
}
