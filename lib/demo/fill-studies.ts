import { ensureOperatorAccount } from "../accounts/operator-account.ts";
import type { Account, Caller } from "../contract.ts";
import type { StudyTypeId } from "../engines/study-types.ts";
import type { Audience } from "../personas/contract.ts";
import { changeStudy } from "../studies/change-study.ts";
import { createStudyEndpoint } from "../studies/contract.ts";
import { createStudy } from "../studies/create-study.ts";

/** A question of each kind, about made-up brands and things that all know. */
const topics: Record<StudyTypeId, [topic: string, audience: Audience]> = {
  brand: ["What do people connect with oat milk when they think of breakfast?", "b2c"],
  product: ["What would finance teams miss most if the expense app Acme Pay went away?", "b2b"],
  concept: ["Would families buy a $29/month meal kit for toddlers?", "b2c"],
  competitor: ["How do finance teams choose between Acme Pay, Ledgerly and a spreadsheet?", "b2b"],
  cx: ["How was the last delivery of groceries that you ordered online?", "b2c"],
  pricing: ["Is $12 a month a fair price for an invoicing app for freelancers?", "b2b"],
  messaging: ['Is the message "Close your books in half the time" clear to finance teams?', "b2b"],
  winloss: ["Why did buyers choose or reject the meeting notes app Acme Notes?", "b2b"],
  churn: ["Why do people cancel a music subscription?", "b2c"],
  segmentation: ["How do the needs of people who buy running shoes differ?", "b2c"],
  custom: ["Should a city replace free parking with a park and ride service?", "b2c"],
};
const interviewsEach = 2;

/** Runs a study of each kind with the simulator, and lists them; returns how many. */
export async function fillStudies(seed: number): Promise<number> {
  const account_id = await ensureOperatorAccount();
  const account: Account = { account_id, key_id: "admin", concurrency: 1, isOperator: true };
  const caller: Caller = { address: null, spent: [], account };
  const asked = Object.entries(topics);
  for (const [study_type, [topic, audience]] of asked) {
    const body = { topic, study_type, audience, seed, n_per_persona: interviewsEach, engine: "simulator" };
    const made = await createStudy(createStudyEndpoint.input.parse(body), caller);
    if (!("id" in made)) throw new Error("a study of the demo was not made");
    await changeStudy({ study_id: made.id, visibility: "public" }, caller);
  }
  return asked.length;
}
