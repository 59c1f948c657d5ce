import { defaultConcurrency, keyBegin, mostKeys } from "../accounts/account-limits.ts";
import { keyShown, revokes } from "../accounts/contract.ts";
import { type Endpoint, interfaceVersion } from "../contract.ts";
import { noTests } from "../engines/measured.ts";
import { studyTypeIds } from "../engines/study-types.ts";
import { choiceInWords, inChoice, inWords, lengthOf, shareInWords, wholeInWords } from "../in-words.ts";
import { mostDetails } from "../net/parse-arguments.ts";
import { tooLong } from "../net/request-head.ts";
import { sizeLimits } from "../net/size-limits.ts";
import { ownValue } from "../own-value.ts";
import { oldest, youngest } from "../personas/contract.ts";
import { defaultsStay } from "../personas/write-persona.ts";
import { preferAsync, respondAsync } from "../prefer.ts";
import { takesFollowUps } from "../studies/ask-follow-up.ts";
import { onlyComplete, runsOn, simulateEndpoint, unlistable, withAudience } from "../studies/contract.ts";
import { stillRuns, stillRunsRetrySeconds } from "../studies/create-study.ts";
import { endEvents, endId, eventNames, toldEvents } from "../studies/events/contract.ts";
import { followUpPriceInWords } from "../studies/pipeline/estimate.ts";
import { withoutSeed } from "../studies/rerun/contract.ts";
import { otherRequest } from "../studies/run/idempotency.ts";
import { allTaken, slotRetrySeconds } from "../studies/run/slot.ts";
import { interviewsEach, leastShare, mostFollowUps, mostPersonas, replyDays } from "../studies/study-limits.ts";
import { mostSeed, reportReaders } from "../studies/study-record.ts";
import { idempotencyHeader, repeatable, Topic, whoIsAsked } from "../studies/study-request.ts";
import { hasEnded, studyStatuses } from "../studies/study-status.ts";
import { fillPlaces } from "../text-file.ts";
import { overlapHours, sentHeaders } from "../webhooks/contract.ts";
import { bearer } from "./describe-operation.ts";
import { errorExamples, examplesOf } from "./error-examples.ts";
import texts from "./research-descriptions.json" with { type: "json" };
import cases from "./research-errors.json" with { type: "json" };
import researchMeanings from "./research-meanings.json" with { type: "json" };
import requests from "./research-requests.json" with { type: "json" };
import { studyWebhooks } from "./research-webhook.ts";
import { type Beyond, both, type Description, filledDescriptions, wordsOf } from "./service.ts";
import services from "./services.json" with { type: "json" };

const { invalid_argument, unsupported_media_type, method_not_allowed, internal_error, storage_unavailable } =
  errorExamples;

/** One real answer for every error code of the research API. */
const researchErrorExamples = {
  // The answers that both services share.
  ...{ invalid_argument, unsupported_media_type, method_not_allowed, internal_error, storage_unavailable },
  ...examplesOf(cases, {
    ...{ otherRequest, revokes, audienceFault: withAudience.error, stillRunsRetrySeconds, slotRetrySeconds },
    idempotencyHeader,
    leastTopic: lengthOf(Topic).least,
    leastScenario: lengthOf(simulateEndpoint.input.shape.scenario).least,
    studyTypes: choiceInWords(studyTypeIds),
    studyTypeCount: inWords(studyTypeIds.length),
    mostPersonas: inWords(mostPersonas),
    mostInterviews: interviewsEach.most,
    interviewNumber: wholeInWords(1, interviewsEach.most),
    ages: wholeInWords(youngest, oldest),
    seeds: wholeInWords(0, mostSeed),
    stillRuns: stillRuns("00000000-0000-4000-8000-000000000000"),
    tooLong: tooLong(sizeLimits.research.bytes).message,
    allTaken: allTaken(defaultConcurrency),
  }),
};

/** Adds to the summary of each operation, by its name. */
const researchDescriptions = (): Record<string, string> =>
  filledDescriptions(texts, {
    ...both,
    ...filledDescriptions(services.research.shared, {
      ...{ ...both, defaultConcurrency, runsOn, repeatable, idempotencyHeader },
    }),
    ...{ endId, endEvents: inChoice(Object.values(endEvents)), followUpPrice: followUpPriceInWords },
    ...{ mostFollowUps, replyDays, mostKeys, overlapHours, repeatable, preferAsync, noTests },
    ...{ reportReaders, defaultsStay, takesFollowUps, whoIsAsked, withoutSeed, onlyComplete, unlistable, runsOn },
    ...{ usualLight: interviewsEach.light, idHeader: sentHeaders.id },
    leastAnswered: shareInWords(leastShare.answered),
    eventNames: eventNames.join(", "),
  });

const meanings: Record<string, Record<string, string>> = JSON.parse(
  fillPlaces(JSON.stringify(researchMeanings), {
    ...{ keyShown, preferAsync },
    cancelled: "Of a study that was cancelled meanwhile, that it was.",
    ...{ completed: endEvents.complete, failed: endEvents.failed },
    toldEvents: toldEvents.join(", "),
    poll: `Poll its address until its status is ${inChoice(studyStatuses.filter(hasEnded))}.`,
    ofDryRun: "of a dry run what it would cost",
  }),
);

const meaningOf = ({ name, method }: Endpoint, status: number): string =>
  ownValue(meanings, name)?.[status] ?? (method === "GET" ? "The result." : "The result: what was asked is done.");

/** The headers of answers that name a study which was begun. */
const ofRuns: Beyond["headers"] = {
  200: ["Location"],
  202: ["Location", "Preference-Applied"],
  409: ["Location"],
  500: ["Location"],
};

/** The research API: simulated studies and their parts. */
export const researchDescription: Description = {
  ...wordsOf(services.research, {
    keyBegin,
    kib: sizeLimits.research.bytes / 1024,
    mostDetails,
    mostPersonas: inWords(mostPersonas),
  }),
  version: interfaceVersion,
  docs: "/docs/research",
  describe: researchDescriptions,
  meaningOf,
  beyond: {
    create_study: {
      headers: ofRuns,
      media: { type: "text/event-stream", example: services.research.events.join("\n"), besideJson: true },
    },
    rerun_study: { headers: ofRuns },
    follow_study: {
      statuses: { 204: `Last-Event-ID is ${endId}: the study has ended, and all its events were read.` },
      media: { type: "text/event-stream", example: services.research.watched.join("\n"), besideJson: false },
    },
    research: {
      headers: { 200: ["Location", "Link"], 409: ["Location"], 500: ["Location"] },
      media: {
        type: "text/markdown",
        example: "*Made up by the built-in engine …*\n\n# What CFOs say about a price of $49\n…",
        besideJson: true,
      },
    },
  },
  // An account's records have random ids: these are examples of the reader's own.
  requests: JSON.parse(fillPlaces(JSON.stringify(requests), { preferAsync, respondAsync })),
  errors: researchErrorExamples,
  events: studyWebhooks,
  securitySchemes: {
    [bearer]: {
      type: "http",
      scheme: "bearer",
      description: `An API key, which begins with ${keyBegin}. The operator of the service makes the first one.`,
    },
  },
};
