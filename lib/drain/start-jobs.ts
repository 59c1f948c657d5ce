import { clearingRounds } from "../backup/clear-deleted.ts";
import { DueListener } from "../db/due-listener.ts";
import { clearOutboxHourly } from "../net/outbox.ts";
import { takeOverRounds } from "../studies/run/take-over-studies.ts";

/** Starts what one process of a server does between requests, but for webhooks; returns the function that ends it. */
export function startJobs(): () => Promise<void> {
  const rounds = [takeOverRounds(), clearingRounds()];
  const listener = new DueListener();
  for (const one of rounds) void one.start();
  void listener.start();
  clearOutboxHourly();
  return async () => {
    await Promise.all(rounds.map((one) => one.stop()));
    await listener.stop();
  };
}
