import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { json } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import type * as z from "zod";
import type { getHealthEndpoint } from "../lib/about/contract.ts";
import alertTexts from "../lib/console/alerts.json" with { type: "json" };
import { baseOf } from "../lib/console/contract.ts";
import type { Message, State } from "../lib/console/send-alert.ts";
import { litePlace, newFolder, type Pace } from "./home.ts";
import { startServer, urlOf } from "./server.ts";
import { held, type Outcome, skipped } from "./table.ts";
import { verify } from "./verify.ts";
import { Writer } from "./writer.ts";

/** A data folder takes 42 MB, and what is written until an alert has ended must fit beside it. */
const megabytes = 256;
const noticeWithinMs = 60_000;
/** How long the disk is full, with writes under way. */
const fullMs = 1_000;

/** Two pulses of the service, which alerts in each. */
const alertWithinMs = 70_000;

/**
 * Writes while the disk of a PGlite is full: writes are refused, health, the pages of the operator and of the status and
 * an alert say so until there is room, nothing confirmed is lost.
 */
export async function drillFullDisk({ rounds, posts }: Pace): Promise<Outcome> {
  const folder = await newFolder();
  if (!isMounted("mount", "-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder))
    return skipped("only root on Linux may mount a small disk");
  const alerts = await hearAlerts();
  try {
    const place = { ...(await litePlace(folder)), ALERT_WEBHOOK_URL: alerts.url };
    const server = await startServer(place);
    const cookie = await signIn(urlOf(place), await linkIn(server.log));
    const writer = new Writer(urlOf(place));
    const filler = join(folder, "filler");
    writer.start();
    for (let round = 0; round < rounds; round += 1) {
      fill(filler);
      await untilHealth(urlOf(place), "degraded");
      await pause(fullMs);
      const silent = await pagesWithout(urlOf(place), cookie, /disk is full|publishing[^<]* fails?\b/i);
      await alerts.until("storage", "begins", round);
      rmSync(filler);
      await untilHealth(urlOf(place), "ok");
      await alerts.until("storage", "ends", round);
      if (silent.length > 0) throw new Error(`${silent.join(" and ")} did not say that the disk is full.`);
      await writer.more(posts);
    }
    await writer.stop();
    const found = await verify(urlOf(place), writer.confirmed.values());
    await server.stop();
    const lines = server.log().match(/^Writes (fail since|work again)/gm)?.length ?? 0;
    const result = lines >= 2 * rounds ? held : `the log said ${lines} times that writes failed or worked again`;
    return { rounds, acknowledged: writer.confirmed.size, ...found, result };
  } finally {
    alerts.close();
    isMounted("umount", folder);
  }
}

/** A receiver of alerts; each is known by the first word of its kind, its state and how often that came before. */
async function hearAlerts() {
  const heard = new Map<string, number>();
  const receiver = createServer(async (request, response) => {
    const { kind, state } = (await json(request)) as Pick<Message, "kind" | "state">;
    const word = `${baseOf(kind)} ${state}`;
    heard.set(word, (heard.get(word) ?? 0) + 1);
    response.writeHead(204).end();
  });
  await once(receiver.listen(0, "127.0.0.1"), "listening");
  const until = async (kind: keyof typeof alertTexts.kinds, state: State, times: number) => {
    const wanted = `${kind} ${state}`;
    for (const late = performance.now() + alertWithinMs; ; await pause(200)) {
      if ((heard.get(wanted) ?? 0) === times + 1) return;
      if (performance.now() > late)
        throw new Error(`No alert said ${wanted} after ${times}: ${JSON.stringify([...heard])}`);
    }
  };
  return { url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`, until, close: () => receiver.close() };
}

/** The operator's link, which a server prints soon after it is ready. */
async function linkIn(log: () => string): Promise<string> {
  for (const until = performance.now() + noticeWithinMs; ; await pause(200)) {
    const link = /^Operator sign-in, .*: (\S+)$/m.exec(log())?.[1];
    if (link !== undefined) return link;
    if (performance.now() > until) throw new Error("The server printed no link for the operator.");
  }
}

/** Signs the operator in by a link; returns the cookie. */
async function signIn(url: string, link: string): Promise<string> {
  const token = new URL(link).searchParams.get("token")!;
  const headers = { "sec-fetch-site": "same-origin" };
  const body = new URLSearchParams({ token });
  const answer = await fetch(`${url}/operator/session`, { method: "POST", body, headers, redirect: "manual" });
  return answer.headers.getSetCookie()[0]!.split(";")[0]!;
}

/** The pages that do not say what the operator is to find there. */
async function pagesWithout(url: string, cookie: string, words: RegExp): Promise<string[]> {
  const pages = await Promise.all(
    ["/operator", "/status"].map(async (path) => {
      const answer = await fetch(url + path, { headers: { cookie } });
      return answer.status === 200 && words.test(await answer.text()) ? [] : [path];
    }),
  );
  return pages.flat();
}

function isMounted(program: string, ...words: string[]): boolean {
  try {
    execFileSync(program, words, { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Writes a file until no room is left. */
function fill(path: string): void {
  const file = openSync(path, "w");
  try {
    for (;;) writeSync(file, Buffer.alloc(16_384));
  } catch {
    closeSync(file);
  }
}

type Health = z.output<typeof getHealthEndpoint.result>["status"];

async function untilHealth(url: string, wanted: Health): Promise<void> {
  for (const until = performance.now() + noticeWithinMs; ; await pause(200)) {
    const { status } = (await (await fetch(`${url}/api/health`)).json()) as { status: Health };
    if (status === wanted) return;
    if (performance.now() > until) throw new Error(`/api/health still says ${status}, not ${wanted}.`);
  }
}
