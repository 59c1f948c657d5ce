import { describe, expect, test } from "vitest";
import { expectCheap } from "#lib/testing/expect-cheap.ts";
import { readSpeech } from "./read-speech.ts";

const said = "I bought one in March. It broke.";
const talk = (reply: string) => readSpeech(reply, { isTalk: true }).speech;

describe("a reply with a model's thoughts", () => {
  test.each<[string, string]>([
    [
      "of gpt-oss in channels",
      `<|channel|>analysis<|message|>We need to answer.<|end|><|start|>assistant<|channel|>final<|message|>${said}<|return|>`,
    ],
    [
      "in channels with a commentary",
      `<|channel|>commentary<|message|>Hm.<|end|><|channel|>final <|constrain|>text<|message|>${said}`,
    ],
    ["whose channels lost their tokens", `analysisWe need to be brief. Okay.assistantfinal${said}`],
    ["between think", `<think>He is against it.</think>\n\n${said}`],
    ["between thinking", `<thinking>\nHe is against it.\n</thinking>${said}`],
    ["between brackets", `[THINK]He is against it.[/THINK]${said}`],
    ["between signs", `◁think▷He is against it.◁/think▷ ${said}`],
    ["of a name of its own", `<seed:think>Hm.</seed:think>${said}`],
    ["under another name before the first word", `<context>He is 41.</context> ${said}`],
    ["which the prompt opened", `He is against it, so I say no.\n</think>\n${said}`],
    ["twice", `<think>One.</think><reflection>Two.</reflection>${said}`],
    ["that begin after the speech and never end", `${said}\n<think>Was that fine? I`],
    ["behind the speech", `${said} <thought>Fine.</thought>`],
    ["in a fence", `\`\`\`thinking\nHe is against it.\n\`\`\`\n${said}`],
    ["under a label", `**Reasoning:** He is against it.\n\n**Answer:** ${said}`],
  ])("%s is only what was said", (_, reply) => {
    const { speech, raw } = readSpeech(reply, { isTalk: true });
    expect(speech).toBe(said);
    expect(raw).toBe(reply);
  });

  test.each([
    "<think>I do not know what to",
    "<thinking>He is against it.</thinking>",
    "<|channel|>analysis<|message|>We",
    "<|im_end|>",
  ])("and nothing else says nothing: %s", (reply) => expect(talk(reply)).toBe(""));
});

describe("a reply that went on", () => {
  test.each<[string, string]>([
    ["after its end token", `${said}<|im_end|>\n<|im_start|>user\nAnd then?<|im_end|>\n<|im_start|>assistant\nWell.`],
    ["after </s>", `${said}</s><s>[INST] Next [/INST] More`],
    ["after an end of turn", `${said}<end_of_turn>\n<start_of_turn>model\nMore`],
    ["in full width", `${said}<｜end▁of▁sentence｜>More`],
    ["with turns of both", `${said}\n\nInterviewer: And then?\nRespondent: Nothing.`],
    ["as a script", `Respondent: ${said}\nInterviewer: And then?`],
    ["as a script in another language", `Frau Weber: ${said}\nBefragerin: Und dann?\nFrau Weber: Nichts.`],
    ["with bold names", `**Respondent:** ${said}\n\n**Moderator:** Thanks.`],
    ["with Q and A", `A: ${said}\nQ: And then?\nA: Nothing.`],
    ["after a token at its start", `<|im_start|>assistant\n${said}`],
    ["with a tag of the prompt", `${said}\n\n<data-question>\nAnd then?\n</data-question>`],
    ["with one that was broken", `${said}\n&lt;data-question>\nAnd then?`],
    ["between tags of the prompt", `<data-answer>\n${said}\n</data-answer>`],
    ["wrapped in a mark", `<answer>${said}</answer>`],
  ])("%s ends with its own turn", (_, reply) => {
    expect(talk(reply)).toBe(said);
  });
});

test.each([
  "It was <b>far</b> too dear [laughs], so I left.",
  "[laughs] No. I would not.",
  "I typed `a < b` and `<div>` into it.",
  "Note to self: never again.\nThat is all.",
  "There were two reasons: the price, and the queue.",
  "He asked me: why? I said: because.\nIt cost £4: too much.",
  "I think <you> mean the other one.",
])("what a person says stays: %s", (reply) => {
  expect(readSpeech(reply, { isTalk: true })).toEqual({ speech: reply, raw: "" });
});

test("JSON keeps what its texts hold", () => {
  const json = '{"quote": "Interviewer: no\\nI said <b>no</b>"}';
  expect(readSpeech(`<think>{"a": 1}</think>${json}`, { isTalk: false }).speech).toBe(json);
});

test("a reply of marks alone is read in time linear in it", async () => {
  for (const part of [
    "<think>",
    "</think>",
    "<a_b>",
    "[THINK]",
    "<think></think>",
    "<x></x>a",
    "<|message|>",
    "<|channel|>x",
    "A:\n",
    "<x>",
  ])
    await expectCheap(1_000, () => talk(part.repeat(Math.ceil(100_000 / part.length))), part);
});

test("a reply of nothing but lines under a label is read in no time", () =>
  expectCheap(100, () => talk(`Reasoning:${"\n".repeat(60_000)}`)));
