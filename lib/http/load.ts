import { notFound } from "next/navigation";
import { connection } from "next/server";
import type * as z from "zod";
import type { Endpoint, Verb } from "../contract.ts";
import { isStorageAway, storageUnavailable } from "../db/storage-away.ts";
import { AppError } from "../errors.ts";
import { answerWith } from "../net/page-answer.ts";
import { parse } from "./parse.ts";

type Loaded<E extends Endpoint> = Promise<z.input<E["result"]> | AppError>;

/** The page door: runs a verb for a server component. A refusal comes back as a value, and the page answers 404 or 503. */
export async function load<E extends Endpoint>(endpoint: E, verb: Verb<E>, members: Record<string, string>): Loaded<E> {
  const result = await ask(endpoint, verb, members);
  if (result instanceof AppError && result.status < 500 && !answerWith(404)) notFound();
  return result;
}

/** The page door for a page with a form: as `load`, but a page that shows a refusal beside what was asked answers 200. */
export async function ask<E extends Endpoint>(endpoint: E, verb: Verb<E>, members: Record<string, string>): Loaded<E> {
  await connection();
  try {
    const input = parse(endpoint, { query: new URLSearchParams(), path: members });
    return await verb(input, { address: null, spent: [] });
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return error;
    if (isStorageAway(error) && answerWith(503)) return storageUnavailable();
    throw error;
  }
}
