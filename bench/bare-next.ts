// The same build served by Next alone: the unit for a start.
import http from "node:http";
import next from "next";

Object.assign(process.env, { NODE_ENV: "production" });
const app = next({ dev: false });
await app.prepare();
const answer = app.getRequestHandler();
http
  .createServer((request, response) => void answer(request, response))
  .listen(Number(process.env.PORT), "127.0.0.1", () => console.log("ready"));
