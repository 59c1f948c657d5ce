import type { JSONRPCMessage, JSONRPCRequest, McpServer, Server, Transport } from "@modelcontextprotocol/server";

/**
 * One connection to one server that carries every client's requests of the initialize era. Building a server and
 * connecting it for each request costs more than answering: without sessions nothing in it depends on who asks.
 * Requests get ids of this connection's own, so no two clients' ids meet. Notifications are not carried: a
 * cancellation names its client's id, which here would be somebody else's request.
 */
export class SharedConnection implements Transport {
  onmessage?: Transport["onmessage"];
  onclose?: () => void;
  onerror?: (error: Error) => void;
  #last = 0;
  #waiting = new Map<number, (answer: JSONRPCMessage) => void>();

  static async to(server: Server | McpServer): Promise<SharedConnection> {
    const connection = new SharedConnection();
    await server.connect(connection);
    return connection;
  }

  /** The server's answer to a request, under the id that its client gave it. */
  async ask(message: JSONRPCRequest, request: Request): Promise<object> {
    const id = ++this.#last;
    const { promise: answered, resolve } = Promise.withResolvers<JSONRPCMessage>();
    this.#waiting.set(id, resolve);
    try {
      this.onmessage?.({ ...message, id }, { request });
      return { ...(await answered), jsonrpc: "2.0", id: message.id };
    } finally {
      this.#waiting.delete(id);
    }
  }

  /** How many requests wait for their answers. */
  get waiting(): number {
    return this.#waiting.size;
  }

  async start(): Promise<void> {}

  /** What the server sends: an answer goes to who waits for it; there is nobody to send anything else to. */
  async send(message: JSONRPCMessage): Promise<void> {
    if ("id" in message && !("method" in message)) this.#waiting.get(message.id as number)?.(message);
  }

  async close(): Promise<void> {
    this.onclose?.();
  }
}
