import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";
import { cancelStudy } from "#lib/studies/cancel-study.ts";
import { cancelStudyEndpoint } from "#lib/studies/contract.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(handle(cancelStudyEndpoint, cancelStudy));
