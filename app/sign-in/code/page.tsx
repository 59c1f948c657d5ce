import type { Metadata } from "next";
import { cookies } from "next/headers";
import { CodeForm, SignInRefused } from "#components/account/sign-in.tsx";
import { pageNames } from "#components/chrome/page-names.tsx";
import { addressIn, signInAddress, typedAddress } from "#lib/http/form-cookies.ts";
import { outboxPlace } from "#lib/net/outbox.ts";
import { codeDigits, codeMinutes } from "#lib/sign-in/contract.ts";
import { mailIsOn } from "#lib/sign-in/send-mail.ts";
import { WaitingClient } from "../waiting-client.tsx";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: pageNames["/sign-in/code"], robots: { index: false, follow: false } };

export default async function CodePage({ searchParams }: Props) {
  const refused = [(await searchParams).refused].flat()[0];
  const kept = await cookies();
  const [email, typed] = [signInAddress, typedAddress].map((one) => addressIn(kept.get(one.name())?.value));
  return (
    <div className="max-w-prose space-y-6">
      <h1>{pageNames["/sign-in/code"]}</h1>
      <SignInRefused reason={refused} />
      <WaitingClient />
      {email !== "" && mailIsOn() && (
        <p className="wrap-anywhere">
          A code of {codeDigits} digits is on its way to <strong>{email}</strong>. It is good for {codeMinutes} minutes;
          look among unwanted mail too. The link in the same mail works in this browser alone.
        </p>
      )}
      {email !== "" && !mailIsOn() && (
        <p className="wrap-anywhere">
          The code for <strong>{email}</strong> is in the newest file of <code>{outboxPlace}</code>, which the operator
          of this service can read. It is good for {codeMinutes} minutes.
        </p>
      )}
      <CodeForm email={typed || email} />
      <p>
        <a href="/sign-in">{mailIsOn() ? "Send another code" : "Back to sign-in"}</a>
      </p>
    </div>
  );
}
