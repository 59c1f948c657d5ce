import { cutText } from "../cut-text.ts";
import { env } from "../env.ts";
import { second } from "../format.ts";
import { sendMail } from "../sign-in/send-mail.ts";
import { type Alert, baseOf, sentencesOf } from "./contract.ts";

const sendWithinMs = 10_000;

export type State = "begins" | "ends";
export type Door = "ALERT_WEBHOOK_URL" | "ALERT_MAIL";
export type Message = Omit<Alert, "ended_at"> & { state: State; at: string; replaces?: string; doors: Door[] };

/** By which doors alerts are sent. */
export const doorsOfAlerts = (): Door[] =>
  (["ALERT_WEBHOOK_URL", "ALERT_MAIL"] as const).filter((door) => env()[door] !== undefined);

/** A message as sentences for people: of what is over it says no more than what it was. */
export function textOf({ kind, state, sentence, began_at, at, replaces }: Message): string {
  const still = replaces === undefined ? "" : " still, for another cause";
  if (state === "begins") return `Touchstone needs you${still}: ${sentence} Since ${second(at)}.`;
  // The end of a process is news, and nothing that was said before.
  if (baseOf(kind) === "ended" || baseOf(kind) === "stopped") return `Touchstone: ${sentence}`;
  return `Touchstone: this is over: ${sentencesOf(sentence)[0]} From ${second(began_at)} to ${second(at)}.`;
}

/** Sends one message by a door; returns why it was not taken, without the address. */
export async function sendAlert(message: Message, door: Door): Promise<string | null> {
  const { ALERT_WEBHOOK_URL, ALERT_MAIL, PUBLIC_URL } = env();
  const [text, url] = [textOf(message), `${PUBLIC_URL}/operator`];
  try {
    const cut = cutText(text, 120);
    const subject = cut === text ? text : cut.replace(/\s\S*$/, " …");
    if (door === "ALERT_MAIL") await sendMail({ to: ALERT_MAIL!, subject, text: `${text}\n\n${url}` });
    else {
      const answer = await fetch(ALERT_WEBHOOK_URL!, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ text, ...message, doors: undefined, url }),
        redirect: "error",
        signal: AbortSignal.timeout(sendWithinMs),
      });
      if (!answer.ok) return `The receiver of ${door} answered ${answer.status}.`;
    }
    return null;
  } catch (error) {
    if (door === "ALERT_MAIL") return "The mail to ALERT_MAIL was not taken.";
    const { name, cause } = error as Error & { cause?: { code?: string } };
    return `The receiver of ${door} took no message (${cause?.code ?? name}).`;
  }
}
