import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { exportAccount } from "#lib/accounts/export-account.ts";
import { database } from "#lib/db/client.ts";
import { transact } from "#lib/db/statements.ts";
import { AppError } from "#lib/errors.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { comeDue, takeOverNext } from "#lib/testing/due-work.ts";
import { aCustomer, aStudy, type Customer, letSpeak, speakAs } from "#lib/testing/research.ts";
import { says } from "#lib/testing/says.ts";
import { eventNames, webhookEvents } from "#lib/webhooks/contract.ts";
import { webhookDeliveries } from "#lib/webhooks/webhooks.sql.ts";
import { cancelStudy } from "../change-study.ts";
import { createStudyEndpoint } from "../contract.ts";
import { acceptStudy } from "../create-study.ts";
import { studies } from "../studies.sql.ts";
import { toPending } from "../study.ts";
import type { StudyInput } from "../study-request.ts";
import { runLeasedStudy } from "./run-leased-study.ts";
import { takeSlot } from "./slot.ts";

useDatabase();

const webhook_headers = { Authorization: "Bearer t0p-s3cret" };
const input = (members = {}) =>
  aStudy({
    webhook_url: "https://93.184.215.14/hook",
    webhook_events: eventNames,
    webhook_headers,
    ...members,
  }) as StudyInput;

let customer: Customer;
beforeAll(async () => {
  customer = await aCustomer();
});
afterEach(letSpeak);

const stored = async (study_id: string) => {
  const db = await database();
  const [study] = await db.select().from(studies).where(eq(studies.study_id, study_id));
  const owed = await db.select().from(webhookDeliveries).where(eq(webhookDeliveries.study_id, study_id));
  return { study: study!, owed };
};

async function allOf(account_id: string): Promise<string> {
  let all = "";
  for await (const part of exportAccount(account_id)) all += part;
  return all;
}

const failing = () =>
  speakAs({
    plan: () => {
      throw new AppError("research_failed", "The engine refused.");
    },
  });

/** Leaves a study as a process does that is gone, after so many starts. */
async function abandon(attempts: number, respond_async: boolean, who = customer): Promise<string> {
  const { study } = await acceptStudy(input(), who.account, { respond_async });
  const db = await database();
  await db.update(studies).set({ attempts }).where(eq(studies.study_id, study.study_id));
  await comeDue(study.study_id);
  await db.execute(sql`update study_slots set lease_until = clock_timestamp() - interval '1 second'
    where holder = ${study.study_id} and lease_until is not null`);
  return study.study_id;
}

const waysToFail: Record<string, () => Promise<string>> = {
  "its engine refuses": async () => {
    failing();
    const { study } = await acceptStudy(input(), customer.account);
    await runLeasedStudy(study);
    return study.study_id;
  },
  "it was begun too often": async () => {
    const study_id = await abandon(50, true);
    await takeOverNext();
    return study_id;
  },
  "its process is gone while its caller waited": async () => {
    const study_id = await abandon(1, false);
    await takeOverNext();
    return study_id;
  },
  "another study takes the slot of its process that is gone": async () => {
    const alone = await aCustomer(1);
    const study_id = await abandon(1, false, alone);
    await transact((ask, tx) => takeSlot({ ask, tx }, alone.account, randomUUID(), 1_000));
    return study_id;
  },
};

describe("a study that fails", () => {
  test.each(Object.keys(waysToFail))("owes study.failed when %s", async (way) => {
    const study_id = await waysToFail[way]!();
    const { study, owed } = await stored(study_id);
    const [{ delivery_id, event, body, headers }] = owed as [(typeof owed)[0]];
    expect(owed).toHaveLength(1);
    expect({ delivery_id, event, headers }).toEqual({
      delivery_id: `evt_${study_id.replaceAll("-", "")}_failed`,
      event: "study.failed",
      headers: webhook_headers,
    });
    const { error_code: error, error_message: message, topic } = study;
    expect(study).toMatchObject({ status: "failed", webhook_headers: null });
    expect(webhookEvents["study.failed"].body.parse(JSON.parse(body))).toMatchObject({
      study_id,
      topic,
      error,
      message,
    });
  });

  test("owes nothing by default", async () => {
    failing();
    const { study } = await acceptStudy(input({ webhook_events: undefined }), customer.account);
    await runLeasedStudy(study);
    expect(await stored(study.study_id)).toMatchObject({
      study: { status: "failed", webhook_headers: null },
      owed: [],
    });
  });
});

