import type { CallToolResult, Tool } from "@modelcontextprotocol/server";
import type { Caller, Operation, Verb } from "../contract.ts";
import { flagDemo } from "../db/demo-data.ts";
import { type JsonSchema, jsonSchemaOf, withoutReferences } from "../json/json-schema.ts";
import { countUnread } from "../limits/count-unread.ts";
import { standIn } from "../limits/stand-in.ts";
import { parseArguments } from "../net/parse-arguments.ts";
import { refusalOf } from "../net/refusal-of.ts";
import { fitResult, leftOutSchema, maxKb, refusalWithin, textKb } from "./fit-result.ts";
import { InternalFault } from "./internal-fault.ts";

/** A tool as MCP lists it, with the function that answers its calls. */
export type McpTool = {
  name: string;
  cost: number | undefined;
  listed: () => Tool;
  call: (given: unknown, caller: Caller) => Promise<CallToolResult>;
};

type Words = {
  title: string;
  /** For a model that chooses: when to use it and when not, the order, the side effects. */
  description: string;
  /** The limits as configured, known once the service runs. */
  limits?: () => string;
  /** Whether it writes; a repeat of the same write makes no second record. */
  writes?: true;
  /** Whether its answers hold no strangers' words. */
  ownWords?: true;
};

/** The MCP door: makes a tool from an operation and its verb. */
export function tool<O extends Operation>(operation: O, verb: Verb<NoInfer<O>>, words: Words): McpTool {
  const { title, description, limits, writes = false, ownWords = false } = words;
  const asked = { ...operation, input: operation.input.extend({ max_kb: maxKb }) };
  return {
    name: operation.name,
    cost: operation.cost,
    listed: () => ({
      name: operation.name,
      title,
      description: limits === undefined ? description : `${description} ${limits()}`,
      inputSchema: closed(withoutReferences(jsonSchemaOf(asked.input, "input"))) as Tool["inputSchema"],
      outputSchema: withLeftOut(outline(jsonSchemaOf(operation.result, "output"))) as Tool["outputSchema"],
      annotations: {
        title,
        readOnlyHint: !writes,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: !ownWords,
      },
    }),
    call: async (given, caller) => {
      try {
        const attempt = async () => {
          const read = () => parseArguments(asked, given);
          const sent = await countUnread(asked, caller, Object(given), read);
          const { max_kb, ...input } = sent as { max_kb: number };
          return fitResult(operation, (input) => verb(input as never, caller) as Promise<object>, input, max_kb);
        };
        return succeeded(await standIn(operation, caller, attempt));
      } catch (error) {
        return failed(error);
      }
    },
  };
}

/** Says that a tool has no other arguments, because a call with others is refused. */
const closed = (schema: JsonSchema): JsonSchema => ({ ...schema, additionalProperties: false });

/** A schema of results with the member that reports what did not fit. */
const withLeftOut = ({ properties, ...schema }: JsonSchema): JsonSchema => ({
  type: "object",
  ...schema,
  properties: { ...(properties as object), left_out: leftOutSchema },
});

/** The parts of an answer's schema beyond names, types and meaning: lengths and ranges, which only writers need. */
const bounds = ["minLength", "maxLength", "pattern", "format", "minimum", "maximum", "minItems", "maxItems"];

/** Shortens a schema to what a client needs to know: every client reads the whole list, and few call much of it. */
function outline(schema: JsonSchema): JsonSchema {
  const text = JSON.stringify(schema, (name, value: unknown) => (bounds.includes(name) ? undefined : value));
  const outlined = JSON.parse(text) as { $defs?: JsonSchema };
  if (outlined.$defs?.ReviewDocument)
    outlined.$defs.ReviewDocument = { type: "object", description: "get_review_protocol has its schema." };
  return outlined;
}

function succeeded(text: string): CallToolResult {
  return { content: [{ type: "text", text }], structuredContent: JSON.parse(text) };
}

/**
 * A refusal is a tool result, which a model reads and learns from. Text only: clients check structured content against
 * the output schema, which it does not match.
 */
function failed(thrown: unknown): CallToolResult {
  const refusal = refusalOf(thrown);
  if (refusal.code === "internal_error") throw new InternalFault(refusal);
  const body = flagDemo({ error: refusal.code, message: refusal.message, ...refusal.extras });
  const text = refusalWithin(body, textKb);
  return { content: [{ type: "text", text }], isError: true };
}
