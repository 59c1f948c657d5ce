"use client";

import { useState } from "react";
import type { Interview } from "#lib/engines/findings.ts";
import { isAnswer, markWords } from "#lib/engines/marks.ts";

/** A persona of a replay: who answers, in a line, and each of its interviews. */
export type ReplayedPersona = { name: string; line: string; transcripts: Interview["transcript"][] };

/** The personas of a complete study side by side, an answer at a time; one of them at a time on a phone. */
export function ReplayRun({ personas }: { personas: ReplayedPersona[] }) {
  const [turn, setTurn] = useState(0);
  const [chosen, setChosen] = useState(0);
  const transcripts = personas.flatMap((persona) => persona.transcripts);
  const turns = Math.max(...transcripts.map(({ length }) => length));
  const questions = [...new Set(transcripts.map((transcript) => transcript[turn]?.q))];
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
          <span className="mb-1 block font-semibold">Persona</span>
          <select className="control w-full" value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
            {personas.map(({ name }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a persona is known by its place
              <option key={place} value={place}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p dir="auto" className="max-w-prose font-semibold empty:hidden">
        {shared}
      </p>
      <ol aria-label="Interviews" className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
        {personas.map((persona, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a persona is known by its place
          <li key={place} className={place === chosen ? undefined : "max-sm:hidden"}>
            <AnswerCard persona={persona} turn={turn} hasQuestion={shared === undefined} />
          </li>
        ))}
      </ol>
    </div>
  );
}

type CardProps = { persona: ReplayedPersona; turn: number; hasQuestion: boolean };

/** What a persona answers in its interviews; an answer that is the same in all of them is shown once. */
function AnswerCard({ persona: { name, line, transcripts }, turn, hasQuestion }: CardProps) {
  const given = transcripts.flatMap((transcript) => transcript[turn] ?? []);
  const different = [...new Map(given.map((one) => [`${one.q}\n${one.a}`, one])).values()];
  return (
    <div className="space-y-1 border-synthetic border-s-3 border-dotted ps-3">
      <p dir="auto" className="wrap-anywhere">
        <b>{name}</b>, simulated
        <span className="block text-ink-2 text-sm">{line}</span>
      </p>
      {given.length === 0 && <p className="text-ink-2 text-sm">This interview has ended.</p>}
      {different.map(({ q, a, mark }) => (
        <p key={`${q}\n${a}`} dir="auto" className="user-text">
          {hasQuestion && <span className="block text-ink-2 text-sm">{q}</span>}
          {mark !== undefined && !isAnswer({ mark }) && `${markWords[mark]}: `}
          {a}
        </p>
      ))}
      {given.length > 1 && different.length === 1 && (
        <p className="text-ink-2 text-sm">The same in {given.length === 2 ? "both" : "all"} interviews.</p>
      )}
    </div>
  );
}
