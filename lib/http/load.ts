import { notFound } from "next/navigation";
import { connection } from "next/server";
import type * as z from "zod";
import type { Endpoint, Verb } from "../contract.ts";
import { isStorageAway } from "../db/storage-away.ts";
import { AppError } from "../errors.ts";
import { noteStorageAway } from "../net/page-answer.ts";
import { parse } from "./parse.ts";

/** The page door: runs a verb for a server component, and shows the 404 page where the API would answer 400 or 404. */
export async function load<E extends Endpoint>(endpoint: E, verb: Verb<E>, members: Record<string, string>) {
  const result = await ask(endpoint, verb, members);
  if (result instanceof AppError) notFound();
  return result;
}

/** The page door for a page with a form: a refusal comes back as a value, to be shown beside what was asked. */
export async function ask<E extends Endpoint>(
  endpoint: E,
  verb: Verb<E>,
  members: Record<string, string>,
): Promise<z.input<E["result"]> | AppError> {
  await connection();
  try {
    const input = parse(endpoint, { query: new URLSearchParams(), path: members });
    return await verb(input, { address: null, spent: [] });
  } catch (error) {
    if (error instanceof AppError && (error.status === 400 || error.status === 404)) return error;
    // The page for what is not there is drawn on the server, so it is what a reader without script can be shown.
    if (isStorageAway(error) && noteStorageAway()) notFound();
    throw error;
  }
}
