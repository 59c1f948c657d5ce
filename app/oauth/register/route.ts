import { registerClient } from "#lib/connector/clients.ts";
import { oauthJson, preflightOfPost } from "#lib/http/oauth.ts";

/** Registers a client of the research connector (RFC 7591). */
export const POST = oauthJson(async (body, caller) => ({ status: 201, body: await registerClient(body, caller) }));

export const OPTIONS = preflightOfPost;
