import { cookies, headers } from "next/headers";
import { notFound } from "next/navigation";
import { connection } from "next/server";
import * as z from "zod";
import { sessionAccount } from "../accounts/operator-session.ts";
import type { Account, Caller, Endpoint, MemberOf, Operation, Verb } from "../contract.ts";
import { AppError, requestIdHeader } from "../errors.ts";
import { shortPointer } from "../json/json-pointer.ts";
import { limitInMemory } from "../limits/spend-read.ts";
import { currentRequestId } from "../net/named-response.ts";
import { answerWith, garbledMembers } from "../net/page-answer.ts";
import { unreadable } from "../net/page-form.ts";
import { parse, parseArguments } from "../net/parse-arguments.ts";
import { refusalOf } from "../net/refusal-of.ts";
import { addressOf } from "../net/request-head.ts";
import { operatorSession } from "./form-cookies.ts";
import { refuseForeign } from "./handle-form.ts";

type Members<O extends Operation> = { [member in MemberOf<O>]?: unknown };
type Result<O extends Operation> = Promise<z.input<O["result"]> | AppError>;

/** The page door, already paid for: a refusal is returned as a value, and the page answers 404 or 503. */
export async function load<O extends Operation>(operation: O, verb: Verb<O>, members: Members<O>): Result<O> {
  const result = await ask(operation, verb, members);
  if (result instanceof AppError && result.status < 429 && !answerWith(404)) notFound();
  const id = currentRequestId();
  if (result instanceof AppError && id !== undefined) result.headers[requestIdHeader] = id;
  return result;
}

/** The page door of the operator: what a page reads for who is signed in as the operator; null for anyone else. */
export async function loadForOperator<Data>(
  read: (operator: Account) => Promise<Data>,
): Promise<Data | AppError | null> {
  const session = (await cookies()).get(operatorSession.name())?.value;
  if (session === undefined) return null;
  return loadOwn(async () => {
    const operator = await sessionAccount(session);
    return operator && (await read(operator));
  });
}

/** The page door to what a page reads without an operation of either interface. */
export function loadOwn<Data>(read: (caller: Caller) => Promise<Data>): Promise<Data | AppError> {
  const operation = { name: "read_page", summary: "Read a page.", input: z.object({}), result: z.custom<Data>() };
  return load(operation, (_, caller) => read(caller), {});
}

/** The page door for a page with a form: like `load`, but a page that shows a refusal beside its form answers 200. */
export function ask<O extends Operation>(operation: O, verb: Verb<O>, members: Members<O>): Result<O> {
  return answer(operation, verb, () => parseArguments(operation, members));
}

/** The page door to a dry run of a write: everything is checked, and nothing is written. */
export function tryOut<E extends Endpoint>(endpoint: E, verb: Verb<E>, body: Record<string, unknown>): Result<E> {
  const query = new URLSearchParams({ dry_run: "1" });
  return answer(endpoint, verb, () => {
    refuseGarbled();
    return parse(endpoint, { query, path: {}, body });
  });
}

/** The page door to a write: runs for a form from a page of this service, and refuses any other. */
export async function act<O extends Operation>(
  operation: O,
  verb: Verb<O>,
  members: Record<string, unknown>,
): Result<O> {
  const requestHeaders = await headers();
  return answer(operation, verb, () => {
    refuseForeign(requestHeaders);
    refuseGarbled();
    return parseArguments(operation, members);
  });
}

/** Refuses a form with what is no text; the page shows it with U+FFFD in its place. */
function refuseGarbled(): void {
  const message = `has what cannot be read, shown as ${unreadable}: write it again`;
  const details = garbledMembers().map((name) => ({ pointer: shortPointer([name]), message }));
  if (details.length === 0) return;
  const sentence = `The form has characters that cannot be read, shown as ${unreadable}. Write them again, and send it.`;
  throw new AppError("invalid_unicode", sentence, { details });
}

async function answer<O extends Operation>(operation: O, verb: Verb<O>, read: () => z.output<O["input"]>): Result<O> {
  await connection();
  try {
    const caller: Caller = { address: addressOf(await headers()), spent: [] };
    const input = read();
    return await limitInMemory(operation, caller, () => verb(input, caller));
  } catch (error) {
    const refusal = refusalOf(error);
    const { status, code, extras } = refusal;
    if (status < 429 || (status === 429 && answerWith(429, extras.retry_after))) return refusal;
    if ((code === "research_failed" || code === "storage_unavailable") && answerWith(503)) return refusal;
    // Next logs a thrown error with all its members; this one has none of a query's.
    throw refusal;
  }
}
