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
import { answered, errorExamples, faultOf, findingAt } from "./error-examples.ts";

const { invalid_argument, unsupported_media_type, method_not_allowed, internal_error, storage_unavailable } =
  errorExamples;

const shortest = { topic: lengthOf(Topic).least, scenario: lengthOf(simulateEndpoint.input.shape.scenario).least };

/** One real answer for every error code of the research API. */
export const researchErrorExamples = {
  // The answers that both services share.
  ...{ invalid_argument, unsupported_media_type, method_not_allowed, internal_error, storage_unavailable },
  ...answered({
    unauthorized: {
      when: "No API key was sent.",
      message: "Send your API key in the header Authorization: Bearer sr_live_….",
    },
    invalid_key: {
      when: "The key is mistyped, revoked or of another service.",
      message: "This API key is not known: it is mistyped, revoked or of another service. Send a key that is in use.",
    },
    forbidden: {
      when: "The key is in use, but what was asked is for the operator, or for another key of the account.",
      message:
        "A key revokes itself and the keys it made; any other key is revoked by the operator of this service: ask there.",
    },
    invalid_json: {
      when: "The body is not JSON in UTF-8 that all parsers read alike.",
      message: "Send valid JSON: line 1, column 17 needs a comma or }.",
    },
    invalid_topic: {
      when: "topic is missing, too short or too long, or has hidden characters.",
      ...faultOf("topic", `must have at least ${shortest.topic} characters`),
    },
    invalid_study_type: {
      when: `study_type is missing or none of the ${inWords(studyTypeIds.length)}.`,
      ...faultOf("study_type", `must be ${choiceInWords(studyTypeIds)}`),
    },
    invalid_audience: {
      when: "audience is neither b2b nor b2c, or is missing without an audience_description.",
      ...faultOf("audience", "must be b2b or b2c, or name the people in persona_ids or audience_description"),
    },
    invalid_persona_ids: {
      when: `persona_ids are not one to ${inWords(mostPersonas)} different personas that this account can ask.`,
      message: "A persona is not known to this account. See GET /api/v1/personas.",
      details: [{ pointer: "/persona_ids/0", message: "is neither a default persona nor one this account has saved" }],
    },
    invalid_n_per_persona: {
      when: `n_per_persona is no whole number from 1 to ${interviewsEach.most}.`,
      ...faultOf("n_per_persona", wholeInWords(1, interviewsEach.most)),
    },
    invalid_webhook_url: {
      when: "webhook_url is not https, or does not lead to the public internet.",
      ...faultOf("webhook_url", "must be on the public internet"),
    },
    invalid_scenario: {
      when: "scenario is missing, too short or too long, or has hidden characters.",
      ...faultOf("scenario", `must have at least ${shortest.scenario} characters`),
    },
    invalid_closed_questions: {
      when: "A closed question lacks what its kind needs, has what it does not take, or asks for what is unlawful.",
      message: "closed_questions, item 1, options must be given for a rank question.",
      details: [{ pointer: "/closed_questions/0/options", message: "must be given for a rank question" }],
    },
    no_personas: {
      when: "A simulation names no personas, and the account has saved none.",
      message:
        "Simulations ask your own personas, and this account has saved none. Save one first: POST /api/v1/personas.",
    },
    invalid_persona: {
      when: "A persona to save is not right, or comes with the service and cannot be changed.",
      ...faultOf("age", wholeInWords(youngest, oldest)),
    },
    idempotency_mismatch: {
      when: "The Idempotency-Key was sent with another body.",
      message: otherRequest,
    },
    contains_secret: {
      when: "The report of a study to be made public shows something that looks like a credential.",
      message:
        "The study's report would show what looks like a secret (revoke it if it is real), so it stays unlisted. Run the study again without what details name, and make that one public.",
      details: [findingAt("/topic", "gitlab-pat", [14, 40]), findingAt("/understood/guide/0", "gitlab-pat", [60, 86])],
    },
    contains_personal_data: {
      when: "The report of a study to be made public shows identifying data, such as an email address.",
      message:
        "The study's report would show what looks like personal data, so it stays unlisted. Run the study again without what details name, and make that one public.",
      details: [findingAt("/topic", "email", [6, 29]), findingAt("/understood/guide/0", "email", [52, 75])],
    },
    invalid_request: {
      when: "A member or header without a code of its own is not right, or what is asked cannot be done as things are.",
      ...faultOf("seed", wholeInWords(0, Number.MAX_SAFE_INTEGER)),
    },
    not_found: {
      when: "This account has nothing with this id; or no endpoint has this path.",
      message: "This account has no study with this id. See GET /api/v1/studies.",
    },
    in_progress: {
      when: "The request with this Idempotency-Key still runs.",
      message: stillRuns("00000000-0000-4000-8000-000000000000"),
      retry_after: stillRunsRetrySeconds,
    },
    payload_too_large: {
      when: "The body is larger than it may be.",
      message: tooLong(sizeLimits.research.bytes).message,
    },
    rate_limited: {
      when: "More requests came than this server takes; retry_after says in how many seconds to try again.",
      message: "This would go over the limit of 6 (reads-client-minute). Try again in 60 seconds.",
      retry_after: 60,
    },
    concurrency_limit: {
      when: "As many studies and simulations of this key run as may run at once.",
      message: allTaken(defaultConcurrency),
      retry_after: slotRetrySeconds,
    },
    research_failed: {
      when: "What speaks for the personas failed, or the server stopped meanwhile. The study is kept as failed.",
      message:
        "The topic could not be read. The model openai:gpt-5-mini did not answer in time. With Prefer: respond-async a study has AI_DEADLINE_S for it; set that longer, or a quicker model.",
    },
  }),
};
