import { exchangeTokens } from "#lib/connector/exchange-tokens.ts";
import { oauthForm, preflightOfPost } from "#lib/http/oauth.ts";

/** Exchanges a code or a refresh token for new tokens. */
export const POST = oauthForm(async (form, caller) => ({ body: await exchangeTokens(form, caller) }));

export const OPTIONS = preflightOfPost;
