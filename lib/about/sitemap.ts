import { type SQL, sql } from "drizzle-orm";
import { database } from "../db/client.ts";
import { momentJson } from "../db/columns.ts";
import { env } from "../env.ts";
import { AppError } from "../errors.ts";
import { xml } from "../feeds/feed.ts";
import { ownValue } from "../own-value.ts";

/** The pages that every service has. */
const fixed =
  "about activity ask changelog compare contact dimensions docs docs/research moderation participate privacy questions research reviews sources stats studies terms tools".split(
    " ",
  );

/** The most addresses of one file; sitemaps.org allows 50,000. */
const perFile = 10_000;

/** Each kind of page with an address of its own: where it is, its ids, and when it last changed. */
const kinds: Record<string, [path: string, from: SQL]> = {
  tools: ["/tools/", sql`select tool_id as id, null::timestamptz as changed from tools`],
  questions: ["/questions/", sql`select question_id as id, last_activity_at as changed from questions`],
  reviews: ["/reviews/", sql`select review_id as id, published_at as changed from reviews`],
  studies: [
    "/report/",
    sql`select study_id::text as id, created_at as changed from studies where visibility = 'public' and status = 'complete'`,
  ],
};

/** Writes the index of all sitemaps (sitemaps.org 0.9). */
export async function sitemapIndex(): Promise<string> {
  const db = await database();
  const counts = Object.entries(kinds).map(
    ([kind, [, from]]) => sql`select ${kind}::text as kind, count(*)::int as n from (${from}) as one`,
  );
  const { rows } = await db.execute<{ kind: string; n: number }>(sql.join(counts, sql` union all `));
  const files = rows.flatMap(({ kind, n }) =>
    Array.from({ length: Math.ceil(n / perFile) }, (_, page) => `${kind}-${page}`),
  );
  const lines = ["pages-0", ...files].map(
    (file) => `<sitemap><loc>${xml(`${env().PUBLIC_URL}/sitemaps/${file}.xml`)}</loc></sitemap>`,
  );
  return documentOf("sitemapindex", lines);
}

/** Writes one of the sitemaps, such as tools-0. */
export async function sitemap(file: string): Promise<string> {
  const [, name = "", page = ""] = /^([a-z]+)-(\d{1,4})\.xml$/.exec(file) ?? [];
  const base = env().PUBLIC_URL;
  if (name === "pages" && page === "0")
    return documentOf(
      "urlset",
      ["/", ...fixed.map((path) => `/${path}`)].map((path) => urlOf(`${base}${path}`, null)),
    );
  const kind = ownValue(kinds, name);
  if (kind === undefined) throw new AppError("not_found", "No sitemap has this address. /sitemap.xml lists them.");
  const [path, from] = kind;
  const db = await database();
  const { rows } = await db.execute<{ id: string; changed: string | null }>(sql`
    select id, ${momentJson(sql`changed`)} as changed from (${from}) as one
    order by id limit ${perFile} offset ${Number(page) * perFile}`);
  return documentOf(
    "urlset",
    rows.map(({ id, changed }) => urlOf(`${base}${path}${id}`, changed)),
  );
}

const urlOf = (address: string, changed: string | null) =>
  `<url><loc>${xml(address)}</loc>${changed === null ? "" : `<lastmod>${changed}</lastmod>`}</url>`;

const documentOf = (root: string, lines: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join("\n")}\n</${root}>\n`;
