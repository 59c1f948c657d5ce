import type { Consent } from "#lib/connector/contract.ts";
import { decideRequest } from "#lib/connector/decide-request.ts";
import { OAuthRefusal } from "#lib/connector/oauth-refusal.ts";
import { connectRequest } from "#lib/http/form-cookies.ts";
import { returnPage } from "#lib/http/plain-page.ts";
import { memberForm } from "#lib/http/signed-in.ts";

/** Carries out what a person decided on the consent page; done only for the person whom that page named. */
export const POST = memberForm(async (member, { form, headers, caller }) => {
  const sent = (name: keyof Consent) => form.get(name);
  const request = sent("request") ?? "";
  if (sent("account") !== member.account.account_id) return { to: "/oauth/consent" };
  const isAllowed = sent("decision") === ("allow" satisfies Consent["decision"]);
  const isReadOnly = sent("read_only") === ("yes" satisfies Consent["read_only"]);
  try {
    const to = await decideRequest({ request, member, isAllowed, isReadOnly, address: caller.address });
    return {
      html: returnPage(to, isAllowed, headers.get("cookie") ?? undefined),
      cookies: [connectRequest.keep(null)],
    };
  } catch (error) {
    if (error instanceof OAuthRefusal) return { to: "/oauth/consent" };
    throw error;
  }
});
