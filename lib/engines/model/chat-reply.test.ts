import { expect, test } from "vitest";
import { expectCheap } from "#lib/testing/expect-cheap.ts";
import { eventStreamRewriter } from "./event-stream.ts";

const page = () => new Error("a page");
const read = async (parts: string[]) => {
  const { next, last } = eventStreamRewriter(page);
  const text = [...parts.map((part) => next(new TextEncoder().encode(part))), last()].join("");
  const events = text.split("\n").flatMap((line) => (line.startsWith("data: {") ? [JSON.parse(line.slice(6))] : []));
  return {
    said: events.map(({ choices }) => choices?.[0]?.delta?.content ?? "").join(""),
    usage: events.findLast(({ usage }) => usage)?.usage,
  };
};

const body = (message: object, usage: unknown = { prompt_tokens: 7 }) =>
  JSON.stringify({
    id: "1",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", ...message } }],
    usage,
  });
const chunk = (delta: object, more: object = {}) =>
  `data: ${JSON.stringify({ id: "1", choices: [{ index: 0, delta }], ...more })}\n\n`;

test.each<[string, string[]]>([
  ["one JSON body", [body({ content: "Yes, I would." })]],
  ["a body with blanks and a mark before it, in pieces", ["\ufeff", "  \n", body({ content: "Yes, I would." })]],
  ["a body and then the end of a stream", [`${body({ content: "Yes, I would." })}\n\ndata: [DONE]\n\n`]],
  ["a body on many lines", [JSON.stringify(JSON.parse(body({ content: "Yes, I would." })), null, 2)]],
  [
    "a body whose content is a list",
    [
      body({
        content: [
          { type: "text", text: "Yes, " },
          { type: "text", text: "I would." },
        ],
      }),
    ],
  ],
  [
    "a stream",
    [chunk({ content: "Yes, " }), chunk({ content: "I would." }, { usage: { prompt_tokens: 7 } }), "data: [DONE]\n\n"],
  ],
  ["a stream cut anywhere", [...`: ping\n\n${chunk({ content: "Yes, I would." }, { usage: { prompt_tokens: 7 } })}`]],
  ["a stream with whole messages", [`data: ${body({ content: "Yes, I would." })}\n\n`]],
])("%s is read as a stream", async (_, parts) => {
  expect(await read(parts)).toEqual({ said: "Yes, I would.", usage: { prompt_tokens: 7 } });
});

test.each([[{ prompt_tokens: "100", completion_tokens: 3 }], [{ prompt_tokens: null, completion_tokens: 3 }]])(
  "counts that are no numbers are left out: %j",
  async (usage) => {
    expect((await read([body({ content: "Yes." }, usage)])).usage).toEqual({ completion_tokens: 3 });
  },
);

test("a page is a fault", async () => {
  await expect(read(["\n<!doctype html><title>Sign in</title>"])).rejects.toThrow("a page");
});

test("a line in forty thousand pieces is looked at once", async () => {
  const pieces = Array.from({ length: 40_000 }, () => "0123456789abcdef");
  await expectCheap(3_000, async () => {
    const { said } = await read(['data: {"id":"1","choices":[{"index":0,"delta":{"content":"', ...pieces, '"}}]}\n\n']);
    expect(said).toHaveLength(640_000);
  });
});
