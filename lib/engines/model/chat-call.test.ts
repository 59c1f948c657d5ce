import { expect, test } from "vitest";
import { expectCheap } from "#lib/testing/expect-cheap.ts";
import { chatReader } from "./chat-call.ts";

const page = () => new Error("a page");
const read = async (parts: string[]) => {
  const reader = chatReader(page);
  const deltas = [...parts.flatMap((part) => reader.next(new TextEncoder().encode(part))), ...reader.last()];
  const { choices, usage } = reader.body() as { choices: { finish_reason: string }[]; usage?: object };
  const saidAs = (type: string) => deltas.flatMap((one) => (one.type === type ? [one.delta] : [])).join("");
  return { said: saidAs("text-delta"), thought: saidAs("reasoning-delta"), finish: choices[0]?.finish_reason, usage };
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
])("%s is read whole", async (_, parts) => {
  expect(await read(parts)).toMatchObject({ said: "Yes, I would.", usage: { prompt_tokens: 7 } });
});

const said = chunk({ content: "Yes." });
const stop = `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: "length" }] })}\n\n`;
const end = "data: [DONE]\n\n";

test.each<[string, string[], string | undefined]>([
  ["a reason", [said, stop, end], "length"],
  ["an end without a reason has stopped", [said, end], "stop"],
  ["a body without a reason has stopped", [JSON.stringify({ choices: [{ message: { content: "Yes." } }] })], "stop"],
  ["neither an end nor a reason was cut off", [said], undefined],
  ["an error in the middle is no answer", [said, 'data: {"error":{"message":"overloaded"}}\n\n', stop], undefined],
  ["an event that is no JSON is no answer", [said, "data: {oops\n\n", stop], undefined],
  ["an error that is null is none", [chunk({ content: "Yes." }, { error: null }), stop], "length"],
  ["an answer of nothing", [""], undefined],
])("%s", async (_, parts, finish) => {
  expect((await read(parts)).finish).toBe(finish);
});

test("thoughts and a refusal are told apart from what is said", async () => {
  const parts = [
    chunk({ reasoning_content: "Hm. " }),
    chunk({ reasoning: "So." }),
    chunk({ refusal: "I can't." }),
    stop,
  ];
  expect(await read(parts)).toMatchObject({ thought: "Hm. So.", said: "I can't." });
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
