import { and, eq, or, type SQL } from "drizzle-orm";
import { accountOf } from "../../accounts/authenticate.ts";
import type { Verb } from "../../contract.ts";
import { database } from "../../db/client.ts";
import { AppError } from "../../errors.ts";
import { getReport, missingStudy, oneStudy } from "../get-study.ts";
import { studies } from "../studies.sql.ts";
import type { FullStudy } from "../study-record.ts";
import { comparisonOf } from "./comparison-of.ts";
import type { compareReportsOperation, compareStudiesEndpoint } from "./contract.ts";

/** A study of the caller's account beside another of it, or a public one. */
export const compareStudies: Verb<typeof compareStudiesEndpoint> = async ({ study_id, with: other }, caller) => {
  const db = await database();
  const { account_id } = accountOf(caller);
  const find = (study: SQL) => db.select({ study_id: studies.study_id }).from(studies).where(study);
  if ((await find(oneStudy(account_id, study_id))).length === 0) throw await missingStudy(db, study_id);
  const isOther = and(eq(studies.study_id, other), eq(studies.visibility, "public"));
  if ((await find(or(oneStudy(account_id, other), isOther)!)).length === 0)
    throw new AppError("not_found", notReadable);
  return compareReports({ a: study_id, b: other }, caller);
};

const notReadable =
  "The second study cannot be read: name a complete one of this account, or a public one. /report/compare sets the reports of any two addresses side by side.";

/** Two studies beside each other, for a reader who has the addresses of both reports. */
export const compareReports: Verb<typeof compareReportsOperation> = async ({ a, b }, caller) => {
  const read = async (place: "first" | "second", study_id: string): Promise<FullStudy> => {
    const study = await getReport({ study_id }, caller).catch((error) => {
      throw error instanceof AppError && error.code === "not_found"
        ? new AppError("not_found", `The ${place} study cannot be read. ${error.message}`)
        : error;
    });
    if (study.status !== "complete")
      throw new AppError("invalid_request", `The ${place} study ${unfinished[study.status]}`);
    return study as FullStudy;
  };
  if (a === b) throw new AppError("invalid_request", "Name two different studies: these are one.");
  return comparisonOf(await read("first", a), await read("second", b));
};

/** Why a study without findings cannot be compared, and what to do. */
const unfinished = {
  queued: "has not begun. Compare it when it is complete.",
  running: "is still running. Compare it when it is complete.",
  failed: "failed and has no findings. Name one that is complete.",
  cancelled: "was cancelled and has no findings. Name one that is complete.",
} as const;
