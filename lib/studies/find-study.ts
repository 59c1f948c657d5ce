import { and, eq, type SQL } from "drizzle-orm";
import { AppError } from "../errors.ts";
import { studies } from "./studies.sql.ts";

/** The study of an account with this id, as a condition; an id that can be nobody's is refused like an unknown one. */
export function oneStudy(account_id: string, study_id: string): SQL {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(study_id)) throw noSuchStudy();
  return and(eq(studies.study_id, study_id), eq(studies.account_id, account_id))!;
}

/** The refusal for a study that is not there, or is another account's. */
export const noSuchStudy = () =>
  new AppError("not_found", "This account has no study with this id. See GET /api/v1/studies.");
