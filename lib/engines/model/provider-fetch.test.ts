import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { afterEach, describe, expect, test } from "vitest";
import { EngineFault } from "#lib/engines/engine-fault.ts";
import { replyBytes } from "#lib/engines/model/fault-of.ts";
import { modelSettings } from "#lib/engines/model/settings.ts";
import { readEnvironment } from "#lib/env.ts";
import { answerByStructure } from "#lib/testing/model-answers.ts";
import { readRequest, writeReply } from "#lib/testing/model-forms.ts";
import { leakedKey } from "#lib/testing/model-server.ts";
import { engineOn, tasks } from "#lib/testing/model-tasks.ts";

type Call = { path: string; method: string; key: string | undefined; body: string };
type Handler = (response: ServerResponse, call: Call, request: IncomingMessage) => unknown;

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A server over real HTTP that notes each call in full, and answers as a test says. */
async function server(handle: Handler) {
  const calls: Call[] = [];
  const own = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { url: path = "", method = "", headers } = request;
    const call = { path, method, key: headers.authorization, body: Buffer.concat(chunks).toString() };
    calls.push(call);
    handle(response, call, request);
  }).listen(0, "127.0.0.1");
  await new Promise((listening) => own.once("listening", listening));
  open.push(() => {
    own.closeAllConnections();
    own.close();
  });
  const origin = `http://127.0.0.1:${(own.address() as AddressInfo).port}`;
  return { origin, url: `${origin}/v1`, calls };
}

const faultOf = (work: Promise<unknown>): Promise<EngineFault> =>
  work.then(
    () => expect.fail("no fault"),
    (error: unknown) => {
      expect(error).toBeInstanceOf(EngineFault);
      return error as EngineFault;
    },
  );

/** A right answer, with as many bytes as a test wants. */
const answerOf = ({ path, body }: Call, bytes = 0): string => {
  const request = readRequest(path, {}, JSON.parse(body))!;
  const reply = { text: answerByStructure(request), end: "stop", hasUsage: true } as const;
  const text = JSON.stringify(writeReply(request, reply));
  return text.padEnd(bytes, " ");
};

/** Sends without end; says how many bytes were taken before the caller went away. */
function endless(response: ServerResponse, type: string, chunk: string | Buffer): Promise<number> {
  response.writeHead(200, { "content-type": type });
  let sent = 0;
  // A loop that never yields would not hear that the caller has gone.
  const more = () => {
    if (response.destroyed) return;
    sent += chunk.length;
    if (response.write(chunk)) setImmediate(more);
    else response.once("drain", more);
  };
  more();
  return new Promise((gone) => response.once("close", () => gone(sent)));
}

const zeros = Buffer.alloc(64_000_000);
const bombs = {
  gzip: gzipSync(zeros, { level: 9 }),
  br: brotliCompressSync(zeros, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  "gzip, gzip": gzipSync(gzipSync(zeros, { level: 9 }), { level: 9 }),
};

describe(`a reply of more than ${replyBytes} bytes ends the call, in words that name the cause:`, () => {
  const kinds: [string, Handler][] = [
    ["one with its length", (response) => response.end("x".repeat(3 * replyBytes))],
    ["an error", (response) => response.writeHead(500).end("x".repeat(3 * replyBytes))],
    ["one byte too many of a right answer", (response, call) => response.end(answerOf(call, replyBytes + 1))],
    ...Object.entries(bombs).map(([encoding, body]): [string, Handler] => [
      `${body.length} bytes of ${encoding} that become 64 MB`,
      (response) => response.writeHead(200, { "content-encoding": encoding }).end(body),
    ]),
  ];
  test.each(kinds)("%s", async (_, handle) => {
    const { url, calls } = await server(handle);
    const engine = engineOn({ url });
    const { kind, sentence } = await faultOf(engine.plan(tasks().plan));
    expect([kind, calls.length]).toEqual(["reply_too_large", 1]);
    expect(sentence).toContain("sent a reply of more than 1 MB");
    expect(sentence).not.toContain(leakedKey);
  });

  test.each([
    ["in chunks", "application/json", " ".repeat(16_000)],
    ["in one line", "application/json", `{"x":"${"y".repeat(16_000)}`],
    ["as an event stream", "text/event-stream", 'data: {"choices":[]}\n\n'.repeat(500)],
  ])("one without end, %s: its connection is closed", async (_, type, chunk) => {
    const taken: Promise<number>[] = [];
    const { url } = await server((response) => taken.push(endless(response, type, chunk)));
    expect((await faultOf(engineOn({ url }).plan(tasks().plan))).kind).toBe("reply_too_large");
    // What the sockets of both sides hold comes on top.
    expect(await taken[0]).toBeLessThan(16 * replyBytes);
  });

  test.each(["openai:gpt-5-mini", "anthropic:claude-haiku-4-5", "google:gemini-2.5-flash-lite"])(
    "from %s as well",
    async (name) => {
      const { url } = await server((response) => endless(response, "application/json", " ".repeat(16_000)));
      const env = readEnvironment({ AI_MODEL: name, AI_BASE_URL: url, AI_API_KEY: "sk-mine" });
      const engine = engineOn({ url }, modelSettings({ ...env, AI_MODEL: env.AI_MODEL! }));
      expect((await faultOf(engine.plan(tasks().plan))).kind).toBe("reply_too_large");
    },
  );

  test("an answer of exactly so many bytes is read, compressed or not", async () => {
    const { url } = await server((response, call) => response.end(answerOf(call, replyBytes)));
    expect(await engineOn({ url }).rate(tasks().rate)).toHaveLength(2);
    const compressed = await server((response, call) =>
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(answerOf(call, replyBytes))),
    );
    expect(await engineOn(compressed).rate(tasks().rate)).toHaveLength(2);
  });
});

