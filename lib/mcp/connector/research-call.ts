import type { CallToolResult, JSONRPCRequest, Tool } from "@modelcontextprotocol/server";
import type { Caller } from "../../contract.ts";
import { jsonSchemaOf, withoutReferences } from "../../json/json-schema.ts";
import { parseArguments } from "../../net/parse-arguments.ts";
import {
  type ResearchAnswer,
  type ResearchContext,
  type ResearchInput,
  runResearchOperation,
} from "../../research-tool/contract.ts";
import { ScopeNeeded } from "../../research-tool/scope-needed.ts";
import { callerOf } from "../caller-of.ts";
import { narrowSchema } from "../narrow-schema.ts";
import { readArguments } from "../read-arguments.ts";
import { failed } from "../tool.ts";
import { askForScope, connectionIn } from "./admit-connection.ts";

/** The verb behind the tool. */
export type RunResearch = (input: ResearchInput, context: ResearchContext) => Promise<ResearchAnswer>;

type Progress = { progress: number; total: number; message: string };
type Call = { given: unknown; request: Request; signal?: AbortSignal; onProgress?: (progress: Progress) => void };

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
  const { method, params, id } = message as JSONRPCRequest & { params?: { name?: unknown; arguments?: unknown } };
  if (method !== "tools/call" || params?.name !== runResearchOperation.name) return null;
  if (connectionIn(request).scopes.includes("research:run")) return null;
  try {
    const made = early.get(callerOf(request)) ?? new Map();
    early.set(callerOf(request), made);
    made.set(id, await call(run, { given: params.arguments, request }));
    return null;
  } catch (error) {
    if (error instanceof ScopeNeeded) return askForScope(error.scope, error.message, id);
    throw error;
  }
}

/** The result of a call of run_research: made early, or made now. */
export async function researchCall(run: RunResearch, id: string | number, asked: Call): Promise<CallToolResult> {
  return early.get(callerOf(asked.request))?.get(id) ?? call(run, asked);
}

/** The tool's arguments as they are listed. */
export const researchSchema = narrowSchema(
  withoutReferences(jsonSchemaOf(runResearchOperation.input, "input")),
) as Tool["inputSchema"];

/** What the next call sends, in the text too: many clients give their model nothing else. */
function handlesOf({ conversation_id, confirm }: ResearchAnswer): string {
  const handle = confirm === null ? "" : ` · confirm: ${confirm.handle}`;
  return `conversation_id: ${conversation_id}${handle}`;
}

async function call(run: RunResearch, { given, request, signal, onProgress }: Call): Promise<CallToolResult> {
  const { account, scopes } = connectionIn(request);
  try {
    const reader = { operation: runResearchOperation, listed: researchSchema, writes: true };
    const { members, ignored } = readArguments(reader, given);
    const input = parseArguments(runResearchOperation, members);
    const answer = await run(input, {
      account,
      scopes,
      ...(signal && { signal }),
      ...(onProgress && { onProgress }),
    });
    const text = `${answer.markdown}\n\n${handlesOf(answer)}`;
    return {
      content: [{ type: "text", text }],
      structuredContent: ignored.length > 0 ? { ...answer, ignored } : answer,
    };
  } catch (error) {
    if (error instanceof ScopeNeeded) throw error;
    return failed(error);
  }
}
