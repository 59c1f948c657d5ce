import { handle } from "#lib/http/handle.ts";
import { handleCreateStudy } from "#lib/http/handle-study.ts";
import { route } from "#lib/http/route.ts";
import { listStudiesEndpoint } from "#lib/studies/contract.ts";
import { listStudies } from "#lib/studies/list-studies.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(listStudiesEndpoint, listStudies),
  handleCreateStudy,
);
