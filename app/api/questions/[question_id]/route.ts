import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";
import { getQuestionEndpoint } from "#lib/questions/contract.ts";
import { getQuestion } from "#lib/questions/get-question.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(handle(getQuestionEndpoint, getQuestion));
