import * as z from "zod";
import { choiceOf } from "../choice-of.ts";
import { endpointForAccount, Moment, noCopy, paged, paging, readCosts } from "../contract.ts";
import { onOurSide } from "../errors.ts";
import { longestLink } from "../link.ts";

/** How many hours a replaced secret still signs as well. */
export const overlapHours = 24;

/** The headers of a delivery, and how each signature begins, by Standard Webhooks. */
export const sentHeaders = {
  id: "webhook-id",
  timestamp: "webhook-timestamp",
  signature: "webhook-signature",
} as const;
export const signatureVersion = "v1";
export const sameId = "the same in every attempt";

const members = {
  study_id: z.uuid(),
  report_url: z.url(),
  topic: z.string(),
  study_type: z.string(),
  audience: z.string(),
};

/** What the study is when an event is sent, whether it ends there, how the event's id ends, and what its body has of its own. */
type About<Own extends z.ZodRawShape> = {
  when: string;
  isEnd: boolean;
  ending: string;
  own: Own;
  example: z.input<z.ZodObject<Own>>;
};

const sent = <Event extends string, Own extends z.ZodRawShape>(event: Event, about: About<Own>) => ({
  ...about,
  body: z.strictObject({ event: z.literal(event), ...members, ...about.own }).meta({
    id: event.replace(/(?:^|\.)./g, (first) => first.replace(".", "").toUpperCase()),
    description: `What a webhook is sent when a study ${about.when}.`,
  }),
});

/** What to do about a study that failed on our side, and why one did that no request and no model made fail. */
export const runAgain = "Send the same request again to run it.";
export const ourFault = `The study ${onOurSide} under its id. ${runAgain}`;

/** What a webhook can be sent, by event. */
export const webhookEvents = {
  "study.completed": sent("study.completed", { when: "is complete", isEnd: true, ending: "", own: {}, example: {} }),
  "study.failed": sent("study.failed", {
    when: "has failed",
    isEnd: true,
    ending: "_failed",
    own: {
      error: z.string().describe("The code of the error, such as research_failed."),
      message: z.string().describe("Why the study failed, in a sentence."),
    },
    example: { error: "research_failed", message: ourFault },
  }),
};

export type WebhookEvent = keyof typeof webhookEvents;
export const eventNames = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]];
const WebhookEvent = z.enum(eventNames);
/** What is sent where the request names no events. */
export const usualEvents: WebhookEvent[] = ["study.completed"];
/** When it is sent that, as the end of a sentence on a study. */
export const usualInWords = usualEvents.map((event) => webhookEvents[event].when).join(" and when it ");
/** Each event with when it is sent, and what its body has beside the members of all. */
export const eventsInWords = eventNames
  .map((event) => {
    const more = Object.keys(webhookEvents[event].own).join(" and ");
    return `${event} when the study ${webhookEvents[event].when}${more && `, with ${more} beside these members`}`;
  })
  .join("; ");
/** What is said of everything else about a study. */
export const noOther = "Nothing else about a study is sent.";

type BodyOf<Event extends WebhookEvent> = z.infer<(typeof webhookEvents)[Event]["body"]>;
/** What a webhook is sent. */
export type WebhookBody = { [Event in WebhookEvent]: BodyOf<Event> }[WebhookEvent];
/** What happened to a study: its event, and what the body has of its own. */
export type StudyNotice = { [Event in WebhookEvent]: Omit<BodyOf<Event>, keyof typeof members> }[WebhookEvent];

/** How long its own headers are kept, which answers a receiver takes a delivery with, and what becomes of a redirect. */
export const headersLife = "kept until the delivery has ended, and shown nowhere";
export const success = "2xx";
export const noRedirects = "redirects are not followed";
/** How many headers of its own a webhook may be sent, and how many characters a name or a value may have. */
const mostHeaders = 5;
const characters = 256;

const WebhookUrl = z
  .string()
  .max(longestLink)
  .describe("An https address on the public internet that is sent what webhook_events names, signed.");

const WebhookEvents = z
  .array(WebhookEvent)
  .min(1)
  .max(eventNames.length)
  .refine((events) => new Set(events).size === events.length, { error: "must be different events" })
  .overwrite((events) => events.toSorted((one, other) => eventNames.indexOf(one) - eventNames.indexOf(other)))
  .meta({ uniqueItems: true })
  .describe(`What webhook_url is sent: ${usualEvents.join(", ")} alone when absent. ${noOther}`);

