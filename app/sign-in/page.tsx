import type { Metadata } from "next";
import { cookies } from "next/headers";
import { accountsClosed, CodeForm, EmailField, operatorsCode, SignInRefused } from "#components/account/sign-in.tsx";
import { linkNames, pageNames } from "#components/chrome/page-names.tsx";
import { Disclosure } from "#components/text/disclosure.tsx";
import { Notice } from "#components/text/notice.tsx";
import { capital } from "#lib/cut-text.ts";
import { env } from "#lib/env.ts";
import { addressIn, typedAddress } from "#lib/http/form-cookies.ts";
import { mailName } from "#lib/in-words.ts";
import { allowed } from "#lib/limits/limits.ts";
import { outboxPlace } from "#lib/net/outbox.ts";
import { codeMinutes, sessionDays, signedInFor, signNames } from "#lib/sign-in/contract.ts";
import { mailIsOn } from "#lib/sign-in/send-mail.ts";
import { WaitingClient } from "./waiting-client.tsx";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const metadata: Metadata = { title: signNames.in, robots: { index: false, follow: false } };

export default async function SignInPage({ searchParams }: Props) {
  const { refused: refusals, done } = await searchParams;
  const refused = [refusals].flat()[0];
  const byMail = mailIsOn();
  const typed = addressIn((await cookies()).get(typedAddress.name())?.value);
  return (
    <div className="max-w-prose space-y-6">
      <h1>{byMail === null ? accountsClosed : pageNames["/sign-in"]}</h1>
      {done === "deleted" && <Notice title="Your account and everything of it is deleted." />}
      <SignInRefused reason={refused} />
      <WaitingClient />
      {byMail ? <ByMail typed={typed} /> : <ByHand isClosed={byMail === null} typed={typed} />}
    </div>
  );
}

function WhatFor() {
  return (
    <p>
      An account holds your keys to the <a href="/docs/research">research API</a>, your studies and your personas.
      Reading, reviewing and asking need none, and a visitor may begin studies too,{" "}
      {allowed("visitor_studies", "client")}.
    </p>
  );
}

const withoutAccount = (
  <p className="flex flex-wrap items-center gap-x-5 gap-y-2">
    <a href="/research" className="button inline-flex items-center no-underline">
      {linkNames["/research"]}
    </a>
    <a href="/tools">Find a tool</a>
    <a href="/participate">Let an agent take part</a>
  </p>
);

const haveCode = (
  <p>
    <a href="/sign-in/code">I have a code</a>
  </p>
);

function ByMail({ typed }: { typed: string }) {
  return (
    <>
      <p>
        A code and a link go to your address{env().WORK_EMAIL_ONLY && " at work"}; they are good for {codeMinutes}{" "}
        minutes, and {signedInFor(`${sessionDays} days`)}.
      </p>
      <RequestForm button="Send me a code" typed={typed} />
      {haveCode}
      <WhatFor />
    </>
  );
}

function ByHand({ isClosed, typed }: { isClosed: boolean; typed: string }) {
  return (
    <>
      <p>
        {isClosed ? (
          "Sign-in is by a code that only the operator can give, and there is no address to ask for one."
        ) : (
          <>
            Sign-in is by {operatorsCode}. <a href="/contact">Ask for one</a>
          </>
        )}
      </p>
      <WhatFor />
      {isClosed ? (
        <>
          {withoutAccount}
          {haveCode}
        </>
      ) : (
        <CodeForm email={typed} />
      )}
      <Disclosure summary="I run this service">
        <div className="space-y-4">
          <p>
            Make a code with <code>npm run touchstone -- sign-in &lt;e-mail&gt;</code>, or have one written to a file in{" "}
            <code>{outboxPlace}</code>:
          </p>
          <RequestForm button="Write a code to the outbox" typed={typed} />
        </div>
      </Disclosure>
    </>
  );
}

function RequestForm({ button, typed }: { button: string; typed: string }) {
  return (
    <form action="/sign-in/request" method="post" className="max-w-md space-y-4">
      <EmailField
        id="request-email"
        label={env().WORK_EMAIL_ONLY ? `${capital(mailName)} at work` : `Your ${mailName}`}
        defaultValue={typed}
      />
      <button type="submit" className="button">
        {button}
      </button>
    </form>
  );
}
