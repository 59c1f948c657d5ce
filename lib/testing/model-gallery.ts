import { ownValue } from "../own-value.ts";
import { answerByStructure } from "./model-answers.ts";
import type { ModelRequest } from "./model-forms.ts";
import { type ModelFault, modelErrors } from "./model-server.ts";
import replies from "./samples/smollm2-replies.json" with { type: "json" };

// Servers of models as people run them: as public reports have it of Ollama, vLLM, llama.cpp, LM Studio, LiteLLM, OpenRouter,
// Azure and proxies, each as a way of our server. A study is run through each.

/** A way of a server: what it does with the n-th call, and how a study ends on it. */
export type Mode = {
  fault?: (request: ModelRequest, n: number) => ModelFault | undefined;
  /** What becomes of an answer's text. */
  says?: (text: string, request: ModelRequest, n: number) => string;
  /** The sentence with which a study ends early; without it, it completes. */
  ends?: RegExp;
  /** The flag that it has. */
  flag?: string;
  /** Milliseconds of the study, where it has less than a minute. */
  deadlineMs?: number;
  /** Proves its family in the short form of the tests. */
  isProof?: true;
};

type Whole = Record<string, unknown> & { choices: { message: Record<string, unknown>; finish_reason: unknown }[] };

const label = ({ system }: ModelRequest) => /^Task: (\S+)/.exec(system)![1]!;
const isTalk = (request: ModelRequest) => label(request) === "respond";
const always = (fault: ModelFault) => () => fault;
const every = (count: number, fault: ModelFault) => (_: ModelRequest, n: number) =>
  n % count === 0 ? fault : undefined;
const status = (code: number, body: unknown, headers = {}): ModelFault => ({
  is: "status",
  status: code,
  body,
  headers,
});
const error = (message: string) => ({ error: { message } });
/** The right reply as one JSON body, changed. */
const body = (change: (whole: Whole) => unknown, write = JSON.stringify as (value: unknown) => string): ModelFault => ({
  is: "body",
  write: (whole) => write(change(whole as Whole)),
});
const message = (change: (content: string) => object) =>
  body(({ choices: [choice], ...whole }) => ({
    ...whole,
    choices: [{ ...choice, message: { role: "assistant", ...change(String(choice!.message.content)) } }],
  }));
const usage = (counts: unknown) => always(body((whole) => ({ ...whole, usage: counts })));
/** An answer in JSON, changed; an answer in a talk as it is. */
const json = (change: (text: string) => string) => (text: string, request: ModelRequest) =>
  isTalk(request) ? text : change(text);
/** An answer in a talk, changed. */
const talk = (change: (text: string, n: number) => string) => (text: string, request: ModelRequest, n: number) =>
  isTalk(request) ? change(text, n) : text;
/** Refuses a call that has a part. */
const without = (has: (body: ModelRequest["body"]) => unknown, refused: ModelFault) => (request: ModelRequest) =>
  has(request.body) ? refused : undefined;
const refused = (words: string, code = 400) => status(code, error(words));
const page = (code: number, headers = {}) => status(code, "<!doctype html><title>Just a moment</title>", headers);

/** Counts of tokens that cannot be right. */
export const usageBlocks: Record<string, unknown> = {
  "an empty block": {},
  "all 0": { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 },
  "a total only": { total_tokens: 900 },
  "less than none": { prompt_tokens: -1, completion_tokens: -1, total_tokens: -2 },
  "parts of a token": { prompt_tokens: 20.5, completion_tokens: 3.5 },
  "counts in words": { prompt_tokens: "100", completion_tokens: "7" },
  "details in words": { prompt_tokens: 1500, completion_tokens: 90, prompt_tokens_details: { cached_tokens: "12" } },
  "no block": undefined,
  null: null,
};

