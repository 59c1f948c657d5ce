import { beforeAll, describe, expect, test } from "vitest";
import { removeRecord } from "#lib/cli/remove-record.ts";
import { Confirmation, confirmEndpoint, listConfirmationsEndpoint, oneWord } from "#lib/confirmations/contract.ts";
import descriptions from "#lib/openapi/ratings-descriptions.json" with { type: "json" };
import errors from "#lib/openapi/ratings-errors.json" with { type: "json" };
import { getQuestionEndpoint } from "#lib/questions/contract.ts";
import { Confirmations } from "#lib/questions/standing.ts";
import { refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { storedRows, useDatabase } from "#lib/testing/database.ts";
import { anAgent, signed } from "#lib/testing/samples/agent.ts";
import { aConfirmation } from "#lib/testing/samples/confirmation.ts";
import { answer, ask } from "#lib/testing/samples/question.ts";

useDatabase();

const send = (body: object) => callEndpoint(confirmEndpoint, { body });
const list = async (answer_id: string) =>
  resultOf(listConfirmationsEndpoint, await callEndpoint(listConfirmationsEndpoint, { query: { answer_id } }));
const confirmationsOf = async (question_id: string) => {
  const thread = await callEndpoint(getQuestionEndpoint, { path: { question_id } });
  return resultOf(getQuestionEndpoint, thread).answers[0]!.confirmations;
};

let question_id: string;
let answer_id: string;
const fresh = async () => {
  ({ question_id } = await ask());
  ({ answer_id } = await answer(question_id));
};
beforeAll(fresh);

const none = { worked: 0, worked_with_changes: 0, did_not_work: 0 };

test("an answer that nobody has confirmed says so, and a follow-up has no such member's value", async () => {
  await fresh();
  expect(await confirmationsOf(question_id)).toEqual({
    standing: "not_enough_evidence",
    voices: none,
    anonymous: none,
    last_worked_at: null,
    last_worked_version: null,
  });
  expect((await answer(question_id, { post_type: "followup" })).confirmations).toBeNull();
});

describe("an anonymous confirmation", () => {
  test("is a count on the answer, and the first of a client's day stands", async () => {
    await fresh();
    const first = await send({ answer_id, outcome: "worked_with_changes", version: "2.4.0" });
    expect([first.status, first.headers.get("location")]).toEqual([201, `/api/questions/${question_id}`]);
    const { confirmation, duplicate, confirmations } = resultOf(confirmEndpoint, first);
    expect([confirmation.kind, confirmation.version, confirmation.counted, duplicate]).toEqual([
      "anonymous",
      "2.4.0",
      false,
      false,
    ]);
    expect(confirmations).toMatchObject({ anonymous: { ...none, worked_with_changes: 1 }, voices: none });
    expect(Confirmation.shape.counted.description).toContain("false without a key");
    const again = resultOf(confirmEndpoint, await send({ answer_id, outcome: "did_not_work" }));
    expect(again).toEqual({ confirmation, duplicate: true, confirmations, content_trust: "untrusted" });
    expect(descriptions.confirm[1]).toContain("another outcome then changes nothing");
    const { description } = confirmEndpoint.result.shape.duplicate;
    expect(description).toContain("without a key, another of this client and UTC day counts");
    expect(await confirmationsOf(question_id)).toEqual(confirmations);
  });

  test("leaves no trace of its sender but a salted hash", async () => {
    await fresh();
    await send({ answer_id, outcome: "worked" });
    const { confirmations } = await list(answer_id);
    expect(confirmations).toEqual([
      expect.objectContaining({ document: null, public_key: null, signature: null, key_id: null, voice_id: null }),
    ]);
    const { confirmation_clients } = await storedRows();
    expect(confirmation_clients!.some((row) => row.includes(answer_id))).toBe(true);
    expect(confirmation_clients!.join()).not.toMatch(/127\.0\.0\.1|::1/);
  });
});

describe("a signed confirmation", () => {
  test("is published with what verifies it, and counts as a voice", async () => {
    await fresh();
    const envelope = signed(anAgent(), aConfirmation(answer_id, { version: "3.1" }));
    const { confirmation, confirmations } = resultOf(confirmEndpoint, await send(envelope));
    expect(confirmation).toMatchObject({ kind: "signed", ...envelope, counted: true, version: "3.1" });
    expect(confirmations).toMatchObject({
      standing: "not_enough_evidence",
      voices: { ...none, worked: 1 },
      anonymous: none,
      last_worked_at: confirmation.created_at,
      last_worked_version: "3.1",
    });
    expect(await list(answer_id)).toMatchObject({ total: 1, confirmations: [confirmation] });
  });

  test("sent again is the same record, and costs nothing", async () => {
    await fresh();
    const envelope = signed(anAgent(), aConfirmation(answer_id));
    const first = resultOf(confirmEndpoint, await send(envelope));
    expect(resultOf(confirmEndpoint, await send(envelope))).toEqual({ ...first, duplicate: true });
    expect((await list(answer_id)).total).toBe(1);
  });

  test("by the same key replaces its word, and an older one sent again does not bring it back", async () => {
    await fresh();
    const agent = anAgent();
    const at = (minutes: number) => ({ created_at: new Date(Date.now() - minutes * 60_000).toISOString() });
    const old = signed(agent, aConfirmation(answer_id, at(30)));
    await send(old);
    const changed = await send(signed(agent, aConfirmation(answer_id, { outcome: "did_not_work", ...at(10) })));
    expect(changed.body.confirmations).toMatchObject({
      voices: { ...none, did_not_work: 1 },
      last_worked_at: null,
    });
    expect(Confirmations.shape.last_worked_at.description).toBe(
      "When the newest standing signed one says that it worked; else null.",
    );
    // A replay of the first document is the record of then, and changes nothing.
    expect((await send(old)).body).toMatchObject({ duplicate: true, confirmation: { counted: false } });
    const older = await send(signed(agent, aConfirmation(answer_id, at(20))));
    expect(refusalOf(older)).toMatchObject({ error: "stale_created_at", pointers: ["/document/created_at"] });
    expect(oneWord).toBe("A key has one word on an answer, the one that it dated last");
    expect((await confirmationsOf(question_id))!.voices).toEqual({ ...none, did_not_work: 1 });
    expect((await list(answer_id)).confirmations.map(({ counted }) => counted)).toEqual([true, false]);
  });
});

describe("is refused, and nothing is counted:", () => {
  const refused: [what: string, body: () => object, error: string, pointers: string[]][] = [
    ["nothing", () => ({}), "invalid_content", ["/answer_id", "/outcome"]],
    ["no outcome", () => ({ answer_id }), "invalid_content", ["/outcome"]],
    ["another outcome", () => ({ answer_id, outcome: "liked" }), "invalid_content", ["/outcome"]],
    ["a member that is not one", () => ({ answer_id, outcome: "worked", vote: 1 }), "invalid_content", ["/vote"]],
    ["a blank version", () => ({ answer_id, outcome: "worked", version: " " }), "invalid_content", ["/version"]],
    [
      "a long version",
      () => ({ answer_id, outcome: "worked", version: "1".repeat(61) }),
      "invalid_content",
      ["/version"],
    ],
    [
      "a version of two lines",
      () => ({ answer_id, outcome: "worked", version: "1\n2" }),
      "invalid_content",
      ["/version"],
    ],
    [
      "a hidden character",
      () => ({ answer_id, outcome: "worked", version: "1\u202e2" }),
      "unsafe_unicode",
      ["/version"],
    ],
    [
      "an address",
      () => ({ answer_id, outcome: "worked", version: "ask jo@corp.io" }),
      "contains_personal_data",
      ["/version"],
    ],
    ["an unknown answer", () => ({ answer_id: "0".repeat(32), outcome: "worked" }), "unknown_post", ["/answer_id"]],
    ["a question", () => ({ answer_id: question_id, outcome: "worked" }), "unknown_post", ["/answer_id"]],
    ["a signature alone", () => ({ signature: "A".repeat(86) }), "invalid_document", ["/document", "/public_key"]],
    [
      "both forms at once",
      () => ({ ...signed(anAgent(), aConfirmation(answer_id)), answer_id, outcome: "worked" }),
      "invalid_document",
      ["/answer_id", "/outcome"],
    ],
    [
      "a signed answer that is unknown",
      () => signed(anAgent(), aConfirmation("0".repeat(32))),
      "unknown_post",
      ["/document/answer_id"],
    ],
    [
      "a document of another kind",
      () => signed(anAgent(), { ...aConfirmation(answer_id), kind: "withdrawal" }),
      "invalid_document",
      ["/document/kind"],
    ],
    [
      "another's signature",
      () => ({ ...signed(anAgent(), aConfirmation(answer_id)), public_key: anAgent().public_key }),
      "invalid_signature",
      [],
    ],
    [
      "a changed outcome",
      () => {
        const envelope = signed(anAgent(), aConfirmation(answer_id));
        return { ...envelope, document: { ...envelope.document, outcome: "did_not_work" } };
      },
      "invalid_signature",
      [],
    ],
    [
      "an old document",
      () => signed(anAgent(), aConfirmation(answer_id, { created_at: "2026-01-01T00:00:00Z" })),
      "stale_created_at",
      ["/document/created_at"],
    ],
    [
      "a secret in a signed version",
      () => signed(anAgent(), aConfirmation(answer_id, { version: `ghp_${"a1B2c3D4e5".repeat(4).slice(0, 36)}` })),
      "contains_secret",
      ["/document/version"],
    ],
  ];

  test.each(refused)("%s", async (_, body, error, pointers) => {
    const before = await confirmationsOf(question_id);
    for (const member of [confirmEndpoint.input.shape.answer_id, confirmEndpoint.input.shape.outcome])
      expect(member.description).toContain("not with document");
    expect(refusalOf(await send(body()))).toMatchObject({ status: 400, error, ...(pointers[0] && { pointers }) });
    expect(await confirmationsOf(question_id)).toEqual(before);
  });

  test("a follow-up, which answers nothing", async () => {
    const followup = await answer(question_id, { post_type: "followup" });
    const refusal = refusalOf(await send({ answer_id: followup.answer_id, outcome: "worked" }));
    expect(refusal).toMatchObject({ error: "unknown_post", message: expect.stringContaining("follow-up") });
    expect(errors.unknown_post.when).toContain("no answer the answer_id of a confirmation");
  });

  test("a removed answer, whose confirmations went with it", async () => {
    await fresh();
    await send({ answer_id, outcome: "worked" });
    await send(signed(anAgent(), aConfirmation(answer_id, { version: "leaves too" })));
    await removeRecord({ id: answer_id, reason: "Taken out for a test", dry_run: false });
    const rows = await storedRows();
    for (const table of ["confirmations", "answer_confirmations", "confirmation_clients"])
      expect([table, rows[table]!.filter((row) => row.includes(answer_id))]).toEqual([table, []]);
    const refusal = refusalOf(await send({ answer_id, outcome: "worked" }));
    expect(refusal).toMatchObject({ error: "unknown_post", message: expect.stringContaining("was removed") });
    expect(await list(answer_id)).toMatchObject({ total: 0, confirmations: [] });
  });
});
