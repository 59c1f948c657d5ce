// The API lane and Next's bundle have their own instances of this module; the worker runs once in a process.
const shared = globalThis as { [key: symbol]: (() => void) | undefined };
const key = Symbol.for("touchstone.webhook-hint");

/** Tells this process's worker that something will soon be due. Only a hint: what is due is found without it as well. */
export function hintDue(): void {
  shared[key]?.();
}

/** Hears the hints from now on; undefined hears no more. */
export function hearHints(listener: (() => void) | undefined): void {
  shared[key] = listener;
}
