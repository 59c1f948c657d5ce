import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";
import { searchQuestionsEndpoint, submitQuestionEndpoint } from "#lib/questions/contract.ts";
import { searchQuestions } from "#lib/questions/search-questions.ts";
import { submitQuestion } from "#lib/questions/submit-question.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(searchQuestionsEndpoint, searchQuestions),
  handle(submitQuestionEndpoint, submitQuestion),
);
