import type { CallToolResult, JSONRPCRequest, Tool } from "@modelcontextprotocol/server";
import type { Caller } from "../../contract.ts";
import { jsonSchemaOf, withoutReferences } from "../../json/json-schema.ts";
import { parseArguments } from "../../net/arguments.ts";
import {
  type ResearchAnswer,
  type ResearchContext,
  type ResearchInput,
  runResearchOperation,
} from "../../research-tool/contract.ts";
import { ScopeNeeded } from "../../research-tool/task.ts";
import { callerOf } from "../caller-of.ts";
import { narrowSchema } from "../narrow-schema.ts";
import { readArguments } from "../read-arguments.ts";
import { failed } from "../tool.ts";
import { askForScope, connectionIn } from "./admit-connection.ts";
import { answerOfForm, declined } from "./price-form.ts";

/** The verb behind the tool. */
export type RunResearch = (input: ResearchInput, context: ResearchContext) => Promise<ResearchAnswer>;

type CallParams = {
  name?: unknown;
  arguments?: unknown;
  inputResponses?: Record<string, unknown>;
  requestState?: unknown;
};
type Progress = { progress: number; total: number; message: string };
type Call = Pick<CallParams, "inputResponses" | "requestState"> & {
  given: unknown;
  request: Request;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
};

/** Results that were made before the answer began, by the id of their message. */
const early = new WeakMap<Caller, Map<string | number, CallToolResult>>();

/**
 * Makes the call of a connection that may only read before its answer begins: an answer that has begun could no longer
 * be 403, by which the client asks its person for more. Null for a call that was made, or that may run in its turn.
 */
export async function challengeCall(
  run: RunResearch,
  message: JSONRPCRequest,
  request: Request,
): Promise<Response | null> {
  const { method, params, id } = message as JSONRPCRequest & { params?: CallParams };
  if (method !== "tools/call" || params?.name !== runResearchOperation.name) return null;
  if (mayRun(request)) return null;
  try {
    const made = early.get(callerOf(request)) ?? new Map();
    early.set(callerOf(request), made);
    made.set(id, await call(run, { ...params, given: params.arguments, request }));
    return null;
  } catch (error) {
    if (error instanceof ScopeNeeded) return askForScope(error.scope, error.message, id);
    throw error;
  }
}

/** Whether the connection of a request may run studies. */
export const mayRun = (request: Request): boolean => connectionIn(request).scopes.includes("research:run");

/** The result of a call of run_research: made early, or made now. */
export async function researchCall(run: RunResearch, id: string | number, asked: Call): Promise<CallToolResult> {
  return early.get(callerOf(asked.request))?.get(id) ?? call(run, asked);
}

/** The tool's arguments as they are listed. */
export const researchSchema = narrowSchema(
  withoutReferences(jsonSchemaOf(runResearchOperation.input, "input")),
) as Tool["inputSchema"];

/** What can be sent next and what it needs, in the text too: many clients give their model nothing else. */
function textOf({ markdown, next, conversation_id, confirm, ignored }: ResearchAnswer): string {
  const calls = next.map((call) => `- ${JSON.stringify(call)}`).join("\n");
  const handle = confirm === null ? "" : ` · confirm: ${confirm.handle}`;
  return [
    markdown,
    ...(ignored.length === 0 ? [] : [`Not read: ${ignored.join(", ")}.`]),
    ...(calls === "" ? [] : [`Next, as arguments of ${runResearchOperation.name}:\n${calls}`]),
    `conversation_id: ${conversation_id}${handle}`,
  ].join("\n\n");
}

async function call(run: RunResearch, { given, request, signal, onProgress, ...form }: Call): Promise<CallToolResult> {
  const { account, scopes } = connectionIn(request);
  const confirmed = answerOfForm(form);
  if (confirmed === null) return declined;
  try {
    const reader = { operation: runResearchOperation, listed: researchSchema, writes: true };
    const { members, ignored } = readArguments(reader, confirmed ?? given);
    const input = parseArguments(runResearchOperation, members);
    const answer = await run(input, {
      account,
      scopes,
      ...(signal && { signal }),
      ...(onProgress && { onProgress }),
    });
    const whole = { ...answer, ignored: [...answer.ignored, ...ignored] };
    return { content: [{ type: "text", text: textOf(whole) }], structuredContent: whole };
  } catch (error) {
    if (error instanceof ScopeNeeded) throw error;
    return failed(error);
  }
}
