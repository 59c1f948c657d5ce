import type { Metadata } from "next";
import { EmailField } from "#components/account/email-field.tsx";
import { MailIsOff } from "#components/account/mail-is-off.tsx";
import { SignInRefused } from "#components/account/sign-in-refused.tsx";
import { Notice } from "#components/text/notice.tsx";
import { env } from "#lib/env.ts";
import { codeMinutes, sessionDays } from "#lib/sign-in/contract.ts";
import { mailIsOn } from "#lib/sign-in/send-mail.ts";
import { WaitingClient } from "./waiting-client.tsx";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: "Sign in", robots: { index: false, follow: false } };

export default async function SignInPage({ searchParams }: Props) {
  const { refused: refusals, done } = await searchParams;
  const refused = [refusals].flat()[0];
  return (
    <div className="max-w-prose space-y-6">
      <h1 className="text-2xl sm:text-3xl">Sign in to your account</h1>
      {done === "deleted" && <Notice title="Your account and everything of it is deleted." />}
      <SignInRefused reason={refused} />
      <WaitingClient />
      <p>
        An account holds your keys to the research API, your studies and your personas. Reading, reviewing and asking
        need none. A code and a link go to your address{env().WORK_EMAIL_ONLY && " at work"}; they are good for{" "}
        {codeMinutes} minutes, and you are then signed in on this browser for {sessionDays} days.
      </p>
      {!mailIsOn() && <MailIsOff />}
      <form action="/sign-in/request" method="post" className="max-w-md space-y-4">
        <EmailField label={env().WORK_EMAIL_ONLY ? "E-mail address at work" : "E-mail address"} />
        <button type="submit" className="button">
          Send me a code
        </button>
      </form>
      <p>
        <a href="/sign-in/code">I have a code</a> · <a href="/docs/research">What the research API is</a>
      </p>
    </div>
  );
}
