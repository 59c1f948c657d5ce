import { type Facts, textFile } from "../../../text-file.ts";

/** The rules of a task, from the text beside this file with facts in its places. */
export const rulesOf = (task: string, facts: Facts = {}): string =>
  textFile(`engines/model/prompts/${task}.md`)(facts).trimEnd();
