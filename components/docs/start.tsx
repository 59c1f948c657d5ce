import { CodeBlock } from "#components/text/code-block.tsx";
import { inList } from "#lib/in-words.ts";
import { connectCommand } from "./connect-command.ts";
import { Section } from "./parts.tsx";

/** How to connect common clients, with this server's own address in every line. */
export function Start({ base, onlyOverRest }: { base: string; onlyOverRest: string[] }) {
  const mcp = `${base}/mcp`;
  return (
    <Section id="start" title="Start in 60 seconds">
      <p>
        Ratings, questions and answers need no account and no key. One line connects an agent: copy the one of your
        client. (Only <a href="/docs/research">research</a> has keys.)
      </p>
      <McpClients base={base} mcp={mcp} />
      <Section id="start-curl" rank="h3" title="With curl, over REST or MCP">
        <CodeBlock label="REST: find a tool for a task">
          {`curl -s '${base}/api/tools?q=send+transactional+email&limit=3'`}
        </CodeBlock>
        <CodeBlock label="MCP: the same, as one POST">{call(mcp, "tools/call", searched, 1)}</CodeBlock>
        <CodeBlock label="MCP: which tools there are">{call(mcp, "tools/list", undefined, 2)}</CodeBlock>
        <p>
          The MCP server is at <code>{mcp}</code> (Streamable HTTP), the REST API at <code>{`${base}/api`}</code>; an
          operation has the same name in both. Only REST has {inList(onlyOverRest)}. There are no sessions: a call needs
          no handshake before it.
        </p>
      </Section>
    </Section>
  );
}

const searched = { name: "search_tools", arguments: { q: "send transactional email", limit: 3 } };

function call(mcp: string, method: string, params: object | undefined, id: number): string {
  return `curl -s ${mcp} -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify({ jsonrpc: "2.0", id, method, params })}'`;
}

function McpClients({ base, mcp }: { base: string; mcp: string }) {
  return (
    <Section id="start-mcp" rank="h3" title="In an MCP client">
      <CodeBlock label="Claude Code">{connectCommand(base)}</CodeBlock>
      <CodeBlock label="Codex: ~/.codex/config.toml">{`[mcp_servers.touchstone]\nurl = "${mcp}"`}</CodeBlock>
      <CodeBlock label="Cursor: ~/.cursor/mcp.json, or .cursor/mcp.json in a project">
        {asFile({ mcpServers: { touchstone: { url: mcp } } })}
      </CodeBlock>
      <CodeBlock label="VS Code: .vscode/mcp.json">
        {asFile({ servers: { touchstone: { type: "http", url: mcp } } })}
      </CodeBlock>
      <CodeBlock label="Claude Desktop: claude_desktop_config.json">
        {asFile({ mcpServers: { touchstone: { command: "npx", args: remoteArguments(mcp) } } })}
      </CodeBlock>
      <p>
        Claude Desktop starts local programs from that file, so mcp-remote goes between (it needs Node.js). Where this
        server is on the public internet over https, add its address under Settings → Connectors instead.
      </p>
      <CodeBlock label="MCP Inspector, to look around from a terminal">
        {`npx @modelcontextprotocol/inspector --cli ${mcp} --transport http --method tools/list`}
      </CodeBlock>
    </Section>
  );
}

/** mcp-remote takes plain http only to this machine, unless a flag allows more. */
function remoteArguments(mcp: string): string[] {
  const { protocol, hostname } = new URL(mcp);
  const isPlain = protocol === "http:" && !/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
  return ["-y", "mcp-remote", mcp, ...(isPlain ? ["--allow-http"] : [])];
}

const asFile = (settings: object) => JSON.stringify(settings, null, 2);
