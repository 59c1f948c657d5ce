import { CodeBlock } from "#components/text/code-block.tsx";
import { Notice } from "#components/text/notice.tsx";
import { linkMinutes } from "#lib/accounts/account-limits.ts";
import { linkLabel } from "#lib/accounts/contract.ts";

/** `isNeeded` while something needs the operator, and `isAway` while storage does: then no link can be made. */
type Props = { linkWasRefused?: boolean; isNeeded: boolean; isAway: boolean };

/** Shown to visitors who are not signed in as the operator: where to get a sign-in link. */
export function HowToSignIn({ linkWasRefused = false, isNeeded, isAway }: Props) {
  return (
    <div className="max-w-prose space-y-6">
      <h1 className="text-2xl sm:text-3xl">The operator’s page</h1>
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
      <p>
        You are not signed in. Keys to the research API are made here by the operator of this service: there is no
        password, and a link is printed where only the operator reads.
      </p>
      <ul className="list-disc space-y-2 ps-6">
        <li>
          Each start of the server prints a line <q>{linkLabel}</q>.
        </li>
        <li>While it runs, the user who runs it makes another link by this command:</li>
      </ul>
      <CodeBlock label="On the machine that runs the service">npm run touchstone -- operator-link</CodeBlock>
      <p>
        <a href="/docs">Documentation</a> · <a href="/">Home</a>
      </p>
    </div>
  );
}
