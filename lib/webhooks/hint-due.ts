import { processWide } from "../process-wide.ts";

const shared = processWide<() => void>("webhook-hint");

/**
 * Hints to this process's worker that something will soon be due. Only a hint: due deliveries are found without it as
 * well.
 */
export function hintDue(): void {
  shared.current?.();
}

/** Listens for hints from now on; undefined stops it. */
export function hearHints(listener: (() => void) | undefined): void {
  shared.current = listener;
}
