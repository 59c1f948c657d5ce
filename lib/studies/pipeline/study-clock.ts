/** What tells a study when to hurry and when to stop. */
export type Clock = {
  /** The caller's stop. */
  stopped: AbortSignal;
  /** The caller's stop, or the end of the time for interviews. */
  interviewing: AbortSignal;
  /** Whether there is time for another probe. */
  mayProbe: () => boolean;
  /** Whether probes were left out. */
  shortened: () => boolean;
  end: () => void;
};

/** Shares of the time after which no more probes are asked, and no more interviews waited for; the rest is analysis. */
const probesUntil = 0.5;
const interviewsUntil = 0.75;

/** The clock of a study that begins now. */
export function clockOf({
  signal,
  deadline,
  now,
}: {
  signal: AbortSignal | undefined;
  deadline: number | undefined;
  now: () => number;
}): Clock {
  const stopped = signal ?? new AbortController().signal;
  const late = new AbortController();
  const began = now();
  const time = deadline === undefined ? Number.POSITIVE_INFINITY : Math.max(0, deadline - began);
  const timer = Number.isFinite(time)
    ? setTimeout(() => late.abort(new Error("out of time")), time * interviewsUntil)
    : undefined;
  let isShortened = false;
  return {
    stopped,
    interviewing: AbortSignal.any([stopped, late.signal]),
    mayProbe: () => {
      const mayProbe = now() - began <= time * probesUntil;
      if (!mayProbe) isShortened = true;
      return mayProbe;
    },
    shortened: () => isShortened,
    end: () => clearTimeout(timer),
  };
}
