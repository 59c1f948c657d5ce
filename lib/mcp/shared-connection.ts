import {
  type JSONRPCMessage,
  type JSONRPCRequest,
  type JSONRPCResultResponse,
  McpServer,
  type Server,
  type Transport,
} from "@modelcontextprotocol/server";

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

/** The result of a request until it is written. */
export type Results = WeakMap<Request, JSONRPCResultResponse>;

/**
 * A server of the later era whose results are set aside for the writer of the answer. The SDK would write each of them
 * value by value, including the long list of tools, and as a stream; it now writes an empty result instead. After any
 * earlier event, the answer is an event stream that the SDK writes.
 */
export function settingAside<Built extends Server | McpServer>(built: Built, results: Results): Built {
  const server = built instanceof McpServer ? built.server : built;
  const connect = server.connect.bind(server);
  server.connect = async (transport: Transport) => {
    const send = transport.send.bind(transport);
    let request: Request | undefined;
    let isStream = false;
    transport.send = (message, options) => {
      isStream ||= "method" in message;
      if (request === undefined || isStream || !("result" in message)) return send(message, options);
      results.set(request, message);
      return send({ ...message, result: {} }, options);
    };
    await connect(transport);
    const deliver = transport.onmessage;
    transport.onmessage = (message, extra) => {
      request = extra?.request;
      deliver?.(message, extra);
    };
  };
  return built;
}
