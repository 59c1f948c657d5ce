import type { Metadata } from "next";
import { Submit } from "#components/text/field.tsx";
import { sessionHours } from "#lib/accounts/account-limits.ts";
import { capital } from "#lib/cut-text.ts";
import { signedInFor, signNames } from "#lib/sign-in/contract.ts";
import { SignIn } from "../operator-page.tsx";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: "Operator sign-in", robots: { index: false, follow: false } };

/** Opening the link changes nothing: a chat's preview must not use it up. The button does. */
export default async function SignInPage({ searchParams }: Props) {
  const token = [(await searchParams).token].flat()[0];
  if (token === undefined) return <SignIn />;
  return (
    <div className="max-w-prose space-y-6">
      <h1>Sign in as the operator</h1>
      <p>
        This link signs in once. {capital(signedInFor(`${sessionHours} hours`))}, can make and revoke the keys to the
        research API, and read what readers report.
      </p>
      <form action="/operator/session" method="post">
        <input type="hidden" name="token" value={token} />
        <Submit>{signNames.in}</Submit>
      </form>
    </div>
  );
}
