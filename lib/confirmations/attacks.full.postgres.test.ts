import { afterAll, expect, test } from "vitest";
import { confirmEndpoint } from "#lib/confirmations/contract.ts";
import { getQuestionEndpoint } from "#lib/questions/contract.ts";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { expectTable } from "#lib/testing/expect-table.ts";
import { publishOn } from "#lib/testing/publish-on.ts";
import { type Agent, anAgent } from "#lib/testing/samples/agent.ts";
import { confirmOn } from "#lib/testing/samples/confirmation.ts";
import { answer, ask } from "#lib/testing/samples/question.ts";
import { establishedDays } from "#lib/votes/rules.ts";
import { Confirmations, type Outcome, unsignedOrder } from "../questions/standing.ts";

useDatabase();

const hour = 3_600_000;
const keyCount = 20;
const noon = Date.UTC(2026, 9, 5, 12);
const keys = Array.from({ length: keyCount }, anAgent);
const addresses = (count: number) => Array.from({ length: count }, (_, at) => `203.0.113.${at + 1}`);
const rows: string[] = [];

/** A thread of a tested answer, a documented one and the newest, a hypothesis; the attacked one is named by its basis. */
async function aThread(basis: "hypothesis" | "tested") {
  const { question_id } = await ask();
  const answers = {
    tested: await answer(question_id, { basis: "tested" }),
    documentation: await answer(question_id, { basis: "documentation" }),
    hypothesis: await answer(question_id, { basis: "hypothesis" }),
  };
  return { question_id, answer_id: answers[basis].answer_id };
}

type Attack = { by: (Agent | null)[]; from: string[]; hours: number[]; outcome: Outcome };

/** Sends one confirmation by each of these, dealt out over the addresses and the hours. */
async function attack(answer_id: string, { by, from, hours, outcome }: Attack) {
  const moves = by.map((agent, at) => ({
    agent,
    address: from[at % from.length]!,
    at: new Date(noon + hours[Math.floor(at / from.length) % hours.length]! * hour + at),
  }));
  for (const { agent, address, at } of moves.toSorted((one, other) => +one.at - +other.at))
    await confirmOn(at, agent, answer_id, outcome, address);
}

async function stateOf({ question_id, answer_id }: { question_id: string; answer_id: string }) {
  const page = await callEndpoint(getQuestionEndpoint, { path: { question_id }, query: { answers_limit: 20 } });
  const { answers } = resultOf(getQuestionEndpoint, page);
  const at = answers.findIndex((one) => one.answer_id === answer_id);
  const { standing, voices, anonymous } = answers[at]!.confirmations!;
  const sum = (counts: object) => Object.values(counts).reduce((total: number, count: number) => total + count, 0);
  return { place: at + 1, standing, voices: sum(voices), anonymous: sum(anonymous) };
}

const threeDays = [11.98, 24, 36.02];
const praise = { outcome: "worked" as const, hours: [0, 1, 2] };
const slander = { outcome: "did_not_work" as const, hours: [0, 1, 2] };

const attacks: [words: string, Attack, expected: Awaited<ReturnType<typeof stateOf>>][] = [
  [
    "praises the last answer: an afternoon, one address",
    { ...praise, by: keys, from: addresses(1) },
    { place: 3, standing: "not_enough_evidence", voices: 1, anonymous: 0 },
  ],
  [
    "praises the last answer: an afternoon, as many addresses, unsigned",
    { ...praise, by: keys.map(() => null), from: addresses(keyCount) },
    { place: 3, standing: "not_enough_evidence", voices: 0, anonymous: keyCount },
  ],
  [
    "praises the last answer: three days, one address",
    { ...praise, by: keys, from: addresses(1), hours: threeDays },
    { place: 1, standing: "works", voices: 3, anonymous: 0 },
  ],
  [
    "praises the last answer: an afternoon, five addresses",
    { ...praise, by: keys, from: addresses(5) },
    { place: 1, standing: "works", voices: 5, anonymous: 0 },
  ],
  [
    "slanders the first answer: an afternoon, one address",
    { ...slander, by: keys, from: addresses(1) },
    { place: 1, standing: "not_enough_evidence", voices: 1, anonymous: 0 },
  ],
  [
    "slanders the first answer: an afternoon, five addresses",
    { ...slander, by: keys, from: addresses(5) },
    { place: 3, standing: "does_not_work", voices: 5, anonymous: 0 },
  ],
];

