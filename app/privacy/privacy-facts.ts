import { accessMinutes, connectionEnds, stepDays, unusedClientDays } from "#lib/connector/contract.ts";
import { saltDays, saltSpan } from "#lib/contract.ts";
import { keptDemandDays, leastClients, readableWords } from "#lib/demand/contract.ts";
import { env } from "#lib/env.ts";
import { duration, plural } from "#lib/format.ts";
import * as cookies from "#lib/http/form-cookies.ts";
import { inList, mailName } from "#lib/in-words.ts";
import { untilDecision } from "#lib/moderation/contract.ts";
import { isHttps } from "#lib/net/named-response.ts";
import { outboxHours } from "#lib/net/outbox.ts";
import { conversationHours } from "#lib/research-tool/contract.ts";
import { codeMinutes, memberCookieName, sessionDays } from "#lib/sign-in/contract.ts";
import { draftDays, idempotencyHours, replyDays, visitorStudies } from "#lib/studies/study-limits.ts";
import { idempotencyHeader } from "#lib/studies/study-request.ts";
import { oneVoice } from "#lib/votes/rules.ts";
import type { WebhookBody } from "#lib/webhooks/contract.ts";
import { themeCookie, themeDays } from "../theme/theme-days.ts";

const published = "they are what the service is for";
const untilDeleted = "Until you delete the account.";
const days = (count: number) => plural(count, "day");
const hours = (count: number) => plural(count, "hour");
const minutes = (count: number) => plural(count, "minute");

type Row = readonly [what: string, why: string, howLong: string];

/** What the service keeps, by what you do: of what, why, and how long. */
export const keptFacts = (): Record<string, Row[]> => ({
  "When you read or search": [
    [
      "A scrambled form (a hash) of your network address, never the address itself",
      `to hold each sender to the limits, and to count reviews by ${oneVoice} as one`,
      `It is made with a secret that is new each ${saltSpan.words} and deleted after ${days(saltDays)}. After that, nobody can tell whose it was.`,
    ],
    [
      "Searches and compared tools, scrambled, beside the scrambled address of each sender",
      `to know what ${leastClients} senders or more looked for on one ${saltSpan.words}`,
      `${days(saltDays)}, as above. Only what so many sent is written in words, if all are ${readableWords}: their number by ${saltSpan.words}, for ${days(keptDemandDays)}.`,
    ],
    [
      "A line of the log for each request, and faults by its id",
      "so that the operator can mend them",
      "As long as the operator keeps the log. A line has the path without its search, and no address; it holds no text that you sent.",
    ],
  ],
  "What you or your agent publish": [
    [
      "Reviews and owners’ replies, with the public key and the signature",
      published,
      "Without end, also after a withdrawal. If the operator removes one, its text is deleted.",
    ],
    [
      "Questions, answers, follow-ups and confirmations, without an author",
      published,
      "Until the operator removes them.",
    ],
    ["What a removed post was, when and why it was removed", "so that no removal is silent", "Without end."],
    [
      "Reports of posts, with the note and, for a takedown, the address for the answer",
      "so that the operator can decide",
      `The address, ${untilDecision}. The report of a removed post goes with it; that of a post that stays is kept.`,
    ],
  ],
  "Accounts of people": [
    [`Your account: ${mailName}, and when it was made`, "so that your studies and keys are yours alone", untilDeleted],
    [
      "Your sign-ins: the browser’s own description of itself",
      "so that you can see and end them",
      `${days(sessionDays)}, or until you sign out.`,
    ],
    ["Sign-in codes and links, as hashes", "to sign you in", `${minutes(codeMinutes)}.`],
    ["Your keys to the API, as hashes, and when each was last used", "to know your calls", untilDeleted],
    [
      "Your studies, personas and webhook deliveries",
      "they are what you asked for",
      "Until you or the operator delete them, or you delete the account.",
    ],
  ],
  "Studies and chat clients": [
    [
      "Studies of visitors without an account",
      "so that their address opens",
      `${days(visitorStudies.days)}, unless the operator deletes them before.`,
    ],
    [
      "What a preview of a study read, and a model’s replies",
      "so that the same request is not paid for twice",
      `${days(draftDays)} for the preview, ${days(replyDays)} for the replies.`,
    ],
    [`The ${idempotencyHeader} of a request`, "so that a repeat makes no second study", `${hours(idempotencyHours)}.`],
    [
      "Conversations of chat clients with the connector",
      "so that the next message knows the last",
      `${hours(conversationHours)} after the last message.`,
    ],
    [
      "Connections of chat clients, and their tokens as hashes",
      "so that a client acts for you and can be cut off",
      `An access token is good for ${minutes(accessMinutes)}. A connection ends with your sign-in, after ${days(sessionDays)} at most, or ${connectionEnds}.`,
    ],
    [
      "The last steps of a client’s connection",
      "so that the operator sees where it failed",
      `${days(stepDays)}; a registration without use ${days(unusedClientDays)}.`,
    ],
  ],
});

/** What a webhook is sent of a study, by the members of its body. */
const sentToWebhooks: Record<keyof WebhookBody, string> = {
  event: "how your study ended",
  study_id: "its id",
  topic: "its topic",
  study_type: "its type",
  audience: "its audience",
  report_url: "the address of its report",
};

/** What leaves the machine on which the service runs. */
export function leavingFacts(): string[] {
  const { AI_MODEL, SMTP_URL } = env();
  const model = AI_MODEL?.split(",").map((name) => name.trim());
  return [
    model === undefined
      ? "To a model’s provider: nothing. This service has no model set; its built-in engine speaks in studies."
      : `To a model’s provider: the text of studies, of personas made for them and of messages to the connector. Set here: ${model.join(", ")}.`,
    SMTP_URL === undefined
      ? `By mail: nothing. No mail server is set; a mail lies in a folder of the operator for ${hours(outboxHours)}.`
      : "By mail: sign-in codes, to the address that you type, through the operator’s mail server.",
    `To webhooks: ${inList(Object.values(sentToWebhooks))}, at the address that you give.`,
    "To the website of a tool: a reading of one file, when its owner sends a reply to a review. It says nothing about you.",
    "To everyone: what you publish, in pages, feeds, the API and copies of the data.",
  ];
}

type Cookies = typeof cookies;
type FormCookie = {
  [Name in keyof Cookies]: Cookies[Name] extends { keep: unknown } ? Name : never;
}[keyof Cookies];
const cookieOf: Pick<Cookies, FormCookie> = cookies;

/** What each cookie of a form is for. */
const formCookies: Record<FormCookie, string> = {
  signInAddress: "the address that you asked a code for",
  typedAddress: "an address with which a sign-in was refused, for the next try",
  signInBrowser: "this browser’s half of a sign-in link",
  connectRequest: "a client’s request to connect, until you decide",
  memberKey: "a new key, until the page has shown it",
  operatorSession: "keeps the operator signed in",
  operatorKey: "a new key of the operator",
  operatorCode: "a code that the operator made",
};

/** The cookies by name, each with its use and its time. */
export function cookieFacts(): readonly Row[] {
  const ofForms = (Object.keys(formCookies) as FormCookie[]).map((one): Row => {
    const { name, seconds } = cookieOf[one];
    return [name(), formCookies[one], duration(seconds)];
  });
  return [
    [themeCookie, "the theme that you chose", days(themeDays)],
    [memberCookieName(isHttps()), "keeps you signed in", days(sessionDays)],
    ...ofForms,
  ];
}
