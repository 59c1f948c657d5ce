import { setTimeout as delay } from "node:timers/promises";
import { cutText } from "../../cut-text.ts";
import type { MeasuredService } from "../processes/start-measured-service.ts";
import { costOf, leastCost, usualCost } from "../slowness.ts";
import { type Door, type Fill, get } from "./door.ts";
import { type HostileText, written } from "./hostile-texts.ts";

/** What a request may cost the main thread, and how long /api/health may wait for it meanwhile, in milliseconds of a usual CPU. */
export const most = { cpuMs: 100, healthMs: 50 };
const ordinary = "Would families pay $9 a month for a box of fruit? ";
const health = get("health", "/api/health");

/** A service that is measured, and its doors that read words, each with the longest texts it takes. */
export type Run = {
  service: Pick<MeasuredService, "ask" | "nowMs">;
  doorsOf: (fill: Fill) => Promise<Door[]>;
};

/** Opens every door with an ordinary text, and returns those that answer otherwise than they should. */
export async function warm({ service, doorsOf }: Run): Promise<string[]> {
  const wrong: string[] = [];
  for (const door of await doorsOf(ordinaryText)) {
    const { status, text } = await service.ask(door);
    const isAnswered = status < 400 && !/"(?:isError":\s?true|error":["{])/.test(text);
    if (!isAnswered && door.refuses === undefined) wrong.push(`${door.name}: ${status} ${cutText(text, 300)}`);
  }
  return wrong;
}

const ordinaryText = (length: number): string => ordinary.repeat(4_000).substring(0, length).trimEnd();

/** Each text goes through every so many doors in turn: of 30 texts in the short form each door reads five. */
const doorsBetween = process.env.FULL_TESTS ? 3 : 6;

/** Sends each text through its share of the doors; returns what is over the limits. */
export async function measureTexts(
  { service, doorsOf }: Run,
  texts: readonly HostileText[],
): Promise<{ over: string[]; healthMs: number }> {
  const over: string[] = [];
  const stopped = new AbortController();
  const answers = pollHealth(service, stopped.signal);
  for (const [turn, text] of texts.entries()) {
    const doors = await doorsOf((length) => written(text, length));
    for (const [place, door] of doors.entries()) {
      if ((place + turn) % doorsBetween !== 0) continue;
      let status = 0;
      const cpuMs = await leastCost(most.cpuMs, () =>
        costOf(async () => {
          ({ status } = await service.ask(door));
        }, service.nowMs),
      );
      // One that is limited was not read.
      if (cpuMs > most.cpuMs || status >= 500 || status === 429)
        over.push(`${door.name}: ${text.name}: ${status}, ${Math.round(cpuMs)} ms`);
    }
  }
  stopped.abort();
  return { over, healthMs: percentile95(await answers) };
}

/** How long /api/health waits for the main thread, again and again until stopped, in milliseconds. */
async function pollHealth(service: Run["service"], signal: AbortSignal): Promise<number[]> {
  const times: number[] = [];
  while (!signal.aborted) {
    times.push(await usualCost(await costOf(() => service.ask(health), service.nowMs), most.healthMs));
    await delay(20);
  }
  return times;
}

const percentile95 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
