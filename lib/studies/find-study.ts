import { and, eq, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { notFound } from "../moderation/refuse-removed.ts";
import { studies } from "./studies.sql.ts";

/** The study of an account with this id, as a condition; an id that can be nobody's is refused like an unknown one. */
export function oneStudy(account_id: string, study_id: string): SQL {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(study_id)) throw noSuchStudy();
  return and(eq(studies.study_id, study_id), eq(studies.account_id, account_id))!;
}

const noStudy = "This account has no study with this id. See GET /api/v1/studies.";

/** The refusal for a study that is not there, or is another account's. */
export const noSuchStudy = () => new AppError("not_found", noStudy);

/** The same refusal, or that the operator removed the study, and why. */
export const missingStudy = (db: Database | Transaction, study_id: string): Promise<AppError> =>
  notFound(db, study_id.toLowerCase(), noStudy);
