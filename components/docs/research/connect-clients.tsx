import { Section, Terms } from "#components/docs/parts.tsx";
import { accessMinutes, connectorPath, scopes } from "#lib/connector/contract.ts";
import { partOf } from "#lib/cut-text.ts";
import { sessionDays } from "#lib/sign-in/contract.ts";

/** How chat clients are connected, and what a connection may do. */
export function ConnectClients({ base }: { base: string }) {
  const address = `${base}${connectorPath}`;
  const clients = [
    ["Claude (web, desktop)", "Settings → Connectors → Add custom connector, and paste the address"],
    ["Claude Code", <code key="it">{`claude mcp add --transport http touchstone-research ${address}`}</code>],
    ["ChatGPT", "Settings → Apps & Connectors → Advanced → Developer mode, then Create, with OAuth"],
    ["Cursor", <code key="it">{`{"mcpServers": {"touchstone-research": {"url": "${address}"}}}`}</code>],
    ["VS Code", <code key="it">{`{"servers": {"touchstone-research": {"type": "http", "url": "${address}"}}}`}</code>],
  ];
  return (
    <Section id="connect" title="Connect a chat client">
      <p>
        A chat client that has the address <code>{address}</code> runs studies in plain words: you sign in by browser
        once and allow it. It has one tool, <code>run_research</code>, which says the price and waits for your yes
        before it spends. A hosted client needs an address that is public.
      </p>
      <Terms className="wrap-anywhere" of={clients.map(([client, how]) => [<b key="client">{client}</b>, how])} />
      <p>What a connection may do, as you allow it:</p>
      <ul>
        {Object.entries(scopes).map(([scope, words]) => (
          <li key={scope}>
            <code>{scope}</code>: {partOf(words, 0, 1).toLowerCase() + partOf(words, 1)}
          </li>
        ))}
      </ul>
      <p>
        It makes no keys and reaches no other account. It ends with its next call when you revoke it on{" "}
        <a href="/account#connections">your account’s page</a> or sign out of the browser that allowed it, and after{" "}
        {sessionDays} days; its access tokens are good for {accessMinutes} minutes.
      </p>
    </Section>
  );
}
