import { pageNames } from "#components/chrome/page-names.tsx";
import { FactRows } from "#components/text/fact-rows.tsx";
import { Submit } from "#components/text/field.tsx";
import { Notice } from "#components/text/notice.tsx";
import { type Consent, connectionEnds, scopes as scopeWords } from "#lib/connector/contract.ts";
import type { Scope } from "#lib/research-tool/contract.ts";
import { sessionDays } from "#lib/sign-in/contract.ts";
import { interviewCosts } from "#lib/studies/study-limits.ts";

type Client = {
  name: string;
  /** The host of its metadata document, which it controls; null for one that registered itself. */
  host: string | null;
  receiver: string;
  isOnOwnComputer: boolean;
};
type Props = {
  request: string;
  person: { email: string; account_id: string };
  client: Client;
  scopes: Scope[];
  /** What its person has allowed it before; empty for a client that is not connected. */
  allowed: string[];
};

/** What a client would be allowed, by whom, and where the permission goes; and the two buttons. */
export function ConsentForm({ request, person, client, scopes, allowed }: Props) {
  const isNew = (scope: Scope) => allowed.length > 0 && !allowed.includes(scope);
  return (
    <div className="max-w-prose space-y-6">
      <h1 className="wrap-anywhere">
        Connect <bdi>{client.name}</bdi> to your account?
      </h1>
      <FactRows
        of={{
          "It sends you back to": <b>{client.receiver}</b>,
          "It is described by": client.host ?? "itself: anyone can register a client under any name",
          [pageNames["/account"]]: person.email,
        }}
      />
      {client.isOnOwnComputer && (
        <Notice title="The permission goes to a program on your own computer.">
          <p>
            Nothing proves which program that is. Go on only if you have just pressed “connect” in one that you trust,
            and not because a page or a message sent you here.
          </p>
        </Notice>
      )}
      <div className="space-y-2">
        <h2 className="text-xl">It may</h2>
        {allowed.length > 0 && (
          <p>
            You have connected this client before, and{" "}
            {scopes.some(isNew) ? "now it asks for more" : "it asks for no more than then"}.
          </p>
        )}
        <ul className="list-disc space-y-1 ps-6">
          {scopes.map((scope) => (
            <li key={scope}>
              {isNew(scope) && <b>New: </b>}
              {scopeWords[scope]} <span className="text-ink-2 text-sm">({scope})</span>
            </li>
          ))}
        </ul>
        <p>
          {scopes.includes("research:run")
            ? `${interviewCosts}; you see the price of each study first, and nothing is spent without your yes.`
            : "It runs nothing and spends nothing: before it does, it asks here again."}{" "}
          It makes no keys and never sees your sign-in code.
        </p>
        <p>
          The permission lasts {sessionDays} days from your sign-in at most. It ends {connectionEnds}.
        </p>
      </div>
      <form action="/oauth/consent/decide" method="post" className="flex flex-wrap gap-4">
        <input type="hidden" name={"request" satisfies keyof Consent} value={request} />
        <input type="hidden" name={"account" satisfies keyof Consent} value={person.account_id} />
        {scopes.includes("research:run") && (
          <label className="flex basis-full items-start gap-3">
            <input
              type="checkbox"
              name={"read_only" satisfies keyof Consent}
              value={"yes" satisfies Consent["read_only"]}
              className="mt-1"
            />
            <span>Let it read only. It asks you again before it may run a study.</span>
          </label>
        )}
        <Submit name={"decision" satisfies keyof Consent} value={"allow" satisfies Consent["decision"]}>
          Allow
        </Submit>
        <Submit isQuiet name={"decision" satisfies keyof Consent} value={"deny" satisfies Consent["decision"]}>
          Do not allow
        </Submit>
      </form>
    </div>
  );
}
