import net from "node:net";

export type Answer = { status: number; headers: Headers; body: string };

/** Sends raw text to a port of this machine; returns the one answer, or null when the connection ends without one. */
export async function exchange(port: number, sent: string): Promise<Answer | null> {
  const socket = net.connect(port, "127.0.0.1").on("error", () => undefined);
  socket.write(sent);
  let text = "";
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.on("data", (data) => {
    text += data;
  });
  await closed;
  const [head = "", ...rest] = text.split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  if (first === "") return null;
  const headers = new Headers(
    lines.map((line): [string, string] => [line.split(":")[0]!, line.replace(/^[^:]*:\s*/, "")]),
  );
  return { status: Number(first.split(" ")[1]), headers, body: rest.join("\r\n\r\n") };
}

/** A request as text, on a connection that ends with its answer. */
export function written(line: string, headers: Record<string, string> = {}, body = ""): string {
  const all = {
    Host: "localhost",
    Connection: "close",
    ...headers,
    ...(body && { "Content-Length": String(body.length) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${line} HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
}
