import type { CallToolResult, Tool } from "@modelcontextprotocol/server";
import type { Caller, Operation, Verb } from "../contract.ts";
import { flagDemo } from "../db/client.ts";
import { count } from "../db/counters.ts";
import { type JsonSchema, jsonSchemaOf, withoutReferences } from "../json/json-schema.ts";
import { chargeUnparsedRequest } from "../limits/spend-attempt.ts";
import { limitInMemory } from "../limits/spend-read.ts";
import { parseArguments } from "../net/parse-arguments.ts";
import { refusalOf } from "../net/refusal-of.ts";
import { eachOf, type Schemas } from "../openapi/portable-schema.ts";
import { type Brief, detail, fitResult, limitOverMcp, maxKb, refusalWithin, rounded, textKb } from "./fit-result.ts";
import { InternalFault, wordsOf } from "./protocol-refusal.ts";
import { readArguments } from "./read-arguments.ts";

/** A tool as MCP lists it, with the function that answers its calls. */
type McpTool = {
  name: string;
  cost: number | undefined;
  writes: boolean;
  /** The operations of the REST API that it is. */
  rest: string[];
  listed: () => Tool;
  call: (args: unknown, caller: Caller) => Promise<CallToolResult>;
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
  /** The operations of the REST API that it is, where they have other names. */
  rest?: string[];
  /** The short form of its answers, which a call gets unless it sends `fullDetail`. */
  brief?: Brief;
  /** The tool that lists the schema of its argument `document`. */
  documentAsIn?: string;
  /** The arguments that REST takes as words with commas between them, and that are lists here. */
  lists?: string[];
};

/** The arguments that every call has, beside the operation's own. */
type Form = { max_kb?: number; detail?: ReturnType<typeof detail.parse> };

/** The MCP door: makes a tool from an operation and its verb. */
export function tool<O extends Operation>(operation: O, verb: Verb<NoInfer<O>>, words: Words): McpTool {
  const { title, description, limits, writes = false, ownWords = false, brief, documentAsIn, lists = [] } = words;
  const limited = brief && "limit" in operation.input.shape ? { limit: limitOverMcp } : {};
  const form = { ...limited, ...(brief && { detail }), max_kb: maxKb };
  const extended = { ...operation, input: operation.input.extend(form) };
  const read = (input: object, caller: Caller) => verb(input as never, caller) as Promise<object>;
  const schemaOf = () => {
    const { properties, ...schema } = narrowSchema(withoutReferences(jsonSchemaOf(extended.input, "input")));
    return { ...schema, properties: listedMembers(properties as Schemas, lists, documentAsIn) } as Tool["inputSchema"];
  };
  let schema: Tool["inputSchema"] | undefined;
  const inputSchema = () => {
    schema ??= schemaOf();
    return schema;
  };
  return {
    name: operation.name,
    cost: operation.cost,
    writes,
    rest: words.rest ?? [operation.name],
    listed: () => ({
      name: operation.name,
      title,
      description: limits === undefined ? description : `${description} ${limits()}`,
      inputSchema: inputSchema(),
      outputSchema: outline(jsonSchemaOf(operation.result, "output")) as Tool["outputSchema"],
      annotations: { readOnlyHint: !writes, destructiveHint: false, idempotentHint: true, openWorldHint: !ownWords },
    }),
    call: async (args, caller) => {
      try {
        let ignored: string[] = [];
        const attempt = async () => {
          const parsed = () => {
            const reader = { operation: extended, listed: inputSchema(), writes };
            const reading = readArguments(reader, args, caller.spellings);
            ignored = reading.ignored;
            return parseArguments(extended, reading.members);
          };
          const received = await chargeUnparsedRequest(extended, caller, Object(args), parsed);
          const { max_kb, detail, ...input } = received as Form;
          if (brief === undefined || detail === "full")
            return fitResult(operation, (input) => read(input, caller), input, max_kb ?? textKb);
          const readBrief = async (input: object) => rounded(brief.of((await read(input, caller)) as never));
          return fitResult(operation, readBrief, input, max_kb ?? brief.kb(input));
        };
        const text = await limitInMemory(operation, caller, attempt);
        count("tool", `${operation.name} ok`);
        return succeeded(text, ignored);
      } catch (error) {
        return failed(error, operation.name);
      }
    },
  };
}

