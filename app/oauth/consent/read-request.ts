import * as z from "zod";
import { listConnections } from "#lib/connector/connections.ts";
import { getRequest, isRequest, type WaitingRequest } from "#lib/connector/decide-request.ts";
import { noteStep } from "#lib/connector/flows.ts";
import type { Operation, Verb } from "#lib/contract.ts";
import { memberOf } from "#lib/sign-in/sessions.ts";

type OwnRequest = {
  waiting: WaitingRequest | null;
  person: { email: string; account_id: string } | null;
  allowed: string[];
};

/** The input of the consent page: the request's secret, and the browser's cookies. */
export const readRequestOperation = {
  name: "read_connection_request",
  summary: "Read a client's request to connect, and who would allow it.",
  input: z.object({ request: z.string(), cookie: z.string() }),
  result: z.custom<OwnRequest>(),
} satisfies Operation;

/** Reads the consent page; that it is shown is a step of the client's flow. */
export const readRequest: Verb<typeof readRequestOperation> = async ({ request, cookie }, { address }) => {
  const waiting = isRequest(request) ? await getRequest(request) : null;
  const member = await memberOf(new Headers({ cookie }));
  if (waiting !== null && member !== null) {
    await noteStep(address, { step: "sign_in", client_id: waiting.client_id });
    await noteStep(address, { step: "consent", state: "waiting", client_id: waiting.client_id });
  }
  if (member === null) return { waiting, person: null, allowed: [] };
  const { account_id } = member.account;
  const before = (await listConnections(account_id)).find(({ client_id }) => client_id === waiting?.client_id);
  return { waiting, person: { email: member.email, account_id }, allowed: before?.scopes ?? [] };
};
