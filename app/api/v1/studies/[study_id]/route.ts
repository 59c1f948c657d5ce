import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";
import { changeStudy } from "#lib/studies/change-study.ts";
import { changeStudyEndpoint, getStudyEndpoint } from "#lib/studies/contract.ts";
import { getStudy } from "#lib/studies/get-study.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(getStudyEndpoint, getStudy),
  handle(changeStudyEndpoint, changeStudy),
);
