import type { CallToolResult, Tool } from "@modelcontextprotocol/server";
import type { Caller, Operation, Verb } from "../contract.ts";
import { flagDemo } from "../db/demo-data.ts";
import { type JsonSchema, jsonSchemaOf, withoutReferences } from "../json/json-schema.ts";
import { countUnread } from "../limits/count-unread.ts";
import { standIn } from "../limits/stand-in.ts";
import { parseArguments } from "../net/parse-arguments.ts";
import { refusalOf } from "../net/refusal-of.ts";
import { type Brief, detail, limitOverMcp } from "./brief/detail.ts";
import { rounded } from "./brief/shorten.ts";
import { fitResult, maxKb, refusalWithin, textKb } from "./fit-result.ts";
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
  /** The short form of its answers, which a call gets unless it sends detail: full. */
  brief?: Brief;
  /** The tool that lists the schema of its argument `document`. */
  documentAsIn?: string;
};

/** The arguments that every call has, beside the operation's own. */
type Form = { max_kb?: number; detail?: "brief" | "full" };

/** The MCP door: makes a tool from an operation and its verb. */
export function tool<O extends Operation>(operation: O, verb: Verb<NoInfer<O>>, words: Words): McpTool {
  const { title, description, limits, writes = false, ownWords = false, brief, documentAsIn } = words;
  const limited = brief && "limit" in operation.input.shape ? { limit: limitOverMcp } : {};
  const form = { ...limited, ...(brief && { detail }), max_kb: maxKb };
  const asked = { ...operation, input: operation.input.extend(form) };
  const read = (input: object, caller: Caller) => verb(input as never, caller) as Promise<object>;
  return {
    name: operation.name,
    cost: operation.cost,
    listed: () => ({
      name: operation.name,
      title,
      description: limits === undefined ? description : `${description} ${limits()}`,
      inputSchema: closed(withoutReferences(jsonSchemaOf(asked.input, "input")), documentAsIn) as Tool["inputSchema"],
      outputSchema: outline(jsonSchemaOf(operation.result, "output")) as Tool["outputSchema"],
      annotations: {
        readOnlyHint: !writes,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: !ownWords,
      },
    }),
    call: async (given, caller) => {
      try {
        const attempt = async () => {
          const parsed = () => parseArguments(asked, given);
          const sent = await countUnread(asked, caller, Object(given), parsed);
          const { max_kb, detail, ...input } = sent as Form;
          if (brief === undefined || detail === "full")
            return fitResult(operation, (input) => read(input, caller), input, max_kb ?? textKb);
          const readBrief = async (input: object) => rounded(brief.of((await read(input, caller)) as never));
          return fitResult(operation, readBrief, input, max_kb ?? brief.kb(input));
        };
        return succeeded(await standIn(operation, caller, attempt));
      } catch (error) {
        return failed(error);
      }
    },
  };
}

/**
 * Says that a tool has no other arguments, because a call with others is refused. A signed document is listed in outline
 * where no other tool lists it: the protocol has its bounds.
 */
function closed({ properties, ...schema }: JsonSchema, documentAsIn?: string): JsonSchema {
  const { document, ...rest } = properties as Record<string, JsonSchema>;
  // Every tool has it, so its bounds would be listed as often; a refusal names them.
  const others = { ...rest, max_kb: { type: "integer" } };
  if (document === undefined) return { ...schema, properties: others, additionalProperties: false };
  const listed =
    documentAsIn === undefined ? outlineOf(document) : { type: "object", description: `As in ${documentAsIn}.` };
  return { ...schema, properties: { document: listed, ...others }, additionalProperties: false };
}

/** A schema with its members, types and choices only. */
function outlineOf({ type, enum: choices, const: constant, required, properties }: JsonSchema): JsonSchema {
  const members = Object.entries((properties ?? {}) as Record<string, JsonSchema>);
  return {
    ...(constant === undefined ? (choices === undefined ? { type } : { enum: choices }) : { const: constant }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(members.map(([name, member]) => [name, outlineOf(member)])),
    }),
    ...(required !== undefined && { required }),
  };
}

/**
 * The names and types of a result's own members: every client reads the whole list of tools, and few call much of it.
 * The description says what matters in them, and OpenAPI the rest.
 */
function outline({ properties = {} }: JsonSchema): JsonSchema {
  const members = Object.entries(properties as Record<string, JsonSchema>);
  const typed = members.map(([name, member]) => [name, typeOf(member)]);
  return { type: "object", properties: Object.fromEntries(typed) };
}

function typeOf({ type, anyOf, $ref }: JsonSchema): JsonSchema {
  if ($ref !== undefined) return { type: "object" };
  if (anyOf !== undefined) return { type: (anyOf as JsonSchema[]).map((one) => typeOf(one).type) };
  return { type };
}

function succeeded(text: string): CallToolResult {
  return { content: [{ type: "text", text }], structuredContent: JSON.parse(text) };
}

/**
 * A refusal is a tool result, which a model reads and learns from. Text only: clients check structured content against
 * the output schema, which it does not match.
 */
export function failed(thrown: unknown): CallToolResult {
  const refusal = refusalOf(thrown);
  if (refusal.code === "internal_error") throw new InternalFault(refusal);
  const body = flagDemo({ error: refusal.code, message: refusal.message, ...refusal.extras });
  const text = refusalWithin(body, textKb);
  return { content: [{ type: "text", text }], isError: true };
}
