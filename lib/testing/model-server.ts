import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { answerByStructure } from "./model-answers.ts";
import {
  type ModelReply,
  type ModelRequest,
  readRequest,
  streamReply,
  wantsStream,
  writeReply,
} from "./model-forms.ts";

/** What a server of models does wrong. */
export type ModelFault =
  | { is: "status"; status: number; body: unknown; headers?: Record<string, string> }
  | { is: "cut" | "hang" | "malformed" | "wrong-shape" | "empty" | "fenced" | "thinking" | "no-usage" | "page" }
  | { is: "refusal" | "content-filter" | "length" }
  /** `slow` is a stream that is silent after its first event, `broken` one of which the connection then ends. */
  | { is: "text" | "slow" | "broken"; text: string }
  /** The right reply, as one JSON body that is written in a way of its own. */
  | { is: "body"; write: (whole: ReturnType<typeof writeReply>) => string; type?: string }
  /** The right reply as an event stream, rewritten. */
  | { is: "events"; write: (events: string) => string };

/** The key that the server's own errors repeat, as real ones do. */
export const leakedKey = "sk-very-secret-0123456789";
/** A word of the provider's in every error of the server. */
export const providerWord = "PROVIDERSAYS";

const error = (status: number, code: string, message: string, headers = {}): ModelFault => ({
  is: "status",
  status,
  headers,
  body: { error: { message: `${providerWord} ${message} ${leakedKey}`, type: code, code } },
});

/** The errors that providers send, by what they mean. */
export const modelErrors = {
  badKey: error(401, "invalid_api_key", "Incorrect API key provided"),
  forbidden: error(403, "forbidden", "not allowed"),
  flagged: error(403, "moderation", "the input was flagged"),
  filtered: error(400, "content_filter", "The response was filtered by the content management policy"),
  /** A page of a proxy in front of the provider. */
  blocked: { is: "status", status: 403, body: `<html>${providerWord} blocked</html>` } as ModelFault,
  quota: error(429, "insufficient_quota", "You exceeded your current quota"),
  noModel: error(404, "model_not_found", "The model does not exist"),
  tooLong: error(400, "context_length_exceeded", "maximum context length"),
  noSchema: error(400, "invalid_request_error", "response_format json_schema is not supported"),
  noSeed: error(422, "invalid_request_error", 'Extra inputs are not permitted: ["body","seed"]'),
  failing: error(500, "server_error", "internal"),
  rateLimited: (seconds: number | string) =>
    error(429, "rate_limit_exceeded", "slow down", { "retry-after": String(seconds) }),
  /** With 200, as proxies send them. */
  inside: error(200, "overloaded", "try later"),
  noChoices: { is: "status", status: 200, body: { choices: [] } } as ModelFault,
  other: error(400, "invalid_request_error", "something else"),
} as const;

type Options = {
  /** The fault of a request; `n` counts from 1. */
  fault?: (request: ModelRequest, n: number) => ModelFault | undefined;
  /** The answer's text, instead of one by structure. */
  answer?: (request: ModelRequest) => string | undefined;
  latencyMs?: number;
};

export type ModelServer = {
  /** With /v1, as AI_BASE_URL takes it. */
  url: string;
  seen: ModelRequest[];
  mostAtOnce: () => number;
  close: () => Promise<void>;
};

/** A server of models over real HTTP, which answers every prompt of ours by its structure, and fails where a test wants it to. */
export async function modelServer({ fault, answer, latencyMs = 0 }: Options = {}): Promise<ModelServer> {
  const seen: ModelRequest[] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  const server = createServer(async (incoming, response) => {
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    response.on("close", () => {
      atOnce -= 1;
    });
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const path = new URL(incoming.url!, "http://localhost").pathname;
    const request = readRequest(path, incoming.headers, JSON.parse(Buffer.concat(chunks).toString() || "{}"));
    if (request === null) return send(response, 404, { message: "no such route" });
    const n = seen.push(request);
    if (latencyMs > 0) await delay(latencyMs);
    const text = () => answer?.(request) ?? answerByStructure(request);
    reply(response, { request, isStream: wantsStream(request, path) }, fault?.(request, n), text);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    seen,
    mostAtOnce: () => mostAtOnce,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

type Call = { request: ModelRequest; isStream: boolean };

function reply(
  response: ServerResponse,
  { request, isStream }: Call,
  fault: ModelFault | undefined,
  text: () => string,
) {
  const whole = (changed: Partial<ModelReply>) => {
    const said: ModelReply = { text: "", end: "stop", hasUsage: true, ...changed };
    if (!isStream) return send(response, 200, writeReply(request, said));
    response.writeHead(200, { "content-type": "text/event-stream" });
    return response.end(streamReply(request, said));
  };
  switch (fault?.is) {
    case undefined:
      return whole({ text: text() });
    case "status":
      return send(response, fault.status, fault.body, fault.headers);
    case "page":
      response.writeHead(200, { "content-type": "text/html" });
      return response.end(`<!doctype html><title>${providerWord} Sign in</title>`);
    case "cut":
      response.writeHead(200, { "content-type": "application/json", "content-length": "5000" });
      response.write('{"id":"chat-1","choices":[');
      return setTimeout(() => response.destroy(), 20);
    case "hang":
      return undefined;
    case "malformed":
      return whole({ text: `{"${providerWord}": ` });
    case "wrong-shape":
      return whole({ text: `{"${providerWord}": 1}` });
    case "empty":
      return whole({ text: "" });
    case "fenced":
      return whole({ text: `\`\`\`json\n${text()}\n\`\`\`` });
    case "thinking":
      return whole({ text: `<think>{"so": "let me see"}</think>\n${text()}` });
    case "no-usage":
      return whole({ text: text(), hasUsage: false });
    case "refusal":
      return whole({ refusal: `${providerWord} I cannot help with that.`, end: "stop" });
    case "content-filter":
      return whole({ end: "content_filter" });
    case "length":
      return whole({ text: text().slice(0, 10), end: "length" });
    case "slow":
    case "broken": {
      const events = streamReply(request, { text: fault.text, end: "stop", hasUsage: true });
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write(`${events.split("\n\n")[0]}\n\n`);
      return fault.is === "broken" ? setTimeout(() => response.destroy(), 20) : undefined;
    }
    case "text":
      return whole({ text: fault.text });
    case "body":
      response.writeHead(200, { "content-type": fault.type ?? "application/json" });
      return response.end(fault.write(writeReply(request, { text: text(), end: "stop", hasUsage: true })));
    case "events":
      response.writeHead(200, { "content-type": "text/event-stream" });
      return response.end(fault.write(streamReply(request, { text: text(), end: "stop", hasUsage: true })));
  }
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}
