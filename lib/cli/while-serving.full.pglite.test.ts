import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useDatabase } from "#lib/testing/database.ts";
import { type Service, startService } from "#lib/testing/processes/start-service.ts";
import { aDocument, anAgent, aTool, signed } from "#lib/testing/samples/agent.ts";
import { anAnswer, aQuestion } from "#lib/testing/samples/question.ts";
import { anEntry, useFiles } from "#lib/testing/samples/registry.ts";

useDatabase();

const file = useFiles();
const folder = () => process.env.DATA_DIR!;
const home = () => ({ DATABASE_URL: "", DATA_DIR: folder(), RESEARCH_ADMIN_SECRET: "" });
const socket = () => join(folder(), "operator.sock");
let service: Service;
const start = async () => {
  service = await startService(home());
};

type Result = { code: number; stdout: string; stderr: string };
const runEntry = async (entry: string, words: string[]): Promise<Result> => {
  const env = { ...process.env, ...home() };
  const ran = promisify(execFile)(process.execPath, [`lib/cli/${entry}.ts`, ...words], { env });
  return ran.then(
    (ended) => ({ code: 0, ...ended }),
    (ended: Result) => ended,
  );
};
const run = (...words: string[]) => runEntry("touchstone", words);

async function publish(path: string, body: unknown) {
  const answer = await service.ask(path, body);
  expect([answer.status, answer.body.message]).toEqual([201, undefined]);
  return answer.body as Record<string, Record<string, string>>;
}

