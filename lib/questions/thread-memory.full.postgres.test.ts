import { readFileSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { database } from "#lib/db/client.ts";
import { lengthOf } from "#lib/in-words.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { type Service, startService } from "#lib/testing/processes/start-service.ts";
import { ask } from "#lib/testing/samples/question.ts";
import { most, questionMembers } from "./contract.ts";
import { questions } from "./questions.sql.ts";

useDatabase();

/** The most posts that a thread may hold, each of the most characters, of three bytes each. */
const { posts } = most;
const characters = lengthOf(questionMembers.body).most;
/** How many read it at once. */
const readers = 4;

let service: Service;
let path: string;
beforeAll(async () => {
  const { question_id } = await ask();
  const db = await database();
  await db.execute(sql`insert into answers (answer_id, question_id, post_type, basis, body, tags, links)
    select md5(n::text), ${question_id}, 'answer', 'tested', n || repeat('語', ${characters - 10}), '{}', '{}'
    from generate_series(1, ${posts}) as n`);
  await db.update(questions).set({ answer_count: posts }).where(eq(questions.question_id, question_id));
  service = await startService({ DATABASE_URL: process.env.DATABASE_URL! });
  path = `/api/questions/${question_id}`;
});
afterAll(() => service.stop());

/** Reads the whole thread and keeps nothing of it: its size in bytes. */
function read(): Promise<number> {
  return new Promise((resolve, reject) => {
    get(`${service.url}${path}`, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.once("end", () => resolve(bytes));
    }).once("error", reject);
  });
}

test.runIf(process.platform === "linux")(
  "the largest thread, sent whole to several readers, takes no more memory than twice its size",
  async () => {
    const megabytesOf = (name: string) => {
      const status = readFileSync(`/proc/${service.process.pid}/status`, "utf8");
      return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)![1]) / 1024;
    };
    // The first answer of a process has costs that are not the thread's.
    await read();
    const before = megabytesOf("VmRSS");
    writeFileSync(`/proc/${service.process.pid}/clear_refs`, "5");
    const sizes = await Promise.all(Array.from({ length: readers }, read));
    const megabytes = sizes.reduce((sum, size) => sum + size) / 2 ** 20;
    expect(megabytes).toBeGreaterThan(17 * readers);
    const took = megabytesOf("VmHWM") - before;
    console.log(`${readers} threads of ${megabytes.toFixed(1)} MB together took ${took.toFixed(1)} MB`);
    expect(took).toBeLessThanOrEqual(2 * megabytes);
  },
);
