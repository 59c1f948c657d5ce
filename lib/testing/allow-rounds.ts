import { vi } from "vitest";

/**
 * Gives each test of a file the time that so many rounds of a race may take on a busy machine; no round is left out.
 */
export function allowRounds(rounds: number): void {
  vi.setConfig({ testTimeout: 60_000 + rounds * 20_000 });
}