describe("while a service on PGlite runs", { timeout: 240_000 }, () => {
  beforeAll(start);
  afterAll(() => service.stop());

  test("only the user who runs it can open the socket", () => {
    expect((statSync(socket()).mode & 0o777).toString(8)).toBe("600");
  });

  test("a post is removed, after a dry run that changes nothing", async () => {
    const { question } = await publish("/api/questions", aQuestion());
    const words = ["remove", question!.question_id!, "--reason", "Advertises a shop"];
    const tried = await run(...words, "--dry-run");
    expect([tried.code, tried.stdout]).toEqual([0, expect.stringContaining("This would remove the question")]);
    expect((await service.ask(`/api/questions/${question!.question_id}`)).status).toBe(200);
    const done = await run(...words);
    expect([done.code, done.stdout]).toEqual([0, expect.stringContaining("Removed the question")]);
    expect((await service.ask(`/api/questions/${question!.question_id}`)).status).toBe(404);
    const again = await run(...words);
    expect([again.code, again.stderr]).toEqual([1, expect.stringContaining("was removed by the operator at")]);
  });

  test("keys are made, used, listed and revoked, without the admin secret", async () => {
    const made = await run("keys", "create", "--name", "Weekly report", "--concurrency", "25");
    const key = /^sr_live_\w{38}$/m.exec(made.stdout)![0];
    const [key_id] = /key_[0-9a-f]{20}/.exec(made.stdout)!;
    const headers = { authorization: `Bearer ${key}` };
    const status = async () => (await fetch(`${service.url}/api/v1/study-types`, { headers })).status;
    expect(await status()).toBe(200);
    expect((await run("keys", "list")).stdout).toMatch(new RegExp(`^${key_id} .* 25 .* in use +Weekly report$`, "m"));
    expect((await run("keys", "revoke", key_id)).stdout).toContain(`Revoked ${key_id}`);
    expect(await status()).toBe(403);
    expect(await run("keys", "revoke", "key_none")).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("This account has no key"),
    });
  });

  test("a sign-in link is made, at the address where the service is reached", async () => {
    const { stdout } = await run("operator-link");
    expect(stdout).toMatch(new RegExp(`^${service.url}/operator/sign-in\\?token=[\\w-]{43}\\n$`));
  });

  test("a backup is written where the command was given, and never over another file", async () => {
    const { question } = await publish("/api/questions", aQuestion());
    const to = join(folder(), "touchstone.backup");
    const words = ["--to", to];
    expect(await run("backup", ...words)).toMatchObject({ code: 0, stdout: expect.stringContaining("tables written") });
    expect((statSync(to).mode & 0o777).toString(8)).toBe("600");
    expect(await run("backup", ...words)).toMatchObject({ code: 1, stderr: expect.stringContaining("say --force") });
    expect((await run("backup", ...words, "--force")).code).toBe(0);
    expect((await service.ask(`/api/questions/${question!.question_id}`)).status).toBe(200);
  });

  test("the catalogue is imported, after a dry run", async () => {
    const list = file("list.json", { servers: [anEntry({ name: "com.example.serving/tide" })] });
    const counted = (dry: string) => ({ code: 0, stdout: expect.stringContaining(`${dry}1 new, 0 linked`) });
    const dry = await runEntry("catalog", ["import", list, "--dry-run"]);
    expect(dry).toMatchObject(counted("nothing was imported: would be "));
    expect(await runEntry("catalog", ["import", list])).toMatchObject(counted(""));
    expect((await service.ask("/api/tools/com-example-serving-tide")).status).toBe(200);
  });

  test("move says that the server must be stopped", async () => {
    const moved = await run("move", "--to", "postgres://x@127.0.0.1:1/none");
    expect(moved).toMatchObject({ code: 1, stderr: expect.stringContaining("Stop it") });
  });

  test("the socket that a killed service leaves hinders neither a command nor the next start", async () => {
    service.process.kill("SIGKILL");
    await once(service.process, "exit");
    expect(existsSync(socket())).toBe(true);
    expect((await run("operator-link")).stdout).toMatch(/^https:\/\/touchstone\.test\/operator\/sign-in/);
    await start();
    expect((await run("operator-link")).stdout).toContain(service.url);
  });

  test("removed text is in no file of the data folder", async () => {
    const words = ["quaggarium", "zebrovine", "okapistone", "dikdikfall", "gerenukway", "bongotide", "nyalaford"];
    const [title, body, tag, answered, use_case, reviewed, named] = words as [string, ...string[]];
    const { question } = await publish(
      "/api/questions",
      aQuestion({
        title: `Why does ${title} stop?`,
        body: `The ${body} job stops after some minutes without a word.`,
        tags: [tag!],
      }),
    );
    await publish("/api/answers", anAnswer(question!.question_id!, { body: `Raise the timeout of ${answered}.` }));
    const document = aDocument({
      tool_id: `${named}-tool`,
      tool: aTool({ name: `The ${named}`, website: `https://${named}.example/` }),
      use_case: `Moor a ${use_case} boat at the pier`,
      review: `The ${reviewed} mooring was planned at once, and the plan held until the evening.`,
    });
    const { review } = await publish("/api/reviews", signed(anAgent(), document));
    await analyze();
    const found = () => words.filter((word) => filesWith(word).length > 0);
    expect(found()).toEqual(words);

    const tried = await run("remove", review!.review_id!, "--reason", "Names a person", "--dry-run");
    expect([tried.code, tried.stdout]).toEqual([0, expect.stringContaining("This would remove the review")]);
    expect((await service.ask(`/api/reviews/${review!.review_id}`)).status).toBe(200);
    const done = await run("remove", review!.review_id!, "--reason", "Names a person");
    expect(done.stdout).toContain("The data files were written again, and none has the text.");
    expect(found()).toEqual([title, body, tag, answered]);
    await run("remove", question!.question_id!, "--reason", "Names a person");
    expect(words.flatMap(filesWith)).toEqual([]);
  });
});

/** Makes PGlite write what its planner knows of the tables, which quotes them too. */
async function analyze(): Promise<void> {
  await service.stop();
  const lite = await PGlite.create({ dataDir: join(folder(), "pglite") });
  await lite.exec("analyze; checkpoint");
  await lite.close();
  await start();
}

/** The files of PGlite that contain this word, in any case. */
function filesWith(word: string): string[] {
  const root = join(folder(), "pglite");
  const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return paths.filter((path) => readFileSync(path, "latin1").toLowerCase().includes(word));
}
