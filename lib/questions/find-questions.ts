import { type SQL, sql } from "drizzle-orm";
import { mostCounted } from "../contract.ts";
import type { Database } from "../db/client.ts";
import { joined } from "../db/columns.ts";
import { prepared } from "../db/prepared.ts";
import { toQuery } from "../tools/word-query.ts";
import type { Status } from "./browse-questions.ts";
import { selectQuestions } from "./question.ts";
import { questions } from "./questions.sql.ts";

export type Find = {
  status: Status;
  tag?: string | undefined;
  tool_id?: string | undefined;
  /** The required words of a question, in the language of to_tsquery. */
  query?: string;
  limit: number;
  offset: number;
};
export type QuestionMatches = { questions: string; total: number; isAll: boolean };

/** Beyond `mostCounted` matches, only those among the newest questions are listed, and some of the rest. */
const newest = 20_000;
/** A question's words take longer to read than its tags. */
const newestWithWords = 5_000;
const some = 1_000;
/** How many of the newest matches are ranked by their words; the rest follow by age. */
const ranked = 1_000;

/** A page of the matching questions and their number: best first with words, otherwise newest first. */
export async function findQuestions(asked: Find): Promise<QuestionMatches> {
  const found = await ask(asked, "few");
  return found.total <= mostCounted ? { ...found, isAll: true } : { ...(await ask(asked, "many")), isAll: false };
}

async function ask(asked: Find, matches: "few" | "many"): Promise<Omit<QuestionMatches, "isAll">> {
  const [found] = await (await statementFor(asked, matches)()).execute(asked);
  return found!;
}

type Statement = ReturnType<typeof prepareStatement>;
const statements = new Map<string, Statement>();

function statementFor(asked: Find, matches: "few" | "many"): Statement {
  const given = (["tag", "tool_id", "query"] as const).filter((name) => asked[name] !== undefined);
  const name = ["find_questions", matches, asked.status, ...given].join("_");
  const statement = statements.get(name) ?? prepareStatement(name, matches, asked.status, given);
  statements.set(name, statement);
  return statement;
}

const conditions = {
  tag: sql`${questions.tags} @> array[${sql.placeholder("tag")}::text]`,
  tool_id: sql`${questions.tool_id} = ${sql.placeholder("tool_id")}`,
  query: sql`${questions.search} @@ asked.query`,
  unanswered: sql`${questions.answer_count} = 0`,
  answered: sql`${questions.answer_count} > 0`,
};

function prepareStatement(
  name: string,
  matches: "few" | "many",
  status: Status,
  given: ("tag" | "tool_id" | "query")[],
) {
  const parts = [...given, ...(status === "all" ? [] : [status])].map((part) => conditions[part]);
  const filter = sql.join(parts, sql` and `);
  const hasWords = given.includes("query");
  const query = hasWords ? toQuery(sql`${sql.placeholder("query")}`) : sql`null::tsquery`;
  const rank = hasWords ? sql`ts_rank('{0.1, 0.2, 0.4, 1.0}', ${questions.search}, asked.query)` : sql`null::real`;
  const search = (db: Database) => sql`(
    with asked as materialized (select ${query} as query),
    found as materialized (${matches === "few" ? matching(filter, mostCounted + 1) : newestMatching(filter, hasWords ? newestWithWords : newest)}),
    young as (select seq from found order by seq desc limit ${literal(hasWords ? ranked : 0)}),
    page as (
      select found.seq, row_number() over (order by judged.rank desc nulls last, found.seq desc) as place
      from found left join (
        select young.seq, ${rank} as rank from young join ${questions} on ${questions.seq} = young.seq, asked
      ) as judged on judged.seq = found.seq
      order by place limit ${sql.placeholder("limit")} offset ${sql.placeholder("offset")})
    select ${joined(selectQuestions(db).innerJoin(sql`page`, sql`page.seq = ${questions.seq}`).orderBy(sql`page.place`))} as questions,
      (select count(*)::int from found) as total
  ) as search`;
  return prepared(name, (db) =>
    db.select({ questions: sql<string>`search.questions`, total: sql<number>`search.total` }).from(search(db)),
  );
}

const literal = (count: number) => sql.raw(String(count));

const matching = (filter: SQL, most: number) =>
  sql`select ${questions.seq} from asked, ${questions} where ${filter} limit ${literal(most)}`;

/** Matches among the newest questions, and some of the rest: a bounded number of each. */
const newestMatching = (filter: SQL, among: number) => sql`
  select ${questions.seq} from asked,
    (select * from ${questions} order by ${questions.seq} desc limit ${literal(among)}) as ${questions} where ${filter}
  union (${matching(filter, some)})`;
