import { type JSONRPCResultResponse, McpServer, type Server, type Transport } from "@modelcontextprotocol/server";

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
