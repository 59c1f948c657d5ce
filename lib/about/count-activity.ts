import { sql } from "drizzle-orm";
import { events } from "../activity/activity.sql.ts";
import { type ActivityItem, activityKinds } from "../activity/contract.ts";
import type { Transaction } from "../db/client.ts";
import { questionTotals } from "../questions/questions.sql.ts";
import type { Stats } from "./contract.ts";

type Kind = ActivityItem["kind"];
type Windows = "last_24h" | "last_7d" | "last_30d";
type Row = { day: string; kind: Kind; n: number } & Record<Windows, number>;

const memberOf = { question: "questions", answer: "answers", followup: "followups", rating: "ratings" } as const;

/** Counts recent posts by kind: on each of these days, and in the three windows that end now. */
export async function countActivity(tx: Transaction, days: string[]): Promise<Stats["activity"]> {
  const since = (hours: number) => sql`${events.at} > now() - ${sql.raw(`interval '${hours} hours'`)}`;
  const within = (days: number) => sql`count(*) filter (where ${since(days * 24)})::int`;
  const { rows } = await tx.execute<Row>(sql`
    select to_char(${events.at} at time zone 'UTC', 'YYYY-MM-DD') as day, ${events.kind} as kind, count(*)::int as n,
      ${within(1)} as last_24h, ${within(7)} as last_7d, ${within(30)} as last_30d
    from ${events} where ${since(days.length * 24)} group by 1, 2`);
  return {
    last_24h: byKind(rows, "last_24h"),
    last_7d: byKind(rows, "last_7d"),
    last_30d: byKind(rows, "last_30d"),
    per_day: days.map((day) => ({
      day,
      ...byKind(
        rows.filter((row) => row.day === day),
        "n",
      ),
    })),
  };
}

function byKind(rows: Row[], member: Windows | "n"): Stats["activity"]["last_24h"] {
  const counts = { questions: 0, answers: 0, followups: 0, ratings: 0 };
  for (const kind of activityKinds)
    for (const row of rows) if (row.kind === kind) counts[memberOf[kind]] += row[member];
  return counts;
}

/** Counts published questions and posts, from the totals row that writers maintain. */
export async function countPosts(tx: Transaction): Promise<Pick<Stats, "questions" | "answers" | "followups">> {
  const [total] = await tx.select().from(questionTotals);
  const { questions, unanswered, tested, documentation, hypothesis, followups } = total!;
  return {
    questions: { published: questions, unanswered, answered: questions - unanswered },
    answers: { published: tested + documentation + hypothesis, by_basis: { tested, documentation, hypothesis } },
    followups,
  };
}
