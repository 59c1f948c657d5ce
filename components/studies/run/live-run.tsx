"use client";

import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { plural } from "#lib/format.ts";
import { money } from "#lib/in-words.ts";
import type { TimedEvent } from "#lib/studies/events/contract.ts";
import { type Run, type RunState, withEvent } from "#lib/studies/events/run-state.ts";
import { hasEnded } from "#lib/studies/study-status.ts";
import { Elapsed } from "./elapsed.tsx";
import { followRun, type StreamState } from "./follow-run.ts";
import { LaneList } from "./lane-list.tsx";
import { StageList, stageWords } from "./stage-list.tsx";

/** How often the run is read while no stream comes through, in milliseconds. */
const pollMs = 5_000;

type Props = { study_id: string; initial: Run; label: string };

/** A study that runs, as it happens; when it has ended, the page shows how. */
export function LiveRun(props: Props) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <Lanes {...props} />
    </QueryClientProvider>
  );
}

function Lanes({ study_id, initial, label }: Props) {
  const key = ["run", study_id];
  const client = useQueryClient();
  const [stream, setStream] = useState<StreamState>("lost");
  const { data: run } = useQuery({
    queryKey: key,
    queryFn: () => readRun(study_id, client.getQueryData<Run>(key)),
    initialData: initial,
    refetchInterval: stream === "following" ? false : pollMs,
    // The title of a hidden page says how far the study is.
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: false,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const placeOf = useEffectEvent(() => client.getQueryData<Run>(key)?.after ?? 0);
  const onEvent = useEffectEvent((event: TimedEvent, after: number) =>
    client.setQueryData<Run>(key, (had) =>
      had === undefined || after <= had.after
        ? had
        : { ...had, status: "running", state: withEvent(had.state, event), after },
    ),
  );
  const onEnd = useEffectEvent(() => showEnd());
  useEffect(() => followRun(study_id, placeOf, { onEvent, onEnd, onState: setStream }), [study_id]);

  const isDone = hasEnded(run.status);
  useEffect(() => {
    if (isDone) showEnd();
    else document.title = `${stepOf(run.state)}: ${label.toLowerCase()}`;
  });
  return (
    <div className="space-y-6">
      <StageList run={run.state} isDone={isDone} />
      <RunFacts run={run} elapsedFrom={initial.elapsed_ms} isLive={stream === "following"} />
      {/* Read aloud, so it changes at each step and not at each line. */}
      <p role="status" className="sr-only">
        {announced(run.state)}
      </p>
      <LaneList lanes={run.state.lanes} />
    </div>
  );
}

/** Elapsed, cost and stream. Each has room for the longest of its words in any font, so nothing moves when they change. */
function RunFacts({ run: { state }, elapsedFrom, isLive }: { run: Run; elapsedFrom: number; isLive: boolean }) {
  const fact = "inline-block tabular-nums";
  return (
    <p className="flex flex-wrap gap-x-6 gap-y-1 text-ink-2">
      <span className={`${fact} min-w-[12ch]`}>
        <Elapsed from={elapsedFrom} />
      </span>
      <span className={`${fact} min-w-[27ch]`}>
        {state.stage === null
          ? "Waits for its turn"
          : state.cost_usd !== null && `The model has cost ${money(state.cost_usd, 4)}`}
      </span>
      <span className={`${fact} min-w-[30ch] noscript:hidden`}>
        {isLive ? "Live" : "Connecting; the study goes on"}
      </span>
    </p>
  );
}

/** Reads the run again; a stream that came back meanwhile knows more. */
async function readRun(study_id: string, initial: Run | undefined): Promise<Run> {
  const answer = await fetch(`/report/${study_id}/state`, { headers: { accept: "application/json" } });
  if (!answer.ok) throw new Error(`the run was answered with ${answer.status}`);
  const run = (await answer.json()) as Run;
  return initial !== undefined && initial.after > run.after ? { ...initial, status: run.status } : run;
}

const done = "✓ The study is done";

/** Shows the report in place of the run; a hidden page says so in its title, and shows it when it is looked at. */
function showEnd(): void {
  document.title = done;
  if (document.hidden) document.addEventListener("visibilitychange", () => location.reload(), { once: true });
  else location.reload();
}

const heldIn = ({ lanes }: RunState) => lanes.filter(({ state }) => state === "held").length;

const stepOf = (state: RunState): string =>
  state.stage === null
    ? "Waiting"
    : state.stage === "interviews"
      ? `${heldIn(state)} of ${plural(state.lanes.length, "interview")}`
      : stageWords[state.stage];

function announced(state: RunState): string {
  const failed = state.lanes.filter((lane) => lane.state === "failed").length;
  const step = state.stage === null ? "The study waits to begin." : `Step: ${stageWords[state.stage]}.`;
  return failed === 0 ? step : `${step} ${plural(failed, "interview")} failed.`;
}
