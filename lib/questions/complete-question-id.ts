import { completeId } from "../db/complete-id.ts";
import { questions } from "./questions.sql.ts";

/** The first ids of questions that start with these hexadecimal digits. */
export const completeQuestionId = completeId("question_ids_from", questions.question_id);
