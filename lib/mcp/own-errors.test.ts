import { Server } from "@modelcontextprotocol/server";
import { describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { legacy, type McpRequest, modern, sendMcp } from "#lib/testing/mcp/send-mcp.ts";
import { listTools, ping, useRatingsMcp } from "#lib/testing/mcp/use-ratings-mcp.ts";
import { serveMcp } from "./serve-mcp.ts";
import { tool } from "./tool.ts";

const { send, refused } = useRatingsMcp();

describe("calls of tools, in both eras", () => {
  const eras = [
    ["initialize", (params: object) => legacy("tools/call", params)],
    ["modern", (params: object) => modern("tools/call", params as Record<string, unknown>)],
  ] as const;

  test.for(eras)(
    "%s: a tool that is none is refused with those there are, even by the name of a prototype's member",
    async ([, call]) => {
      for (const name of ["nope", "__proto__", "constructor", "toString", "hasOwnProperty"])
        expect(await refused(call({ name, arguments: {} }))).toMatchObject({
          status: 200,
          code: -32602,
          data: { tools: expect.arrayContaining(["search_tools"]) },
        });
    },
  );

  test.for(eras)("%s: arguments that do not fit are the tool's own answer, with every fault", async ([, call]) => {
    const { status, body } = await send(call({ name: "get_review", arguments: { review_id: 5, __proto: 1, more: 2 } }));
    expect([status, body.result.isError, body.result.structuredContent]).toEqual([200, true, undefined]);
    const { error, details } = JSON.parse(body.result.content[0].text);
    expect(error).toBe("invalid_argument");
    expect(details.map(({ pointer }: { pointer: string }) => pointer)).toEqual(["/review_id"]);
  });

  test.for(eras)("%s: params of wrong types are refused by their pointers", async ([, call]) => {
    for (const [params, pointer] of [
      [{ name: 5, arguments: {} }, "/params/name"],
      [{ name: "get_tool", arguments: 5 }, "/params/arguments"],
    ] as const)
      expect(await refused(call(params))).toMatchObject({
        status: 200,
        code: -32602,
        data: { error: "invalid_argument", details: [{ pointer }] },
      });
  });

  test.for(eras)(
    "%s: a member that is named like a prototype is one that is not allowed, and gives nothing",
    async ([, call]) => {
      const { body, headers } = call({ name: "get_tool", arguments: { mark: 1 } });
      const { body: answer } = await send({
        body: JSON.stringify(body).replace('"mark":1', '"__proto__":{"tool_id":"nodejs"}'),
        ...(headers !== undefined && { headers }),
      });
      expect(answer.result.isError).toBe(true);
      expect(answer.result.content[0].text).toContain('{"pointer":"/tool_id","message":"is required"}');
    },
  );

  test("params of other methods of wrong types are the client's fault too, and say which", async () => {
    for (const [method, params, pointer] of [
      ["tools/list", { cursor: 5 }, "/params/cursor"],
      ["resources/list", { cursor: {} }, "/params/cursor"],
      ["resources/read", { uri: 5 }, "/params/uri"],
      ["prompts/get", { name: [] }, "/params/name"],
      ["prompts/get", { name: "check_in", arguments: { cursor: 5 } }, "/params/arguments/cursor"],
      ["completion/complete", { ref: 5, argument: { name: "a", value: "" } }, "/params/ref"],
    ] as const)
      for (const sent of [legacy(method, params), modern(method, params)]) {
        const refusal = await refused(sent);
        expect([method, refusal.code, refusal.data?.details[0].pointer]).toEqual([method, -32602, pointer]);
      }
    const { data } = await refused(legacy("initialize", {}));
    expect(data.details[0]).toEqual({ pointer: "/params/protocolVersion", message: "is required" });
  });
});

describe("faults of ours", () => {
  const secret = "the password is hunter2";
  const operation = { name: "fail", summary: "Fails.", input: z.object({}), result: z.object({}) };
  const failing = tool(operation, () => Promise.reject(new Error(secret)), { title: "Fail", description: "Fails." });
  /** A server whose tool fails, with, unlike ours, a handler that catches nothing. */
  function failingServer(): Server {
    const server = new Server({ name: "failing", version: "1.0.0" }, { capabilities: { tools: {}, prompts: {} } });
    server.setRequestHandler("tools/call", () => failing.call({}, { address: null, spent: [] }));
    server.setRequestHandler("prompts/list", () => {
      throw Object.assign(new Error(secret), { code: 25 });
    });
    return server;
  }

  async function expectHidden(serve: ReturnType<typeof serveMcp>, sent: McpRequest, status = 200): Promise<void> {
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const answer = await sendMcp(serve, sent);
    const lines = logged.mock.calls.map((line) => line.map(String).join(" "));
    logged.mockRestore();
    expect([answer.status, answer.body.error.code]).toEqual([status, -32603]);
    const { error, request_id } = answer.body.error.data;
    expect(error).toBe("internal_error");
    expect(answer.text).not.toContain("hunter2");
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^Request ${request_id} failed:.*hunter2`, "s"))]);
  }

  test("of a verb, of a handler, and of what builds the server, are logged and told by a request id only", async () => {
    const failingServe = serveMcp(failingServer);
    for (const sent of [legacy("tools/call", { name: "fail" }), modern("tools/call", { name: "fail" })])
      await expectHidden(failingServe, sent);
    for (const sent of [legacy("prompts/list"), modern("prompts/list")]) await expectHidden(failingServe, sent);
    // A list of faults that is not about the client's input is ours, and so is a sentence that only begins like a list.
    for (const text of ['[{"path":["rows",0],"message":"hunter2"}]', "[{ hunter2 }]", "[]hunter2"]) {
      const listing = serveMcp(() => {
        const server = new Server({ name: "listing", version: "1.0.0" }, { capabilities: { prompts: {} } });
        server.setRequestHandler("prompts/list", () => Promise.reject(new Error(text)));
        return server;
      });
      for (const sent of [legacy("prompts/list"), modern("prompts/list")]) await expectHidden(listing, sent);
    }
    const unbuilt = serveMcp(() => {
      throw new Error(secret);
    });
    for (const sent of [ping, listTools]) await expectHidden(unbuilt, sent, 500);
  });

  test("of one request leave the next ones alone", async () => {
    let builds = 0;
    const flaky = serveMcp(() => {
      builds += 1;
      if (builds === 1) throw new Error(secret);
      return failingServer();
    });
    await expectHidden(flaky, ping, 500);
    expect((await sendMcp(flaky, ping)).body.result).toEqual({});
    const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
    for (let time = 0; time < 3; time += 1) await sendMcp(flaky, modern("prompts/list"));
    logged.mockRestore();
    expect((await sendMcp(flaky, modern("server/discover"))).status).toBe(200);
    // One for the initialize era, one that served all the others after it had failed.
    expect(builds).toBe(3);
  });
});
