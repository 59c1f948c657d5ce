import type { AccountState } from "#components/account/account-state.ts";
import { Act } from "#components/account/act.tsx";
import { browserName } from "#components/account/browser-name.ts";
import { keysTitle, NewKey } from "#components/operator/new-key.tsx";
import { Disclosure, shortName } from "#components/text/disclosure.tsx";
import { Field, Submit } from "#components/text/field.tsx";
import { Notice } from "#components/text/notice.tsx";
import { Section } from "#components/text/section.tsx";
import { mostKeys } from "#lib/accounts/account-limits.ts";
import {
  type ApiKey,
  actNames,
  afterEnding,
  afterRevoking,
  type createKeyEndpoint,
  isKeyInUse,
  KeyName,
  keyDays,
  keyPurpose,
  lastUsed,
  neverUsed,
} from "#lib/accounts/contract.ts";
import { type Connection, connectorPath } from "#lib/connector/contract.ts";
import type { MemberOf } from "#lib/contract.ts";
import { day, minute, plural } from "#lib/format.ts";
import { lengthOf } from "#lib/in-words.ts";
import type { SessionRow } from "#lib/sign-in/contract.ts";

/** What a sign-out may end beside the session of this browser. */
export type SignOutFrom = "everywhere";

/** What the page says was refused. */
export type AccountFault = "key";

type Props = { account: AccountState; newKey: string | null; refused: string | undefined };

/** The keys of a person's account, and the form that makes one or asks to. */
export function OwnKeys({ account: { keys, may_make_keys, keys_requested_at }, newKey, refused }: Props) {
  const inUse = keys.filter(isKeyInUse);
  return (
    <Section id="keys" title={keysTitle(inUse)}>
      {refused === ("key" satisfies AccountFault) && (
        <Notice title={`No key was made: at most ${mostKeys} are in use, and the operator decides who makes them.`} />
      )}
      {newKey !== null && <NewKey value={newKey} />}
      {may_make_keys ? <MakeOwnKey /> : <AskForKeys requested_at={keys_requested_at} />}
      <ul className="border-hairline border-b empty:hidden">
        {[...inUse, ...keys.filter((key) => !isKeyInUse(key))].map((key) => (
          <KeyRow key={key.key_id} of={key} />
        ))}
      </ul>
    </Section>
  );
}

function MakeOwnKey() {
  return (
    <form action="/account/keys" method="post" className="flex max-w-3xl flex-wrap items-end gap-4">
      <div className="min-w-60 flex-1">
        <Field
          id="key-name"
          name={"name" satisfies MemberOf<typeof createKeyEndpoint>}
          label={keyPurpose}
          required
          maxLength={lengthOf(KeyName).most}
        />
      </div>
      <Submit>{actNames.key}</Submit>
    </form>
  );
}

function AskForKeys({ requested_at }: { requested_at: string | null }) {
  if (requested_at !== null)
    return <p>You asked for keys on {day(requested_at)}. The operator has not yet answered.</p>;
  return (
    <Act action="/account/request-keys" className="space-y-3">
      <p className="max-w-prose">On this service the operator decides who makes keys to the research API.</p>
      <Submit>Ask for keys</Submit>
    </Act>
  );
}

function KeyRow({ of }: { of: ApiKey }) {
  const { key_id, name, prefix, created_at, last_used_at, expires_at, revoked_at } = of;
  return (
    <li className="grid gap-x-8 border-hairline border-t py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <h3 dir="auto" className={`wrap-anywhere text-base ${isKeyInUse(of) ? "" : "text-ink-2 line-through"}`}>
          {name}
        </h3>
        <p className="flex flex-wrap gap-x-4 text-ink-2 text-sm">
          <span className="identifier">{prefix}…</span>
          <span>{`${keyDays.made} ${day(created_at)}`}</span>
          <span>{last_used_at === null ? neverUsed : `${lastUsed} ${day(last_used_at)}`}</span>
          {revoked_at === null && expires_at !== null && (
            <span className="font-semibold">
              {isKeyInUse(of) ? "Ends" : keyDays.ended} {minute(expires_at)}
            </span>
          )}
          {revoked_at !== null && <span className="font-semibold">{`${keyDays.revoked} ${day(revoked_at)}`}</span>}
        </p>
      </div>
      {isKeyInUse(of) && (
        <Disclosure summary={`${actNames.revoke} ${prefix}…`}>
          <Act action={`/account/keys/${key_id}/revoke`} className="max-w-80 space-y-3">
            <p className="text-sm">{afterRevoking}</p>
            <Submit>{actNames.revoke} this key</Submit>
          </Act>
        </Disclosure>
      )}
    </li>
  );
}

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
          <span>{last_used_at === null ? neverUsed : `${lastUsed} ${day(last_used_at)}`}</span>
        </p>
      </div>
      <Disclosure summary={`${actNames.revoke} ${shortName(name)}`}>
        <Act action="/account/connections/revoke" className="max-w-80 space-y-3">
          <input type="hidden" name="client_id" value={client_id} />
          <p className="text-sm">{afterEnding}. It may ask you to connect again.</p>
          <Submit>{actNames.revoke} this client</Submit>
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
        <Submit isQuiet name="where" value={"everywhere" satisfies SignOutFrom}>
          {actNames.signOut}
        </Submit>
      </form>
    </Section>
  );
}
