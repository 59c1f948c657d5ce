import { accountOf } from "../../accounts/account-of.ts";
import type { Verb } from "../../contract.ts";
import { database } from "../../db/client.ts";
import { AppError } from "../../errors.ts";
import { missingStudy, oneStudy } from "../find-study.ts";
import { getReport } from "../get-report.ts";
import { studies } from "../studies.sql.ts";
import type { FullStudy } from "../study-record.ts";
import { comparisonOf } from "./comparison-of.ts";
import type { compareReportsOperation, compareStudiesEndpoint } from "./contract.ts";

/** A study of the caller's account beside another that the caller can read. */
export const compareStudies: Verb<typeof compareStudiesEndpoint> = async ({ study_id, with: other }, caller) => {
  const db = await database();
  const own = oneStudy(accountOf(caller).account_id, study_id);
  const [found] = await db.select({ study_id: studies.study_id }).from(studies).where(own);
  if (found === undefined) throw await missingStudy(db, study_id);
  return compareReports({ a: study_id, b: other }, caller);
};

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
