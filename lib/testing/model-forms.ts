// The four forms in which models are called over HTTP, read into one request and written from one reply.

// biome-ignore lint/suspicious/noExplicitAny: the providers' own forms, which this file alone reads
type Body = Record<string, any>;

/** A call of a model as the server understands it. */
export type ModelRequest = {
  form: "chat" | "responses" | "messages" | "google";
  model: string;
  system: string;
  messages: { role: string; content: string }[];
  /** How the answer's shape was requested. */
  requested: "schema" | "json" | "words";
  schema: Record<string, unknown> | null;
  maxOutputTokens: number | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: Body;
};

export type ModelReply = {
  text: string;
  end: "stop" | "length" | "content_filter";
  refusal?: string;
  hasUsage: boolean;
};

type Part = string | { text?: string }[] | undefined;
const textOf = (part: Part): string =>
  typeof part === "string" ? part : (part ?? []).map(({ text }) => text ?? "").join("");
type SentMessage = { role: string; content: Part };
const spoken = (given: SentMessage[]) => given.map(({ role, content }) => ({ role, content: textOf(content) }));
const isSystem = ({ role }: { role: string }) => role === "system" || role === "developer";

/** Reads a call by the path it came to; null for a path that is no call. */
export function readRequest(path: string, headers: ModelRequest["headers"], body: Body): ModelRequest | null {
  const { schema, isJson, ...rest } = partsOf(path, body) ?? {};
  if (rest.form === undefined) return null;
  // A server that takes no system text has it in the first turn.
  const [first] = rest.messages as { content: string }[];
  return {
    ...rest,
    system: rest.system === "" && first?.content.startsWith("Task: ") ? first.content : rest.system,
    requested: schema ? "schema" : isJson ? "json" : "words",
    schema: schema ?? null,
    headers,
    body,
  } as ModelRequest;
}

function partsOf(path: string, body: Body): Body | null {
  if (path.endsWith("/chat/completions")) {
    const all = spoken(body.messages);
    const { response_format: format } = body;
    return {
      ...split(all),
      form: "chat",
      model: body.model,
      schema: format?.json_schema?.schema,
      isJson: format?.type === "json_object",
      maxOutputTokens: body.max_tokens,
    };
  }
  if (path.endsWith("/responses")) {
    const all = spoken(body.input);
    return {
      ...split(all),
      form: "responses",
      model: body.model,
      schema: body.text?.format?.schema,
      maxOutputTokens: body.max_output_tokens,
    };
  }
  if (path.endsWith("/messages"))
    return {
      form: "messages",
      model: body.model,
      system: textOf(body.system),
      messages: spoken(body.messages),
      schema: body.output_config?.format?.schema ?? body.tools?.[0]?.input_schema,
      maxOutputTokens: body.max_tokens,
    };
  const google = /\/models\/([^/:]+):(?:streamG|g)enerateContent$/.exec(path);
  if (google === null) return null;
  return {
    form: "google",
    model: google[1],
    system: textOf(body.systemInstruction?.parts),
    messages: body.contents.map(({ role, parts }: { role: string; parts: Part }) => ({ role, content: textOf(parts) })),
    schema: body.generationConfig?.responseJsonSchema,
    maxOutputTokens: body.generationConfig?.maxOutputTokens,
  };
}

const split = (all: { role: string; content: string }[]) => ({
  system: all
    .filter(isSystem)
    .map(({ content }) => content)
    .join("\n"),
  messages: all.filter((one) => !isSystem(one)),
});

const tokens = (text: string) => Math.ceil(text.length / 4);

