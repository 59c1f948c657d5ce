import { describe, expect, test } from "vitest";
import { refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { aCustomer, aStudy } from "#lib/testing/research.ts";
import { says } from "#lib/testing/says.ts";
import { database } from "../../db/client.ts";
import type { ConsensusTheme } from "../../engines/findings.ts";
import { changeStudyEndpoint, createStudyEndpoint } from "../contract.ts";
import { studies } from "../studies.sql.ts";
import type { FullStudy } from "../study-record.ts";
import { compareReports, comparisonOf } from "./compare-studies.ts";
import { compareStudiesEndpoint, StudyComparison } from "./contract.ts";

useDatabase();

const caller = { address: null, spent: [] };
const nobody = "00000000-0000-4000-8000-000000000000";
type Headers = { authorization: string };

async function aStudyOf(headers: Headers, members: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await callEndpoint(createStudyEndpoint, { headers, body: aStudy(members) });
  expect(status).toBe(200);
  return body.id;
}

const compare = (headers: Headers, study_id: string, other: string) =>
  callEndpoint(compareStudiesEndpoint, { headers, path: { study_id }, query: `with=${other}` });

describe("GET /api/v1/studies/{id}/compare", () => {
  test("says of a run with another seed that only the seed differs, and what survived", async () => {
    const { headers } = await aCustomer();
    const [a, b] = [await aStudyOf(headers, { seed: 1 }), await aStudyOf(headers, { seed: 2 })];
    const found = resultOf(compareStudiesEndpoint, await compare(headers, a, b));
    expect(found.differs_in).toEqual(["seed"]);
    expect([found.a.id, found.b.id]).toEqual([a, b]);
    expect(found.numbers.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["confidence", "sentiment", "projected_nps"]),
    );
    expect(found.summary).toContain("survived");
    expect(resultOf(compareStudiesEndpoint, await compare(headers, b, a)).themes).toHaveLength(found.themes.length);
  });

  test("finds the same study again where all is the same: every theme survives, and no number differs", async () => {
    const { headers } = await aCustomer();
    const [a, b] = [await aStudyOf(headers, { seed: 3 }), await aStudyOf(headers, { seed: 3 })];
    const { differs_in, themes, numbers } = resultOf(compareStudiesEndpoint, await compare(headers, a, b));
    expect(differs_in).toEqual([]);
    expect(themes.every(({ verdict }) => verdict === "survived")).toBe(true);
    for (const { a: one, b: other } of numbers) expect(one).toEqual(other);
  });

  test("takes another account's study only when it is public, and never as the first", async () => {
    const [{ headers }, stranger] = [await aCustomer(), await aCustomer()];
    const [own, theirs] = [await aStudyOf(headers), await aStudyOf(stranger.headers)];
    const unlisted = refusalOf(await compare(headers, own, theirs));
    expect(unlisted).toEqual(refusalOf(await compare(headers, own, nobody)));
    expect(unlisted).toMatchObject({ error: "not_found", message: expect.stringContaining("or a public one") });
    const path = { study_id: theirs };
    await callEndpoint(changeStudyEndpoint, { headers: stranger.headers, path, body: { visibility: "public" } });
    expect((await compare(headers, own, theirs)).status).toBe(200);
    expect(refusalOf(await compare(headers, theirs, own)).error).toBe("not_found");
    expect(says(compareStudiesEndpoint)).toContain("the other study: one of the account's, or a public one");
  });

  test("refuses one study twice, an unknown one, and one without findings", async () => {
    const { headers } = await aCustomer();
    const own = await aStudyOf(headers);
    expect(refusalOf(await compare(headers, own, own))).toMatchObject({
      error: "invalid_request",
      message: "Name two different studies: these are one.",
    });
    for (const other of [nobody, "x"]) expect(refusalOf(await compare(headers, own, other)).error).toBe("not_found");
    const other = await aStudyOf(headers);
    await expect(compareReports({ a: own, b: nobody }, caller)).rejects.toThrow(
      "The second study cannot be read. No report opens at this address. Check it against the one that you were sent.",
    );
    const refused = {
      running: "is running. Compare it when it is complete.",
      failed: "failed and has no findings. Name one that is complete.",
      cancelled: "was cancelled and has no findings. Name one that is complete.",
    } as const;
    for (const [status, words] of Object.entries(refused)) {
      await (await database()).update(studies).set({ status: status as keyof typeof refused });
      await expect(compareReports({ a: own, b: other }, caller)).rejects.toMatchObject({
        code: "invalid_request",
        message: `The first study ${words}`,
      });
    }
    expect(says(compareStudiesEndpoint)).toContain("Both studies must be complete.");
  });
});

describe("two studies beside each other", () => {
  const study = (themes: [label: string, sentiment: string][], nps: [low: number, high: number]) =>
    ({
      id: nobody,
      report_url: "http://x/report/x",
      topic: "t",
      study_type: "custom",
      audience: "b2c",
      headline_finding: "h",
      seed: 1,
      engine: { id: "e", kind: "simulator", version: "1" },
      disclaimer: "d",
      personas: [],
      objections: [],
      overall_confidence: 20,
      avg_sentiment: 5,
      consensus_themes: themes.map(
        ([theme, sentiment]) => ({ theme, sentiment, interview_count: 3 }) as ConsensusTheme,
      ),
      quant: {
        n_interviews: 8,
        sentiment_distribution: { positive: 4, neutral: 2, mixed: 1, negative: 1 },
        projected_nps: 0,
        nps: { low: nps[0], high: nps[1] },
        measures: [],
      },
    }) as unknown as FullStudy;

  test("of different questions the first sentence says so, and none gives advice", () => {
    const [a, b] = [study([["Price", "negative"]], [0, 0]), study([["Price", "negative"]], [0, 0])];
    const different = [{ topic: "other" }, { study_type: "pricing" as const }];
    for (const own of different) {
      const { summary } = comparisonOf(a, { ...b, ...own });
      expect(summary).toBe(
        "These two studies ask different things: a theme that both have may mean something else in each.",
      );
    }
    expect(comparisonOf(a, { ...b, seed: 2 }).summary).toContain("1 survived");
  });

  test("a theme survives unless its sides are opposite, and one that is missing came up in one study only", () => {
    const a = study(
      [
        ["Price", "negative"],
        ["Time", "positive"],
        ["Fit", "mixed"],
        ["Old", "positive"],
      ],
      [-10, 10],
    );
    const b = study(
      [
        ["Price", "positive"],
        ["Time", "positive"],
        ["Fit", "negative"],
        ["New", "positive"],
      ],
      [20, 40],
    );
    const found = StudyComparison.parse(comparisonOf(a, b));
    expect(found.themes.map(({ theme, verdict }) => [theme, verdict])).toEqual([
      ["Time", "survived"],
      ["Fit", "survived"],
      ["Price", "changed_sides"],
      ["Old", "only_a"],
      ["New", "only_b"],
    ]);
    expect(says(compareStudiesEndpoint)).toContain(
      "survived: in both, and not on opposite sides. changed_sides: for in one, against in the other.",
    );
    expect(found.summary).toBe(
      "Of 5 themes, 2 survived, 1 changed sides, and 2 came up in one study only. What survived is worth checking with real people first.",
    );
    expect(found.numbers.map(({ id, apart }) => [id, apart])).toEqual([
      ["confidence", null],
      ["sentiment", null],
      ["projected_nps", true],
    ]);
  });
});
