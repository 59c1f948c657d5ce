import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { database, db } from "#lib/db/client.ts";
import { count, flushCounters } from "#lib/db/counters.ts";
import { ownVariable } from "#lib/env.ts";
import { sendMail } from "#lib/sign-in/send-mail.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { startMailServer } from "#lib/testing/mail-server.ts";
import { leakedKey, type ModelFault, modelErrors, modelServer, providerWord } from "#lib/testing/model-server.ts";
import { doctor as look } from "./doctor.ts";

useDatabase();

/** What it says, line by line; thrown where something is wrong. */
async function doctor(site: { hasData: boolean; isServing: boolean }): Promise<string> {
  const lines: string[] = [];
  const end = await look({ ...site, say: (line) => lines.push(line) }).catch((error: Error) => error);
  if (end instanceof Error) throw new Error(lines.join("\n"));
  return lines.join("\n");
}

const open: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  setEnvironment({
    ALERT_WEBHOOK_URL: "",
    SMTP_URL: "",
    AI_MODEL: "",
    AI_BASE_URL: "",
    AI_API_KEY: "",
    AI_DEADLINE_S: "",
    AI_CONCURRENCY: "",
  });
  for (const server of open.splice(0)) await server.close();
});

async function withModel(fault?: () => ModelFault, more: Record<string, string> = {}, latencyMs = 0) {
  const server = await modelServer({ ...(fault && { fault }), latencyMs });
  open.push(server);
  setEnvironment({ AI_MODEL: "compatible:test", AI_BASE_URL: server.url, AI_API_KEY: leakedKey, ...more });
  return server;
}

test("a database that a newer version has migrated is said so", async () => {
  await db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 0)`);
  const lines = await doctor({ hasData: true, isServing: false });
  await db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'newer'`);
  expect(lines).toMatch(
    /note {3}migrations {3}\d+ of \d+ done\. The database is of a newer version than this one: start that\./,
  );
});

