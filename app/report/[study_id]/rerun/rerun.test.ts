import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { getReport } from "#lib/studies/get-study.ts";
import { endStudies } from "#lib/studies/run/lease.ts";
import type { FullStudy } from "#lib/studies/study-record.ts";
import { storedRows, useDatabase } from "#lib/testing/database.ts";
import { aPerson, type Person, send, to } from "#lib/testing/person.ts";
import { readRerun } from "./read-rerun.ts";
import { POST } from "./start/route.ts";

// A person of the tests begins with a study and a simulation.
useDatabase({ API_KEYS: "self-serve", ACCOUNT_STUDIES_PER_DAY: "4" });
afterAll(endStudies);

let anna: Person;
let ben: Person;
beforeAll(async () => {
  anna = await aPerson("anna@acme.test");
  ben = await aPerson("ben@acme.test");
});

const nobody = { address: null, spent: [] };
const offerTo = (cookie: string) => readRerun({ study_id: anna.study_id, cookie }, nobody);
const start = async (cookie: string, form: Record<string, string> = {}) =>
  to(await send(POST, { params: { study_id: anna.study_id }, cookie, form }));
const read = async (study_id: string) => (await getReport({ study_id }, nobody)) as FullStudy;

describe("running a study again from its page", () => {
  test("has its price for its account, and none for another or for who is signed out", async () => {
    expect(await offerTo(anna.cookie)).toEqual({ interviews: 1, price_usd: 5, model: null });
    expect([await offerTo(ben.cookie), await offerTo("")]).toEqual(["other_account", "signed_out"]);
  });

  test("makes a new study of the same request, once however often the form is sent, which knows the first", async () => {
    const sent = { once: "a-form", seed: "", engine: "simulator" };
    const led = await start(anna.cookie, sent);
    expect(await start(anna.cookie, sent)).toBe(led);
    const [, again] = /^\/report\/([0-9a-f-]{36})\?first=/.exec(led!)!;
    expect(led).toBe(`/report/${again}?first=${anna.study_id}`);
    const [one, other] = [await read(anna.study_id), await read(again!)];
    expect([other.status, other.topic, other.personas]).toEqual(["complete", one.topic, one.personas]);
    expect(other.seed).not.toBe(one.seed);
  });

  test.each(["-1", "seven", "99999999999999999", "1.5"])("refuses the seed %j, and runs nothing", async (seed) => {
    const before = (await storedRows()).studies;
    const typed = `seed=${seed}&engine=simulator`;
    expect(await start(anna.cookie, { seed, engine: "simulator" })).toBe(
      `/report/${anna.study_id}/rerun?refused=invalid_request&${typed}`,
    );
    expect((await storedRows()).studies).toEqual(before);
  });

  test("is refused to another account, and without a session", async () => {
    const before = (await storedRows()).studies;
    expect(await start(ben.cookie)).toBe(`/report/${anna.study_id}/rerun?refused=not_found&seed=&engine=`);
    expect(await start("")).toBe("/sign-in");
    expect((await storedRows()).studies).toEqual(before);
  });

  test("is refused beyond the studies of the day", async () => {
    await start(anna.cookie);
    expect(await start(anna.cookie)).toBe(`/report/${anna.study_id}/rerun?refused=rate_limited&seed=&engine=`);
  });
});
