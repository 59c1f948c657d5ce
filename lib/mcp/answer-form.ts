import { FastResponse } from "srvx/node";
import { allows } from "../http/accepts.ts";
import { answerText } from "./rpc-answer.ts";

const json = "application/json";
const stream = "text/event-stream";

/** The forms of an answer that a client takes. */
type Forms = { json: boolean; stream: boolean };

/** The forms of an answer that a request's Accept header allows; null when none of ours is among them. */
export function formsFor({ headers }: Request): Forms | null {
  const header = headers.get("accept");
  const forms = { json: allows(header, json), stream: allows(header, stream) };
  return forms.json || forms.stream ? forms : null;
}

/** An answer in a form that its client takes: JSON becomes a stream of its answers, and a stream the JSON of them. */
export async function inForm(response: Response, { forms, isBatch }: { forms: Forms; isBatch: boolean }) {
  const type = response.headers.get("content-type") ?? "";
  // A refusal by its status is JSON for every client.
  if (response.status !== 200) return response;
  if (!forms.stream && type.startsWith(stream)) {
    const answers = answersIn(await response.text());
    if (answers.length === 0) throw new Error("a stream of events ended without an answer");
    return answerText(200, isBatch ? `[${answers.join(",")}]` : answers.at(-1)!);
  }
  if (!forms.json && type.startsWith(json)) {
    const text = await response.text();
    // Clients read one message in each event, also of a batch.
    const messages = isBatch ? (JSON.parse(text) as object[]).map((message) => JSON.stringify(message)) : [text];
    const events = messages.map((message) => `event: message\ndata: ${message}\n\n`).join("");
    return new FastResponse(events, { status: 200, headers: { "Content-Type": stream } });
  }
  return response;
}

/** The answers in a stream of events, as JSON; its other messages are progress. */
function answersIn(events: string): string[] {
  const messages = [...events.matchAll(/^data: ?(.+)$/gm)].map(([, data]) => data!);
  return messages.filter((message) => !("method" in (JSON.parse(message) as object)));
}
