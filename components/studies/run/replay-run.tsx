"use client";

import { useState } from "react";
import type { Interview } from "#lib/engines/findings.ts";
import { isAnswer } from "#lib/engines/marks.ts";
import { markInWords } from "#lib/format.ts";
import reportWords from "#lib/studies/report/report-words.json" with { type: "json" };

type Turn = Interview["transcript"][number];
/** A persona of a replay: who answers, in a line, and each of its interviews with its number. */
export type ReplayedPersona = { name: string; line: string; interviews: { number: number; transcript: Turn[] }[] };

/** The personas of a complete study side by side, a question at a time; one of them at a time on a phone. */
export function ReplayRun({ personas }: { personas: ReplayedPersona[] }) {
  const [place, setPlace] = useState(0);
  const [chosen, setChosen] = useState(0);
  const all = personas.flatMap(({ interviews }) => interviews.map(({ transcript }) => withFollowUps(transcript)));
  const most = Math.max(...all.map(({ length }) => length));
  const questions = [...new Set(all.flat().map(([turn]) => turn.q))];
  // A model may word a question for each interview; and half of the interviews may have two in the other order.
  const shared = questions.length === most ? questions[place] : undefined;
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center gap-4 noscript:hidden" data-screen-only="">
        <button type="button" className={step} disabled={place === 0} onClick={() => setPlace(place - 1)}>
          Previous question
        </button>
        <button type="button" className={step} disabled={place >= most - 1} onClick={() => setPlace(place + 1)}>
          Next question
        </button>
        <p role="status" className="tabular-nums">
          Question {place + 1} of {most}
        </p>
        <label className="w-full sm:hidden">
          <span className="mb-1 block font-semibold">Which of the {personas.length} personas</span>
          <select className="control w-full" value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
            {personas.map(({ name }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a persona is known by its place
              <option key={at} value={at}>
                {name}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p dir="auto" className="max-w-prose font-semibold text-lg empty:hidden">
        {shared}
      </p>
      <ol aria-label="Interviews" className="grid grid-cols-[minmax(0,1fr)] gap-6 sm:grid-cols-2">
        {personas.map(({ name, line, interviews }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a persona is known by its place
          <li key={at} className={`${card} ${at === chosen ? "" : "max-sm:hidden"}`}>
            <p dir="auto" className="wrap-anywhere">
              <b>{name}</b>, {reportWords.afterName}
              <span className="block text-ink-2 text-sm">{line}</span>
            </p>
            {interviews.map(({ number, transcript }) => (
              <Answers key={number} number={number} turns={turnsAt(transcript, place, shared)} isShared={!!shared} />
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

const step = "quiet-button disabled:cursor-default disabled:opacity-40";
const card = "space-y-2 border-synthetic border-s-3 border-dotted ps-3";

/** A transcript question by question: each with what was asked back. */
function withFollowUps(transcript: Turn[]): [Turn, ...Turn[]][] {
  const groups: [Turn, ...Turn[]][] = [];
  for (const turn of transcript)
    if (turn.kind === "core" || groups.length === 0) groups.push([turn]);
    else groups.at(-1)!.push(turn);
  return groups;
}

function turnsAt(transcript: Turn[], place: number, shared: string | undefined): Turn[] {
  const groups = withFollowUps(transcript);
  return (shared === undefined ? groups[place] : groups.find(([turn]) => turn.q === shared)) ?? [];
}

type AnswersProps = { number: number; turns: Turn[]; isShared: boolean };

/** What is answered in one interview to a question, and to what was asked back. */
function Answers({ number, turns, isShared }: AnswersProps) {
  return (
    <div>
      <p className="text-ink-2 text-sm">{`Interview ${number}${turns.length === 0 ? " has ended." : ""}`}</p>
      {turns.map(({ q, a, mark }, at) => (
        <p key={q} dir="auto" className="user-text">
          {(at > 0 || !isShared) && (
            <span className="block pt-1 text-ink-2 text-sm">{`${at > 0 ? "Asked back: " : ""}${q}`}</span>
          )}
          {mark !== undefined && !isAnswer({ mark }) && `${markInWords(mark)}: `}
          {a}
        </p>
      ))}
    </div>
  );
}
