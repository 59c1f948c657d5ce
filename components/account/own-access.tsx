import { Act } from "#components/account/act.tsx";
import { browserName } from "#components/account/browser-name.ts";
import { Disclosure } from "#components/text/disclosure.tsx";
import { Submit } from "#components/text/field.tsx";
import { Section } from "#components/text/section.tsx";
import { type Connection, connectorPath } from "#lib/connector/contract.ts";
import { day, excerpt, minute, plural } from "#lib/format.ts";
import type { SessionRow } from "#lib/sign-in/contract.ts";

/** The clients that act for this account, each with what it may do and a way to end it. */
export function ConnectionList({ connections }: { connections: Connection[] }) {
  const count = connections.length;
  return (
    <Section
      id="connections"
      title={count === 0 ? "No chat client is connected" : `${plural(count, "client")} connected`}
    >
      {count === 0 && (
        <p className="max-w-prose">
          Add the address <code>{connectorPath}</code> of this service to a chat client, and it runs studies for you
          after you have allowed it: <a href="/docs/research#connect">how to connect one</a>.
        </p>
      )}
      <ul className="border-hairline border-b empty:hidden">
        {connections.map((connection) => (
          <Row key={connection.client_id} of={connection} />
        ))}
      </ul>
    </Section>
  );
}

function Row({ of }: { of: Connection }) {
  const { client_id, name, host, is_on_own_computer, described_by, scopes, connected_at, last_used_at } = of;
  return (
    <li className="grid gap-x-8 border-hairline border-t py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 className="wrap-anywhere text-base">
          <bdi>{name}</bdi>
        </h3>
        <p className="flex flex-wrap gap-x-4 text-ink-2 text-sm">
          <span className="wrap-anywhere">
            {is_on_own_computer ? `A program on your computer, ${host}` : `At ${host}`}
          </span>
          <span className="wrap-anywhere">
            {described_by === null ? "Named by itself" : `Described by ${described_by}`}
          </span>
          <span>{scopes.includes("research:run") ? "Reads and runs studies" : "Reads only"}</span>
          <span>Connected {day(connected_at)}</span>
          <span>{last_used_at === null ? "Never used" : `Last used ${day(last_used_at)}`}</span>
        </p>
      </div>
      <Disclosure summary={`Revoke ${excerpt(name, 28)}`}>
        <Act action="/account/connections/revoke" className="max-w-80 space-y-3">
          <input type="hidden" name="client_id" value={client_id} />
          <p className="text-sm">Its next call is refused. Studies that run go on; it may ask you to connect again.</p>
          <Submit>Revoke this client</Submit>
        </Act>
      </Disclosure>
    </li>
  );
}

/** Where a person is signed in, and the button that ends all of it. */
export function SessionList({ sessions }: { sessions: SessionRow[] }) {
  return (
    <Section id="sessions" title={`Signed in on ${plural(sessions.length, "browser")}`}>
      <ul className="border-hairline border-b">
        {sessions.map(({ user_agent, created_at, is_this }) => (
          <li key={created_at} className="border-hairline border-t py-2">
            <p className="wrap-anywhere">{browserName(user_agent)}</p>
            <p className="text-ink-2 text-sm">
              Since {minute(created_at)}
              {is_this && ", this one"}
            </p>
          </li>
        ))}
      </ul>
      <form action="/account/sign-out" method="post">
        <Submit isQuiet name="where" value="everywhere">
          Sign out everywhere
        </Submit>
      </form>
    </Section>
  );
}