const speech: Record<string, Mode> = {
  "thoughts in think": { says: (text) => `<think>Let me {"see"}.</think>\n${text}`, isProof: true },
  "thoughts in thinking": { says: (text) => `<thinking>We need to answer.</thinking>${text}` },
  "thoughts in brackets": { says: (text) => `[THINK]We need to answer.[/THINK]${text}` },
  channels: {
    says: (text) =>
      `<|channel|>analysis<|message|>We need to answer.<|end|><|start|>assistant<|channel|>final<|message|>${text}`,
  },
  "channels that lost their tokens": { says: (text) => `analysisWe need to answer.assistantfinal${text}` },
  "thoughts beside the content": {
    fault: always(message((content) => ({ content, reasoning_content: "We need to." }))),
  },
  "nothing but thoughts, now and then": {
    fault: every(
      9,
      message(() => ({ content: "", reasoning_content: "We need to answer." })),
    ),
  },
  "control tokens": { says: (text) => `${text}</s><|im_end|>` },
  "turns that are invented": {
    says: talk((text) => `${text}<|im_end|>\n<|im_start|>user\nAnd then?<|im_end|>\n<|im_start|>assistant\nNo.`),
  },
  "turns under names": { says: talk((text) => `Respondent: ${text}\nInterviewer: And then?\nRespondent: No.`) },
  "tags of the prompt": { says: talk((text) => `${text}\n<data-question>\nAnd then?\n</data-question>`) },
  "a program, in every answer": { says: talk(() => "As an AI language model, I cannot have opinions.") },
  "one sentence for all": { says: talk(() => "It depends on many things.") },
  "the question given back": {
    says: (text, request) =>
      isTalk(request) ? /<data-question>\n(.*)\n/.exec(request.messages.at(-1)!.content)![1]! : text,
  },
  "one sentence 150 times": { says: talk((_, n) => `It depends on ${n} things. `.repeat(150)) },
  "an answer of 60,000 words": { says: talk((text, n) => (n % 5 === 0 ? "and so on ".repeat(20_000) : text)) },
};

const forms: Record<string, Mode> = {
  "JSON in a fence": { says: json((text) => `\`\`\`json\n${text}\n\`\`\``), isProof: true },
  "commas at the end": { says: json((text) => text.replace(/\}$/, ",}")) },
  comments: { says: json((text) => text.replace("{", "{ // the answer\n")) },
  "one object too many": { says: json((text) => `{"response": ${text}}`) },
  "the object twice": { says: json((text) => `${text}\n${text}`) },
  "digits as text": { says: json((text) => text.replace(/: ?(\d+)(?=[,}])/g, ':"$1"')) },
  "words behind digits": { says: json((text) => text.replace(/: ?(\d+)(?=[,}])/g, ':"$1 - agree"')) },
  "quotes of other kinds": { says: json((text) => text.replace(/"(\w+)":/g, "“$1”:")) },
  "raw line breaks": { says: json((text) => text.replace(/([a-z]), ([a-z])/g, "$1,\n$2")) },
  "words around it": { says: json((text) => `Here is the answer: ${text} I hope it helps.`) },
  "shares that are all 0": {
    says: (text, request) => (label(request) === "rate-before" ? text.replace(/"(p\d)":\d+/g, '"$1":0') : text),
  },
  "no JSON at all": { says: json(() => "I would rather talk."), ends: /does not answer in the form/ },
};

const wires: Record<string, Mode> = {
  "content in parts": { fault: always(message((content) => ({ content: [{ type: "text", text: content }] }))) },
  "no finish_reason": {
    fault: always(body((whole) => ({ ...whole, choices: [{ ...whole.choices[0], finish_reason: null }] }))),
  },
  "no finish_reason in a stream": {
    fault: always({
      is: "events",
      write: (events) => events.replace('"finish_reason":"stop"', '"finish_reason":null'),
    }),
  },
  "null for content, now and then": {
    fault: every(
      8,
      message(() => ({ content: null })),
    ),
    isProof: true,
  },
  "a mark before the body": {
    fault: always(
      body(
        (whole) => whole,
        (value) => `\ufeff${JSON.stringify(value)}`,
      ),
    ),
  },
  "blanks before the body": {
    fault: always(
      body(
        (whole) => whole,
        (value) => `${" \n".repeat(500)}${JSON.stringify(value)}`,
      ),
    ),
  },
  "plain text": { fault: always({ is: "body", type: "text/plain", write: JSON.stringify }) },
  "a body and the end of a stream": {
    fault: always(
      body(
        (whole) => whole,
        (value) => `${JSON.stringify(value)}\n\ndata: [DONE]\n\n`,
      ),
    ),
  },
  "comments in a stream": {
    fault: always({ is: "events", write: (events) => `: OPENROUTER PROCESSING\n\n${events}` }),
  },
  "a stream without its end": {
    fault: always({ is: "events", write: (events) => events.replace("data: [DONE]\n\n", "") }),
  },
  "empty bodies, now and then": { fault: every(11, { is: "body", write: () => "" }) },
  "bodies that are cut, now and then": { fault: every(11, { is: "cut" }) },
  "errors inside a 200, now and then": { fault: every(11, modelErrors.inside) },
};

