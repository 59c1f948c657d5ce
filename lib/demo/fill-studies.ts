import { ensureOperatorAccount } from "../accounts/operator-account.ts";
import type { Account, Caller } from "../contract.ts";
import { changeStudy } from "../studies/change-study.ts";
import { createStudyEndpoint } from "../studies/contract.ts";
import { createStudy } from "../studies/create-study.ts";
import { studyTopics } from "./study-topics.ts";

const interviewsEach = 2;

/** Runs a study of each kind with the built-in engine, and lists them; returns how many. */
export async function fillStudies(seed: number): Promise<number> {
  const account_id = await ensureOperatorAccount();
  const account: Account = { account_id, key_id: "admin", concurrency: 1, isOperator: true };
  const caller: Caller = { address: null, spent: [], account };
  const asked = Object.entries(studyTopics);
  for (const [study_type, members] of asked) {
    const body = { ...members, study_type, seed, n_per_persona: interviewsEach, engine: "simulator" };
    const made = await createStudy(createStudyEndpoint.input.parse(body), caller);
    if (!("id" in made)) throw new Error("a study of the demo was not made");
    await changeStudy({ study_id: made.id, visibility: "public" }, caller);
  }
  return asked.length;
}
