import type * as z from "zod";
import { engineOf } from "./engine-of.ts";
import { estimateOf } from "./pipeline/estimate.ts";
import { briefOf } from "./run/accept-study.ts";
import { peopleMade } from "./study-limits.ts";
import type { Estimate } from "./study-record.ts";
import type { StudyInput } from "./study-request.ts";

/** What a study would cost; refuses what the study would be refused for. */
export async function estimateStudy(input: StudyInput, account_id: string): Promise<z.input<typeof Estimate>> {
  const { personas, audience, n_per_persona } = await briefOf(input, account_id);
  const audiences = personas.length === 0 ? Array(peopleMade).fill(audience) : personas.map((each) => each.audience);
  const interviews = audiences.flatMap((each) => Array(n_per_persona).fill(each));
  return { dry_run: true, ...estimateOf(interviews, engineOf()) };
}
