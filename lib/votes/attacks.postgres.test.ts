import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Review } from "#lib/reviews/contract.ts";
import { withdrawReviewEndpoint } from "#lib/reviews/contract.ts";
import {
  attack,
  dealt,
  fiveAddresses,
  honest,
  type Move,
  oneAddress,
  placeOf,
  publishHonest,
} from "#lib/testing/attack.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { expectRecomputed } from "#lib/testing/expect-recomputed.ts";
import { expectTable } from "#lib/testing/expect-table.ts";
import { aWithdrawal, signed } from "#lib/testing/samples/agent.ts";
import { listedDays } from "#lib/votes/rules.ts";

useDatabase();

/** The short form makes one attack of each kind, and looks for its rows in the table that the long form makes. */
const all = process.env.FULL_TESTS !== undefined;

let real: Review[];
const last = honest.length + 1;
const rows: string[] = [];
const long = "Sent ten messages and read each of them back within a second; nothing was lost or sent twice. ".repeat(3);

beforeAll(async () => {
  real = await publishHonest();
  for (const [place, [tool_id]] of honest.entries()) expect((await placeOf(tool_id)).place).toBe(place + 1);
});

type Outcome = { voices: number; place: number; status: string };

/** Notes the outcome of an attack, for the table in docs/trust.md. */
async function outcomeOf(words: string, tool_id: string, takes: string): Promise<Outcome> {
  const { tool, place } = await placeOf(tool_id);
  await expectRecomputed(tool_id);
  const { voices, reviewer_count, status } = tool.usage;
  const score = tool.usage_score === null ? "none" : tool.usage_score.toFixed(2);
  rows.push(
    `| ${words} | ${takes} | ${reviewer_count} | ${voices} | ${score}, ${status} | ${place} of ${honest.some(([id]) => id === tool_id) ? honest.length : last} |`,
  );
  return { voices, place, status };
}

const promote = async (words: string, tool_id: string, moves: Move[], takes: string) => {
  await attack(tool_id, moves, 5);
  return outcomeOf(words, tool_id, takes);
};

const afternoon = [0, 1, 2, 3, 4];
/** The shortest three UTC days: a minute before midnight, the day between, a minute after midnight. */
const threeDays = [11.98, 24, 36.02];
const week = listedDays * 24;
/** Fifty new keys from five addresses on the day that begins so many hours after the first. */
const fromFive = (tool_id: string, hours: number) =>
  promote(
    `Five addresses, 50 more keys each day: after ${hours} hours`,
    tool_id,
    dealt(fiveAddresses, [hours]),
    `${hours} hours`,
  );
const network = (last: number) => `2001:db8:0:7::${last.toString(16)}`;

describe("an invented tool stays behind every real one", () => {
  const afternoons: [string, Move[], voices: number][] = [
    ["one address", dealt(oneAddress, afternoon), 1],
    ["five addresses", dealt(fiveAddresses, afternoon), 5],
    [
      "fifty addresses of one IPv6 network",
      dealt(
        Array.from({ length: 50 }, (_, at) => network(at)),
        afternoon,
      ),
      1,
    ],
    ["five addresses, two minutes around midnight", dealt(fiveAddresses, [11.98, 12.02]), 10],
    ["five addresses, documents dated a day back", dealt(fiveAddresses, afternoon, dated), 5],
    ["five addresses, another agent, model and run id each time", dealt(fiveAddresses, afternoon, disguised), 5],
    ["five addresses, only three dimensions rated", dealt(fiveAddresses, afternoon, narrow), 5],
  ];
  test.each(all ? afternoons : afternoons.slice(1, 2))(
    "after an afternoon with 50 fresh keys: %s",
    async (words, moves, voices) => {
      const tool_id = `afternoon-${rows.length}`;
      const outcome = await promote(`An afternoon: ${words}`, tool_id, moves, "4 hours");
      expect(outcome).toEqual({ voices, place: last, status: "insufficient" });
    },
  );

  test("after three days with evidence that a real review has shown", { tags: "full" }, async () => {
    const trace_sha256 = real.find((review) => review.tool_id === "resend-api")!.document.evidence.trace_sha256;
    const copied = dealt(fiveAddresses, threeDays, () => ({ evidence: { trace_sha256 } }));
    // The trace belongs to another tool, so the first of the copies shows it for this one.
    expect(await promote("Three days: five addresses, one trace hash", "one-trace", copied, "24 hours")).toMatchObject({
      voices: 1,
      place: last,
    });
  });

  test("after three days with a text that was published before", { tags: "full" }, async () => {
    const copied = dealt(fiveAddresses, threeDays, () => ({ review: long, title: "Sent ten messages at once" }));
    expect(await promote("Three days: five addresses, one text", "one-text", copied, "24 hours")).toMatchObject({
      voices: 1,
      place: last,
    });
  });

  test("after three days with the hash of nothing", { tags: "full" }, async () => {
    const empty = dealt(fiveAddresses, threeDays, () => ({ evidence: { trace_sha256: "0".repeat(64) } }));
    expect(await promote("Three days: five addresses, the hash of zeros", "zeros", empty, "24 hours")).toMatchObject({
      voices: 0,
      place: last,
    });
  });

  test("after three days of withdrawing and reviewing again from one address", { tags: "full" }, async () => {
    const tool_id = "withdrawn-again";
    const published = await attack(tool_id, dealt(oneAddress, [0, 24]), 5);
    for (const { agent, review } of published.slice(0, 25)) {
      const { review_id } = review;
      await callEndpoint(withdrawReviewEndpoint, { path: { review_id }, body: signed(agent, aWithdrawal(review_id)) });
    }
    const outcome = await outcomeOf("Two days: one address, half of it withdrawn", tool_id, "24 hours");
    expect(outcome).toEqual({ voices: 1, place: last, status: "insufficient" });
  });
});

