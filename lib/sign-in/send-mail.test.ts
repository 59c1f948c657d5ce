import { mkdtemp, readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pendingFaults } from "#lib/db/counters.ts";
import { withRequestId } from "#lib/net/named-response.ts";
import { clearOutboxHourly, forgetMails, outboxHours } from "#lib/net/outbox.ts";
import { setEnvironment } from "#lib/testing/database.ts";
import { rowOf } from "#lib/testing/docs.ts";
import { startMailServer } from "#lib/testing/mail-server.ts";
import { codeMail } from "./request-code.ts";
import { faultOfMail, sendMail } from "./send-mail.ts";

const link = "AbCdEfGhIjKlMnOpQrSt_-";
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "touchstone-mail-"));
  setEnvironment({ DATA_DIR: folder, SMTP_URL: "", MAIL_FROM: "", PUBLIC_URL: "https://touchstone.test" });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

async function aMailServer(refuses = false) {
  const server = await startMailServer({ refuses });
  setEnvironment({ SMTP_URL: server.url });
  return server;
}

test("a mail goes to SMTP_URL, to one address, with the code in its text and not in its subject", async () => {
  expect(rowOf("SMTP_URL")).toMatch(/^the mail server for sign-in codes, /);
  const { received, close } = await aMailServer();
  await sendMail({ to: "anna@acme.test", ...codeMail("12345678", link) });
  await close();
  expect(received).toMatchObject([{ from: "no-reply@touchstone.test", to: ["anna@acme.test"] }]);
  const [head, body] = received[0]!.raw.split("\r\n\r\n", 2) as [string, string];
  expect(head).toContain("Subject: Your sign-in code for Touchstone at touchstone.test");
  expect(head).not.toMatch(/1234 ?5678/);
  expect(received[0]!.raw).toContain("1234 5678");
  expect(body).not.toContain("<");
  expect(received[0]!.raw).toContain("https://touchstone.test/sign-in/code");
});

test("MAIL_FROM names the sender, and a header smuggled into an address or a subject is none", async () => {
  const { received, close } = await aMailServer();
  expect(rowOf("MAIL_FROM")).toMatch(/^the sender, /);
  setEnvironment({ MAIL_FROM: "Research <research@acme.test>" });
  await sendMail({ to: "anna@acme.test", subject: "Hello\r\nBcc: eve@evil.test", text: "Hello" });
  await sendMail({ to: "anna@acme.test\r\nBcc: eve@evil.test", subject: "Hello", text: "Hello" }).catch(
    () => undefined,
  );
  await close();
  for (const { from, to, raw } of received) {
    expect(from).toBe("research@acme.test");
    expect(to.join()).not.toContain("eve@evil.test,");
    expect(raw.split("\r\n\r\n")[0]).not.toMatch(/^Bcc:/m);
  }
  expect(received[0]!.to).toEqual(["anna@acme.test"]);
});

test("a mail server that refuses or is away is said, without the address in the log", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const { received, close } = await aMailServer(true);
  await expect(sendMail({ to: "anna@acme.test", ...codeMail("12345678", link) })).rejects.toMatchObject({
    reason: "not_sent",
  });
  await close();
  await expect(sendMail({ to: "anna@acme.test", ...codeMail("12345678", link) })).rejects.toMatchObject({
    reason: "not_sent",
  });
  const sending = withRequestId("id-of-the-request", () => sendMail({ to: "anna@acme.test", ...codeMail("1", link) }));
  await expect(sending).rejects.toThrow();
  expect(received).toEqual([]);
  expect(logged.mock.calls.flat()).toEqual([
    expect.stringMatching(/^A mail was not sent: 550 /),
    expect.stringMatching(/^A mail was not sent: connect ECONNREFUSED .* \(mail-[0-9a-f-]{36}\)$/),
    expect.stringMatching(/ \(mail-id-of-the-request\)$/),
  ]);
  expect(pendingFaults()[0]!.request_id).toBe("mail-id-of-the-request");
  expect(JSON.stringify(logged.mock.calls)).not.toMatch(/anna|12345678/);
});

test("whether mail leaves the machine is said in words", async () => {
  expect(await faultOfMail()).toContain("SMTP_URL is not set");
  const { close } = await aMailServer();
  expect(await faultOfMail()).toBeNull();
  await close();
  expect(await faultOfMail()).toMatch(/does not take a connection \(connect ECONNREFUSED .*\)\.$/);
});

test("without SMTP_URL it is a file that its owner alone reads; the log has its path, and neither code nor address", async () => {
  const logged = vi.spyOn(console, "log").mockReturnValue();
  await sendMail({ to: "anna@acme.test", ...codeMail("12345678", link) });
  const [name] = await readdir(join(folder, "outbox"));
  const file = join(folder, "outbox", name!);
  expect([(await stat(file)).mode & 0o777, (await stat(join(folder, "outbox"))).mode & 0o777]).toEqual([0o600, 0o700]);
  expect(await readFile(file, "utf8")).toMatch(/^To: anna@acme.test$[\s\S]*1234 5678/m);
  expect(logged.mock.calls).toEqual([[expect.stringContaining(file)]]);
  expect(JSON.stringify(logged.mock.calls)).not.toMatch(/anna|1234 ?5678/);
});

test("a mail of yesterday is cleared from the outbox", async () => {
  vi.spyOn(console, "log").mockReturnValue();
  await sendMail({ to: "anna@acme.test", ...codeMail("12345678", link) });
  const [old] = await readdir(join(folder, "outbox"));
  const yesterday = new Date(Date.now() - 25 * 3_600_000);
  await utimes(join(folder, "outbox", old!), yesterday, yesterday);
  await sendMail({ to: "anna@acme.test", ...codeMail("12345678", link) });
  const left = await readdir(join(folder, "outbox"));
  expect([left.length, left.includes(old!)]).toEqual([1, false]);
});

test("a person's mails leave the outbox with the account, and nobody else's", async () => {
  vi.spyOn(console, "log").mockReturnValue();
  const long = `${"a".repeat(60)}@${"acme-tea-and-coffee.".repeat(5)}test`;
  for (const to of ["anna@acme.test", "joanna@acme.test", long]) await sendMail({ to, ...codeMail("12345678", link) });
  await forgetMails("anna@acme.test");
  await forgetMails(long);
  const left = await readdir(join(folder, "outbox"));
  expect(left.length).toBe(1);
  expect(await readFile(join(folder, "outbox", left[0]!), "utf8")).toContain("To: joanna@acme.test\n");
});

test("the outbox is cleared of a mail of yesterday without another mail", async () => {
  vi.spyOn(console, "log").mockReturnValue();
  await sendMail({ to: "anna@acme.test", ...codeMail("12345678", link) });
  const [old] = await readdir(join(folder, "outbox"));
  const yesterday = new Date(Date.now() - (outboxHours + 1) * 3_600_000);
  await utimes(join(folder, "outbox", old!), yesterday, yesterday);
  vi.useFakeTimers({ toFake: ["setInterval"] });
  clearOutboxHourly();
  vi.useRealTimers();
  await expect.poll(() => readdir(join(folder, "outbox"))).toEqual([]);
});
