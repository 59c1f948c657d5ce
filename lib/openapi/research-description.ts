import { type Endpoint, interfaceVersion } from "../contract.ts";
import { inWords } from "../in-words.ts";
import { sizeLimits } from "../net/size-limits.ts";
import { ownValue } from "../own-value.ts";
import { endId } from "../studies/events/contract.ts";
import { mostPersonas } from "../studies/study-limits.ts";
import { bearer } from "./describe-operation.ts";
import { researchDescriptions } from "./research-descriptions.ts";
import { researchErrorExamples } from "./research-error-examples.ts";
import requests from "./research-requests.json" with { type: "json" };
import { studyWebhooks } from "./research-webhook.ts";
import { type Description, pagesInWords, readsInWords } from "./service.ts";

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

const meanings: Record<string, Record<number, string>> = {
  create_study: {
    200: "The findings; of a dry run what the study would cost. Of a study that was cancelled meanwhile, that it was. With Accept: text/event-stream, events: started, interview.started, interview.turn, interview.completed, analysis, and last completed (its data is the study) or failed (its data is the error).",
    202: "Asked for with Prefer: respond-async: the study is stored and runs. Poll its address until its status is complete, failed or cancelled.",
  },
  research: {
    200: "The summary, in Markdown within JSON; with Accept: text/markdown, the Markdown as it is. Of a dry run what the study would cost, always in JSON.",
  },
  get_study: { 200: "The study with everything in it; while it has no findings, how far it has come or why it ended." },
  follow_study: { 200: "Events, until the study has ended." },
  ask_follow_up: {
    200: "Of a dry run: what the follow-up would cost.",
    201: "The follow-up with its answers. It is listed in follow_ups of the study.",
  },
  rerun_study: {
    200: "The findings of the new study; of a dry run what it would cost. Of a study that was cancelled meanwhile, that it was.",
    202: "Asked for with Prefer: respond-async: the new study is stored and runs. Poll its address until its status is complete, failed or cancelled.",
  },
  cancel_study: { 200: "The study as it is now: cancelled, or failed where it had failed before." },
  import_personas: { 201: "All of them were saved." },
  save_persona: { 201: "The persona was saved." },
  create_key: { 201: "The key was made. It is in this answer and in no other." },
  revoke_key: { 204: "The key is revoked; one that was revoked stays so." },
  delete_persona: { 204: "The persona is gone." },
  drain: { 200: "What was done within the time, and what is left." },
  replay_delivery: { 202: "The event is due now, with all its attempts before it." },
};

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
      description: "An API key, sr_live_ and 38 characters. The operator of the service makes the first one.",
    },
  },
};
