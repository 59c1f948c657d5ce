/** A study's clock: one deadline over all of it, with a part kept for reading the answers and for writing. */
export type Clock = {
  /** The caller's stop. */
  stopped: AbortSignal;
  /** The end of the time for planning and interviews, or the caller's stop. */
  interviewing: AbortSignal;
  /** The end of the time for reading the answers, or the caller's stop. */
  coding: AbortSignal;
  /** The deadline, or the caller's stop. */
  writing: AbortSignal;
  /** Whether there is time for another probe. */
  mayProbe: () => boolean;
  /** Whether probes were left out. */
  shortened: () => boolean;
  /** Stops what still runs. */
  end: () => void;
};

/** How long a study may take whose caller waits for it, in milliseconds. */
export const waitingDeadlineMs = 90_000;

/** Shares of the time after which no more probes are asked, interviews are cut, and what was said has been read. */
const until = { probes: 0.5, interviews: 0.7, coding: 0.87, writing: 1 };

type Times = { signal: AbortSignal | undefined; deadline: number | undefined; now: () => number };

/** The clock of a study that begins now. */
export function clockOf({ signal, deadline, now }: Times): Clock {
  const stopped = signal ?? new AbortController().signal;
  const began = now();
  const time = deadline === undefined ? Number.POSITIVE_INFINITY : Math.max(0, deadline - began);
  const timers: NodeJS.Timeout[] = [];
  const over = new AbortController();
  const endOf = (share: number): AbortSignal => {
    const late = new AbortController();
    if (Number.isFinite(time))
      timers.push(setTimeout(() => late.abort(new OutOfTime(time <= waitingDeadlineMs)), time * share));
    return AbortSignal.any([stopped, over.signal, late.signal]);
  };
  let isShortened = false;
  return {
    stopped,
    interviewing: endOf(until.interviews),
    coding: endOf(until.coding),
    writing: endOf(until.writing),
    mayProbe: () => {
      const mayProbe = now() - began <= time * until.probes;
      if (!mayProbe) isShortened = true;
      return mayProbe;
    },
    shortened: () => isShortened,
    end: () => {
      timers.forEach(clearTimeout);
      over.abort(new Error("the study is over"));
    },
  };
}

/** Why a call ended that took longer than the study's time, which is short where its caller waits. */
export class OutOfTime extends Error {
  readonly isWaited: boolean;

  constructor(isWaited: boolean) {
    super("out of time");
    this.isWaited = isWaited;
  }
}
