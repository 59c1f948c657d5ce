"use client";

import { useEffect, useState } from "react";
import type { TimedEvent } from "#lib/studies/events/contract.ts";
import { type RunState, waitingRun, withEvent } from "#lib/studies/events/run-state.ts";
import { followRun } from "./follow-run.ts";
import { LaneList } from "./lane-list.tsx";
import { StageList } from "./stage-list.tsx";

/** How long each event of a replay is shown, in milliseconds. */
const perEventMs = 150;

type Props = { study_id: string; interviews: number };

/** A complete study's interviews, played again from its transcripts; a reader who wants no motion steps through them. */
export function ReplayRun({ study_id, interviews }: Props) {
  const [events, setEvents] = useState<TimedEvent[]>([]);
  const [shown, setShown] = useState(0);
  const [plays, setPlays] = useState(false);
  const isThere = events.length > 0;
  const isOver = isThere && shown >= events.length;

  useEffect(() => {
    const heard: TimedEvent[] = [];
    const onEnd = () => {
      setEvents(heard);
      setPlays(!matchMedia("(prefers-reduced-motion: reduce)").matches);
    };
    return followRun(study_id, () => null, {
      onEvent: (event) => heard.push(event),
      onEnd,
      onState: () => undefined,
    });
  }, [study_id]);
  useEffect(() => {
    if (!plays || isOver) return;
    const timer = setInterval(() => setShown((had) => had + 1), perEventMs);
    return () => clearInterval(timer);
  }, [plays, isOver]);

  const state = events.slice(0, shown).reduce<RunState>(withEvent, waitingRun(interviews));
  /** Shows the next answer of every interview. */
  const showRound = () => {
    const turnAt = (place: number) => {
      const event = events[place];
      return event?.event === "interview.turn" ? event.turn : null;
    };
    const first = events.findIndex((_, place) => place >= shown && turnAt(place) !== null);
    const next = events.findIndex((_, place) => place > first && (turnAt(place) ?? -1) > turnAt(first)!);
    setShown(first < 0 || next < 0 ? events.length : next);
  };
  return (
    <div className="space-y-6">
      <StageList stage={state.stage} isDone={isOver} />
      <div className="flex flex-wrap gap-4" data-screen-only="">
        <button
          type="button"
          className="quiet-button min-w-32"
          disabled={!isThere}
          onClick={() => (isOver ? setShown(0) : setPlays(!plays))}
        >
          {isOver ? "Play again" : plays ? "Pause" : "Play"}
        </button>
        <button type="button" className="quiet-button" disabled={!isThere || isOver} onClick={showRound}>
          Next answers
        </button>
      </div>
      <LaneList lanes={state.lanes} />
    </div>
  );
}
