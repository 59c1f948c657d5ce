import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";
import { listStudyTypesEndpoint } from "#lib/studies/contract.ts";
import { listStudyTypes } from "#lib/studies/list-study-types.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(handle(listStudyTypesEndpoint, listStudyTypes));
