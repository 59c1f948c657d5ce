import { monitorEventLoopDelay } from "node:perf_hooks";
import { processWide } from "../process-wide.ts";

const windowMs = 10_000;
const windowsKept = 6;
const resolutionMs = 10;

type Histogram = ReturnType<typeof monitorEventLoopDelay>;
type Stalls = { histogram: Histogram; before: number[] };

const stalls = processWide<Stalls>("stalls");

/** Begins to measure how long the event loop of this process is held, ten seconds by ten seconds. */
function measure(): Stalls {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
  histogram.enable();
  const measured = { histogram, before: [0] };
  setInterval(() => {
    measured.before = [longestIn(histogram), ...measured.before].slice(0, windowsKept);
    histogram.reset();
  }, windowMs).unref();
  return measured;
}

/** The longest time in which this process answered nothing, in the last 60 to 70 seconds: milliseconds. */
export function longestStall(): number {
  stalls.current ??= measure();
  const { histogram, before } = stalls.current;
  return Math.max(...before, longestIn(histogram));
}

/** The histogram is of nanoseconds between two looks, which are a resolution apart. */
const longestIn = ({ max }: Histogram): number => Math.max(0, Math.round((max / 1e6 - resolutionMs) * 100) / 100);

// From the start on, not from the first question.
longestStall();
