import type { StudyEvent, TimedEvent } from "#lib/studies/events/contract.ts";

/** The state of the stream: following, or lost and tried again. */
export type StreamState = "following" | "lost";

type Listeners = {
  onEvent: (event: TimedEvent, id: number) => void;
  onEnd: () => void;
  onState: (state: StreamState) => void;
};

const names: Record<StudyEvent["event"], true> = {
  planning: true,
  started: true,
  "interview.started": true,
  "interview.turn": true,
  "interview.answered": true,
  "interview.completed": true,
  "interview.failed": true,
  analysis: true,
  "quotes.checked": true,
};
const ends = ["completed", "failed", "cancelled"];
/** How long a refused stream waits before it is tried again, in milliseconds. */
const againMs = 10_000;

/**
 * Follows a study's events from a place, null for all of a complete one, until its end; returns a function that stops it. A
 * hidden page follows on, as its title says when the study is done; one that wakes up connects again from its place.
 */
export function followRun(study_id: string, from: number | null, { onEvent, onEnd, onState }: Listeners): () => void {
  let place = from;
  let source: EventSource | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;

  function open() {
    close();
    source = new EventSource(`/report/${study_id}/events${place === null ? "" : `?after=${place}`}`);
    source.onopen = () => onState("following");
    for (const name of Object.keys(names)) source.addEventListener(name, take);
    for (const name of ends) source.addEventListener(name, end);
    source.onerror = () => {
      onState("lost");
      // A browser tries a lost connection again by itself, but not one that was refused.
      if (source?.readyState === EventSource.CLOSED) again = setTimeout(open, againMs);
    };
  }

  function take({ data, lastEventId }: MessageEvent<string>) {
    const id = Number(lastEventId || 0);
    if (place !== null) place = id;
    onEvent(JSON.parse(data), id);
  }

  function end() {
    stop();
    onEnd();
  }

  function close() {
    clearTimeout(again);
    source?.close();
    source = null;
  }

  function wake() {
    if (!document.hidden && place !== null) open();
  }

  function stop() {
    document.removeEventListener("visibilitychange", wake);
    window.removeEventListener("online", wake);
    close();
  }

  open();
  document.addEventListener("visibilitychange", wake);
  window.addEventListener("online", wake);
  return stop;
}
