import { expect, test } from "vitest";
import conventions from "#components/docs/conventions.json" with { type: "json" };
import { routeAt } from "#lib/api/routes.ts";
import { removeRecord } from "#lib/cli/remove-record.ts";
import { listRemovalsEndpoint, remains } from "#lib/moderation/contract.ts";
import { publishReviewEndpoint } from "#lib/reviews/contract.ts";
import { call, refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { anAgent, signed } from "#lib/testing/samples/agent.ts";

const { HEAD, POST } = routeAt("/api/moderation");

useDatabase();

const list = async (query = "") => resultOf(listRemovalsEndpoint, await callEndpoint(listRemovalsEndpoint, { query }));

test("the log is empty as long as nothing was removed", async () => {
  expect(await list()).toEqual({
    removals: [],
    total: 0,
    limit: 20,
    offset: 0,
    confirmed_tools: [],
    kept_after_request: [],
  });
});

test("the log has every removal, newest first, with its reason and nothing of what was said", async () => {
  const wanted = [];
  for (const reason of ["Spam", "Names a private person", "Ein Grund mit Umlauten: größer"]) {
    const { review } = (await callEndpoint(publishReviewEndpoint, { body: signed(anAgent()) })).body;
    await removeRecord({ id: review.review_id, reason, dry_run: false });
    const removed_at = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    wanted.unshift({ id: review.review_id, kind: "review", reason, published_at: review.published_at, removed_at });
  }
  const { removals, total } = await list();
  expect([removals, total]).toEqual([wanted, 3]);
  expect(remains[0]).toContain("The id, the kind, the two dates and the reason stay");
  expect(removals.map(({ removed_at }) => removed_at)).toEqual(
    removals
      .map((of) => of.removed_at)
      .toSorted()
      .reverse(),
  );
  expect(Math.abs(Date.parse(removals[0]!.removed_at) - Date.now())).toBeLessThan(60_000);
});

test("the log is paged, with a Link to what follows", async () => {
  const all = (await list()).removals;
  const first = await callEndpoint(listRemovalsEndpoint, { query: "limit=2" });
  expect(first.headers.get("link")).toBe('<https://touchstone.test/api/moderation?limit=2&offset=2>; rel="next"');
  expect(resultOf(listRemovalsEndpoint, first).removals).toEqual(all.slice(0, 2));
  const last = await callEndpoint(listRemovalsEndpoint, { query: "limit=2&offset=2" });
  expect(last.headers.get("link")).toBeNull();
  expect(resultOf(listRemovalsEndpoint, last)).toEqual({
    removals: all.slice(2),
    total: 3,
    limit: 2,
    offset: 2,
    confirmed_tools: [],
    kept_after_request: [],
  });
});

test("paging out of range, unknown parameters and other methods are refused", async () => {
  for (const query of ["limit=0", "limit=101", "offset=-1", "kind=review"])
    expect(refusalOf(await callEndpoint(listRemovalsEndpoint, { query })).error).toBe("invalid_argument");
  expect(conventions.range).toBe("A value out of range is refused, never clamped.");
  expect(refusalOf(await call(POST, { body: {} })).error).toBe("method_not_allowed");
  expect((await call(HEAD, {}, "HEAD")).status).toBe(200);
});
