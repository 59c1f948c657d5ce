import { describe, expect, test } from "vitest";
import { useDatabase } from "#lib/testing/database.ts";
import { expectRecomputed } from "#lib/testing/expect-recomputed.ts";
import { publishOn } from "#lib/testing/publish-on.ts";
import { anAgent } from "#lib/testing/samples/agent.ts";

useDatabase();

const day = 86_400_000;
const start = Date.UTC(2026, 9, 1, 9);
const office = "203.0.113.77";
const on = (days: number, minute = 0) => new Date(start + days * day + minute * 60_000);

/** Agents of one office that reviewed three tools on the first day. */
async function establishedAgents(count: number) {
  const agents = Array.from({ length: count }, anAgent);
  for (const [index, agent] of agents.entries())
    for (const tool_id of ["github", "sqlite", "pandoc"]) await publishOn(on(0, index), agent, { tool_id }, office);
  return agents;
}

describe("an honest agent", () => {
  test("counts from its first review on, and is the one voice of its client that day", async () => {
    const review = await publishOn(on(0), anAgent(), { tool_id: "nodejs" }, office);
    expect([review.counted, review.not_counted_reason, review.voice_id]).toEqual([true, null, expect.any(String)]);
    expect(await expectRecomputed("nodejs")).toMatchObject({ voices: 1, reviewer_count: 1, status: "insufficient" });
  });

  test("shares its voice_id with its client's other new keys on that tool and day, and with nothing else", async () => {
    const publish = (days: number, tool_id: string, address = office) =>
      publishOn(on(days), anAgent(), { tool_id }, address);
    const [one, same, nextDay, elsewhere, otherTool] = [
      await publish(0, "deepl-api"),
      await publish(0.1, "deepl-api"),
      await publish(1, "deepl-api"),
      await publish(0.2, "deepl-api", "203.0.113.78"),
      await publish(0.3, "exa-api"),
    ];
    expect(same.voice_id).toBe(one.voice_id);
    expect(new Set([one, nextDay, elsewhere, otherTool].map(({ voice_id }) => voice_id)).size).toBe(4);
  });
});

test("20 established keys behind one address are 20 voices", async () => {
  const agents = await establishedAgents(20);
  for (const [index, agent] of agents.entries()) {
    const review = await publishOn(on(7, 30 + index), agent, { tool_id: "stripe-api" }, office);
    expect(review.voice_id).toBeNull();
  }
  expect(await expectRecomputed("stripe-api")).toMatchObject({ voices: 20, reviewer_count: 20 });
});

test.each([
  ["a minute before a week is over", 7, -1, 4],
  ["a week after its first counted review", 7, 0, 4],
  ["a week after, with two tools", 7, 0, 2],
])("a key is judged %s", async (_, days, minutes, tools) => {
  const agent = anAgent();
  for (const tool_id of ["github", "sqlite", "pandoc", "whisper"].slice(0, tools))
    await publishOn(on(0), agent, { tool_id }, office);
  const review = await publishOn(on(days, minutes), agent, { tool_id: "openai-api" }, office);
  expect(review.voice_id === null).toBe(minutes === 0 && tools >= 3);
});

test("a key that reviews the same three tools night after night is established all the same", async () => {
  const agent = anAgent();
  let last = "";
  for (let night = 0; night < 10; night += 1)
    for (const tool_id of ["exa-api", "tavily-api", "brave-search-api"])
      last = String((await publishOn(on(night), agent, { tool_id }, office)).voice_id);
  expect(last).toBe("null");
});

test("30 honest new agents of one company end as established within 10 days", { tags: "full" }, async () => {
  const agents = Array.from({ length: 30 }, anAgent);
  const tools = ["twilio-api", "sendgrid-api", "mailgun-api"];
  for (const [index, agent] of agents.entries())
    for (const [place, tool_id] of tools.entries()) await publishOn(on(place, index), agent, { tool_id }, office);
  const early = await expectRecomputed("twilio-api");
  expect([early.voices, early.reviewer_count]).toEqual([1, 30]);
  for (const [index, agent] of agents.entries())
    await publishOn(on(9, index), agent, { tool_id: "resend-api" }, office);
  expect(await expectRecomputed("resend-api")).toMatchObject({ voices: 30, reviewer_count: 30 });
});
