import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { litePlace } from "./home.ts";
import { adminSecret, startServer, urlOf } from "./server.ts";
import { held, type Outcome } from "./table.ts";
import { bodyAt } from "./verify.ts";

/** Seconds before a study whose starts were short is begun again: shorter than in production, so that the drill ends. */
const waits = "1,2,5";

export type StudyPace = { kills: number; apartMs: number; studies: number; completeWithinMs: number };

const headers = { authorization: `Bearer ${adminSecret}`, "content-type": "application/json", prefer: "respond-async" };

/** Begins studies while the service is killed again and again: each that was accepted completes, and none runs as two. */
export async function drillStudies({ kills, apartMs, studies, completeWithinMs }: StudyPace): Promise<Outcome> {
  const place = { ...(await litePlace()), STUDY_RESTART_WAITS_S: waits };
  const url = urlOf(place);
  let server = await startServer(place);
  const accepted = new Set<string>();
  let requests = 0;
  let isOver = false;
  const lane = async () => {
    while (!isOver && accepted.size < studies) {
      const key = randomUUID();
      requests += 1;
      let id: string | undefined;
      while (id === undefined && !isOver) id = await begin(url, key);
      if (id !== undefined) accepted.add(id);
    }
  };
  const lanes = Promise.all([lane(), lane(), lane()]);
  for (let killed = 0; killed < kills; killed += 1) {
    await pause(apartMs);
    await server.kill();
    server = await startServer(place);
  }
  await pause(apartMs);
  isOver = true;
  await lanes;
  const completed = await complete(url, accepted, completeWithinMs);
  const { total } = await bodyAt(`${url}/api/v1/studies?limit=1`, headers);
  await server.stop();
  // A request whose answer was lost is sent again with its key, and is the same study.
  const twice = Math.max(0, Number(total) - requests);
  return { rounds: kills, acknowledged: accepted.size, lost: accepted.size - completed, twice, result: held };
}

/** Begins one study; undefined when the service is away or has no slot. */
async function begin(url: string, key: string): Promise<string | undefined> {
  const body = {
    topic: `How do finance leads of mid-sized firms feel about expense software for $9 a month, case ${key.slice(0, 4)}?`,
    study_type: "custom",
    audience: "b2b",
    n_per_persona: 1,
    idempotency_key: key,
  };
  try {
    const answer = await fetch(`${url}/api/v1/studies`, { method: "POST", body: JSON.stringify(body), headers });
    if (answer.status === 202 || answer.status === 200) return ((await answer.json()) as { id: string }).id;
    if (![409, 429, 503].includes(answer.status)) throw new Error(`A study was answered with ${answer.status}`);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  await pause(200);
}

/** How many of these studies complete in time. */
async function complete(url: string, ids: Set<string>, withinMs: number): Promise<number> {
  const open = new Set(ids);
  let completed = 0;
  for (const until = performance.now() + withinMs; open.size > 0 && performance.now() < until; await pause(1_000))
    for (const id of open) {
      const { status } = await bodyAt(`${url}/api/v1/studies/${id}`, headers);
      if (status === "queued" || status === "running") continue;
      open.delete(id);
      if (status === "complete") completed += 1;
      else console.error(`The study ${id} ended as ${status}.`);
    }
  return completed;
}
