import * as z from "zod";
import { database } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { parseStrictJson } from "../json/strict-json.ts";
import { refuseUnlisted } from "./confirm-tool.ts";
import { Assessment } from "./contract.ts";
import { putAssessment } from "./load-catalog.ts";

const NewAssessment = Assessment.omit({ assessment_id: true, kind: true });

/** Stores a desk assessment from its JSON, as the catalogue's files hold them; returns its tool. */
export async function addAssessment(text: string): Promise<string> {
  const checked = NewAssessment.safeParse(parseStrictJson(new TextEncoder().encode(text)));
  if (!checked.success)
    throw new AppError("invalid_request", `The assessment is not right. ${z.prettifyError(checked.error)}`);
  const db = await database();
  await refuseUnlisted(db, checked.data.tool_id);
  await db.transaction((tx) => putAssessment(tx, checked.data));
  return checked.data.tool_id;
}
