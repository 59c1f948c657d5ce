import type { EndEvent, StudyEvent, TimedEvent } from "#lib/studies/events/contract.ts";

/** The state of the stream: following, or lost: cut and tried again, or closed while the page is hidden. */
export type StreamState = "following" | "lost";

type Listeners = {
  onEvent: (event: TimedEvent, id: number) => void;
  onEnd: () => void;
  onState: (state: StreamState) => void;
};

const names: Record<StudyEvent["event"], true> = {
  ...{ planning: true, started: true, "interview.started": true, "interview.turn": true },
  ...{ "interview.answered": true, "interview.questionnaire": true, "interview.completed": true },
  ...{ "interview.failed": true, analysis: true, "quotes.checked": true },
};
const ends: Record<EndEvent, true> = { completed: true, failed: true, cancelled: true };
/** How long a refused stream waits before it is tried again, in milliseconds. */
const againMs = 10_000;

/**
 * Follows a study's events until its end; `placeOf` gives the number of the last known event. A hidden page holds no connection, as a browser has six for all its tabs; shown again, it resumes at its place.
 * Returns a function that stops it.
 */
export function followRun(study_id: string, placeOf: () => number, { onEvent, onEnd, onState }: Listeners): () => void {
  let source: EventSource | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;

  function open() {
    close();
    source = new EventSource(`/report/${study_id}/events?after=${placeOf()}`);
    source.onopen = () => onState("following");
    for (const name of Object.keys(names)) source.addEventListener(name, take);
    for (const name of Object.keys(ends)) source.addEventListener(name, end);
    source.onerror = () => {
      onState("lost");
      // A browser tries a lost connection again by itself, but not one that was refused.
      if (source?.readyState === EventSource.CLOSED) again = setTimeout(open, againMs);
    };
  }

  function take({ data, lastEventId }: MessageEvent<string>) {
    onEvent(JSON.parse(data), Number(lastEventId || 0));
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
    if (!document.hidden) return open();
    close();
    onState("lost");
  }

  function stop() {
    document.removeEventListener("visibilitychange", wake);
    window.removeEventListener("online", wake);
    close();
  }

  if (document.hidden) onState("lost");
  else open();
  document.addEventListener("visibilitychange", wake);
  window.addEventListener("online", wake);
  return stop;
}
