import { CodeBlock } from "#components/text/code-block.tsx";
import { Disclosure } from "#components/text/disclosure.tsx";
import type { Connection } from "#lib/tools/facts/contract.ts";

const clients: Record<Connection["client"], string> = {
  "claude-code": "Claude Code",
  "claude-desktop": "Claude Desktop",
  cursor: "Cursor",
  "vs-code": "VS Code",
  codex: "Codex",
  json: "Any client that reads JSON",
  npm: "npm",
  pip: "pip",
  curl: "curl",
};

/** The line that connects a client to the tool, and those of other clients; nothing where no fact makes one. */
export function ConnectPanel({ connect: [first, ...others] }: { connect: Connection[] }) {
  if (first === undefined) return null;
  return (
    <section aria-labelledby="connect" className="space-y-3">
      <h2 id="connect" className="text-xl">
        Connect
      </h2>
      <Line connection={first} />
      {others.length > 0 && (
        <Disclosure summary="Other clients">
          <div className="space-y-5">
            {others.map((connection) => (
              <Line
                key={connection.client + connection.text}
                connection={connection}
                isNoted={connection.note !== first.note}
              />
            ))}
          </div>
        </Disclosure>
      )}
    </section>
  );
}

function Line({
  connection: { client, text, file, note },
  isNoted = true,
}: {
  connection: Connection;
  isNoted?: boolean;
}) {
  return (
    <div className="space-y-1.5">
      <CodeBlock label={file === null ? clients[client] : `${clients[client]}: ${file}`}>{text}</CodeBlock>
      {isNoted && note && <p className="text-ink-2 text-sm">{note}</p>}
    </div>
  );
}
