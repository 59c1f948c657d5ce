import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";
import { submitAnswerEndpoint } from "#lib/questions/contract.ts";
import { submitAnswer } from "#lib/questions/submit-answer.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(handle(submitAnswerEndpoint, submitAnswer));
