import { expect } from "vitest";
import { judgeAll } from "./recompute-usage.ts";

/** Expects the stored weight of every review to equal a new judgement of all, in order of publication. */
export async function expectJudged(): Promise<void> {
  for (const { row, verdict, voice_id } of await judgeAll()) {
    const { review_id, counted, not_counted_reason, first_counted_at } = row;
    const first = counted ? first_counted_at?.getTime() : undefined;
    const stored = { counted, not_counted_reason, voice_id: row.voice_id, first };
    expect([review_id, stored]).toEqual([
      review_id,
      {
        counted: verdict.not_counted_reason === null,
        not_counted_reason: verdict.not_counted_reason,
        voice_id,
        first: counted ? verdict.first_counted_at : undefined,
      },
    ]);
  }
}
