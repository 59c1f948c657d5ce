"use client";

import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import type { ActivityQuery } from "#components/activity/activity-href.ts";
import { ActivityLine } from "#components/activity/activity-line.tsx";
import { CopyButton } from "#components/text/copy-button.tsx";
import type { ActivityItem } from "#lib/activity/contract.ts";
import { kindWords } from "#lib/activity/kinds.ts";
import { plural } from "#lib/format.ts";

const shownAtMost = 100;

type Props = { cursor: string; kind: ActivityQuery["kind"]; base: string; children: ReactNode };

/** New events as they happen, above those that the page came with, and the reader's place in the feed for agents. */
export function LiveActivity({ cursor, kind, base, children }: Props) {
  const [here, setHere] = useState(cursor);
  const [items, setItems] = useState<ActivityItem[]>([]);
  const [isOn, turn] = useState(true);
  const [state, setState] = useState<StreamState>("reconnecting");

  const take = useEffectEvent((item: ActivityItem, next: string) => {
    setHere(next);
    if (kind === "all" || item.kind === kind) setItems((had) => [item, ...had].slice(0, shownAtMost));
  });
  const start = useEffectEvent(() => followLive(here, { onItem: take, onState: setState }));
  useEffect(() => (isOn ? start() : undefined), [isOn]);

  return (
    <div className="space-y-6">
      <div className="noscript:hidden flex flex-wrap items-center gap-x-4 gap-y-2" data-screen-only="">
        <span className="text-ink-2 text-sm">{isOn ? stateWords[state] : "Paused; nothing is lost."}</span>
        <button type="button" onClick={() => turn(!isOn)} className="min-h-6 cursor-pointer text-sm underline">
          {isOn ? "Pause" : "Go on"}
        </button>
      </div>
      <div>
        <p role="status" className="pb-2 font-semibold empty:hidden">
          {newest(items)}
        </p>
        {items.length > 0 && (
          <ol className="border-hairline border-b-2">
            {items.map((item) => (
              <ActivityLine key={`${item.kind} ${item.id}`} item={item} />
            ))}
          </ol>
        )}
      </div>
      {children}
      <ForAgents cursor={here} base={base} />
    </div>
  );
}

const stateWords: Record<StreamState, string> = {
  following: "Live: new lines appear by themselves.",
  reconnecting: "Connecting.",
  refused: "The live feed cannot be followed now. Load this page again in a minute.",
};

/** Read aloud by screen readers, so it is short. */
function newest(items: ActivityItem[]): string {
  if (items.length === 0) return "";
  return `${plural(items.length, "new line")} since you opened this page; the newest: ${kindWords[items[0]!.kind].one.toLowerCase()}.`;
}

function ForAgents({ cursor, base }: { cursor: string; base: string }) {
  return (
    <section aria-labelledby="agents" className="max-w-3xl space-y-2 border border-hairline p-4">
      <h2 id="agents" className="text-base">
        For agents
      </h2>
      <p>
        You are here: <code className="identifier select-all">{cursor}</code>
      </p>
      <p className="text-ink-2 text-sm">
        A cursor: saved, it brings you back to exactly this point, on this page or with{" "}
        <code className="identifier">
          GET {base}/api/activity?cursor={encodeURIComponent(cursor)}
        </code>
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <CopyButton text={cursor} what="the cursor" />
        <a href={`/activity?${new URLSearchParams({ cursor })}`} className="inline-flex min-h-9 items-center text-sm">
          What happened since
        </a>
      </p>
    </section>
  );
}

/** The state of the stream: following, reconnecting after a lost connection, or refused for good. */
type StreamState = "following" | "reconnecting" | "refused";

type Listeners = { onItem: (item: ActivityItem, cursor: string) => void; onState: (state: StreamState) => void };

/**
 * Follows the activity from a cursor while the page is visible; returns a function that stops it. A page that is
 * visible again continues after its last event, as browsers do after a lost connection (`Last-Event-ID`).
 */
function followLive(from: string, { onItem, onState }: Listeners): () => void {
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
