import type { ActivityItem } from "#lib/activity/contract.ts";

/** The state of the stream: following, reconnecting after a lost connection, or refused for good. */
export type StreamState = "following" | "reconnecting" | "refused";

type Listeners = { onItem: (item: ActivityItem, cursor: string) => void; onState: (state: StreamState) => void };

/**
 * Follows the activity from a cursor while the page is visible; returns a function that stops it. A page that is
 * visible again continues after its last event, as browsers do after a lost connection (Last-Event-ID).
 */
export function followLive(from: string, { onItem, onState }: Listeners): () => void {
  let cursor = from;
  let source: EventSource | null = null;

  function open() {
    source = new EventSource(`/api/activity/stream?${new URLSearchParams({ cursor })}`);
    source.onopen = () => onState("following");
    source.onmessage = ({ data, lastEventId }: MessageEvent<string>) => {
      cursor = lastEventId;
      onItem(JSON.parse(data), lastEventId);
    };
    source.onerror = () => onState(source?.readyState === EventSource.CLOSED ? "refused" : "reconnecting");
  }

  function close() {
    source?.close();
    source = null;
  }

  function followSight() {
    if (document.hidden) close();
    else if (source === null) open();
  }

  followSight();
  document.addEventListener("visibilitychange", followSight);
  return () => {
    document.removeEventListener("visibilitychange", followSight);
    close();
  };
}
