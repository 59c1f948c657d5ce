import { revokeToken } from "#lib/connector/exchange-tokens.ts";
import { oauthForm, preflightOfPost } from "#lib/http/oauth.ts";

/** Ends the connection of a client's token (RFC 7009). */
export const POST = oauthForm(async (form) => {
  await revokeToken(form);
  return { body: {} };
});

export const OPTIONS = preflightOfPost;
