import { defaultConcurrency, mostKeys } from "../accounts/account-limits.ts";
import { type Endpoint, interfaceVersion } from "../contract.ts";
import { heartbeatMs, streamsPerClient } from "../http/event-stream.ts";
import { inWords, spanInWords } from "../in-words.ts";
import { sizeLimits } from "../net/size-limits.ts";
import { ownValue } from "../own-value.ts";
import { endId, StudyEvent } from "../studies/events/contract.ts";
import { mostFollowUps, mostPersonas, peopleMade, replyDays } from "../studies/study-limits.ts";
import { bearer } from "./describe-operation.ts";
import { researchErrorExamples } from "./research-error-examples.ts";
import requests from "./research-requests.json" with { type: "json" };
import { studyWebhooks } from "./research-webhook.ts";
import { type Description, pagesInWords, readsInWords } from "./service.ts";

const eventNames = StudyEvent.options.map(({ shape }) => shape.event.value);

const slots = `A key may run ${defaultConcurrency} studies at once unless its operator gave it another number, simulations and what waits included; the next one is refused with 429 concurrency_limit.`;

const repeats =
  "With an Idempotency-Key a request can be sent again after a timeout: the same body answers with the same study, 409 in_progress while it runs, and another body is refused with idempotency_mismatch. Where the study failed or was cancelled it is run again.";

const repeatsFollowUp =
  "With an Idempotency-Key the same body answers with the same follow-up, 409 in_progress while it runs, and another body is refused with idempotency_mismatch. One that failed is asked again.";

const goesOn = "A study runs to its end even if the client disconnects: it is stored, and webhook_url is called.";

