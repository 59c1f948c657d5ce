import { vi } from "vitest";

/**
 * Gives each test of a file the time that so many rounds of a race may take on a busy machine; no round is left out.
 */
export function allowRounds(rounds: number): void {
  vi.setConfig({ testTimeout: Math.max(60_000, 20_000 + rounds * 2_000) });
}
