import { operator } from "../about/operator.ts";
import { count } from "../db/counters.ts";
import { env } from "../env.ts";
import { writeToOutbox } from "../net/outbox.ts";
import { SignInRefused } from "./contract.ts";

/** A mail of plain text to one address, as it is kept. */
export type Mail = { to: string; subject: string; text: string };

/** How long a mail server may keep a person waiting, in milliseconds. */
const patienceMs = 10_000;
const times = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };

/** Whether mail leaves this machine, else it is written to the outbox; null where the operator cannot be written to either. */
export const mailIsOn = (): boolean | null =>
  env().SMTP_URL !== undefined || (operator().contact === null ? null : false);

/** Sends a mail by SMTP_URL, or writes it to the outbox; its text reaches no log. */
export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL, MAIL_FROM, PUBLIC_URL } = env();
  const from = MAIL_FROM ?? `Touchstone <no-reply@${new URL(PUBLIC_URL).hostname}>`;
  const { createTransport } = await import("nodemailer");
  const message = { from, ...mail, disableFileAccess: true, disableUrlAccess: true };
  if (SMTP_URL === undefined) {
    const writer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
    return writeToOutbox((await writer.sendMail(message)).message as Buffer);
  }
  const transport = createTransport({ url: SMTP_URL, ...times } as never);
  try {
    await transport.sendMail(message);
    count("mail", "ok");
  } catch (error) {
    // A mail server's answer may quote the address.
    count("mail", "not_sent");
    const { code, responseCode } = error as { code?: string; responseCode?: number };
    console.error(`A mail was not sent: ${code ?? "no code"} ${responseCode ?? ""}`.trimEnd());
    throw new SignInRefused("not_sent");
  } finally {
    transport.close();
  }
}

/** Why no mail leaves this machine, in words; null when the mail server takes a connection. */
export async function faultOfMail(): Promise<string | null> {
  const { SMTP_URL } = env();
  if (SMTP_URL === undefined) return "SMTP_URL is not set: sign-in codes are written to DATA_DIR/outbox.";
  const { createTransport } = await import("nodemailer");
  const transport = createTransport({ url: SMTP_URL, ...times } as never);
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return `The mail server of SMTP_URL does not take a connection (${(error as { code?: string }).code ?? "no code"}).`;
  } finally {
    transport.close();
  }
}