/** Adds to the summary of each operation, by its name. */
const researchDescriptions = (): Record<string, string> => ({
  list_study_types:
    "Use it to choose study_type: each type has its own questions, its usual audience and what it is for.",
  list_studies: "Use it to find a study again. Running and failed ones are listed where status asks for them.",
  list_personas: "Use it to choose persona_ids: whom a study asks where the request names people itself.",
  save_persona: "Use it where the default personas are not the people that the question is about.",
  get_persona: "Use it to read one persona before or after it is interviewed. A saved one has notes and dates as well.",
  change_persona: "Use it to correct a saved persona. Members that are not sent stay as they are.",
  get_webhook_secret: "Use it once, to verify what webhook_url is sent, with any library of Standard Webhooks.",
  rotate_webhook_secret: "Use it where the secret may be known to others. Receivers have a day to take the new one.",
  list_deliveries: "Use it where a webhook did not arrive: each attempt has its status or what failed.",
  list_keys: "Use it to see which keys are in use, since when and when last, before one is revoked.",
  get_research_openapi: "Use it to generate a client. It needs no key and costs no units.",
  create_study: [
    `Who is asked: persona_ids, else ${inWords(peopleMade)} people made from audience_description, else the default personas of audience. Each is interviewed n_per_persona times.`,
    "Three ways to run it. Plain: the answer has the findings. Prefer: respond-async: 202 at once, and the study is polled at its address. Accept: text/event-stream: its events as they come.",
    `${goesOn} ${repeats}`,
    slots,
    "Faults are reported in the order of the members: the first faulty one decides the code, and details has them all.",
  ].join("\n\n"),
  research: [
    "A study of one interview with each persona unless n_per_persona says otherwise, kept like any other: get_study has it in full.",
    `${goesOn} ${repeats}`,
    slots,
  ].join("\n\n"),
  get_study:
    "Each quote names its place: interviews[interview].transcript[turn].a contains it to the letter. quality.confidence has the parts that overall_confidence is computed from, and ratings what moved each number.",
  follow_study: [
    `Events: ${eventNames.join(", ")}, and last completed, failed or cancelled, whose data is the study and whose id is ${endId}. Each has its moment in at, and what the study had cost by then in cost_usd. After planning a study begins again: its server stopped, and another took it over.`,
    `A client that was cut off goes on where it was by sending the last id as Last-Event-ID, as browsers do, also after the study has ended; the id ${endId} is answered with 204. A comment comes every ${spanInWords(heartbeatMs)}. One client may hold ${streamsPerClient} streams open.`,
    "A study by a model sends its events as they happen. A complete study sends them all at once, without ids, made from its transcripts. One by the built-in engine sends none while it runs: that takes less than a second.",
    "The key is of the study's own account: without one the answer is 401, also where a browser is signed in, and with another account's 404, also for a public study. No key opens the study of a visitor. The report's page at /report/{study_id} shows the same events to every reader who has its address, whether the study is unlisted, public or a visitor's: it reads /report/{study_id}/events, without a key and under the same limits.",
  ].join("\n\n"),
  ask_follow_up: [
    `Each interview of the chosen personas is a respondent: it answers once, after its own interview and without the other follow-ups, for the price of one interview. A study takes ${mostFollowUps} follow-ups. Nothing else in the study changes.`,
    "At least half of the respondents must answer; missing counts the others, who are not billed. The study must be complete, of a topic that was understood, and made by an engine that this server still has.",
    "On a public study, a follow-up that would show a secret or personal data is refused; what comes of an answer alone is neither stored nor billed.",
    `It runs to its end even if the client disconnects. ${repeatsFollowUp}`,
    slots,
  ].join("\n\n"),
  rerun_study: [
    "Its topic, what was given of it, its audience, webhook_url and number of interviews are those of the first study, and its people are as they were interviewed then: saved personas that were changed or deleted since make no difference. Without a seed a new one is drawn. The two differ only in what was changed here, so compare_studies shows what depends on it.",
    `Also of a study that failed or was cancelled. It is billed like any study, and runs plain or with Prefer: respond-async. ${goesOn} ${repeats}`,
    slots,
  ].join("\n\n"),
  change_study:
    "Only a complete study can be listed. Its whole report is looked through first: one that would show a secret, personal data or hidden characters stays unlisted, and details points to each place in the study as get_study has it. A report can be read by anyone who has its address, listed or not.",
  cancel_study: "Its place is free again within seconds. A study that is complete is refused with invalid_request.",
  list_calls: [
    `Each call is kept when it has ended, and goes with its study. The same body with the same seed, by the same engine within ${replyDays} days, reads the replies of earlier studies, failed ones too: those have reused true and cost nothing.`,
    "Also of a study that runs, failed or was cancelled. The built-in engine calls no model, so its studies have none. Follow-ups are not among them.",
  ].join("\n\n"),
  compare_studies:
    "Run the same request with another seed, engine or personas and compare: what survives does not depend on them. Themes and objections are matched by their labels, measures by their ids. There are no significance tests: simulated interviews are no sample of people, and intervals that lie apart only say that a rerun would hardly give both. Both studies must be complete.",
  simulate: `Asks only personas that the account has saved. ${slots}`,
  import_personas:
    "Either personas or csv. Where one is not right nothing is saved, and details says where: in the array, or by the line of the CSV.",
  delete_persona: "The personas that come with the service cannot be deleted or changed: save one of your own.",
  create_key: `Where the operator makes all keys, this is refused with forbidden. Where accounts make their own, one can have ${mostKeys} in use, each for at most ${defaultConcurrency} studies at once.`,
  move_key:
    "For the operator only: a key of the account is refused with forbidden. Without account the key gets a new account, named after it.",
  revoke_key:
    "A key revokes itself and the keys it made; another one of the account is refused with forbidden, unless the operator asks.",
  drain:
    "Only the operator's secret can ask for it: a key is refused with forbidden. A study that has not ended in time is given back for a later drain, and no attempt at a delivery begins that could outlast the time. Several at once, or one beside a server that does this work itself, send and run nothing twice.",
  replay_delivery: "Also one that was delivered: receivers go by webhook-id, which stays the same.",
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
