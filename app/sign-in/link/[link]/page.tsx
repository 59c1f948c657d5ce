import type { Metadata } from "next";
import { cookies } from "next/headers";
import { PageLink, pageNames } from "#components/chrome/page-names.tsx";
import { capital } from "#lib/cut-text.ts";
import { addressIn, signInAddress, signInBrowser } from "#lib/http/form-cookies.ts";
import { codeMinutes, linkBrowser, sessionDays, signedInFor, signNames } from "#lib/sign-in/contract.ts";
import { WaitingClient } from "../../waiting-client.tsx";

type Props = { params: Promise<{ link: string }> };

export const metadata: Metadata = { title: signNames.in, robots: { index: false, follow: false } };

/** Opening the link changes nothing: scanners of mail follow links. The button does, in the browser that asked. */
export default async function LinkPage({ params }: Props) {
  const { link } = await params;
  const jar = await cookies();
  if (!jar.get(signInBrowser.name())?.value) return <AnotherBrowser />;
  const email = addressIn(jar.get(signInAddress.name())?.value);
  return (
    <div className="max-w-prose space-y-6">
      <h1>{pageNames["/sign-in"]}</h1>
      <WaitingClient />
      <p className="wrap-anywhere">
        This link signs you in once
        {email !== "" && (
          <>
            {" "}
            as <strong>{email}</strong>
          </>
        )}
        . {capital(signedInFor(`${sessionDays} days`))}.
      </p>
      <form action="/sign-in/link" method="post">
        <input type="hidden" name="link" value={link} />
        <button type="submit" className="button">
          {signNames.in}
        </button>
      </form>
    </div>
  );
}

function AnotherBrowser() {
  return (
    <div className="max-w-prose space-y-6">
      <h1>This link signs nobody in here</h1>
      <p>
        It works once, within {codeMinutes} minutes, and only in {linkBrowser}. So nobody who sees the link can use it,
        and nobody can sign you in to an account of theirs.
      </p>
      <ul className="list-disc space-y-2 pl-6">
        <li>
          To sign in here, <a href="/sign-in/code">enter the code</a> of the same mail.
        </li>
        <li>To use the link, copy it into {linkBrowser}.</li>
        <li>If you signed in with this mail already, it is used up: ask for a new one where you need it.</li>
        <li>If another person asked for it, do nothing.</li>
      </ul>
      <p>
        <a href="/sign-in">Send another mail</a> · <PageLink to="/account" />
      </p>
    </div>
  );
}
