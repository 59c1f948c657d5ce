import http from "node:http";
import type { AddressInfo } from "node:net";
import type { NodeHttp1Handler } from "srvx";
import { toNodeHandler } from "srvx/node";
import { afterAll, beforeAll } from "vitest";

/** An MCP endpoint on its own port, which ends with the file's tests; returns its address once they run. */
export function useMcp(serve: (request: Request) => Promise<Response>): () => string {
  const answer = toNodeHandler(serve) as NodeHttp1Handler;
  const server = http.createServer((request, response) => void answer(request, response));
  beforeAll(() => new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening)));
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
}
