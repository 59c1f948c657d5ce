import http, { type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Delivery = { path: string; headers: IncomingHttpHeaders; body: string; id: string };
/** A status, or a way of not answering: cut the connection, stay silent, or let the test answer. */
export type Answer = number | "reset" | "hang" | ((response: ServerResponse) => void);

export type Receiver = {
  url: string;
  received: Delivery[];
  /** The answer to the next requests; may be a function of the request. */
  answers(how: Answer, next?: (request: Delivery) => Answer): void;
  stop(): Promise<void>;
};

/** A receiver of webhooks: real HTTP on a free port of this machine. */
export async function startReceiver(): Promise<Receiver> {
  const received: Delivery[] = [];
  let answerOf: (request: Delivery) => Answer = () => 204;
  const server = http.createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    const { headers, url: path = "" } = request;
    const taken = { path, headers, body, id: String(headers["webhook-id"]) };
    received.push(taken);
    const answer = answerOf(taken);
    if (answer === "reset") request.socket.resetAndDestroy();
    else if (typeof answer === "function") answer(response);
    else if (answer !== "hang") response.writeHead(answer, { connection: "close" }).end();
  });
  // Some tests break a connection in the middle of a request.
  server.on("clientError", (_error, socket) => socket.destroy());
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answers: (how, next) => {
      answerOf = next ?? (() => how);
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
