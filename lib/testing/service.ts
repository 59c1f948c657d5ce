// The API in a process of its own, over plain HTTP and without Next: what a server process does with its storage, from
// its start on. Prints its port when it serves.
import http from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import * as dimensions from "#app/api/dimensions/route.ts";
import * as health from "#app/api/health/route.ts";
import * as review from "#app/api/reviews/[review_id]/route.ts";
import * as reviews from "#app/api/reviews/route.ts";
import * as tool from "#app/api/tools/[tool_id]/route.ts";
import * as tools from "#app/api/tools/route.ts";
import { prepareStorage } from "../about/prepare-storage.ts";

const routes = [
  { path: /^\/api\/tools$/, ...tools },
  { path: /^\/api\/tools\/(?<tool_id>[^/]+)$/, ...tool },
  { path: /^\/api\/reviews$/, ...reviews },
  { path: /^\/api\/reviews\/(?<review_id>[^/]+)$/, ...review },
  { path: /^\/api\/dimensions$/, ...dimensions },
  { path: /^\/api\/health$/, ...health },
];

const server = http.createServer(async (request, response) => {
  const url = new URL(request.url!, "http://service.test");
  const found = routes.find(({ path }) => path.test(url.pathname))!;
  const body = request.method === "POST" ? Readable.toWeb(request) : null;
  const headers = request.headers as Record<string, string>;
  const asked = new Request(url, { method: request.method!, headers, body, duplex: "half" } as RequestInit);
  const path = { ...found.path.exec(url.pathname)!.groups };
  const answer = await found[request.method as "GET" | "POST"](asked, { params: Promise.resolve(path) });
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
});

// Its standard input ends when the tests are gone, however they ended.
process.stdin.once("end", () => process.exit()).resume();
await prepareStorage();
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