describe("a redirect of a provider", () => {
  test.each([307, 308])("of %i to the same origin is followed once, with method, body and key", async (status) => {
    const { url, calls } = await server((response, call) =>
      call.path.startsWith("/v1/")
        ? response.writeHead(status, { location: `/eu${call.path}?x=1` }).end("moved")
        : response.end(answerOf({ ...call, path: call.path.split("?")[0]! })),
    );
    expect(await engineOn({ url }).rate(tasks().rate)).toHaveLength(2);
    const [first, second] = calls;
    expect(calls).toHaveLength(2);
    expect(second).toEqual({ ...first, path: "/eu/v1/chat/completions?x=1" });
    expect(second).toMatchObject({ method: "POST", key: `Bearer ${leakedKey}` });
  });

  test("that leads to another redirect is refused", async () => {
    const { url, calls } = await server((response, { path }) =>
      response.writeHead(307, { location: `${path}/on` }).end(),
    );
    expect((await faultOf(engineOn({ url }).plan(tasks().plan))).kind).toBe("redirected");
    expect(calls.map(({ path }) => path)).toEqual(["", "/on", "", "/on"].map((end) => `/v1/chat/completions${end}`));
  });

  test.each([301, 302, 303, 300, 305])("of %i is refused, also to the same origin", async (status) => {
    const { url, calls } = await server((response) => response.writeHead(status, { location: "/v1/other" }).end());
    const { kind, sentence, isFatal } = await faultOf(engineOn({ url }).plan(tasks().plan));
    expect([kind, isFatal, calls.length]).toEqual(["redirected", true, 2]);
    expect(sentence).toContain("sends calls to another address");
  });

  test.each([301, 302, 303, 307, 308])(
    "of %i to another origin is refused, and nothing is sent there",
    async (status) => {
      const other = await server((response) => response.end("{}"));
      const { host } = new URL(other.origin);
      let location = "";
      const { url, origin, calls } = await server((response) => response.writeHead(status, { location }).end());
      const elsewhere = [
        `${other.origin}/v1/chat/completions`,
        `//${host}/v1/chat/completions`,
        `/\\${host}/v1`,
        origin.replace("http:", "https:"),
        origin.replace("127.0.0.1", "localhost"),
        origin.replace("//", "//user:password@"),
        "http://[",
        "data:application/json,{}",
        "file:///etc/passwd",
      ];
      for (const one of elsewhere) {
        location = one;
        const { kind, sentence } = await faultOf(engineOn({ url }).plan(tasks().plan));
        expect([one, kind]).toEqual([one, "redirected"]);
        expect(sentence).not.toContain(host);
      }
      expect([calls.length, other.calls]).toEqual([2 * elsewhere.length, []]);
    },
  );

  test("costs nothing, as no model was reached", async () => {
    const { url } = await server((response) => response.writeHead(302, { location: "/login" }).end());
    const engine = engineOn({ url });
    await faultOf(engine.plan(tasks().plan));
    expect(engine.usage).toMatchObject({ model_calls: 2, cost_usd: 0 });
  });
});
