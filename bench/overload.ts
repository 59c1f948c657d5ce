// npm run bench -- overload: how long the check of health takes while some clients send the worst load that the limits allow.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sizeLimits } from "../lib/net/size-limits.ts";
import { freePort } from "../lib/testing/processes/postgres.ts";
import { type Contender, fixed, start } from "./measure.ts";
import { aSentence, numbersFrom } from "./words.ts";

const clients = 8;
/** How many requests a client has under way. */
const each = 8;
const everyMs = 50;
const mostMs = 50;

type Ask = { path: string; body?: string };
const random = numbersFrom(17);
const search = () => encodeURIComponent(aSentence(random, 30).slice(0, 200));
const call = (name: string, given: object) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name, arguments: given },
});

const { batch } = sizeLimits.mcp;

/** Requests whose answers are expensive for what they cost. */
const attacks: Record<string, () => Ask> = {
  nothing: () => ({ path: "" }),
  "/docs": () => ({ path: "/docs" }),
  "/stats": () => ({ path: "/stats" }),
  "/tools?q=": () => ({ path: `/tools?q=${search()}` }),
  "a page that is not there": () => ({ path: `/nothing/${random()}` }),
  "/api/tools?q=": () => ({ path: `/api/tools?q=${search()}` }),
  "/api/questions?q=": () => ({ path: `/api/questions?q=${search()}` }),
  "/openapi.json": () => ({ path: "/openapi.json" }),
  [`a batch of ${batch} searches`]: () => ({
    path: "/mcp",
    body: JSON.stringify(
      Array.from({ length: batch }, () => call("search_questions", { q: aSentence(random, 20).slice(0, 200) })),
    ),
  }),
};

/**
 * Measures each attack, or the one of that name, on its own server, with PGlite, which shares the processor with
 * everything else.
 */
export async function measureOverload(seconds: number, only?: string): Promise<void> {
  const rows = [];
  for (const [attack, ask] of Object.entries(attacks)) {
    if (only !== undefined && attack !== only) continue;
    const folder = mkdtempSync(join(tmpdir(), "touchstone-bench-"));
    const port = await freePort();
    const variables = { DATABASE_URL: "", DATA_DIR: folder, PORT: String(port), TRUSTED_PROXY_HOPS: "1" };
    const server = await start("the service", ["server.ts"], variables);
    try {
      const row = { attack, ...(await measure(server, ask, seconds)) };
      console.log(`${attack}: health p50 ${row["health p50 ms"]} ms`);
      rows.push(row);
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
  console.table(rows);
}

async function measure(server: Contender, ask: () => Ask, seconds: number) {
  // One-time work, such as compiling code, is done before.
  for (const path of ["/api/health", ask().path, ask().path]) await send(server, "203.0.113.2", path);
  const sent = new Map<number, number>();
  const end = performance.now() + seconds * 1000;
  const attackers = Array.from({ length: clients * each }, async (_, n) => {
    while (performance.now() < end && ask().path !== "") {
      const { path, body } = ask();
      const status = await send(server, `198.51.100.${n % clients}`, path, body);
      sent.set(status, (sent.get(status) ?? 0) + 1);
    }
  });
  const took: number[] = [];
  for (await wait(500); performance.now() < end; await wait(everyMs)) {
    const asked = performance.now();
    await send(server, "203.0.113.1", "/api/health");
    took.push(performance.now() - asked);
  }
  await Promise.all(attackers);
  took.sort((left, right) => left - right);
  const p50 = took[Math.floor(took.length / 2)]!;
  return {
    answered: sent.get(200) ?? 0,
    refused: [...sent]
      .filter(([status]) => status !== 200)
      .map(([status, count]) => `${count} × ${status}`)
      .join(", "),
    "health p50 ms": fixed(p50, 1),
    "p95 ms": fixed(took[Math.floor(took.length * 0.95)]!, 1),
    "max ms": fixed(took.at(-1)!, 1),
    "at most": mostMs,
    met: p50 <= mostMs ? "yes" : "NO",
  };
}

async function send({ url }: Contender, from: string, path: string, body?: string): Promise<number> {
  const headers = {
    "x-forwarded-for": from,
    "content-type": "application/json",
    accept: "application/json, text/html",
  };
  const answer = await fetch(url + path, { headers, ...(body !== undefined && { method: "POST", body }) });
  await answer.arrayBuffer();
  return answer.status;
}
