import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { database } from "#lib/db/client.ts";
import { AppError } from "#lib/errors.ts";
import { sendReport } from "#lib/http/send-report.ts";
import { showPending } from "#lib/research-tool/show-study.ts";
import { callEndpoint } from "#lib/testing/call-endpoint.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { prose } from "#lib/testing/docs.ts";
import { aCustomer, aStudy } from "#lib/testing/research.ts";
import { says } from "#lib/testing/says.ts";
import {
  changeStudyEndpoint,
  createStudyEndpoint,
  getReportOperation,
  listPublicStudiesOperation,
} from "./contract.ts";
import { getReport } from "./get-study.ts";
import { listPublicStudies } from "./list-studies.ts";
import { studies } from "./studies.sql.ts";
import { PendingStudy, reportReaders, Visibility } from "./study-record.ts";
import { hasEnded, withoutFindings } from "./study-status.ts";

useDatabase();

const caller = { address: null, spent: [] };
const nobody = "00000000-0000-4000-8000-000000000000";

/** The id of a complete study of some account. */
async function aStudyOf(members: Record<string, unknown> = {}): Promise<string> {
  const { headers } = await aCustomer();
  const { status, body } = await callEndpoint(createStudyEndpoint, { headers, body: aStudy(members) });
  expect(status).toBe(200);
  return body.id;
}

async function change(study_id: string, values: Partial<typeof studies.$inferInsert>): Promise<void> {
  await (await database()).update(studies).set(values).where(eq(studies.study_id, study_id));
}

describe("a report", () => {
  test("opens for anyone who has its id, without an account, and has every transcript", async () => {
    const id = await aStudyOf();
    const found = getReportOperation.result.parse(await getReport({ study_id: id }, caller));
    expect(found).toMatchObject({ id, status: "complete", visibility: "unlisted" });
    expect("interviews" in found && found.interviews[0]!.transcript.length).toBeGreaterThan(3);
    expect(says(changeStudyEndpoint)).toContain(`A report opens for ${reportReaders}, listed or not.`);
    expect(Visibility.description).toContain(`unlisted: the report opens for ${reportReaders}.`);
    expect(prose).toContain(`A report opens at \`/report/{id}\` for ${reportReaders}.`);
  });

  const pending = Object.keys(withoutFindings) as (keyof typeof withoutFindings)[];
  test.each(pending)("of a study that is %s says so, and has no files", async (status) => {
    const id = await aStudyOf();
    const gone = status === "failed" ? { error_code: "research_failed", error_message: "Too few were held." } : {};
    await change(id, { status, ...gone });
    const found = getReportOperation.result.parse(await getReport({ study_id: id }, caller));
    expect(found).toMatchObject({ status, progress: { interviews_done: 1, interviews: 1 } });
    expect("error" in found && found.error).toEqual(
      status === "failed" ? { error: "research_failed", message: "Too few were held." } : null,
    );
    const words = withoutFindings[status];
    const file = await sendReport(new Request("http://x"), id, () => Promise.reject(new Error("written")));
    expect(file.status).toBe(404);
    expect(await file.json()).toMatchObject({ message: `This study ${words}. Only a complete one has files.` });
    const { markdown, next } = showPending(PendingStudy.parse(found));
    expect(markdown).toContain(`” ${words}${hasEnded(status) ? ". " : ": "}`);
    expect(next![0]!.do).toBe(hasEnded(status) ? "rerun" : "show");
  });

  test.each([nobody, "nope", "", "'; drop table studies"])("of %j is not found", async (study_id) => {
    await expect(getReport({ study_id }, caller)).rejects.toMatchObject(
      new AppError("not_found", "No report opens at this address. Check it against the one that you were sent."),
    );
  });
});

describe("the gallery", () => {
  const listed = async (limit = 20, offset = 0) =>
    listPublicStudiesOperation.result.parse(await listPublicStudies({ limit, offset }, caller));

  test("has what accounts made public and what is complete, of everyone, newest first", async () => {
    expect(await listed()).toEqual({ studies: [], total: 0, limit: 20, offset: 0 });
    const [first, unlisted, second, running] = [await aStudyOf(), await aStudyOf(), await aStudyOf(), await aStudyOf()];
    for (const id of [first, second, running]) await change(id, { visibility: "public" });
    await change(running, { status: "running" });
    const all = await listed();
    expect(all.studies.map(({ id }) => id)).toEqual([second, first]);
    expect(all.studies.map(({ id }) => id)).not.toContain(unlisted);
    expect(all).toMatchObject({ total: 2, studies: [{ interviews: 1 }, { interviews: 1 }] });
    const narrowed = async (filters: object) =>
      (await listPublicStudies({ limit: 20, offset: 0, ...filters }, caller)).studies.map(({ id }) => id);
    await change(first!, { topic: "Would you buy 100% WOOL socks?", study_type: "pricing" });
    expect(await narrowed({ q: "wool 100%" })).toEqual([first]);
    expect(await narrowed({ q: "wool silk" })).toEqual([]);
    const { q } = listPublicStudiesOperation.input.shape;
    expect(q.description).toBe("Words of the question or of its answer; a study has each of them.");
    expect(await narrowed({ study_type: "pricing" })).toEqual([first]);
    expect(await narrowed({ audience: "b2c", study_type: "pricing" })).toEqual([]);
    const page = await listed(1, 1);
    expect(page).toMatchObject({ total: 2, limit: 1, offset: 1, studies: [{ id: first }] });
  });
});
