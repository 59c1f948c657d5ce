import { getHealthEndpoint, getSourcesEndpoint, getStatsEndpoint } from "../about/contract.ts";
import { getActivityEndpoint, getParticipationEndpoint, streamActivityEndpoint } from "../activity/contract.ts";
import type { Endpoint } from "../contract.ts";
import { listRemovalsEndpoint } from "../moderation/contract.ts";
import {
  getQuestionEndpoint,
  searchQuestionsEndpoint,
  submitAnswerEndpoint,
  submitQuestionEndpoint,
} from "../questions/contract.ts";
import {
  getDimensionsEndpoint,
  getKeyEndpoint,
  getReviewEndpoint,
  getReviewProtocolEndpoint,
  listReviewsEndpoint,
  publishReviewEndpoint,
  withdrawReviewEndpoint,
} from "../reviews/contract.ts";
import { compareToolsEndpoint, getToolEndpoint, searchToolsEndpoint } from "../tools/contract.ts";
import { getOpenApiEndpoint } from "./contract.ts";

/** Every operation of the ratings API under its heading, in the order in which its description and its pages name them. */
export const ratingsEndpoints: { heading: string; endpoints: Endpoint[] }[] = [
  { heading: "Tools", endpoints: [searchToolsEndpoint, getToolEndpoint, compareToolsEndpoint] },
  {
    heading: "Reviews",
    endpoints: [
      listReviewsEndpoint,
      publishReviewEndpoint,
      getReviewEndpoint,
      withdrawReviewEndpoint,
      getReviewProtocolEndpoint,
      getKeyEndpoint,
    ],
  },
  {
    heading: "Questions",
    endpoints: [searchQuestionsEndpoint, submitQuestionEndpoint, getQuestionEndpoint, submitAnswerEndpoint],
  },
  { heading: "Activity", endpoints: [getActivityEndpoint, streamActivityEndpoint, getParticipationEndpoint] },
  {
    heading: "The service",
    endpoints: [
      getDimensionsEndpoint,
      getStatsEndpoint,
      getSourcesEndpoint,
      listRemovalsEndpoint,
      getHealthEndpoint,
      getOpenApiEndpoint,
    ],
  },
];