const troubles: Record<string, Mode> = {
  "a page with 403, once": { fault: (_, n) => (n === 12 ? page(403) : undefined), isProof: true },
  "a page with 429, once": { fault: (_, n) => (n === 12 ? page(429, { "retry-after": "0.1" }) : undefined) },
  "502, 524 and 529": { fault: (_, n) => (n % 10 === 0 ? page([502, 524, 529][(n / 10) % 3]!) : undefined) },
  "flagged input, once": {
    fault: (request, n) =>
      isTalk(request) && n > 12 && n < 15 ? refused("Your input was flagged by moderation", 403) : undefined,
  },
  "filtered content, now and then": {
    fault: (request, n) =>
      isTalk(request) && n % 6 === 0 ? refused("content_filter: the response was filtered") : undefined,
  },
  "a model that is loaded first": { fault: (_, n) => (n < 6 ? status(503, error("Loading model")) : undefined) },
  "429 without end": { fault: always(modelErrors.rateLimited(5)), deadlineMs: 1_500, ends: /allows no more calls/ },
  silence: { fault: always({ is: "hang" }), deadlineMs: 900, ends: /sent nothing at all/ },
  "a page, always": { fault: always({ is: "page" }), ends: /is no API of the kind/ },
  "a wrong key": { fault: always(modelErrors.badKey), ends: /refuses the key/ },
  "no credit": { fault: always(modelErrors.quota), ends: /no credit or quota/ },
  "a small context": {
    fault: (request) => (request.maxOutputTokens! > 2_500 ? modelErrors.tooLong : undefined),
  },
};

const parts: Record<string, Mode> = {
  "max_completion_tokens only": {
    fault: without(
      ({ max_tokens }) => max_tokens,
      refused("Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens'."),
    ),
    isProof: true,
  },
  "room for 1,024 tokens": {
    fault: (request) =>
      (request.maxOutputTokens ?? 0) > 1_024 ? refused("max_tokens must be at most 1024") : undefined,
  },
  "no JSON mode": {
    fault: without(({ response_format }) => response_format, refused("This model does not support JSON mode")),
  },
  "no endpoints found": {
    fault: without(({ response_format }) => response_format, refused("No endpoints found that can handle it", 404)),
  },
  "no seed": { fault: without(({ seed }) => seed, refused("Extra inputs are not permitted: seed", 422)) },
  "no system text": {
    fault: without(({ messages }) => messages[0].role === "system", refused("System role not supported")),
  },
  "no stream": { fault: without(({ stream }) => stream, refused("streaming is not supported")) },
  "nothing beyond the least, and no word why": {
    fault: without(
      ({ seed, response_format, max_tokens }) => seed ?? response_format ?? max_tokens,
      refused("Bad request"),
    ),
  },
};

const counts: Record<string, Mode> = {
  ...Object.fromEntries(
    Object.entries(usageBlocks).map(([name, block]) => [`${name} for usage`, { fault: usage(block) }]),
  ),
  "a prompt that is cut": {
    fault: always(
      body((whole) => ({ ...whole, usage: { prompt_tokens: 60, completion_tokens: 9, total_tokens: 69 } })),
    ),
    flag: "prompt_cut",
    isProof: true,
  },
};

/** What SmolLM2-135M-Instruct said on llama.cpp's server, by step; the others are answered right. */
const recorded: Record<string, Mode> = {
  "the replies of a very small model": {
    isProof: true,
    says: (text, request, n) => {
      const said = ownValue<string[]>(replies, label(request)) ?? [];
      return said[n % said.length] ?? text;
    },
  },
};

export const gallery: Record<string, Record<string, Mode>> = {
  recorded,
  speech,
  forms,
  wires,
  troubles,
  parts,
  counts,
};

/** What a server of a mode is made of. */
export function serverOf({ fault, says }: Mode) {
  let n = 0;
  const answer = (request: ModelRequest) => {
    n += 1;
    return says!(answerByStructure(request), request, n);
  };
  return { ...(fault && { fault }), ...(says && { answer }) };
}