/** A reply in the form of its request. */
export function writeReply(
  request: ModelRequest,
  { text, end, refusal, hasUsage }: ModelReply,
): Record<string, unknown> {
  const input = tokens(request.system + request.messages.map(({ content }) => content).join(""));
  const output = tokens(text);
  const cached = Math.floor(input / 2);
  switch (request.form) {
    case "chat":
      return {
        id: "chat-1",
        object: "chat.completion",
        created: 1,
        model: request.model,
        choices: [
          { index: 0, finish_reason: end, message: { role: "assistant", content: text, ...(refusal && { refusal }) } },
        ],
        ...(hasUsage && {
          usage: {
            prompt_tokens: input,
            completion_tokens: output,
            total_tokens: input + output,
            prompt_tokens_details: { cached_tokens: cached },
          },
        }),
      };
    case "responses":
      return {
        id: "resp-1",
        object: "response",
        created_at: 1,
        model: request.model,
        status: "completed",
        output: [
          {
            type: "message",
            id: "msg-1",
            role: "assistant",
            status: "completed",
            content: [{ type: "output_text", text, annotations: [] }],
          },
        ],
        usage: {
          input_tokens: input,
          input_tokens_details: { cached_tokens: cached },
          output_tokens: output,
          output_tokens_details: { reasoning_tokens: 0 },
        },
      };
    case "messages":
      return {
        type: "message",
        id: "msg-1",
        role: "assistant",
        model: request.model,
        content: request.body.tools
          ? [{ type: "tool_use", id: "tool-1", name: request.body.tools[0].name, input: JSON.parse(text) }]
          : [{ type: "text", text }],
        stop_reason: request.body.tools ? "tool_use" : "end_turn",
        stop_sequence: null,
        usage: { input_tokens: input - cached, cache_read_input_tokens: cached, output_tokens: output },
      };
    case "google":
      return {
        candidates: [{ content: { role: "model", parts: [{ text }] }, finishReason: "STOP" }],
        usageMetadata: {
          promptTokenCount: input,
          cachedContentTokenCount: cached,
          candidatesTokenCount: output,
          totalTokenCount: input + output,
        },
      };
  }
}

/** A reply as the events of a stream, in the form of its request. */
const pieceLength = 8_000;

/** A long message in the pieces in which it is written; what is no text as it is. */
const piecesOf = (message: Body): Body[] =>
  typeof message.content !== "string" || message.content.length <= pieceLength
    ? [message]
    : (message.content.match(new RegExp(`[\\s\\S]{1,${pieceLength}}`, "g")) ?? []).map((content) => ({
        ...message,
        content,
      }));

export function streamReply(request: ModelRequest, reply: ModelReply): string {
  const whole = writeReply(request, reply) as Body;
  const data = (event: object, name?: string) => `${name ? `event: ${name}\n` : ""}data: ${JSON.stringify(event)}\n\n`;
  switch (request.form) {
    case "chat": {
      const { choices, usage, ...rest } = whole;
      const base = { ...rest, object: "chat.completion.chunk" };
      const { message, ...choice } = choices[0];
      const chunks = [
        ...piecesOf(message).map((delta) => ({ ...base, choices: [{ ...choice, finish_reason: null, delta }] })),
        { ...base, choices: [{ ...choice, delta: {} }] },
        ...(usage ? [{ ...base, choices: [], usage }] : []),
      ];
      return `${chunks.map((chunk) => data(chunk)).join("")}data: [DONE]\n\n`;
    }
    case "responses": {
      const [item] = whole.output;
      const { id } = item;
      const text = reply.text;
      return [
        { type: "response.created", response: { ...whole, status: "in_progress", output: [] } },
        { type: "response.output_item.added", output_index: 0, item: { ...item, status: "in_progress", content: [] } },
        {
          type: "response.output_text.delta",
          item_id: id,
          output_index: 0,
          content_index: 0,
          delta: text,
          logprobs: [],
        },
        { type: "response.output_item.done", output_index: 0, item },
        { type: "response.completed", response: whole },
      ]
        .map((event) => data(event, event.type))
        .join("");
    }
    case "messages": {
      const { content, stop_reason, stop_sequence, usage, ...message } = whole;
      const [block] = content;
      const isTool = block.type === "tool_use";
      const delta = isTool
        ? { type: "input_json_delta", partial_json: JSON.stringify(block.input) }
        : { type: "text_delta", text: block.text };
      const start = {
        ...message,
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { ...usage, output_tokens: 1 },
      };
      return [
        { type: "message_start", message: start },
        {
          type: "content_block_start",
          index: 0,
          content_block: isTool ? { ...block, input: {} } : { type: "text", text: "" },
        },
        { type: "content_block_delta", index: 0, delta },
        { type: "content_block_stop", index: 0 },
        { type: "message_delta", delta: { stop_reason, stop_sequence }, usage },
        { type: "message_stop" },
      ]
        .map((event) => data(event, event.type))
        .join("");
    }
    case "google":
      return data(whole);
  }
}

/** Whether a call asks for its reply as a stream. */
export const wantsStream = ({ form, body }: ModelRequest, path: string): boolean =>
  form === "google" ? path.includes(":streamGenerateContent") : body.stream === true;
