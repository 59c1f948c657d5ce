import type { JSONRPCRequest } from "@modelcontextprotocol/server";
import { AppError } from "../errors.ts";
import { writeJson } from "../json/kept-json.ts";
import { sizeLimits } from "../net/size-limits.ts";
import { protocolRefusal } from "./protocol-refusal.ts";

const { batchBytes } = sizeLimits.mcp;

/** Makes the answers of a batch as JSON, one after the other, up to the byte limit of a batch. */
export async function answerBatch(
  requests: JSONRPCRequest[],
  ask: (message: JSONRPCRequest) => Promise<object>,
): Promise<string> {
  const answers: string[] = [];
  let room = batchBytes;
  for (const message of requests) {
    const answer = room > 0 ? writeJson(await ask(message)) : "";
    room = Math.max(0, room - Buffer.byteLength(answer));
    answers.push(room > 0 ? answer : writeJson({ jsonrpc: "2.0", id: message.id, error: noRoom() }));
  }
  return `[${answers.join(",")}]`;
}

function noRoom() {
  const sentence = `This call's answer has no room in the ${batchBytes / 1_000_000} MB that a batch's answers may have. Send it again by itself.`;
  const { code, message, data } = protocolRefusal(new AppError("rate_limited", sentence, { retry_after: 1 }));
  return { code, message, data };
}
