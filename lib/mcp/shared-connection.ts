import type { JSONRPCMessage, JSONRPCRequest, McpServer, Server, Transport } from "@modelcontextprotocol/server";

/**
 * One connection to one server for every client's requests of the initialize era. Building and connecting a server for
 * each request costs more than answering: without sessions it depends on no client. Requests get ids of this
 * connection's own, so no two clients' ids collide. Notifications are dropped: a cancellation's id could be another
 * client's request.
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

  /** Returns the server's answer to a request, under the client's id. */
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

  /** How many requests await answers. */
  get waiting(): number {
    return this.#waiting.size;
  }

  async start(): Promise<void> {}

  /** Passes an answer to its waiting client; any other message has no recipient. */
  async send(message: JSONRPCMessage): Promise<void> {
    if ("id" in message && !("method" in message)) this.#waiting.get(message.id as number)?.(message);
  }

  async close(): Promise<void> {
    this.onclose?.();
  }
}
