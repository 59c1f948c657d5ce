import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { removeRecord } from "#lib/cli/remove-record.ts";
import { database } from "#lib/db/client.ts";
import { listRemovalsEndpoint, remains } from "#lib/moderation/contract.ts";
import { reportPost } from "#lib/moderation/reports.ts";
import { compareReports } from "#lib/studies/compare/compare-studies.ts";
import { askFollowUpEndpoint, createStudyEndpoint, getStudyEndpoint } from "#lib/studies/contract.ts";
import { getReport } from "#lib/studies/get-study.ts";
import { listPublicStudies } from "#lib/studies/list-studies.ts";
import { studies } from "#lib/studies/studies.sql.ts";
import { refusalOf, resultOf } from "#lib/testing/call.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { storedRows, useDatabase } from "#lib/testing/database.ts";
import { aCustomer, aStudy } from "#lib/testing/research.ts";
import { removalReport } from "./reports.ts";

useDatabase();

const nobody = { address: null, spent: [] };
const reason = "Is about a private person";
const gone = new RegExp(`^This study was removed by the operator at .* Reason: ${reason}\\..*/moderation\\.$`);
const change = async (study_id: string, values: Partial<typeof studies.$inferInsert>) =>
  (await database()).update(studies).set(values).where(eq(studies.study_id, study_id));

let headers: { authorization: string };
let study_id: string;
let other: string;

beforeAll(async () => {
  ({ headers } = await aCustomer());
  const begin = async (topic: string) =>
    (await callEndpoint(createStudyEndpoint, { headers, body: aStudy({ topic }) })).body.id as string;
  study_id = await begin("How do finance leads feel about Quorvex at $9 a month?");
  other = await begin("How do finance leads feel about expense software?");
  const path = { study_id };
  await callEndpoint(askFollowUpEndpoint, { headers, path, body: { question: "Would you buy Quorvex again?" } });
  await change(study_id, { visibility: "public" });
});

describe("a study", () => {
  test.each(["queued", "running"] as const)("that is %s is not removed", async (status) => {
    await change(other, { status });
    const removal = removeRecord({ id: other, reason, dry_run: false });
    await expect(removal).rejects.toThrow(`This study is ${status}. Remove it when it has ended.`);
    await change(other, { status: "complete" });
  });

  test("stays as it was after a dry run, which says what would go", async () => {
    const before = await storedRows();
    const removed = await removeRecord({ id: study_id, reason, dry_run: true });
    expect(removalReport(removed, null, "https://t.test")).toMatch(
      /^This would remove the study .*\n.* would go with it\./,
    );
    expect(await storedRows()).toEqual(before);
  });

  test("leaves with its interviews, follow-ups and readers' notes, and its id and the reason stay in the log", async () => {
    await reportPost({ post_id: study_id, reason: "other", note: "Quorvex is a person" }, nobody);
    await removeRecord({ id: study_id, reason, dry_run: false });
    expect(JSON.stringify(await storedRows()).toLowerCase()).not.toContain("quorvex");
    const log = resultOf(listRemovalsEndpoint, await callEndpoint(listRemovalsEndpoint));
    expect(log.removals).toMatchObject([{ id: study_id, kind: "study", reason }]);
    expect((await listPublicStudies({ limit: 20, offset: 0 }, nobody)).total).toBe(0);
  });

  test("that was removed says so at its report, in a comparison and to its account", async () => {
    await expect(getReport({ study_id }, nobody)).rejects.toThrow(gone);
    await expect(compareReports({ a: other, b: study_id }, nobody)).rejects.toThrow(
      /^The second study cannot be read\. This study was removed by the operator at /,
    );
    const refusal = refusalOf(await callEndpoint(getStudyEndpoint, { headers, path: { study_id } }));
    expect([refusal.error, refusal.message]).toEqual(["not_found", expect.stringMatching(gone)]);
    expect(remains[2]).toBe("A study takes its interviews along; its address says that it was removed, and why.");
    await expect(reportPost({ post_id: study_id, reason: "spam" }, nobody)).rejects.toThrow(gone);
    await expect(removeRecord({ id: study_id, reason, dry_run: false })).rejects.toThrow(/Nothing was changed\.$/);
  });
});
