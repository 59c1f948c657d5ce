import { decideRequest } from "#lib/connector/decide-request.ts";
import { OAuthRefusal } from "#lib/connector/oauth-refusal.ts";
import { connectRequest } from "#lib/http/form-cookies.ts";
import { returnPage } from "#lib/http/plain-page.ts";
import { memberForm } from "#lib/http/signed-in.ts";

/** Carries out what a person decided on the consent page; done only for the person whom that page named. */
export const POST = memberForm(async (member, { form, headers, caller }) => {
  const request = form.get("request") ?? "";
  if (form.get("account") !== member.account.account_id) return { to: "/oauth/consent?request=other" };
  const isAllowed = form.get("decision") === "allow";
  const isReadOnly = form.get("read_only") === "yes";
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
