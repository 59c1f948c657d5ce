import { resourceMetadataAddress } from "../../connector/addresses.ts";
import { type ConnectedCaller, connectionOf } from "../../connector/connections.ts";
import { withLesser } from "../../connector/contract.ts";
import { noteStep } from "../../connector/flows.ts";
import type { Caller } from "../../contract.ts";
import type { Scope } from "../../research-tool/contract.ts";
import { callerOf } from "../caller-of.ts";
import { code, refuse } from "../rpc-answer.ts";

/** The scope of the challenge: some clients never ask for more than it names, and could not run a study. */
const wholeScope = withLesser("research:run").join(" ");

const connections = new WeakMap<Caller, ConnectedCaller>();

/** Lets a request with a live access token in; any other is answered with where to get one (RFC 6750, 9728). */
export async function admitConnection(request: Request): Promise<Response | null> {
  const caller = callerOf(request);
  const header = request.headers.get("authorization");
  // Without a token the challenge has no error (RFC 6750, 3.1): the client has done nothing wrong.
  if (header === null) {
    await noteStep(caller.address, { step: "challenge" });
    return challenge(401, { scope: wholeScope }, "Connect first: the header WWW-Authenticate says where to begin.");
  }
  const token = /^bearer ([A-Za-z0-9\-._~+/]+=*)$/i.exec(header)?.[1] ?? "";
  const connection = await connectionOf(token, caller.address);
  if (connection === null) {
    const sentence =
      "This token is not good here: it is too old, revoked or for another service. Refresh it, or connect again.";
    return challenge(401, { error: "invalid_token", error_description: sentence, scope: wholeScope }, sentence);
  }
  caller.account = connection.account;
  connections.set(caller, connection);
  return null;
}

/** The connection of a request that was let in. */
export function connectionIn(request: Request): ConnectedCaller {
  const connection = connections.get(callerOf(request));
  if (connection === undefined) throw new Error("this request came in without a connection");
  return connection;
}

/** The answer to a call that needs more than its connection may do: what to ask the person for (RFC 6750, 403). */
export function askForScope(scope: Scope, message: string, id: string | number): Response {
  const needed = withLesser(scope).join(" ");
  return challenge(403, { error: "insufficient_scope", error_description: message, scope: needed }, message, id);
}

type Members = { error?: string; error_description?: string; scope: string };

function challenge(status: 401 | 403, members: Members, message: string, id: string | number | null = null): Response {
  const parameters = Object.entries({ ...members, resource_metadata: resourceMetadataAddress() });
  const headers = {
    "WWW-Authenticate": `Bearer ${parameters.map(([name, value]) => `${name}="${value}"`).join(", ")}`,
  };
  return refuse(status, code.server, message, { headers, id });
}
