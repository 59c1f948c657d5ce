import { defaultConcurrency } from "../accounts/account-limits.ts";
import { studyTypeIds } from "../engines/study-types.ts";
import { choiceInWords, inWords, lengthOf, wholeInWords } from "../in-words.ts";
import { tooLong } from "../net/request-head.ts";
import { sizeLimits } from "../net/size-limits.ts";
import { oldest, youngest } from "../personas/contract.ts";
import { simulateEndpoint } from "../studies/contract.ts";
import { stillRuns, stillRunsRetrySeconds } from "../studies/run/accept-study.ts";
import { otherRequest } from "../studies/run/idempotency.ts";
import { allTaken, slotRetrySeconds } from "../studies/run/slot.ts";
import { interviewsEach, mostPersonas } from "../studies/study-limits.ts";
import { Topic } from "../studies/study-request.ts";
import { errorExamples, examplesOf } from "./error-examples.ts";
import cases from "./research-errors.json" with { type: "json" };

const { invalid_argument, unsupported_media_type, method_not_allowed, internal_error, storage_unavailable } =
  errorExamples;

/** One real answer for every error code of the research API. */
export const researchErrorExamples = {
  // The answers that both services share.
  ...{ invalid_argument, unsupported_media_type, method_not_allowed, internal_error, storage_unavailable },
  ...examplesOf(cases, {
    otherRequest,
    stillRunsRetrySeconds,
    slotRetrySeconds,
    leastTopic: lengthOf(Topic).least,
    leastScenario: lengthOf(simulateEndpoint.input.shape.scenario).least,
    studyTypes: choiceInWords(studyTypeIds),
    studyTypeCount: inWords(studyTypeIds.length),
    mostPersonas: inWords(mostPersonas),
    mostInterviews: interviewsEach.most,
    interviewNumber: wholeInWords(1, interviewsEach.most),
    ages: wholeInWords(youngest, oldest),
    seeds: wholeInWords(0, Number.MAX_SAFE_INTEGER),
    stillRuns: stillRuns("00000000-0000-4000-8000-000000000000"),
    tooLong: tooLong(sizeLimits.research.bytes).message,
    allTaken: allTaken(defaultConcurrency),
  }),
};
