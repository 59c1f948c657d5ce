import { inWords, shareInWords, shortSpan, spanInWords } from "../in-words.ts";
import type { JsonSchema } from "../json/json-schema.ts";
import { fillPlaces } from "../text-file.ts";
import {
  eventNames,
  gone,
  noOther,
  noRedirects,
  overlapHours,
  sameId,
  sentHeaders,
  signatureVersion,
  usualEvents,
  type WebhookEvent,
  waitSpread,
  webhookEvents,
} from "../webhooks/contract.ts";
import { longestWait, waits, wholeSchedule } from "../webhooks/deliver.ts";
import { eventId } from "../webhooks/deliveries.ts";
import { answerMs } from "../webhooks/post-webhook.ts";
import template from "./research-webhook.json" with { type: "json" };
import type { Event } from "./service.ts";

const again = waits.slice(1).map(shortSpan);

const id = "00000000-0000-4000-8000-000000000000";

/** A delivery's body. */
export const webhookExample = (event: WebhookEvent) => ({
  event,
  study_id: id,
  report_url: `http://localhost:3000/report/${id}`,
  topic: "Would finance leads pay $9 a month for expense software?",
  study_type: "pricing",
  audience: "b2b",
  ...webhookEvents[event].example,
});

/** A request to a study's webhook_url, as OpenAPI has it under the callbacks of create_study. */
const webhook = (event: WebhookEvent): Event => ({
  after: "create_study",
  to: "{$request.body#/webhook_url}",
  body: webhookEvents[event].body,
  describe: (schema: JsonSchema): JsonSchema => {
    const examples = {
      [event.replace("study.", "")]: { summary: `A study ${webhookEvents[event].when}`, value: webhookExample(event) },
    };
    const request: typeof template = JSON.parse(fillPlaces(JSON.stringify(template), factsOf(event)));
    return {
      ...request,
      requestBody: { ...request.requestBody, content: { "application/json": { schema, examples } } },
    };
  },
});

const factsOf = (event: WebhookEvent) => ({
  operationId: event.replace(".", "_"),
  when: webhookEvents[event].when,
  eventId: eventId(event, id),
  requested: usualEvents.includes(event)
    ? "Sent unless webhook_events leaves it out."
    : `Sent where webhook_events names ${event}.`,
  ...{ noOther, overlapHours, sameId, gone, noRedirects, signatureVersion },
  ...{ idHeader: sentHeaders.id, timestampHeader: sentHeaders.timestamp, signatureHeader: sentHeaders.signature },
  attempts: inWords(waits.length),
  ...{ schedule: spanInWords(wholeSchedule), longestWait: spanInWords(longestWait) },
  again: `${again.slice(0, -1).join(", ")} and ${again.at(-1)}`,
  ...{ spread: shareInWords(waitSpread), answerTime: spanInWords(answerMs) },
});

/** What a study's webhook_url is sent, by event. */
export const studyWebhooks = Object.fromEntries(eventNames.map((event) => [event, webhook(event)]));
