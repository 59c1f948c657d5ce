import { createHmac } from "node:crypto";
import type { LookupFunction } from "node:net";
import { Client, type Dispatcher } from "undici";
import { capital, partOf } from "../cut-text.ts";
import { env } from "../env.ts";
import { NotPublic, publicConnector } from "../net/public-connector.ts";
import { faultOfTarget } from "../net/public-target.ts";
import { noRedirects, secretForm, signatureVersion } from "./contract.ts";
import reasons from "./reasons.json" with { type: "json" };

const connectMs = 5_000;
/** How long a receiver has to answer a webhook, from the first look-up to the last byte, in milliseconds. */
export const answerMs = 15_000;
const bodyBytes = 64 * 1024;

/** The outcome of one attempt: the answered status, or why there is none. */
export type Outcome = { status: number | null; error: string | null; retry_after_ms: number | null };

type Post = { url: string; headers: Record<string, string>; body: string; withinMs?: number; lookup?: LookupFunction };

/** Sends one POST to a caller's address, on its own connection to public addresses only. Follows no redirect. */
export async function postWebhook({ url, headers, body, withinMs = answerMs, lookup }: Post): Promise<Outcome> {
  const { WEBHOOK_ALLOW_PRIVATE: allowPrivate } = env();
  const fault = faultOfTarget(url, allowPrivate);
  if (fault !== null) return failed(`The address ${fault}.`);
  const { origin, pathname, search } = new URL(url);
  const connect = publicConnector({ connectMs, allowPrivate, ...(lookup && { lookup }) });
  const client = new Client(origin, { connect });
  const signal = AbortSignal.timeout(withinMs);
  try {
    const answer = await client.request({ method: "POST", path: pathname + search, headers, body, signal });
    // The status decides: a body that breaks off or never ends changes nothing.
    await answer.body.dump({ limit: bodyBytes, signal }).catch(() => undefined);
    return outcomeOf(answer);
  } catch (error) {
    return failed(signal.aborted ? `There was no answer within ${withinMs / 1_000} seconds.` : reasonOf(error));
  } finally {
    await client.destroy();
  }
}

function outcomeOf({ statusCode: status, headers }: Dispatcher.ResponseData): Outcome {
  const error = status >= 300 && status < 400 ? `${capital(noRedirects)}.` : null;
  return { status, error, retry_after_ms: retryAfterMs([headers["retry-after"] ?? null].flat()[0]!, Date.now()) };
}

/** The wait of a Retry-After header in milliseconds, from seconds or a date; null when unreadable. */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header)) return Number(header) * 1_000;
  const date = / GMT$/.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

const failed = (error: string): Outcome => ({ status: null, error, retry_after_ms: null });

function reasonOf(error: unknown): string {
  if (error instanceof NotPublic) return error.message;
  const { code = "", name } = error as NodeJS.ErrnoException;
  const [, reason] = Object.entries(reasons).find(([codes]) => codes.split(" ").includes(code)) ?? [];
  return reason ?? `The request failed (${code || name}).`;
}

type Message = { id: string; timestamp: number; body: string };

/** The signatures of a delivery, one for each secret, as Standard Webhooks writes them in one header. */
export function signWebhook({ id, timestamp, body }: Message, secrets: string[]): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(partOf(secret, secretForm.begin.length), "base64");
      return `${signatureVersion},${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
    })
    .join(" ");
}
