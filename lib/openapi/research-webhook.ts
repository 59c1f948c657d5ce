import { inWords, shortSpan, spanInWords } from "../in-words.ts";
import type { JsonSchema } from "../json/json-schema.ts";
import {
  eventNames,
  overlapHours,
  unsentEnds,
  usualEvents,
  type WebhookEvent,
  webhookEvents,
} from "../webhooks/contract.ts";
import { waits, wholeSchedule } from "../webhooks/deliver.ts";
import { eventId } from "../webhooks/deliveries.ts";
import { answerMs } from "../webhooks/post-webhook.ts";
import type { Event } from "./service.ts";

const again = waits.slice(1).map(shortSpan);

const header = (name: string, description: string, example: string | number) => ({
  name,
  in: "header",
  required: true,
  description,
  schema:
    typeof example === "number"
      ? { type: "integer", format: "int64", maximum: Number.MAX_SAFE_INTEGER }
      : { type: "string" },
  examples: { one: { summary: description, value: example } },
});

const id = "00000000-0000-4000-8000-000000000000";

/** A delivery's body. */
export const webhookExample = (event: WebhookEvent) => ({
  event,
  study_id: id,
  report_url: `http://localhost:3000/report/${id}`,
  topic: "How do finance leads feel about expense software for $9 a month?",
  study_type: "pricing",
  audience: "b2b",
  ...webhookEvents[event].example,
});

/** A request to a study's webhook_url, as OpenAPI has it under the callbacks of create_study. */
const webhook = (event: WebhookEvent): Event => ({
  after: "create_study",
  to: "{$request.body#/webhook_url}",
  body: webhookEvents[event].body,
  describe: (schema: JsonSchema): JsonSchema => ({
    operationId: event.replace(".", "_"),
    security: [],
    summary: `Sent to the webhook_url of a study when it ${webhookEvents[event].when}.`,
    description: `${requestOf(event)} ${unsentEnds} Signed as Standard Webhooks says: HMAC-SHA256 over {webhook-id}.{webhook-timestamp}.{body} with the account's secret, so any of its libraries verifies it. Up to ${inWords(waits.length)} attempts in ${spanInWords(wholeSchedule)}: at once, then after ${again.slice(0, -1).join(", ")} and ${again.at(-1)}, each a fifth more or less. Every attempt has ${spanInWords(answerMs)}, and redirects are not followed. The same event may come more than once: go by webhook-id. The headers of webhook_headers are sent along.`,
    parameters: [
      header("webhook-id", "The event's id, the same in every attempt.", eventId(event, id)),
      header("webhook-timestamp", "When this attempt was made, in seconds since 1970.", 1780315200),
      header(
        "webhook-signature",
        `v1 and the signature in base64; two of them, parted by a blank, for ${overlapHours} hours after the secret was replaced.`,
        "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
      ),
    ],
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema,
          examples: {
            [event.replace("study.", "")]: {
              summary: `A study ${webhookEvents[event].when}`,
              value: webhookExample(event),
            },
          },
        },
      },
    },
    responses: {
      "2XX": { description: "Delivered." },
      410: { description: "Nobody listens here any more: nothing is sent again." },
      default: { description: "Not delivered: it is sent again later, no earlier than Retry-After says." },
    },
  }),
});

/** What a request says for an event to be sent. */
const requestOf = (event: WebhookEvent) =>
  usualEvents.includes(event)
    ? "Sent unless webhook_events leaves it out."
    : `Sent where webhook_events names ${event}.`;

/** What a study's webhook_url is sent, by event. */
export const studyWebhooks = Object.fromEntries(eventNames.map((event) => [event, webhook(event)]));
