import { describe, expect, test } from "vitest";
import { resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { searchToolsEndpoint } from "#lib/tools/contract.ts";

useDatabase();

const search = async (query: string) => {
  const answer = await callEndpoint(searchToolsEndpoint, { query });
  expect(answer.status).toBe(200);
  return resultOf(searchToolsEndpoint, answer);
};
const ids = async (query: string) => (await search(query)).tools.map((tool) => tool.tool_id);

describe("GET /api/tools", () => {
  test("lists the catalogue with both scores apart and null where nothing was measured", async () => {
    const { tools, total, limit, offset } = await search("");
    expect(total).toBeGreaterThanOrEqual(60);
    expect([tools.length, limit, offset]).toEqual([20, 20, 0]);
    expect(tools[0]).toMatchObject({ usage_score: null, usage: { status: "no_data", last_review_at: null } });
  });

  test("finds tools by name, by tag and by task, best first", async () => {
    expect((await ids("q=github"))[0]).toMatch(/^github/);
    expect((await ids("q=postmark"))[0]).toBe("postmark-api");
    expect(await ids("q=send+transactional+email")).toContain("postmark-api");
    expect(await ids("q=send+grid")).toContain("sendgrid-api");
  });

  test("survives typing mistakes and says what it searched instead", async () => {
    const { tools, corrected_q } = await search("q=transactonal+emial");
    expect(corrected_q).toBe("transactional email");
    expect(tools.map((tool) => tool.category)).toContain("email");
    expect((await ids("q=postmrk"))[0]).toBe("postmark-api");
  });

  test("answers words that match nothing together with the best partial matches, and nonsense with nothing", async () => {
    expect((await search("q=weather+zzzzqqqq")).total).toBeGreaterThan(0);
    expect(await search("q=zzzzqqqqxxxx")).toMatchObject({ tools: [], total: 0 });
  });

  test("filters by type and category and counts the categories", async () => {
    const { tools, categories } = await search("type=api&category=email&limit=100");
    expect(tools.every((tool) => tool.type === "api" && tool.category === "email")).toBe(true);
    expect(categories.find(({ id }) => id === "email")?.count).toBe(tools.length);
  });

  test.each(["email", "api", "search", "send email"])("pages through a search for %j in one order", async (q) => {
    const find = async (limit: number, offset: number) =>
      (await ids(`q=${encodeURIComponent(q)}&limit=${limit}&offset=${offset}`)).join(" ");
    const whole = await find(100, 0);
    expect([await find(3, 0), await find(4, 3), await find(93, 7)].join(" ").trim()).toBe(whole);
  });

  test("sorts by name in a total order and pages through all of it once", async () => {
    const first = await callEndpoint(searchToolsEndpoint, { query: "sort=name&limit=100" });
    expect(first.headers.get("link")).toBe(
      '<https://touchstone.test/api/tools?sort=name&limit=100&offset=100>; rel="next"',
    );
    const { total } = first.body;
    const seen: string[] = [];
    for (let offset = 0; offset < total; offset += 100)
      seen.push(...(await ids(`sort=name&limit=100&offset=${offset}`)));
    expect(seen.length).toBe(total);
    expect(new Set(seen).size).toBe(total);
  });

  test("sorts by desk score with tools nobody assessed last", async () => {
    const { tools } = await search("sort=assessment&limit=100");
    const scores = tools.map((tool) => tool.assessment_score ?? 0);
    expect(scores[0]).toBeGreaterThan(0);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  test.each([
    ["limit=0", "/limit"],
    ["limit=101", "/limit"],
    ["limit=ten", "/limit"],
    ["offset=-1", "/offset"],
    ["type=database", "/type"],
    ["category=nope", "/category"],
    ["sort=best", "/sort"],
    ["catagory=email", "/catagory"],
    ["q=a&q=b", "/q"],
    ["q=%00", "/q"],
  ])("refuses ?%s and points at the fault", async (query, pointer) => {
    const { status, body } = await callEndpoint(searchToolsEndpoint, { query });
    expect([status, body.error]).toEqual([400, "invalid_argument"]);
    expect(body.details.map((detail: { pointer: string }) => detail.pointer)).toContain(pointer);
  });

  test("names all faults at once", async () => {
    const { body } = await callEndpoint(searchToolsEndpoint, { query: "limit=0&offset=x&type=y" });
    expect(body.details.length).toBe(3);
  });

  test("answers a repeated read with 304", async () => {
    const first = await callEndpoint(searchToolsEndpoint, { query: "q=github" });
    const again = await callEndpoint(searchToolsEndpoint, {
      query: "q=github",
      headers: { "if-none-match": first.headers.get("etag")! },
    });
    expect([again.status, again.body]).toEqual([304, null]);
  });
});
