import type { Metadata } from "next";
import { cookies } from "next/headers";
import { EmailField } from "#components/account/email-field.tsx";
import { MailIsOff } from "#components/account/mail-is-off.tsx";
import { SignInRefused } from "#components/account/sign-in-refused.tsx";
import { Field } from "#components/text/field.tsx";
import { addressIn, signInAddress } from "#lib/http/form-cookies.ts";
import { codeDigits, codeMinutes } from "#lib/sign-in/contract.ts";
import { mailIsOn } from "#lib/sign-in/send-mail.ts";
import { WaitingClient } from "../waiting-client.tsx";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: "Enter your code", robots: { index: false, follow: false } };

export default async function CodePage({ searchParams }: Props) {
  const refused = [(await searchParams).refused].flat()[0];
  const email = addressIn((await cookies()).get(signInAddress.name())?.value);
  return (
    <div className="max-w-prose space-y-6">
      <h1 className="text-2xl sm:text-3xl">Enter your code</h1>
      <SignInRefused reason={refused} />
      <WaitingClient />
      {email !== "" && mailIsOn() && (
        <p className="wrap-anywhere">
          A code of {codeDigits} digits is on its way to <strong>{email}</strong>. It is good for {codeMinutes} minutes;
          look among unwanted mail too. The link in the same mail works in this browser alone.
        </p>
      )}
      {email !== "" && !mailIsOn() && <MailIsOff />}
      <form action="/sign-in/session" method="post" className="max-w-md space-y-4">
        <EmailField label="E-mail address" defaultValue={email} />
        <Field
          name="code"
          label="Code"
          required
          maxLength={40}
          inputMode="numeric"
          autoComplete="one-time-code"
          className="control w-full tabular-nums"
        />
        <button type="submit" className="button">
          Sign in
        </button>
      </form>
      <p>
        <a href="/sign-in">Send another code</a>
      </p>
    </div>
  );
}
