import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { readBackup } from "../lib/backup/backup-file.ts";
import { emptyPlace, litePlace, newFolder, type Pace } from "./home.ts";
import { adminSecret, operate, type Place, startServer, urlOf } from "./server.ts";
import { held, type Outcome, together } from "./table.ts";
import { bodyAt, verify } from "./verify.ts";
import { Writer } from "./writer.ts";

/** Backs up while the service is written to, and restores elsewhere: what was confirmed before is there, byte for byte. */
export async function drillBackup({ rounds, posts }: Pace): Promise<Outcome> {
  const place = await litePlace();
  const server = await startServer(place);
  const writer = new Writer(urlOf(place));
  writer.start();
  const taken = [];
  for (let round = 0; round < rounds; round += 1) {
    await writer.more(posts);
    const confirmed = [...writer.confirmed.values()];
    const file = join(await newFolder(), "drill.backup");
    await operate(place, "backup", "--to", file);
    taken.push({ confirmed, file });
  }
  await writer.stop();
  const reviews = taken[0]!.confirmed.filter(({ kind }) => kind === "review");
  const before = await textsAt(place, reviews);
  await server.stop();
  const outcomes = [];
  for (const { confirmed, file } of taken) {
    const restored = { ...place, DATA_DIR: await newFolder() };
    await operate(restored, "restore", "--from", file);
    const again = await startServer(restored);
    const found = await verify(urlOf(restored), confirmed);
    const isSame = isDeepStrictEqual(await textsAt(restored, reviews), before);
    await again.stop();
    const result = isSame ? held : "a restored review is answered in other bytes";
    outcomes.push({ rounds: 1, acknowledged: confirmed.length, ...found, result });
  }
  return together(...outcomes);
}

const textsAt = (place: Place, posts: { path: string }[]): Promise<string[]> =>
  Promise.all(posts.map(async ({ path }) => (await fetch(`${urlOf(place)}${path}`)).text()));

/** Restores each backup that an earlier version made, and reads every record of it over the API. */
export async function drillUpgrade(): Promise<Outcome> {
  const files = globSync(join(import.meta.dirname, "backups", "*.backup")).sort();
  const outcomes = [];
  for (const file of files) outcomes.push(await upgrade(file));
  return together(...outcomes);
}

type Row = Record<string, string | null>;

async function upgrade(file: string): Promise<Outcome> {
  const place = await emptyPlace();
  await operate(place, "restore", "--from", file);
  const server = await startServer(place);
  const rows = await rowsIn(file);
  const headers = { authorization: `Bearer ${adminSecret}` };
  let [acknowledged, lost] = [0, 0];
  for (const [table, { path, of, isSame }] of Object.entries(records))
    for (const row of rows[table] ?? []) {
      acknowledged += 1;
      const body = await bodyAt(`${urlOf(place)}${path(row)}`, headers);
      const record = of(body, row);
      if (record === undefined || !isSame(record, row)) lost += 1;
    }
  await server.stop();
  const result = acknowledged === 0 ? `${basename(file)} has no record` : held;
  return { rounds: 1, acknowledged, lost, twice: 0, result };
}

type Body = Record<string, unknown>;
type Reading = {
  path: (row: Row) => string;
  of: (body: Body, row: Row) => Body | undefined;
  isSame: (record: Body, row: Row) => boolean;
};

/** Whether these members are as in the file's columns of the same name. */
const sameText =
  (...names: string[]) =>
  (record: Body, row: Row): boolean =>
    names.every((name) => record[name] === row[name]);

/** The tables whose records the API answers, with where each is read and what must be as it was. */
const records: Record<string, Reading> = {
  reviews: {
    path: ({ review_id }) => `/api/reviews/${review_id}`,
    of: ({ review }) => review as Body,
    isSame: (record, row) =>
      record.signature === row.signature && isDeepStrictEqual(record.document, JSON.parse(row.document!)),
  },
  questions: {
    path: ({ question_id }) => `/api/questions/${question_id}`,
    of: ({ question }) => question as Body,
    isSame: sameText("title", "body", "tool_id"),
  },
  answers: {
    path: ({ question_id }) => `/api/questions/${question_id}`,
    of: ({ answers }, row) => (answers as Body[] | undefined)?.find(({ answer_id }) => answer_id === row.answer_id),
    isSame: sameText("body", "basis", "post_type"),
  },
  studies: {
    path: ({ study_id }) => `/api/v1/studies/${study_id}`,
    of: (body) => body,
    isSame: sameText("status", "topic", "headline_finding"),
  },
  saved_personas: {
    path: ({ persona_id }) => `/api/v1/personas/${persona_id}`,
    of: (body) => body,
    isSame: sameText("name", "role"),
  },
  tools: {
    path: ({ tool_id }) => `/api/tools/${tool_id}`,
    of: ({ tool }) => tool as Body,
    isSame: sameText("tool_id", "type"),
  },
};

/** The rows of a backup by table, each value by its column. */
async function rowsIn(file: string): Promise<Record<string, Row[]>> {
  const columns = new Map<string, string[]>();
  const kept: Record<string, Row[]> = {};
  for await (const part of readBackup(file)) {
    if ("head" in part)
      for (const { name, columns: of } of part.head.tables)
        columns.set(
          name,
          of.map((one) => one.name),
        );
    if (!("rows" in part)) continue;
    const names = columns.get(part.table)!;
    kept[part.table] ??= [];
    for (const row of part.rows)
      kept[part.table]!.push(Object.fromEntries(names.map((name, at) => [name, row[at] ?? null])));
  }
  return kept;
}
