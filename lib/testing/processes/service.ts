// The API in a separate process, over plain HTTP and without Next: a server's work with its storage, from its start on.
// Prints its port when it serves.
import http from "node:http";
import type { AddressInfo } from "node:net";
import { answerApi } from "../../../api-lane.ts";
import { prepareStorage } from "../../about/prepare-storage.ts";
import { serveOperatorSocket } from "../../cli/operator-socket.ts";
import { watchWrites } from "../../db/recheck-writes.ts";
import { env } from "../../env.ts";

const server = http.createServer((request, response) => {
  if (!answerApi(request, response)) response.writeHead(404).end();
});

// Its standard input ends when the tests end in any way.
process.stdin.once("end", () => process.exit()).resume();
await prepareStorage();
watchWrites();
server.listen(0, "127.0.0.1", async () => {
  const { port } = server.address() as AddressInfo;
  const { DATABASE_URL, DATA_DIR } = env();
  if (DATABASE_URL === undefined) await serveOperatorSocket(DATA_DIR, `http://127.0.0.1:${port}`);
  console.log(port);
});
