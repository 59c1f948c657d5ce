import { docSection } from "#components/docs/doc-section.ts";
import { Section, Terms } from "#components/docs/parts.tsx";
import chatClients from "#lib/connector/chat-clients.json" with { type: "json" };
import { accessMinutes, connectionEnds, connectorPath, scopes } from "#lib/connector/contract.ts";
import { partOf } from "#lib/cut-text.ts";
import { sessionDays } from "#lib/sign-in/contract.ts";

/** How chat clients are connected, and what a connection may do. */
export function ConnectClients({ base }: { base: string }) {
  const address = `${base}${connectorPath}`;
  const clients = Object.entries(chatClients).map(
    ([client, how]) => [<b key="client">{client}</b>, coded(how.replaceAll("<address>", address))] as const,
  );
  return (
    <Section {...docSection("connect")}>
      <p>
        A chat client that has the address <code>{address}</code> runs studies in plain words: you sign in by browser
        once and allow it. It has one tool, <code>run_research</code>, which says the price and waits for your yes
        before it spends. A hosted client needs an address that is public.
      </p>
      <Terms className="wrap-anywhere" of={clients} />
      <p>What a connection may do, as you allow it:</p>
      <ul>
        {Object.entries(scopes).map(([scope, words]) => (
          <li key={scope}>
            <code>{scope}</code>: {partOf(words, 0, 1).toLowerCase() + partOf(words, 1)}
          </li>
        ))}
      </ul>
      <p>
        It makes no keys and reaches no other account. It ends {connectionEnds}, and after {sessionDays} days; its
        access tokens are good for {accessMinutes} minutes.
      </p>
    </Section>
  );
}

/** A text with what it has in backticks as code. */
const coded = (text: string) =>
  text.split("`").map((part, at) => (at % 2 === 1 ? <code key={part}>{part}</code> : part));