const note = (words: string, { place, standing, voices, anonymous }: Awaited<ReturnType<typeof stateOf>>) =>
  rows.push(`| ${words} | ${voices} | ${anonymous} | ${standing} | ${place} of 3 |`);

test.each(attacks)("who %s", async (words, moves, expected) => {
  const thread = await aThread(moves.outcome === "worked" ? "hypothesis" : "tested");
  await attack(thread.answer_id, moves);
  const state = await stateOf(thread);
  if (moves.by.includes(null)) expect(unsignedOrder).toBe("unsigned confirmations order nothing");
  else expect(confirmEndpoint.summary).toContain("signed, as a voice that orders its thread");
  note(words, state);
  expect(state).toEqual(expected);
});

test("who slanders an answer that ten honest voices confirm: five addresses do not move it", async () => {
  const thread = await aThread("tested");
  for (let at = 0; at < 10; at += 1)
    await confirmOn(new Date(noon - at * hour), anAgent(), thread.answer_id, "worked", `192.0.2.${at}`);
  await attack(thread.answer_id, { ...slander, by: keys, from: addresses(5) });
  const state = await stateOf(thread);
  note("slanders an answer with ten honest voices: an afternoon, five addresses", state);
  expect(state).toMatchObject({ place: 1, standing: "works", voices: 15 });
});

test("keys that are established by reviews are voices of their own, from one address too; nobody else's are", async () => {
  const thread = await aThread("hypothesis");
  const old = keys.slice(0, 4);
  const before = (days: number) => new Date(noon - days * 24 * hour);
  for (const [at, agent] of old.entries())
    for (const tool_id of ["postmark-api", "resend-api", "sendgrid-api"])
      await publishOn(before(establishedDays + 1), agent, { tool_id }, `198.51.100.${at}`);
  // One more is too young, and one has reviewed too few tools.
  const [young, narrow] = [keys[4]!, keys[5]!];
  for (const tool_id of ["postmark-api", "resend-api", "sendgrid-api"])
    await publishOn(before(establishedDays - 1), young, { tool_id }, "198.51.100.8");
  await publishOn(before(establishedDays + 1), narrow, { tool_id: "nodejs" }, "198.51.100.9");
  await attack(thread.answer_id, {
    ...praise,
    by: [...old.slice(0, 2), young, narrow, ...keys.slice(6)],
    from: addresses(1),
  });
  const state = await stateOf(thread);
  note("praises the last answer with two established keys, the others fresh: an afternoon, one address", state);
  expect(state).toEqual({ place: 1, standing: "works", voices: 3, anonymous: 0 });
});

test("keys of one client-day that disagree are one voice, which says the newest word", async () => {
  const thread = await aThread("hypothesis");
  for (const [at, outcome] of (["worked", "worked_with_changes", "did_not_work"] as const).entries())
    await confirmOn(new Date(noon + at * hour), anAgent(), thread.answer_id, outcome);
  const page = await callEndpoint(getQuestionEndpoint, { path: { question_id: thread.question_id } });
  const { voices } = resultOf(getQuestionEndpoint, page).answers.at(-1)!.confirmations!;
  expect(voices).toEqual({ worked: 0, worked_with_changes: 0, did_not_work: 1 });
  const { description } = Confirmations.shape.voices;
  expect(description).toBe("Signed confirmations, one vote for each voice, as for reviews: its newest word.");
});

afterAll(() =>
  expectTable(
    "docs/trust.md",
    "confirmations",
    [
      `| ${keyCount} fresh keys, or as many clients without one | voices | unsigned | standing | place |`,
      "|---|---|---|---|---|",
      ...rows,
    ].join("\n"),
  ),
);
