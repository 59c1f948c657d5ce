import { afterEach, expect, test } from "vitest";
import { database } from "#lib/db/client.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { oweOne } from "#lib/testing/delivery.ts";
import { rowOf } from "#lib/testing/docs.ts";
import { startMailServer } from "#lib/testing/mail-server.ts";
import { aCustomer } from "#lib/testing/research.ts";
import { webhookDeliveries } from "#lib/webhooks/webhooks.sql.ts";
import { readersOfNow } from "./now.ts";
import { doorsOfAlerts, sendAlert } from "./send-alert.ts";

useDatabase();
afterEach(() => setEnvironment({ ALERT_MAIL: "", ALERT_JOB_MINUTES: "", SMTP_URL: "" }));

test("ALERT_MAIL is sent an alert as its sentence, with the address of the operator's page", async () => {
  const server = await startMailServer();
  setEnvironment({ ALERT_MAIL: "night@acme.test", SMTP_URL: server.url, PUBLIC_URL: "https://touchstone.test" });
  expect(rowOf("ALERT_MAIL")).toBe("an e-mail address that is sent the same");
  expect(doorsOfAlerts()).toEqual(["ALERT_MAIL"]);
  const at = new Date().toISOString();
  const message = { kind: "mail", sentence: "A mail was not sent.", began_at: at, at, state: "begins" } as const;
  expect(await sendAlert({ ...message, doors: ["ALERT_MAIL"] }, "ALERT_MAIL")).toBeNull();
  await server.close();
  expect(server.received).toMatchObject([{ to: ["night@acme.test"] }]);
  expect(server.received[0]!.raw).toMatch(
    /Touchstone needs you: A mail was not sent\.[\s\S]*https:\/\/touchstone\.test\/operator/,
  );
});

test("a webhook is late once it waits for ALERT_JOB_MINUTES", async () => {
  expect(rowOf("ALERT_JOB_MINUTES")).toBe("after how many minutes you hear of a study or a webhook that waits");
  const { account } = await aCustomer();
  await oweOne(account, "https://one.example/hook");
  const created_at = new Date(Date.now() - 150_000);
  await (await database()).update(webhookDeliveries).set({ created_at });
  const lateAt = async (ALERT_JOB_MINUTES: string) => {
    setEnvironment({ ALERT_JOB_MINUTES });
    return (await readersOfNow.webhooks()).webhooks_late;
  };
  expect([await lateAt("2"), await lateAt("3")]).toEqual([1, 0]);
});
