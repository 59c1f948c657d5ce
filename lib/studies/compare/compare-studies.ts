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
  const read = async (study_id: string): Promise<FullStudy> => {
    const study = await getReport({ study_id }, caller);
    if (study.status !== "complete")
      throw new AppError("invalid_request", `Study ${study_id} is ${study.status}. Compare studies that are complete.`);
    return study as FullStudy;
  };
  if (a === b) throw new AppError("invalid_request", "Name two different studies: these are one.");
  return comparisonOf(await read(a), await read(b));
};
