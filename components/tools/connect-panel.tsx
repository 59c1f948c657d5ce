import { CodeBlock } from "#components/text/code-block.tsx";
import { Disclosure } from "#components/text/disclosure.tsx";
import { ExternalLink } from "#components/text/external-link.tsx";
import { Section } from "#components/text/section.tsx";
import { type Connection, type MissingLine, setupCommand } from "#lib/tools/facts/contract.ts";

const clients: Record<Connection["client"], string> = {
  "claude-code": "Claude Code",
  "claude-desktop": "Claude Desktop",
  cursor: "Cursor",
  "vs-code": "VS Code",
  codex: "Codex",
  json: "Other clients",
  npm: "npm",
  pip: "pip",
  brew: "Homebrew",
  winget: "winget",
  docker: "Docker",
  curl: "curl",
  browser: "In a browser",
};

/** What is behind the first line: other clients of a server, or other ways to install or call what is none. */
const others = (lines: Connection[][]) =>
  lines.flat().some(({ client }) => client === "json")
    ? clients.json
    : `Also: ${lines.map(([line]) => clients[line!.client]).join(", ")}`;

/** The line that connects a client to the tool and those of other clients, or why there is none. */
export function ConnectPanel({ connect, unconnected }: { connect: Connection[]; unconnected: MissingLine | null }) {
  const lines = connect.filter(({ client }) => client !== "browser");
  const [first, ...more] = [...Map.groupBy(lines, ({ text }) => text).values()];
  return (
    <Section id="connect" title="Connect">
      {unconnected && connect.length === 0 && (
        <p className="text-sm">
          No {setupCommand} is known. {unconnected.reason}{" "}
          {unconnected.page && <ExternalLink href={unconnected.page} />}
        </p>
      )}
      {unconnected?.sister && (
        <p className="text-sm">
          To connect an agent: <a href={`/tools/${unconnected.sister.tool_id}#connect`}>{unconnected.sister.name}</a>{" "}
          has a {setupCommand}.
        </p>
      )}
      {first && (
        <p className="mb-2 text-ink-2 text-sm">
          Made here, in each client’s own form. The note says what its publisher wrote of it.
        </p>
      )}
      {first && <ConnectLine same={first} />}
      {first && more.length > 0 && (
        <Disclosure summary={others(more)}>
          <div className="space-y-5">
            {more.map((same) => (
              <ConnectLine key={same[0]!.text} same={same} isNoted={same[0]!.note !== first[0]!.note} />
            ))}
          </div>
        </Disclosure>
      )}
      {connect.length > lines.length && (
        <div className="mt-4">
          <ConnectLine same={connect.slice(lines.length)} />
        </div>
      )}
    </Section>
  );
}

export type ShownLine = Pick<Connection, "client" | "text" | "file" | "note" | "page">;

/** One text, for every client that takes it as it is. */
export function ConnectLine({ same, isNoted = true }: { same: ShownLine[]; isNoted?: boolean }) {
  const { text, note, page } = same[0]!;
  const label = same.map(({ client, file }) => (file === null ? clients[client] : `${clients[client]}: ${file}`));
  return (
    <div className="space-y-1.5">
      <CodeBlock label={label.join("; ")}>{text}</CodeBlock>
      {isNoted && (note || page) && (
        <p className="text-ink-2 text-sm">
          {same[0]!.client === "browser" && (
            <>
              Open <ExternalLink href={text} />.{" "}
            </>
          )}
          {note
            ?.split(/(https?:\/\/\S+?)(?=[.,]?(?:\s|$))/)
            .map((part, at) => (at % 2 === 1 ? <ExternalLink key={part} href={part} /> : part))}{" "}
          {page && (
            <>
              More at <ExternalLink href={page} />.
            </>
          )}
        </p>
      )}
    </div>
  );
}
