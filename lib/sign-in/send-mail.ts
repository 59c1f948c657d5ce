import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { operator } from "../about/operator.ts";
import { cutText } from "../cut-text.ts";
import { type CounterName, count, noteFault } from "../db/counters.ts";
import { select } from "../db/select.ts";
import { env } from "../env.ts";
import { currentRequestId } from "../net/named-response.ts";
import { outboxPlace, writeToOutbox } from "../net/outbox.ts";
import { SignInRefused } from "./contract.ts";

export type Mail = { to: string; subject: string; text: string };

const patienceMs = 10_000;
const times = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };

/** Who mails are from, at the host of `PUBLIC_URL`, where `MAIL_FROM` is not set. */
export const usualSender = "no-reply";

/** Whether mail leaves this machine, else it is written to the outbox; null where the operator cannot be written to either. */
export const mailIsOn = (): boolean | null =>
  env().SMTP_URL !== undefined || (operator().contact === null ? null : false);

/** Sends a mail by `SMTP_URL`, or writes it to the outbox; its text reaches no log. */
export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL, MAIL_FROM, PUBLIC_URL } = env();
  const from = MAIL_FROM ?? `Touchstone <${usualSender}@${new URL(PUBLIC_URL).hostname}>`;
  const message = { from, ...mail, disableFileAccess: true, disableUrlAccess: true };
  const writer = { streamTransport: true, buffer: true, newline: "unix" };
  const transport = await transportOf(SMTP_URL === undefined ? writer : { url: SMTP_URL, ...times });
  try {
    const { message: written } = (await transport.sendMail(message)) as { message?: unknown };
    if (SMTP_URL === undefined) await writeToOutbox(written as Buffer);
    count("mail", "ok");
  } catch (error) {
    count("mail", "not_sent");
    const why = wordsOf(error);
    const id = `mail-${currentRequestId() ?? randomUUID()}`;
    noteFault(id, { where: notSent, why });
    console.error(`${notSent}: ${why} (${id})`);
    throw new SignInRefused("not_sent");
  } finally {
    transport.close();
  }
}

const transportOf = async (options: object) => (await import("nodemailer")).createTransport(options as never);

const notSent = "A mail was not sent";
const longestWords = 200;
const saidNothing = `it took a connection, and then said nothing for ${patienceMs / 1000} seconds`;

const closedIt = "it took a connection, and then closed it";

type Member = "code" | "timeoutType" | "response" | "message";

/** What a mail server said, or the code of the failure: short, and without an address that it quotes. */
function wordsOf(error: unknown): string {
  const { code = "no code", timeoutType, message, ...rest } = error as Partial<Record<Member, string>>;
  // A certificate that is refused has no code of its own.
  const said = rest.response ?? { ESOCKET: message, ECONNECTION: closedIt }[code];
  const response = timeoutType === "SOCKET_TIMEOUT" ? saidNothing : said;
  if (response === undefined) return code;
  return cutText(response.replaceAll(/\S*@\S*/g, "…").replaceAll(/\s+/g, " "), longestWords);
}

/** What was said of the last mail, where it was not sent; empty where that is no longer known. */
export async function lastRefusal(): Promise<string> {
  const [row] = await select<{ why: string }>(sql`
    select regexp_replace(sentence, '^[^:]*: ', '') as why from faults where sentence like ${`${notSent}: %`}
      and not exists (select from counters where name = ${"mail" satisfies CounterName} and label = 'ok' and coalesce(last_at, counters.at) > faults.at)
    order by at desc limit 1`);
  return row?.why ?? "";
}

/** Why no mail leaves this machine, in words; null when the mail server takes a connection. */
export async function faultOfMail(): Promise<string | null> {
  const { SMTP_URL } = env();
  if (SMTP_URL === undefined) return `SMTP_URL is not set: sign-in codes are written to ${outboxPlace}.`;
  const transport = await transportOf({ url: SMTP_URL, ...times });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return `The mail server of SMTP_URL does not take a connection (${wordsOf(error)}).`;
  } finally {
    transport.close();
  }
}
