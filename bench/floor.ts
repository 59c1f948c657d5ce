// The floor: a bare node:http server with prepared statements of `pg` that runs the same queries on the same rows as
// the service, without a framework or checks, and writes the database's result as JSON. Not a peer: the unit in which
// this machine is measured.
import http from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { pageSizes } from "../lib/contract.ts";
import { connections } from "../lib/db/open-home.ts";
import { newestReviews } from "../lib/tools/contract.ts";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: connections });

const tool = `select t.tool_id, t.name, t.description, t.type, t.website, t.category, t.tags, t.origin, t.sources,
  t.created_at, u.usage_score, u.summary as usage, a.assessment_score, a.summary as assessment
  from tools t join tool_usage u using (tool_id) left join tool_assessment a using (tool_id)`;
const review = `select review_id, tool_id, document, public_key, signature, key_id, document_sha256, published_at, counted,
  not_counted_reason, withdrawn_at from reviews`;
const searched = "(t.search || t.use_cases) @@ to_tsquery('english', $1)";

const statements = {
  tool: `${tool} where t.tool_id = $1`,
  newest: `${review} where tool_id = $1 order by seq desc limit ${newestReviews}`,
  reviews: `${review} where tool_id = $1 order by seq desc limit ${pageSizes.usual}`,
  assessments: "select record from assessments where tool_id = $1 order by assessed_at desc",
  count: "select (summary ->> 'review_count')::int as total from tool_usage where tool_id = $1",
  list: `${tool} order by u.usage_low desc nulls last, t.tool_id limit ${pageSizes.usual}`,
  counts: "select category, sum(n)::int as n from tool_counts group by category",
  search: `${tool} where ${searched}
    order by ts_rank((t.search || t.use_cases), to_tsquery('english', $1)) desc, t.tool_id limit ${pageSizes.usual}`,
  found: `select category, count(*)::int as n from tools t where ${searched} group by category`,
  activity: `select e.*, (select is_unverified from tool_usage u where u.tool_id = e.tool_id) as is_unverified
    from events e where e.position > $1::bigint and e.position <= $1::bigint + $2::bigint order by e.position limit ${pageSizes.most}`,
  head: "select position from feed_head",
  question:
    "select *, (select json_agg(a) from answers a where a.question_id = q.question_id) as answers from questions q where question_id = $1",
  questions: `select * from questions where search @@ to_tsquery('english', $1)
    order by ts_rank(search, to_tsquery('english', $1)) desc, seq desc limit ${pageSizes.usual}`,
  matches: "select count(*)::int as n from questions where search @@ to_tsquery('english', $1)",
  publish: `insert into reviews (review_id, tool_id, public_key, run_id, key_id, document, document_sha256, signature)
    values ($1, $2, $3, $4, $5, $6, $7, $8) returning *`,
};

async function ask(name: keyof typeof statements, values: unknown[] = []): Promise<unknown[]> {
  return (await pool.query({ name, text: statements[name], values })).rows;
}

async function read(path: string, query: URLSearchParams): Promise<unknown> {
  const words = query.get("q");
  if (words !== null) {
    const asked = [words.trim().replaceAll(" ", " & ")];
    if (path === "/api/questions") {
      const [questions, matches] = await Promise.all([ask("questions", asked), ask("matches", asked)]);
      return { questions, matches };
    }
    const [tools, counts] = await Promise.all([ask("search", asked), ask("found", asked)]);
    return { tools, counts };
  }
  if (path === "/api/reviews") {
    const id = [query.get("tool_id")];
    const [reviews, [counted]] = await Promise.all([ask("reviews", id), ask("count", id)]);
    return { reviews, counted };
  }
  if (path === "/api/activity") {
    const position = Buffer.from(query.get("cursor")!, "base64url").readUIntBE(9, 6);
    const [items, [head]] = await Promise.all([ask("activity", [position, query.get("limit")]), ask("head")]);
    return { items, head };
  }
  if (path === "/api/tools") {
    const [tools, counts] = await Promise.all([ask("list"), ask("counts")]);
    return { tools, counts };
  }
  if (path.startsWith("/api/questions/")) return (await ask("question", [path.slice("/api/questions/".length)]))[0];
  const id = [path.slice("/api/tools/".length)];
  const [[found], reviews, assessments] = await Promise.all([
    ask("tool", id),
    ask("newest", id),
    ask("assessments", id),
  ]);
  return { tool: found, reviews, assessments };
}

type Row = { review_id: string; key_id: string; document_sha256: string };
type Body = { document: { tool_id: string; run_id: string }; public_key: string; signature: string; row: Row };

/** One insert of one row whose every value the sender has made: the lowest possible cost of storing a review. */
async function publish({ document, public_key, signature, row }: Body): Promise<unknown> {
  const { tool_id, run_id } = document;
  const text = JSON.stringify(document);
  const values = [row.review_id, tool_id, public_key, run_id, row.key_id, text, row.document_sha256, signature];
  return (await ask("publish", values))[0];
}

const server = http.createServer(async (request, response) => {
  const [path, query] = request.url!.split("?");
  let result: unknown;
  if (request.method === "POST") {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    result = await publish(JSON.parse(Buffer.concat(chunks).toString()));
  } else result = await read(path!, new URLSearchParams(query));
  const body = JSON.stringify(result);
  response.writeHead(request.method === "POST" ? 201 : 200, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
  });
  response.end(body);
});
server.listen(Number(process.env.PORT), "127.0.0.1", () =>
  console.log(`ready ${(server.address() as AddressInfo).port}`),
);
