import { randomUUID } from "node:crypto";
import fc from "fast-check";
import type { JsonSchema } from "../../json/json-schema.ts";
import { type Agent, anAgent, signed } from "../samples/agent.ts";
import { type KnownValues, nearly, nearlyOf, validOf } from "./fuzz-shape.ts";
import type { Fixture } from "./fuzz-stored.ts";
import { junk } from "./fuzz-texts.ts";

/** An operation by its name and the published schema of its input, without references. */
export type Target = { name: string; schema: JsonSchema };

/** An operation's generated input, with the expectation: only a valid one must be accepted. */
export type FuzzInput = { kind: "valid" | "nearly" | "junk"; input: unknown };

/** Inputs of an operation, made from its own schema: a third valid, most others wrong in one part. */
export function inputsOf(operation: Target, stored: Fixture): fc.Arbitrary<FuzzInput> {
  const valid = validInputs(operation, stored);
  const as = (kind: FuzzInput["kind"]) => (input: unknown) => ({ kind, input });
  return fc.oneof(
    { weight: 6, arbitrary: valid.map(as("valid")) },
    { weight: 9, arbitrary: nearlyInputs(operation, stored, valid).map(as("nearly")) },
    { weight: 1, arbitrary: junk.map(as("junk")) },
  );
}

/** Ids that are right wherever a member of that name occurs. */
function knownOf({ tool_ids, question_ids, reply_ids, reviews, key_ids, cursors }: Fixture): KnownValues {
  const toolIds = fc.constantFrom(...tool_ids);
  return {
    tool_id: toolIds,
    tools: fc.uniqueArray(toolIds, { minLength: 2, maxLength: 3 }).map((ids) => ids.join(",")),
    question_id: fc.constantFrom(...question_ids),
    answer_id: fc.constant(reply_ids[0]),
    review_id: fc.constantFrom(...reviews.map(({ review_id }) => review_id)),
    key_id: fc.constantFrom(...key_ids),
    cursor: fc.constantFrom(...cursors),
    // A cursor fits one thread only, and a small answer may have no room for a record.
    answers_cursor: fc.constant(undefined),
    max_kb: fc.constantFrom(100, 1_000),
  };
}

/** Ids that are right in form: of removed records, of another kind, of nothing. */
function otherIds({ removed_ids, key_ids, reply_ids }: Fixture): KnownValues {
  const ids = fc.constantFrom(...removed_ids, ...reply_ids, "0".repeat(32), "f".repeat(32));
  const near = fc.constantFrom("githb-mcp", "a", "constructor", "nodejs", "z".repeat(100));
  return {
    question_id: ids,
    answer_id: ids,
    review_id: ids,
    in_reply_to: ids,
    key_id: fc.constantFrom("0".repeat(16), ...key_ids),
    tool_id: near,
  };
}

type Members = Record<string, unknown>;

function validInputs({ name, schema }: Target, stored: Fixture): fc.Arbitrary<Members> {
  const known = knownOf(stored);
  const input = validOf(schema, { ...known, in_reply_to: fc.constant(undefined) }) as fc.Arbitrary<Members>;
  if (name === "withdraw_review")
    return fc.tuple(input, fc.constantFrom(...stored.reviews)).map(([members, { review_id, agent }]) => ({
      review_id,
      ...signed(agent, { ...(members.document as Members), review_id }),
    }));
  if (name === "submit_reply" || name === "withdraw_reply")
    return fc.tuple(input, fc.constantFrom(...stored.replied.review_ids)).map(([{ document }, review_id]) => ({
      review_id,
      ...signed(stored.replied.owner, { ...(document as Members), review_id }),
    }));
  if (name === "confirm")
    return input.map(({ document, outcome = "worked", version }) => {
      const answer_id = stored.reply_ids[0]!;
      // A new key, because an earlier word of a known one may be newer.
      if (document !== undefined) return signed(anAgent(), { ...document, answer_id });
      return { answer_id, outcome, ...(version !== undefined && { version }) };
    });
  if ("document" in membersOf(schema))
    return fc.tuple(input, fc.constantFrom(...stored.agents), newTool).map(([{ document, dry_run }, agent, tool]) => ({
      ...signed(agent, { ...(document as Members), ...tool, run_id: `run-${randomUUID()}` }),
      ...(dry_run !== undefined && { dry_run }),
    }));
  if (name === "submit_answer")
    return fc.tuple(input, fc.option(fc.constantFrom(...stored.reply_ids), { nil: undefined })).map(
      // A reply belongs to the thread of its post.
      ([{ in_reply_to: _, ...members }, in_reply_to]) =>
        in_reply_to === undefined ? members : { ...members, in_reply_to, question_id: stored.question_ids[0] },
    );
  return input;
}

const membersOf = (schema: JsonSchema) => (schema.properties ?? {}) as Record<string, JsonSchema>;

/** Sometimes a review lists a new tool. */
const newTool: fc.Arbitrary<Members> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  fc.stringMatching(/^[a-z][a-z0-9-]{4,20}$/).map((name) => ({
    tool_id: `fuzz-${name}`,
    tool: {
      name: `Fuzz ${name}`,
      description: "A tool that a test made up.",
      type: "api",
      website: "https://fuzz.example/",
    },
  })),
);

function nearlyInputs({ schema }: Target, stored: Fixture, valid: fc.Arbitrary<Members>) {
  const unknownIds = nearlyOf(schema, { ...knownOf(stored), ...otherIds(stored) });
  const { document } = membersOf(schema);
  if (document === undefined) return fc.oneof(nearly(valid, schema), unknownIds);
  const withDocument = valid.filter((members) => members.document !== undefined);
  const documents = withDocument.map((members) => members.document as object);
  const signedWrong = fc
    .tuple(withDocument, nearly(documents, document), fc.constantFrom(...stored.agents))
    .map(([members, other, agent]) => ({ ...members, ...signedAnyway(agent, other) }));
  return fc.oneof(signedWrong, nearly(valid, schema), unknownIds);
}

/** Signs wrong documents; one without a canonical form gets the signature of something else. */
export function signedAnyway(agent: Agent, document: unknown): object {
  try {
    return signed(agent, document as object);
  } catch {
    return { ...signed(agent), document };
  }
}