describe("an invented tool stays behind every real one for a week", () => {
  test("with three days from one address", async () => {
    const outcome = await promote("Three days: one address", "three-days", dealt(oneAddress, threeDays), "24 hours");
    expect(outcome).toEqual({ voices: 3, place: last, status: "ok" });
  });

  test("the same keys reviewing again each day have no more voices than days", { tags: "full" }, async () => {
    const again = threeDays.flatMap((hours) => dealt(oneAddress, [hours]));
    const moves = again.filter(
      ({ key, hours }) => hours === threeDays[0] || key % 3 < (hours === threeDays[1] ? 2 : 1),
    );
    const outcome = await promote("Three days: one address, keys that review again", "again", moves, "24 hours");
    expect(outcome).toMatchObject({ voices: 3, place: last });
  });

  test("keys that reviewed three other tools first are new all the same within a week", { tags: "full" }, async () => {
    const decoys = ["github", "sqlite", "pandoc"];
    const moves = decoys.flatMap((tool_id) => dealt(oneAddress, [0], () => ({ tool_id })));
    const outcome = await promote(
      "Three days: one address, three decoy tools first",
      "decoys",
      [...moves, ...dealt(oneAddress, threeDays)],
      "24 hours",
    );
    expect(outcome).toMatchObject({ voices: 3, place: last });
  });

  test("with fifty keys more each day from five addresses", { tags: "full" }, async () => {
    const outcomes: Outcome[] = [];
    for (const hours of [0, 24, week - 24]) outcomes.push(await fromFive("five-a-day", hours));
    expect(outcomes).toEqual([
      { voices: 5, place: last, status: "insufficient" },
      { voices: 10, place: last, status: "ok" },
      { voices: 15, place: last, status: "ok" },
    ]);
  });
});

describe("what patience and addresses gain", () => {
  test("five addresses bring an invented tool to the top after a week", { tags: "full" }, async () => {
    expect(await fromFive("five-a-day", week)).toEqual({ voices: 20, place: 1, status: "ok" });
  });

  test("one address passes the real tools that are rated badly after a week", { tags: "full" }, async () => {
    const words = `${listedDays} days: one address, three days of it`;
    const outcome = await promote(words, "a-week", dealt(oneAddress, [0, 24, week]), `${week} hours`);
    expect(outcome).toEqual({ voices: 3, place: 4, status: "ok" });
  });
});

describe("slander of a real tool with 50 fresh keys", () => {
  const slanders: [string, string, Move[], string, place: number][] = [
    ["An afternoon of slander: one address", "postmark-api", dealt(oneAddress, afternoon), "4 hours", 3],
    ["Three days of slander: five addresses", "resend-api", dealt(fiveAddresses, threeDays), "24 hours", 5],
  ];
  test.each(all ? slanders : slanders.slice(0, 1))("%s", async (words, tool_id, moves, takes, place) => {
    await attack(tool_id, moves, 1);
    expect((await outcomeOf(words, tool_id, takes)).place).toBe(place);
  });
});

function dated(): { created_at: string } {
  return { created_at: new Date(Date.UTC(2026, 10, 1, 18)).toISOString() };
}

function disguised(key: number) {
  return {
    run_id: `disguise-${key}-of-an-agent`,
    agent: { name: `Agent ${key}`, model: `model-${key}`, harness: `h${key}` },
  };
}

function narrow() {
  return { ratings: { speed: 5, reliability: 5, quality: 5 } };
}

afterAll(() => {
  const head =
    "| attack with 50 fresh keys | takes | keys counted | voices | usage score | place |\n|---|---|---|---|---|---|";
  if (all) expectTable("docs/trust.md", "attacks", [head, ...rows].join("\n"));
  else expect(readFileSync("docs/trust.md", "utf8").split("\n")).toEqual(expect.arrayContaining(rows));
});
