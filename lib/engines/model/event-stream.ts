import { partOf } from "../../cut-text.ts";
import { ownValue } from "../../own-value.ts";

type Json = Record<string, unknown>;

/** Rewrites a reply as it comes: each piece as what is passed on of it, and what is passed on at its end. */
export type Rewriter = { next: (piece: Uint8Array) => string; last: () => string };

/**
 * Rewrites a chat reply as an event stream, where a server sends one JSON body too, with text and token
 * counts in the form that the SDK reads: one odd count would cost the whole answer. A page is a fault.
 */
export function eventStreamRewriter(pageFault: () => Error): Rewriter {
  const decoder = new TextDecoder();
  let kind: "events" | "body" | null = null;
  // The pieces of what is not finished yet: a body, or one line of a stream. None of them is looked at twice.
  let open: string[] = [];
  let isFinished = false;
  /** A line as it is passed on; a stream that comes to its end without a reason has one put before it. */
  const passed = (line: string): string => {
    isFinished ||= /"finish_reason"\s{0,9}:\s{0,9}"/.test(line);
    return `${/^data:\s{0,9}\[DONE\]/.test(line) && !isFinished ? stopped : ""}${readable(line)}\n`;
  };
  const closed = () => open.splice(0).join("");
  return {
    next(piece) {
      const decoded = decoder.decode(piece, { stream: true });
      const text = kind === null ? decoded.trimStart() : decoded;
      if (text === "") return "";
      kind ??= kindOf(text);
      if (open.length === 0 && kind === "body" && text.startsWith("<")) throw pageFault();
      const [end, ...lines] = kind === "body" ? [text] : text.split("\n");
      open.push(end!);
      if (lines.length === 0) return "";
      const last = lines.pop()!;
      const whole = [closed(), ...lines].map(passed).join("");
      open = [last];
      return whole;
    },
    last() {
      open.push(decoder.decode());
      if (kind === "events") return `${passed(closed())}\n`;
      return eventsOf(closed())
        .map((event) => `data: ${event}\n\n`)
        .join("");
    },
  };
}

const stopped = 'data: {"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}\n\n';

/** What a reply is by its first signs, of which there may be one. */
const kindOf = (first: string): "events" | "body" =>
  /^(?:data|event|id|retry)?:/.test(first) || "data: event: retry: id:".includes(first) ? "events" : "body";

/** The events of one JSON body; what is no JSON is passed on as it is, for the SDK to refuse. */
function eventsOf(body: string): string[] {
  const whole = body.trim();
  const end = /data:\s{0,9}\[DONE\]$/.exec(partOf(whole, -30));
  const text = (end === null ? whole : partOf(whole, 0, whole.length - end[0].length)).replace(/^\ufeff/, "").trim();
  if (text === "") return [];
  const json = parsed(text);
  if (json === null) return [text.replaceAll("\n", " ")];
  return [chunkOf(json, { finish_reason: "stop" }), "[DONE]"];
}

/** A line of an event stream, with the counts and texts of its event made readable. */
function readable(line: string): string {
  const data = /^data:\s*(\{.*\})\s*$/.exec(line)?.[1];
  if (data === undefined || !/"usage"|"content"\s*:\s*\[|"message"/.test(data)) return line;
  const json = parsed(data);
  return json === null ? line : `data: ${chunkOf(json, {})}`;
}

function parsed(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Json) : null;
  } catch {
    return null;
  }
}

const listOf = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

/** A chunk whose content is text and whose counts are numbers; a count of another kind is left out, and estimated later. */
function chunkOf({ choices, usage, ...rest }: Json, usual: Json): string {
  const read = listOf(choices).map(({ message, ...choice }) => {
    const delta = (choice.delta ?? message ?? {}) as Json;
    const content = Array.isArray(delta.content) && { content: textOf(delta.content) };
    return { ...choice, finish_reason: choice.finish_reason ?? usual.finish_reason, delta: { ...delta, ...content } };
  });
  return JSON.stringify({
    ...rest,
    ...(choices !== undefined && { choices: read }),
    ...(typeof usage === "object" && usage !== null && { usage: numbersOf(usage as Json) }),
  });
}

const textOf = (parts: unknown[]): string =>
  parts.map((part) => (typeof part === "string" ? part : String(ownValue(part as Json, "text") ?? ""))).join("");

const numbersOf = (usage: Json): Json =>
  Object.fromEntries(
    Object.entries(usage)
      .filter(([, value]) => typeof value === "number" || (typeof value === "object" && value !== null))
      .map(([name, value]) => [name, typeof value === "number" ? value : numbersOf(value as Json)]),
  );