/** The arguments as listed; a signed document in outline where no other tool lists it. */
function listedMembers({ document, ...rest }: Schemas, lists: string[], documentAsIn?: string): Schemas {
  const members = eachOf(rest, (member, name) => (lists.includes(name) ? listOf(member) : member));
  if (document === undefined) return members;
  const { description } = document;
  const inOutline =
    documentAsIn === undefined
      ? { ...outlineOf(document), description: description ?? "What the key signs." }
      : { type: "object", description: `As in ${documentAsIn}.` };
  return { document: inOutline, ...members };
}

/** Words with commas between them as the list that they are. */
const listOf = ({ description }: JsonSchema): JsonSchema => ({ type: "array", items: { type: "string" }, description });

/** A schema with its members, types and choices only. */
function outlineOf({ type, enum: choices, required, properties }: JsonSchema): JsonSchema {
  return {
    type,
    ...(choices !== undefined && { enum: choices }),
    ...(properties !== undefined && { properties: eachOf(properties as Schemas, outlineOf) }),
    ...(required !== undefined && { required }),
  };
}

/** The names and types of a result's own members: every client reads the whole list, and few call much of it. */
const outline = ({ properties = {} }: JsonSchema): JsonSchema => ({
  type: "object",
  properties: eachOf(properties as Schemas, typeOf),
});

function typeOf({ type, anyOf, $ref }: JsonSchema): JsonSchema {
  if ($ref !== undefined) return { type: "object" };
  if (anyOf !== undefined) return { type: (anyOf as JsonSchema[]).map((one) => typeOf(one).type) };
  return { type };
}

function succeeded(text: string, ignored: string[]): CallToolResult {
  const result = JSON.parse(text);
  if (ignored.length > 0) return succeeded(JSON.stringify({ ...result, ignored }), []);
  return { content: [{ type: "text", text }], structuredContent: result };
}

/** A refusal is a tool result, as text only: clients check structured content against the output schema. */
export function failed(thrown: unknown, name: string): CallToolResult {
  const refusal = refusalOf(thrown);
  count("tool", `${name} ${refusal.code}`);
  if (refusal.code === "internal_error") throw new InternalFault(refusal);
  const text = refusalWithin(flagDemo({ error: refusal.code, ...wordsOf(refusal) }), textKb);
  return { content: [{ type: "text", text }], isError: true };
}

/** A schema that every model's API takes: one type a member, enum for const, no alternatives, objects open. */
export function narrowSchema(schema: JsonSchema): JsonSchema {
  const { const: constant, additionalProperties: _, anyOf, oneOf, properties, items, ...rest } = schema;
  const branches = ((anyOf ?? oneOf ?? []) as JsonSchema[]).filter((branch) => branch.type !== "null");
  if (branches.length > 0) return narrowSchema({ ...branches[0], ...rest });
  const choices = constant === undefined ? rest.enum : [constant];
  const type = oneTypeOf(rest.type, { choices, properties, items });
  return {
    ...rest,
    type,
    ...(choices !== undefined && { enum: choices }),
    ...(properties !== undefined && { properties: eachOf(properties as Schemas, narrowSchema) }),
    ...(type === "array" && { items: narrowSchema((items as JsonSchema | undefined) ?? { type: "string" }) }),
  };
}

type Hints = Record<"choices" | "properties" | "items", unknown>;
function oneTypeOf(type: unknown, { choices, properties, items }: Hints): unknown {
  const [first] = [type].flat().filter((one) => one !== undefined && one !== "null");
  if (first !== undefined) return first;
  if (properties !== undefined) return "object";
  if (items !== undefined) return "array";
  const [choice] = (choices as unknown[] | undefined) ?? [];
  return choice === undefined ? "string" : typeof choice;
}
