import { cookies } from "next/headers";
import * as z from "zod";
import { Notice } from "#components/text/notice.tsx";
import { receiverOf } from "#lib/connector/client-metadata.ts";
import { getRequest, isRequest, type WaitingRequest } from "#lib/connector/decide-request.ts";
import type { Operation, Verb } from "#lib/contract.ts";
import { AppError } from "#lib/errors.ts";
import { connectRequest } from "#lib/http/form-cookies.ts";
import { ask } from "#lib/http/load.ts";

const operation = {
  name: "read_waiting_client",
  summary: "Read the client that sent this browser here.",
  input: z.object({ request: z.string() }),
  result: z.custom<WaitingRequest | null>(),
} satisfies Operation;

const read: Verb<typeof operation> = ({ request }) => getRequest(request);

/** Says which client sent its person to sign in, and that signing in allows it nothing yet. */
export async function WaitingClient() {
  const request = (await cookies()).get(connectRequest.name())?.value ?? "";
  const waiting = isRequest(request) ? await ask(operation, read, { request }) : null;
  if (waiting === null || waiting instanceof AppError) return null;
  return (
    <Notice title="A chat client sent you here.">
      <p className="wrap-anywhere">
        <bdi>{waiting.client_name}</bdi>, at {receiverOf(waiting.redirect_uri)}, asks to use your account. Signing in
        allows it nothing yet: the next page says what it asks for, and you decide there.
      </p>
    </Notice>
  );
}