test("a study that completes owes study.completed under its old id, unless only failures were asked for", async () => {
  const complete = async (webhook_events: typeof eventNames) => {
    const { study } = await acceptStudy(input({ webhook_events }), customer.account);
    await runLeasedStudy(study);
    return stored(study.study_id);
  };
  const { study, owed } = await complete(eventNames);
  expect(owed.map(({ delivery_id, event }) => [delivery_id, event])).toEqual([
    [`evt_${study.study_id.replaceAll("-", "")}`, "study.completed"],
  ]);
  expect((await complete(["study.failed"])).owed).toEqual([]);
});

test("a study that is cancelled owes nothing and forgets its headers", async () => {
  const { study } = await acceptStudy(input(), customer.account, { respond_async: true });
  await cancelStudy({ study_id: study.study_id }, { account: customer.account } as never);
  expect(await stored(study.study_id)).toMatchObject({
    study: { status: "cancelled", webhook_headers: null },
    owed: [],
  });
});

test("the headers are neither in the study nor in the account's export", async () => {
  const { account } = await aCustomer();
  const { study } = await acceptStudy(input(), account);
  expect(JSON.stringify(toPending(study))).not.toContain("s3cret");
  let exported = await allOf(account.account_id);
  await runLeasedStudy(study);
  exported += await allOf(account.account_id);
  expect(exported).toContain(study.study_id);
  expect(exported).not.toContain("s3cret");
});

describe("what a request says of its webhook", () => {
  const faultOf = (members: object) => createStudyEndpoint.input.safeParse(input(members)).error?.issues[0];

  test.each([
    [{ webhook_headers: { Host: "a" } }, "must be Authorization or begin with X-"],
    [{ webhook_headers: { Cookie: "a" } }, "must be Authorization or begin with X-"],
    [{ webhook_headers: JSON.parse('{"__proto__":"a"}') }, "must be Authorization or begin with X-"],
    [{ webhook_headers: { "Content-Type": "a" } }, "must be Authorization or begin with X-"],
    [{ webhook_headers: { "webhook-id": "a" } }, "must be Authorization or begin with X-"],
    [{ webhook_headers: { "X-A": "a\r\nHost: b" } }, "must be printable ASCII, without blanks at its ends"],
    [{ webhook_headers: { "X-A": "é" } }, "must be printable ASCII, without blanks at its ends"],
    [{ webhook_headers: { "X-A": "a", "x-a": "b" } }, "must name each header once, in any case"],
    [
      { webhook_headers: Object.fromEntries([1, 2, 3, 4, 5, 6].map((at) => [`X-${at}`, "a"])) },
      "must have at most 5 headers",
    ],
    [{ webhook_events: ["study.failed", "study.failed"] }, "must be different events"],
  ])("refuses %j", (members, message) => {
    expect(faultOf(members)!.message).toBe(message);
    expect(says(createStudyEndpoint)).toContain("Authorization, or names that begin with X-");
  });

  test("refuses long values, no events and unknown ones", () => {
    expect(faultOf({ webhook_headers: { "X-A": "a".repeat(256) } })).toBeUndefined();
    for (const members of [
      { webhook_headers: { "X-A": "a".repeat(257) } },
      { webhook_events: [] },
      { webhook_events: ["study.started"] },
    ])
      expect(faultOf(members)).toBeDefined();
  });

  test("takes no headers without an address, as generated clients send them", async () => {
    const others = { webhook_url: undefined, webhook_events: undefined };
    const { isNew } = await acceptStudy(input({ ...others, webhook_headers: {} }), customer.account);
    expect(isNew).toBe(true);
  });

  test("refuses events and headers without an address", async () => {
    for (const member of ["webhook_events", "webhook_headers"]) {
      const others = { webhook_url: undefined, webhook_events: undefined, webhook_headers: undefined };
      const alone = input({ ...others, [member]: input()[member as "webhook_events"] });
      await expect(acceptStudy(alone, customer.account)).rejects.toThrow(
        `${member} needs a webhook_url to be sent to.`,
      );
    }
  });
});

test("each event that a request can name was owed by one of these studies, always with the headers of its caller", async () => {
  const { event, headers } = webhookDeliveries;
  const owed = await (await database()).selectDistinct({ event, headers }).from(webhookDeliveries).orderBy(event);
  expect(owed).toEqual(eventNames.toSorted().map((name) => ({ event: name, headers: webhook_headers })));
});
