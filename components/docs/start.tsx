import { docSection } from "#components/docs/doc-section.ts";
import { CodeBlock } from "#components/text/code-block.tsx";
import { ConnectLine, type ShownLine } from "#components/tools/connect-panel.tsx";
import { noAccount } from "#lib/about/contract.ts";
import { inList } from "#lib/in-words.ts";
import { Section } from "./parts.tsx";

type Props = {
  base: string;
  onlyOverRest: string[];
  lines: ShownLine[];
  settings: string | undefined;
  inspector: string;
};

/** How to connect common clients, with this server's own address in every line. */
export function Start({ base, onlyOverRest, ...clients }: Props) {
  const mcp = `${base}/mcp`;
  return (
    <Section {...docSection("start")}>
      <p>
        Ratings, questions and answers need {noAccount}. One line connects an agent: copy the one of your client. (Only{" "}
        <a href="/docs/research">research</a> has keys.)
      </p>
      <McpClients {...clients} />
      <Section id="start-curl" rank="h3" title="With curl, over REST or MCP">
        <CodeBlock label="REST: find a tool for a task">
          {`curl -s '${base}/api/tools?${new URLSearchParams(search)}'`}
        </CodeBlock>
        <CodeBlock label="MCP: the same, as one POST">{call(mcp, "tools/call", searched, 1)}</CodeBlock>
        <CodeBlock label="MCP: which tools there are">{call(mcp, "tools/list", undefined, 2)}</CodeBlock>
        <p>
          The MCP server is at <code>{mcp}</code> (Streamable HTTP), the REST API at <code>{`${base}/api`}</code>; an
          operation has the same name in both. Only REST has {inList(onlyOverRest)}. A call needs no handshake before
          it.
        </p>
      </Section>
    </Section>
  );
}

const search = { q: "send transactional email", limit: "3" };
const searched = { name: "search_tools", arguments: { ...search, limit: Number(search.limit) } };

function call(mcp: string, method: string, params: object | undefined, id: number): string {
  return `curl -s ${mcp} -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify({ jsonrpc: "2.0", id, method, params })}'`;
}

function McpClients({ lines, settings, inspector }: Omit<Props, "base" | "onlyOverRest">) {
  return (
    <Section id="start-mcp" rank="h3" title="In an MCP client">
      {lines.map((line) => (
        <ConnectLine key={line.client} same={[line]} />
      ))}
      <p>
        Claude Desktop starts local programs from its file, so mcp-remote goes between (it needs Node.js). Where this
        server is on the public internet over https, add its address under {settings} instead.
      </p>
      <CodeBlock label="MCP Inspector, to look around from a terminal">{inspector}</CodeBlock>
    </Section>
  );
}
