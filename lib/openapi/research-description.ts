import { defaultConcurrency, mostKeys } from "../accounts/account-limits.ts";
import { type Endpoint, interfaceVersion } from "../contract.ts";
import { heartbeatMs, streamsPerClient } from "../http/event-stream.ts";
import { inWords, spanInWords } from "../in-words.ts";
import { sizeLimits } from "../net/size-limits.ts";
import { ownValue } from "../own-value.ts";
import { peopleMade } from "../personas/contract.ts";
import { endId, StudyEvent } from "../studies/events/contract.ts";
import { mostFollowUps, mostPersonas, replyDays } from "../studies/study-limits.ts";
import { overlapHours } from "../webhooks/contract.ts";
import { bearer } from "./describe-operation.ts";
import texts from "./research-descriptions.json" with { type: "json" };
import { researchErrorExamples } from "./research-error-examples.ts";
import researchMeanings from "./research-meanings.json" with { type: "json" };
import requests from "./research-requests.json" with { type: "json" };
import { studyWebhooks } from "./research-webhook.ts";
import { type Description, filledDescriptions, pagesInWords, readsInWords } from "./service.ts";

const eventNames = StudyEvent.options.map(({ shape }) => shape.event.value);

const slots = `A key may run ${defaultConcurrency} studies at once unless its operator gave it another number, simulations and what waits included; the next one is refused with 429 concurrency_limit.`;

const repeats =
  "With an Idempotency-Key a request can be sent again after a timeout: the same body answers with the same study, 409 in_progress while it runs, and another body is refused with idempotency_mismatch. Where the study failed or was cancelled it is run again.";

const repeatsFollowUp =
  "With an Idempotency-Key the same body answers with the same follow-up, 409 in_progress while it runs, and another body is refused with idempotency_mismatch. One that failed is asked again.";

const goesOn = "A study runs to its end even if the client disconnects: it is stored, and webhook_url is called.";

/** Adds to the summary of each operation, by its name. */
const researchDescriptions = (): Record<string, string> =>
  filledDescriptions(texts, {
    ...{ slots, repeats, repeatsFollowUp, goesOn, endId },
    ...{ streamsPerClient, mostFollowUps, replyDays, mostKeys, defaultConcurrency, overlapHours },
    peopleMade: inWords(peopleMade),
    eventNames: eventNames.join(", "),
    heartbeat: spanInWords(heartbeatMs),
  });

const introduction = `Simulated customer research: interviews with invented personas, and a structured synthesis in which every quote is found in a transcript. Use it to rehearse questions and to find hypotheses. Nothing in it is evidence about real people, and every answer says what composed it: read engine, disclaimer and flags before the numbers. A number that is not known is null, never 0.

Every operation but this description asks for an API key: Authorization: Bearer sr_live_…. Without one the answer is 401 unauthorized, with one that is not known 403 invalid_key. What belongs to another account is 404 not_found, as if it were not there.

${readsInWords}

${pagesInWords}

Every GET answers HEAD as well, and every address OPTIONS; another method is refused with 405 method_not_allowed and the Allow header. A body is JSON of at most ${sizeLimits.research.bytes / 1024} KiB; members it does not know are ignored, and null or [] for a member that need not be sent is as if it were not sent, unless the member's own description gives it a meaning. Every error is {error, message}, where error is one of the codes listed here and message says what to do; details has the JSON Pointer of every fault. New codes, and new members of answers, may be added: /docs/research says what stays.`;

const events = `event: started
data: {"id":"…","status":"running","topic":"…","study_type":"pricing","audience":"b2b","progress":{"interviews_done":0,"interviews":8},"engine":{"kind":"simulator",…},…}

event: interview.turn
data: {"interview":0,"turn":0,"q":"…","a":"…","kind":"core","engine":"simulator","synthetic":true}

event: completed
data: {"id":"…","status":"complete","headline_finding":"…",…}

`;

const watched = `id: 12
event: interview.turn
data: {"event":"interview.turn","interview":0,"turn":3,"q":"…","a":"…","kind":"probe","at":"2026-11-22T20:00:00.000Z","cost_usd":0.0041,"engine":"model","synthetic":true}

id: end
event: completed
data: {"id":"…","status":"complete","report_url":"…","headline_finding":"…",…}

`;

const meanings: Record<string, Record<string, string>> = researchMeanings;

const meaningOf = ({ name, method }: Endpoint, status: number): string =>
  ownValue(meanings, name)?.[status] ?? (method === "GET" ? "The result." : "The result: what was asked is done.");

/** The research API: simulated studies and their parts. */
export const researchDescription: Description = {
  title: "Touchstone research",
  summary: "Simulated customer research: interviews with invented personas, and what they come to.",
  introduction,
  version: interfaceVersion,
  docs: "/docs/research",
  headings: {
    Studies: `Interviews with one to ${inWords(mostPersonas)} personas about one question, and what they come to.`,
    Personas: "Whom studies ask: tables of facts about invented people, those of the service and your own.",
    Webhooks: "What the service sends when a study is complete, signed and never lost.",
    Keys: "The account's API keys.",
    "The service": "What describes this interface to programs, and what works off the rest where no process lasts.",
  },
  describe: researchDescriptions,
  meaningOf,
  beyond: {
    create_study: {
      headers: { 200: ["Location"], 202: ["Location", "Preference-Applied"], 409: ["Location"], 500: ["Location"] },
      media: { besideJson: true, types: { "text/event-stream": { schema: { type: "string" }, example: events } } },
    },
    rerun_study: {
      headers: { 200: ["Location"], 202: ["Location", "Preference-Applied"], 409: ["Location"], 500: ["Location"] },
    },
    follow_study: {
      statuses: { 204: `Last-Event-ID is ${endId}: the study has ended, and all its events were read.` },
      media: { besideJson: false, types: { "text/event-stream": { schema: { type: "string" }, example: watched } } },
    },
    research: {
      headers: { 200: ["Location", "Link"], 409: ["Location"], 500: ["Location"] },
      media: {
        besideJson: true,
        types: {
          "text/markdown": {
            schema: { type: "string" },
            example: "*Made up by the built-in engine …*\n\n# What CFOs say about a price of $49\n…",
          },
        },
      },
    },
  },
  // An account's records have random ids: these are examples of the reader's own.
  requests,
  errors: researchErrorExamples,
  events: studyWebhooks,
  securitySchemes: {
    [bearer]: {
      type: "http",
      scheme: "bearer",
      description: "An API key, which begins with sr_live_. The operator of the service makes the first one.",
    },
  },
};
