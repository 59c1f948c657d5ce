import { type SQL, sql } from "drizzle-orm";
import { db } from "../db/client.ts";
import { momentJson } from "../db/columns.ts";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { xml } from "../feeds/feed.ts";
import { ownValue } from "../own-value.ts";
import { isListed } from "../studies/studies.sql.ts";

/** The pages that every service has; the first is home. */
const fixed =
  " about activity ask changelog compare contact dimensions docs docs/research moderation participate personas privacy questions research reviews search simulate sources stats studies terms tools";

/** The most addresses of one file; sitemaps.org allows 50,000. */
export const perFile = 10_000;

const kinds: Record<string, [path: string, from: SQL]> = {
  pages: ["/", sql`select unnest(string_to_array(${fixed}, ' ')) as id, null::timestamptz as changed`],
  tools: ["/tools/", sql`select tool_id as id, null::timestamptz as changed from tools`],
  questions: ["/questions/", sql`select question_id as id, last_activity_at as changed from questions`],
  reviews: ["/reviews/", sql`select review_id as id, published_at as changed from reviews`],
  studies: [
    "/report/",
    sql`select study_id::text as id, created_at as changed from studies where ${sql.raw(isListed)}`,
  ],
};

const nothing = sql`select null as id, now() as changed where false`;

/** Writes the index of all sitemaps (sitemaps.org). */
export async function sitemapIndex(): Promise<string> {
  const counts = Object.entries(kinds).map(
    ([kind, [, from]]) => sql`select ${kind}::text as kind, count(*)::int as n from (${from}) as one`,
  );
  const { rows } = await db.execute<{ kind: string; n: number }>(sql.join(counts, sql` union all `));
  const files = rows.flatMap(({ kind, n }) =>
    Array.from({ length: Math.ceil(n / perFile) }, (_, page) => `${env().PUBLIC_URL}/sitemaps/${kind}-${page}.xml`),
  );
  const lines = files.map((file) => `<sitemap><loc>${xml(file)}</loc></sitemap>`);
  return documentOf("sitemapindex", lines);
}

/** Writes one of the sitemaps. */
export async function sitemap(file: string): Promise<string> {
  const [, name = "", page = ""] = /^([a-z]+)-(\d{1,4})\.xml$/.exec(file) ?? [];
  const [path, from] = ownValue(kinds, name) ?? [];
  const { rows } = await db.execute<{ id: string; changed: string | null }>(sql`
    select id, ${momentJson(sql`changed`)} as changed from (${from ?? nothing}) as one
    order by id limit ${perFile} offset ${Number(page) * perFile}`);
  if (rows.length === 0) throw new AppError("not_found", "No sitemap has this address. /sitemap.xml lists them.");
  const lines = rows.map(({ id, changed }) => urlOf(`${env().PUBLIC_URL}${path}${id}`, changed));
  return documentOf("urlset", lines);
}

const urlOf = (address: string, changed: string | null) =>
  `<url><loc>${xml(address)}</loc>${changed === null ? "" : `<lastmod>${changed}</lastmod>`}</url>`;

const documentOf = (root: string, lines: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join("\n")}\n</${root}>\n`;
