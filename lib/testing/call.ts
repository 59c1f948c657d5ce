import { setTimeout } from "node:timers/promises";
import * as z from "zod";
import type { Endpoint } from "../contract.ts";
import { demoMember } from "../db/client.ts";
import { requestIdHeader, statusOf } from "../errors.ts";

type Answer = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
type Input = {
  path?: Record<string, string>;
  query?: string;
  /** Text and bytes are sent unchanged, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
};

/**
 * Calls an export of a route file, as Next does; returns status, headers and body. In the project `lane` the same
 * request goes over HTTP to the server entry's API lane.
 */
export async function call(answer: Answer, asked: Input = {}, method = asked.body === undefined ? "GET" : "POST") {
  const { body: sent } = asked;
  const isRaw = typeof sent === "string" || sent instanceof Uint8Array || sent instanceof ReadableStream;
  const body = isRaw || sent === undefined ? sent : JSON.stringify(sent);
  const standing = { "accept-encoding": "identity", ...(body !== undefined && { "content-type": "application/json" }) };
  const headers = { ...standing, ...asked.headers };
  const init = { method, headers, body: (body as BodyInit | undefined) ?? null, duplex: "half" } as RequestInit;
  const query = `?${asked.query ?? ""}`;
  const inLane = process.env.TEST_LANE === "1" ? await laneUrl(answer, asked.path ?? {}) : undefined;
  const response =
    inLane === undefined
      ? await answer(new Request(`https://touchstone.test/api${query}`, init), {
          params: Promise.resolve(asked.path ?? {}),
        })
      : await fetch(`${inLane}${query}`, init);
  const text = await response.text();
  const isEvents = response.headers.get("content-type")?.startsWith("text/event-stream");
  const answered = text === "" ? null : isEvents ? text : JSON.parse(text);
  return { status: response.status, headers: response.headers, body: answered };
}

/** The lane's address of this handler; undefined without one. */
async function laneUrl(answer: Answer, path: Record<string, string>): Promise<string | undefined> {
  const { routes } = await import("../api/routes.ts");
  const found = Object.entries(routes).find(([, route]) => Object.values(route).includes(answer as never));
  // An empty id has no address.
  if (found === undefined || Object.values(path).includes("")) return undefined;
  const { startLane } = await import("./processes/start-lane.ts");
  const address = found[0].replaceAll(/\[(\w+)\]/g, (_, name: string) => encodeURIComponent(path[name]!));
  return `${await startLane()}${address}`;
}

/** Calls as a patient client does: again, after a longer pause each time, when storage was too busy to answer in time. */
export async function callPatiently(answer: Answer, asked: Input): Promise<Result & { tries: number }> {
  for (let time = 1; ; time += 1) {
    const answered = await call(answer, asked);
    if (answered.status !== 503 || time === 20) return { ...answered, tries: time };
    // All at once again would meet the same crowd.
    await setTimeout(Math.random() * time * 100);
  }
}

type Result = Awaited<ReturnType<typeof call>>;

/** A body checked against its endpoint's result shape, which allows no other member. */
export function resultOf<E extends Endpoint>(endpoint: E, { body }: { body: unknown }): z.output<E["result"]> {
  return endpoint.result.parse(withoutFlag(body)) as z.output<E["result"]>;
}

/** A body without the first member that flags generated data. */
function withoutFlag(body: unknown): unknown {
  if (typeof body !== "object" || body === null || Object.keys(body)[0] !== "demo") return body;
  const { demo, ...rest } = body as { demo: unknown };
  if (demo !== demoMember) throw new Error(`demo says ${JSON.stringify(demo)}`);
  return rest;
}

const Refusal = z.strictObject({
  error: z.enum(Object.keys(statusOf) as [keyof typeof statusOf]),
  message: z.string().regex(/^\S+ \S+ \S.+[.?]$/s),
  details: z.array(z.strictObject({ pointer: z.string(), message: z.string().min(1) })).optional(),
  retry_after: z.int().min(1).optional(),
  near: z.array(z.string()).optional(),
  canonical: z.string().optional(),
  canonical_sha256: z.string().optional(),
  canonical_length: z.int().optional(),
  mistake: z.string().nullable().optional(),
  request_id: z.string().regex(/^[\w.-]{8,64}$/),
});

/** A refusal checked against the one shape of all: a code with its status, a sentence, and no caching. */
export function refusalOf({ status, headers, body }: Result) {
  const { request_id, ...refusal } = Refusal.parse(withoutFlag(body));
  if (headers.get(requestIdHeader) !== request_id) throw new Error(`${requestIdHeader} and request_id differ`);
  if (status !== statusOf[refusal.error]) throw new Error(`${refusal.error} was answered with ${status}`);
  if (headers.get("cache-control") !== "no-store") throw new Error("a refusal may be cached");
  if ((headers.get("retry-after") ?? "") !== String(refusal.retry_after ?? ""))
    throw new Error("Retry-After and retry_after differ");
  return { status, pointers: refusal.details?.map(({ pointer }) => pointer) ?? [], ...refusal };
}