/** The headers of its own that a webhook may be sent: these, and those that begin so. */
export const ownHeader = "Authorization";
const ownBegin = "X-";
// In any case, and without a flag: JSON Schema has none.
const anyCase = (name: string) =>
  name.replaceAll(/[a-z]/gi, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`);
const HeaderName = z
  .string()
  .max(characters)
  .regex(new RegExp(`^(${anyCase(ownHeader)}|${anyCase(ownBegin)}[A-Za-z0-9-]*[A-Za-z0-9])$`));
const HeaderValue = z
  .string()
  .max(characters)
  .regex(/^[!-~]([ -~]*[!-~])?$/, { error: "must be printable ASCII, without blanks at its ends" });

const wrongName = `must be ${ownHeader} or begin with ${ownBegin}`;

const HeaderRecord = z
  .record(HeaderName, HeaderValue, { error: ({ code }) => (code === "invalid_key" ? wrongName : undefined) })
  .refine((headers) => Object.keys(headers).length <= mostHeaders, {
    error: `must have at most ${mostHeaders} headers`,
  })
  .refine(
    (headers) => new Set(Object.keys(headers).map((name) => name.toLowerCase())).size === Object.keys(headers).length,
    { error: "must name each header once, in any case" },
  )
  .meta({ maxProperties: mostHeaders })
  .describe(
    `Up to ${mostHeaders} headers sent along to webhook_url: ${ownHeader}, or names that begin with ${ownBegin}, each at most ${characters} characters. They are ${headersLife}.`,
  );

// A record of zod drops __proto__ unread.
const WebhookHeaders = z.preprocess((headers, context) => {
  if (Object.hasOwn(Object(headers), "__proto__"))
    context.addIssue({ code: "custom", path: ["__proto__"], message: wrongName });
  return headers;
}, HeaderRecord);

/** Where and how a study reports its end. */
export const webhookMembers = {
  webhook_url: WebhookUrl.optional(),
  webhook_events: WebhookEvents.optional(),
  webhook_headers: WebhookHeaders.optional(),
};

const WebhookAttempt = z.strictObject({
  attempt: z.int().min(1),
  at: Moment,
  status: z.int().nullable().describe("HTTP status; null when nothing was answered."),
  error: z.string().nullable(),
  duration_ms: z.int(),
});

/** By this status a receiver ends a delivery. */
export const gone = 410;
/** By which share of itself a wait before an attempt varies. */
export const waitSpread = 1 / 5;

/** The states of a delivery, each as a page names it. */
export const deliveryStates = {
  pending: { words: "an attempt is due", label: "waiting" },
  delivered: { words: `the receiver answered ${success}`, label: "delivered" },
  failed: { words: "all attempts were used up", label: "given up" },
  stopped: { words: `the receiver answered ${gone}`, label: "stopped by its receiver" },
};
export const DeliveryStatus = choiceOf(deliveryStates);
export type DeliveryStatus = z.output<typeof DeliveryStatus>;
/** The order of deliveries, and of the attempts at each. */
export const deliveryOrders = { deliveries: "newest first", attempts: "oldest first" } as const;
export const WebhookDelivery = z
  .strictObject({
    delivery_id: z.string().describe(`The event's id, sent as ${sentHeaders.id}, ${sameId}.`),
    study_id: z.uuid(),
    event: WebhookEvent,
    url: z.string().describe("The address; of another account's, to the operator, no more than its scheme and host."),
    status: DeliveryStatus,
    attempts: z.array(WebhookAttempt).describe(`Each of them, ${deliveryOrders.attempts}.`),
    next_attempt_at: Moment.nullable(),
    created_at: Moment,
    delivered_at: Moment.nullable(),
  })
  .meta({ id: "WebhookDelivery" });
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** How every secret begins, those in storage too, and of how many random bytes a new one is, within what Standard Webhooks allows. */
export const secretForm = { begin: "whsec_", bytes: 32 };
const Secrets = z.strictObject({
  secret: z
    .string()
    .describe(`${secretForm.begin} and ${secretForm.bytes} bytes in base64, as Standard Webhooks has it.`),
  previous_secret: z.string().nullable().describe("Signs as well until previous_expires_at."),
  previous_expires_at: Moment.nullable(),
});

export const getWebhookSecretEndpoint = endpointForAccount({
  name: "get_webhook_secret",
  method: "GET",
  path: "/api/v1/webhooks/secret",
  summary: "Read the secret that this account's webhooks are signed with.",
  input: z.object({}),
  result: Secrets,
  cache: noCopy,
});

export const rotateWebhookSecretEndpoint = endpointForAccount({
  name: "rotate_webhook_secret",
  method: "POST",
  path: "/api/v1/webhooks/secret/rotate",
  summary: `Replace the secret; for ${overlapHours} hours every delivery carries a signature of the old one as well.`,
  input: z.object({}),
  result: Secrets,
});

export const listDeliveriesEndpoint = endpointForAccount({
  name: "list_deliveries",
  method: "GET",
  path: "/api/v1/webhooks/deliveries",
  summary: `List what was sent to this account's webhooks, ${deliveryOrders.deliveries}, with every attempt.`,
  cost: readCosts.list,
  input: z.object({
    ...paging,
    study_id: z.string().optional().describe("Only deliveries of this study."),
    status: DeliveryStatus.optional().describe("Only deliveries in this state."),
  }),
  result: z.strictObject({ deliveries: z.array(WebhookDelivery), ...paged }),
});

export const replayDeliveryEndpoint = endpointForAccount({
  name: "replay_delivery",
  method: "POST",
  path: "/api/v1/webhooks/deliveries/{delivery_id}/replay",
  summary: `Send an event once more, from the first attempt on, under the same id. One that had ended goes without its webhook_headers: they are ${headersLife}. The operator may send those of every account, and each is in the log of operators' acts.`,
  input: z.object({ delivery_id: z.string().describe("An event's id, as list_deliveries has it.") }),
  result: WebhookDelivery,
  status: () => 202,
});
