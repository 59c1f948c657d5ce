import { notSignedIn } from "#components/account/sign-in.tsx";
import { OnwardLink, PageLink } from "#components/chrome/page-names.tsx";
import { CodeBlock } from "#components/text/code-block.tsx";
import { Notice } from "#components/text/notice.tsx";
import { linkMinutes } from "#lib/accounts/account-limits.ts";
import { linkLabel } from "#lib/accounts/contract.ts";
import { operatorTitle } from "./operator-head.tsx";

/** `isNeeded` while something needs the operator, and `isAway` while storage does: then no link can be made. */
type Props = { linkWasRefused?: boolean; isNeeded: boolean; isAway: boolean };

/** Shown to visitors who are not signed in as the operator: where to get a sign-in link. */
export function HowToSignIn({ linkWasRefused = false, isNeeded, isAway }: Props) {
  return (
    <div className="max-w-prose space-y-6">
      <h1>{operatorTitle}</h1>
      {linkWasRefused && (
        <Notice title="This link signs nobody in any more.">
          <p>It has been used, or it is older than {linkMinutes} minutes. Take a new one.</p>
        </Notice>
      )}
      {isNeeded && (
        <Notice title="Something needs the operator of this service.">
          <p>
            Sign in to read what it is. Everyone can read <a href="/status">how each part is</a>.
            {isAway &&
              " No link can be made while storage cannot be reached: start the database first. The log says more."}
          </p>
        </Notice>
      )}
      <p>{notSignedIn} As the user of the service, in its folder, make a link by this and open it:</p>
      <CodeBlock label="On the machine that runs the service">npm run touchstone -- operator-link</CodeBlock>
      <p>
        There is no password. Each start of the server prints such a line, too: <q>{linkLabel}</q>.
      </p>
      <p>
        <PageLink to="/docs" /> · <OnwardLink to="/" />
      </p>
    </div>
  );
}
