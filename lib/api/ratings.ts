import { getHealthEndpoint, getSourcesEndpoint, getStatsEndpoint } from "../about/contract.ts";
import { getHealth } from "../about/get-health.ts";
import { getSources } from "../about/get-sources.ts";
import { getStats } from "../about/get-stats.ts";
import { getActivityEndpoint, getParticipationEndpoint } from "../activity/contract.ts";
import { getActivity } from "../activity/get-activity.ts";
import { getParticipation } from "../activity/get-participation.ts";
import { confirm } from "../confirmations/confirm.ts";
import { confirmEndpoint, listConfirmationsEndpoint } from "../confirmations/contract.ts";
import { listConfirmations } from "../confirmations/list-confirmations.ts";
import { getDemandEndpoint } from "../demand/contract.ts";
import { getDemand } from "../demand/demand.ts";
import { cached, cachedAgain, handle } from "../http/handle.ts";
import { streamActivity } from "../http/stream-activity.ts";
import { briefTool } from "../mcp/brief/brief-results.ts";
import { rounded } from "../mcp/fit-result.ts";
import { listRemovalsEndpoint } from "../moderation/contract.ts";
import { listRemovals } from "../moderation/removals.ts";
import { getOpenApiEndpoint } from "../openapi/contract.ts";
import { ratingsDescription } from "../openapi/ratings-description.ts";
import { serveDocument } from "../openapi/serve-document.ts";
import type { Service } from "../openapi/service.ts";
import {
  getQuestionEndpoint,
  searchQuestionsEndpoint,
  submitAnswerEndpoint,
  submitQuestionEndpoint,
} from "../questions/contract.ts";
import { getQuestion } from "../questions/get-question.ts";
import { searchQuestions } from "../questions/search-questions.ts";
import { submitAnswer } from "../questions/submit-answer.ts";
import { submitQuestion } from "../questions/submit-question.ts";
import { getReplyEndpoint, submitReplyEndpoint, withdrawReplyEndpoint } from "../replies/contract.ts";
import { getReply, submitReply, withdrawReply } from "../replies/replies.ts";
import {
  getDimensionsEndpoint,
  getKeyEndpoint,
  getReviewEndpoint,
  getReviewProtocolEndpoint,
  listReviewsEndpoint,
  publishReviewEndpoint,
  withdrawReviewEndpoint,
} from "../reviews/contract.ts";
import { getDimensions } from "../reviews/get-dimensions.ts";
import { getKey } from "../reviews/get-key.ts";
import { getReview } from "../reviews/get-review.ts";
import { getReviewProtocol } from "../reviews/get-review-protocol.ts";
import { listReviews } from "../reviews/list-reviews.ts";
import { publishReview } from "../reviews/publish-review.ts";
import { withdrawReview } from "../reviews/withdraw-review.ts";
import { compareToolsEndpoint } from "../tools/compare/contract.ts";
import { compareTools } from "../tools/compare-tools.ts";
import { getToolEndpoint, getToolInBriefEndpoint, searchToolsEndpoint } from "../tools/contract.ts";
import { getTool } from "../tools/get-tool.ts";
import { recommendToolsEndpoint } from "../tools/recommend/contract.ts";
import { recommendTools } from "../tools/recommend/recommend-tools.ts";
import { searchTools } from "../tools/search-tools.ts";

/** The ratings API on one page: every operation under its heading, with its verb. */
export const ratings: Service = {
  ...ratingsDescription,
  groups: [
    {
      heading: "Tools",
      operations: [
        cachedAgain(handle(searchToolsEndpoint, searchTools)),
        cached(handle(recommendToolsEndpoint, recommendTools)),
        cached(handle(getToolEndpoint, getTool)),
        cached(handle(getToolInBriefEndpoint, async (input, by) => rounded(briefTool(await getTool(input, by))))),
        cached(handle(compareToolsEndpoint, compareTools)),
      ],
    },
    {
      heading: "Reviews",
      operations: [
        cached(handle(listReviewsEndpoint, listReviews)),
        handle(publishReviewEndpoint, publishReview),
        cached(handle(getReviewEndpoint, getReview)),
        handle(withdrawReviewEndpoint, withdrawReview),
        cached(handle(getReplyEndpoint, getReply)),
        handle(submitReplyEndpoint, submitReply),
        handle(withdrawReplyEndpoint, withdrawReply),
        handle(getReviewProtocolEndpoint, getReviewProtocol),
        cached(handle(getKeyEndpoint, getKey)),
      ],
    },
    {
      heading: "Questions",
      operations: [
        cachedAgain(handle(searchQuestionsEndpoint, searchQuestions)),
        handle(submitQuestionEndpoint, submitQuestion),
        cached(handle(getQuestionEndpoint, getQuestion)),
        handle(submitAnswerEndpoint, submitAnswer),
        handle(confirmEndpoint, confirm),
        cached(handle(listConfirmationsEndpoint, listConfirmations)),
      ],
    },
    {
      heading: "Activity",
      operations: [
        cachedAgain(handle(getActivityEndpoint, getActivity)),
        streamActivity,
        handle(getParticipationEndpoint, getParticipation),
      ],
    },
    {
      heading: "The service",
      operations: [
        handle(getDimensionsEndpoint, getDimensions),
        handle(getStatsEndpoint, getStats),
        handle(getSourcesEndpoint, getSources),
        cached(handle(getDemandEndpoint, getDemand)),
        cached(handle(listRemovalsEndpoint, listRemovals)),
        handle(getHealthEndpoint, getHealth),
        serveDocument(getOpenApiEndpoint, () => ratings),
      ],
    },
  ],
};
