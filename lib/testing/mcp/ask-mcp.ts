import { answerMcp } from "../../mcp/answer-mcp.ts";
import { legacy, modern, sendMcp } from "./send-mcp.ts";

/** The two eras of the protocol: with a handshake and without. */
export const eras = ["2025-11-25", "2026-07-28"] as const;
export type Era = (typeof eras)[number];

// biome-ignore lint/suspicious/noExplicitAny: a test reads the answer and says what it must be.
type Answer = { status: number; result?: any; error?: { code: number; message: string; data?: any } };

/** Sends one MCP request to the route, as a client of that era does; returns its result or its error. */
export async function askMcp(era: Era, method: string, params: Record<string, unknown> = {}): Promise<Answer> {
  const sent = era === "2026-07-28" ? modern(method, params, 7) : legacy(method, params, 7);
  const { status, text } = await sendMcp(answerMcp, {
    ...sent,
    headers: { "mcp-protocol-version": era, ...sent.headers },
  });
  const { id, result, error } = JSON.parse(text.startsWith("event:") ? /^data: (.+)$/m.exec(text)![1]! : text);
  if (id !== 7) throw new Error(`answered ${id} instead of 7: ${text}`);
  return { status, result, error };
}