test("without a model it looks at storage, migrations and the clock", async () => {
  const [environment, ...lines] = (await doctor({ hasData: true, isServing: false })).split("\n");
  expect(environment).toMatch(/^ok {5}environment {2}Set: .*DATABASE_URL|^ok {5}environment {2}Set: .*DATA_DIR/);
  expect(environment).toMatch(/, in this terminal, whose settings are tested\.$/);
  const [served] = (await doctor({ hasData: true, isServing: true })).split("\n");
  expect(served).toMatch(/, in the running service, whose settings are tested\.$/);
  expect(lines[0]).toMatch(/^ok {5}storage {6}\S.* answers in [\d.]+ ms\.$/);
  expect(lines[1]).toMatch(/^ok {5}migrations {3}(\d+) of \1 done\.$/);
  expect(lines[2]).toMatch(/^ok {5}clock {8}\d\.\d s from the database's\.$/);
  expect(lines[3]).toMatch(
    /^note {3}alerts {7}Nobody is sent alerts: neither ALERT_WEBHOOK_URL nor ALERT_MAIL is set\.$/,
  );
  expect(lines[4]).toMatch(/^note {3}mail {9}SMTP_URL is not set: /);
  expect(lines[5]).toMatch(
    /^note {3}operator {5}The public pages do not say fully who runs this service: set OPERATOR_NAME, OPERATOR_CONTACT, /,
  );
  expect(lines[6]).toMatch(
    /^(ok {5}egress {7}\S+ is reached\.|note {3}egress {7}\S+ is not reached: webhooks and imports)/,
  );
  expect(lines[7]).toMatch(/AI_MODEL is not set/);
});

test("a model that works is called three times, and its time and form are said", async () => {
  const server = await withModel();
  expect(await doctor({ hasData: true, isServing: false })).toMatch(
    /^ok {5}model {8}compatible:test at http:\/\/127\.0\.0\.1:\d+\/v1 answers in \d\.\d s; .* It takes a JSON Schema\.$/m,
  );
  expect(server.seen).toHaveLength(3);
});

test("a model whose study would not end in time is noted", async () => {
  await withModel(undefined, { AI_DEADLINE_S: "10" }, 700);
  expect(await doctor({ hasData: true, isServing: false })).toMatch(
    /^note {3}model .* which AI_DEADLINE_S \(10\) does not allow\. /m,
  );
});

test("a model that is too slow for callers that wait is noted for them", { tags: "full" }, async () => {
  await withModel(undefined, { AI_DEADLINE_S: "86400" }, 5_000);
  expect(await doctor({ hasData: true, isServing: false })).toMatch(
    /^note {3}model .* too long for callers that wait \(90 s\)/m,
  );
});

test("a model that reads a long prompt in part is wrong, with how its context is set", async () => {
  const counts = { prompt_tokens: 512, completion_tokens: 9, total_tokens: 521 };
  await withModel(() => ({ is: "body", write: (whole) => JSON.stringify({ ...whole, usage: counts }) }));
  await expect(doctor({ hasData: true, isServing: false })).rejects.toThrow(
    /^wrong {2}model .* reads long prompts in part, .* OLLAMA_CONTEXT_LENGTH=8192, llama\.cpp by -c 8192/m,
  );
});

test("its calls of a model are paid for, and are no real use of it", async () => {
  await withModel();
  await doctor({ hasData: true, isServing: true });
  await flushCounters();
  const { rows } = await (await database()).execute(sql`
    select distinct name from counters where name in ('model', 'input_tokens') order by 1`);
  expect(rows).toEqual([{ name: "input_tokens" }]);
});

test("each line is said when it is known, and a model that never answers is waited for within a bound", async () => {
  await withModel(undefined, { AI_DEADLINE_S: "10" }, 60_000);
  const lines: string[] = [];
  const end = look({ hasData: true, isServing: false, say: (line) => lines.push(line) });
  await vi.waitUntil(() => lines.at(-1)?.startsWith("waits"), { timeout: 8_000 });
  expect(lines.at(-1)).toBe("waits  model        compatible:test is called, and has 10 seconds at most.");
  await expect(end).rejects.toThrow("Something does not work");
  // It is mute, not slow: no deadline would help.
  expect(lines.at(-1)).toMatch(
    /^wrong {2}model .*compatible:test at \S+ took a call and said nothing\. See that its server runs\.$/,
  );
});

test("alerts that could not be sent are wrong, in the words of the service's own box", async () => {
  setEnvironment({ ALERT_WEBHOOK_URL: "http://127.0.0.1:2/" });
  const db = await database();
  const sentence = "1 alert could not be sent: The receiver of ALERT_WEBHOOK_URL answered 500.";
  await db.execute(sql`insert into alerts (kind, sentence) values ('unsent @web:3000', ${sentence})`);
  const lines: string[] = [];
  const end = look({ hasData: true, isServing: false, say: (line) => lines.push(line) });
  await expect(end).rejects.toThrow("Something does not work");
  expect(lines).toContain(`wrong  alerts       ${sentence}`);
  await db.execute(sql`delete from alerts`);
  const [good] = (await doctor({ hasData: true, isServing: false }))
    .split("\n")
    .filter((line) => line.includes(" alerts "));
  expect(good).toBe("ok     alerts       Every alert that the service had was sent.");
});

test("of a mail server that takes a connection it is said what it refused the last mail with, which no test ends", async () => {
  const server = await startMailServer({ refuses: true });
  setEnvironment({ SMTP_URL: server.url });
  await sendMail({ to: "anna@acme.test", subject: "Hello", text: "Hello" }).catch(() => undefined);
  await flushCounters();
  const said = await doctor({ hasData: true, isServing: false });
  const tests = async () =>
    (await (await database()).execute(sql`select from counters where (name, label) = ('test', 'mail')`)).rows.length;
  expect(await tests()).toBe(0);
  count("mail", "ok");
  await flushCounters();
  expect(await doctor({ hasData: true, isServing: false })).toMatch(/^ok {5}mail .*takes a connection\.$/m);
  expect(await tests()).toBeGreaterThan(0);
  await server.close();
  expect(said).toMatch(
    /^note {3}mail .*takes a connection\. Of the last mail that was not sent it said: 550 no such mailbox: …$/m,
  );
});

test("a mail server that takes a mail and never says so is said in words, and no connection ends its fault", {
  tags: "full",
}, async () => {
  await (await database()).execute(sql`delete from counters where name = 'test'`);
  const server = await startMailServer({ isMute: true });
  setEnvironment({ SMTP_URL: server.url });
  await sendMail({ to: "anna@acme.test", subject: "Hello", text: "Hello" }).catch(() => undefined);
  await flushCounters();
  const said = await doctor({ hasData: true, isServing: false });
  await server.close();
  expect(said).toMatch(/it said: it took a connection, and then said nothing for 10 seconds$/m);
  expect(
    (await (await database()).execute(sql`select from counters where (name, label) = ('test', 'mail')`)).rows,
  ).toHaveLength(0);
});

test("a mail server that closes a connection before it takes a mail is said to, and no connection ends its fault", async () => {
  await (await database()).execute(sql`delete from counters where name = 'test'`);
  const server = await startMailServer({ breaksOff: true });
  setEnvironment({ SMTP_URL: server.url });
  await sendMail({ to: "anna@acme.test", subject: "Hello", text: "Hello" }).catch(() => undefined);
  await flushCounters();
  const said = await doctor({ hasData: true, isServing: false });
  await server.close();
  expect(said).toMatch(/takes a connection\. Of the last .* it said: it took a connection, and then closed it$/m);
  const { rows } = await (await database()).execute(sql`select from counters where (name, label) = ('test', 'mail')`);
  expect(rows).toHaveLength(0);
});

test("what a supervisor gave its process is not said to be set", async () => {
  setEnvironment({ AI_CONCURRENCY: "2", [ownVariable]: "AI_CONCURRENCY" });
  expect(await doctor({ hasData: true, isServing: false })).not.toContain("AI_CONCURRENCY");
  setEnvironment({ [ownVariable]: "" });
  expect(await doctor({ hasData: true, isServing: false })).toContain("AI_CONCURRENCY");
});

test("a model that cannot be called fails the command, with what to do and no word of the provider", async () => {
  await withModel(() => modelErrors.badKey);
  const failure = await doctor({ hasData: true, isServing: false }).then(
    () => expect.fail("no failure"),
    (error: Error) => error.message,
  );
  expect(failure).toMatch(/^wrong {2}model {8}The provider of compatible:test refuses the key\. Set AI_API_KEY/m);
  expect(failure).toMatch(/^ok {5}storage/m);
  expect(failure).not.toContain(providerWord);
  expect(failure).not.toContain(leakedKey);
});

test("a model that does not answer in the form is wrong, with what was wrong in one line", async () => {
  await withModel(() => ({ is: "wrong-shape" }));
  await expect(doctor({ hasData: true, isServing: false })).rejects.toThrow(
    /^wrong {2}model .* in the form it is given \(ratings: Invalid input: [^()\n]+\)\. Set a more capable model\.$/m,
  );
});

test("before the first start nothing is wrong with having no data, and the model is asked", async () => {
  const server = await withModel();
  const said = await doctor({ hasData: false, isServing: false });
  expect(said).toContain("There is no data yet: npm start makes it.");
  expect(said).not.toContain("migrations");
  expect(server.seen).toHaveLength(3);
});
