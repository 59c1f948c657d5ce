import http from "node:http";
import type { AddressInfo } from "node:net";
import { answerApi } from "../../../api-lane.ts";

let started: Promise<string> | undefined;

/** The API lane of the server entry on a port of this process, which ends with the process; returns its address. */
export function startLane(): Promise<string> {
  started ??= new Promise((listening) => {
    const server = http.createServer((request, response) => {
      if (!answerApi(request, response)) response.writeHead(421).end("The lane does not answer this.");
    });
    server.listen(0, "127.0.0.1", () => {
      server.unref();
      listening(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
  return started;
}
