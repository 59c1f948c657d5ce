import * as z from "zod";
import type { Endpoint } from "../contract.ts";
import { demoMember } from "../db/demo-data.ts";
import { statusOf } from "../errors.ts";

type Answer = (request: Request, context: { params: Promise<Record<string, string>> }) => Promise<Response>;
type Asked = {
  path?: Record<string, string>;
  query?: string;
  /** A text or bytes are sent as they stand, anything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
};

/**
 * Calls what a route file exports, as Next does, and gives status, headers and body; in the project `lane` the same
 * request goes over HTTP to the server entry's API lane.
 */
export async function call(answer: Answer, asked: Asked = {}, method = asked.body === undefined ? "GET" : "POST") {
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
  return { status: response.status, headers: response.headers, body: text === "" ? null : JSON.parse(text) };
}

/** Where the lane answers with this handler; undefined for one that it does not have. */
async function laneUrl(answer: Answer, path: Record<string, string>): Promise<string | undefined> {
  const { routes } = await import("../api/routes.ts");
  const found = Object.entries(routes).find(([, route]) => Object.values(route).includes(answer as never));
  // An id without a character has no address of its own.
  if (found === undefined || Object.values(path).includes("")) return undefined;
  const { startLane } = await import("./start-lane.ts");
  const address = found[0].replaceAll(/\[(\w+)\]/g, (_, name: string) => encodeURIComponent(path[name]!));
  return `${await startLane()}${address}`;
}

/** Calls as a patient client does: again, when storage was too busy to answer in time. */
export async function callPatiently(answer: Answer, asked: Asked): Promise<Answered> {
  for (let time = 1; ; time += 1) {
    const answered = await call(answer, asked);
    if (answered.status !== 503 || time === 20) return answered;
  }
}

type Answered = Awaited<ReturnType<typeof call>>;

/** A body checked against its endpoint's result shape, which admits no member it does not name. */
export function resultOf<E extends Endpoint>(endpoint: E, { body }: { body: unknown }): z.output<E["result"]> {
  return endpoint.result.parse(withoutFlag(body)) as z.output<E["result"]>;
}

/** A body without the member that says its data is generated, where it comes first. */
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
});

/** A refusal checked against the one shape all have: a code with its status, a sentence, and nothing to be cached. */
export function refusalOf({ status, headers, body }: Answered) {
  const refusal = Refusal.parse(withoutFlag(body));
  if (status !== statusOf[refusal.error]) throw new Error(`${refusal.error} was answered with ${status}`);
  if (headers.get("cache-control") !== "no-store") throw new Error("a refusal may be cached");
  if ((headers.get("retry-after") ?? "") !== String(refusal.retry_after ?? ""))
    throw new Error("Retry-After and retry_after differ");
  return { status, pointers: refusal.details?.map(({ pointer }) => pointer) ?? [], ...refusal };
}
