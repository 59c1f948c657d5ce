import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";
import { importPersonasEndpoint } from "#lib/personas/contract.ts";
import { importPersonas } from "#lib/personas/import-personas.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(handle(importPersonasEndpoint, importPersonas));
