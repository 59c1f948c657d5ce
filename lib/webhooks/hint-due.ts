import { processWide } from "../process-wide.ts";

const shared = processWide<() => void>("webhook-hint");

/** Tells this process's worker that something will soon be due. Only a hint: what is due is found without it as well. */
export function hintDue(): void {
  shared.current?.();
}

/** Hears the hints from now on; undefined hears no more. */
export function hearHints(listener: (() => void) | undefined): void {
  shared.current = listener;
}
