import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import type * as z from "zod";
import type { Caller, Endpoint, Verb } from "../contract.ts";
import { isStorageAway, storageUnavailable } from "../db/storage-away.ts";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { spendRead } from "../limits/spend-read.ts";
import { standIn } from "../limits/stand-in.ts";
import { addressOf } from "../net/client-address.ts";
import { answerWith } from "../net/page-answer.ts";
import { parse, type Raw } from "./parse.ts";

type Loaded<E extends Endpoint> = Promise<z.input<E["result"]> | AppError>;

/** The page door: runs a verb for a server component. A refusal comes back as a value, and the page answers 404 or 503. */
export async function load<E extends Endpoint>(endpoint: E, verb: Verb<E>, members: Record<string, string>): Loaded<E> {
  const result = await ask(endpoint, verb, members);
  if (result instanceof AppError && result.status < 429 && !answerWith(404)) notFound();
  return result;
}

/** The page door for a page with a form: as `load`, but a page that shows a refusal beside what was asked answers 200. */
export function ask<E extends Endpoint>(endpoint: E, verb: Verb<E>, members: Record<string, string>): Loaded<E> {
  return answer(endpoint, verb, { query: new URLSearchParams(), path: members });
}

/** The page door to a write that is only tried: everything is checked, and nothing is written. */
export function tryOut<E extends Endpoint>(endpoint: E, verb: Verb<E>, body: Record<string, unknown>): Loaded<E> {
  return answer(endpoint, verb, { query: new URLSearchParams({ dry_run: "1" }), path: {}, body });
}

async function answer<E extends Endpoint>(endpoint: E, verb: Verb<E>, raw: Raw): Loaded<E> {
  await connection();
  try {
    const caller: Caller = { address: addressOf(await headers(), env().TRUSTED_PROXY_HOPS), spent: [] };
    await spendRead(caller);
    const input = parse(endpoint, raw);
    return await standIn(endpoint, caller, () => verb(input, caller));
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited" && answerWith(429)) return error;
    if (error instanceof AppError && error.status < 429) return error;
    if (isStorageAway(error) && answerWith(503)) return storageUnavailable();
    throw error;
  }
}
