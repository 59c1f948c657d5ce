import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { respondAsync } from "../lib/prefer.ts";
import type { StudyStatus } from "../lib/studies/study-record.ts";
import { hasEnded } from "../lib/studies/study-status.ts";
import { litePlace } from "./home.ts";
import { adminSecret, startServer, urlOf } from "./server.ts";
import { held, type Outcome } from "./table.ts";
import { bodyAt } from "./verify.ts";

/** How many clients send one study after another. */
const lanes = 8;
const json = { "content-type": "application/json" };

export type StudyPace = {
  kills: number;
  apartMs: number;
  studies: number;
  /** `STUDY_RESTART_WAITS_S`, where the drill cannot wait as long as a service does. */
  waits?: string;
  completeWithinMs: number;
};

/** Begins studies while the service is killed again and again: each that was accepted completes, and none runs as two. */
export async function drillStudies(pace: StudyPace): Promise<Outcome> {
  const { kills, apartMs, studies, waits = "", completeWithinMs } = pace;
  const place = { ...(await litePlace()), STUDY_RESTART_WAITS_S: waits };
  const url = urlOf(place);
  let server = await startServer(place);
  const authorization = `Bearer ${await makeKey(url, studies)}`;
  const accepted = new Set<string>();
  let isOver = false;
  const lane = async () => {
    while (!isOver && accepted.size < studies) {
      const key = randomUUID();
      let id: string | undefined;
      while (id === undefined) id = await begin(url, key, authorization);
      accepted.add(id);
    }
  };
  const sent = Promise.all(Array.from({ length: lanes }, lane));
  for (let killed = 0; killed < kills; killed += 1) {
    await pause(apartMs);
    await server.kill();
    server = await startServer(place);
  }
  isOver = true;
  await sent;
  const completed = await complete(url, accepted, { authorization, withinMs: completeWithinMs });
  const { total } = await bodyAt(`${url}/api/v1/studies?limit=1`, { authorization });
  await server.stop();
  // A request whose answer was lost is sent again with its key, and is the same study.
  const twice = Number(total) - completed;
  return { rounds: kills, acknowledged: accepted.size, lost: accepted.size - completed, twice, result: held };
}

/** A key that may run so many studies at once. */
async function makeKey(url: string, concurrency: number): Promise<string> {
  const headers = { ...json, authorization: `Bearer ${adminSecret}` };
  const body = JSON.stringify({ name: "drill", concurrency });
  const answer = await fetch(`${url}/api/v1/keys`, { method: "POST", body, headers });
  return ((await answer.json()) as { key: string }).key;
}

/** Begins one study; undefined when the service is away. */
async function begin(url: string, key: string, authorization: string): Promise<string | undefined> {
  const headers = { ...json, authorization, prefer: respondAsync, "idempotency-key": key };
  const body = JSON.stringify({
    topic: `How do finance leads of mid-sized firms feel about expense software for $9 a month, case ${key.slice(0, 4)}?`,
    study_type: "custom",
    audience: "b2b",
    n_per_persona: 1,
  });
  try {
    const answer = await fetch(`${url}/api/v1/studies`, { method: "POST", body, headers });
    if (answer.status === 202 || answer.status === 200) return ((await answer.json()) as { id: string }).id;
    if (![409, 503].includes(answer.status)) throw new Error(`A study was answered with ${answer.status}`);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  await pause(200);
}

type Patience = { authorization: string; withinMs: number };

/** How many of these studies complete in time. */
async function complete(url: string, ids: Set<string>, { authorization, withinMs }: Patience): Promise<number> {
  const open = new Set(ids);
  let completed = 0;
  for (const until = performance.now() + withinMs; open.size > 0 && performance.now() < until; await pause(1_000))
    for (const id of open) {
      const { status } = (await bodyAt(`${url}/api/v1/studies/${id}`, { authorization })) as { status?: StudyStatus };
      if (status !== undefined && !hasEnded(status)) continue;
      open.delete(id);
      if (status === "complete") completed += 1;
      else console.error(`The study ${id} ended as ${status}.`);
    }
  return completed;
}
