import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";
import { listPersonasEndpoint, savePersonaEndpoint } from "#lib/personas/contract.ts";
import { listPersonas } from "#lib/personas/list-personas.ts";
import { savePersona } from "#lib/personas/save-persona.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(listPersonasEndpoint, listPersonas),
  handle(savePersonaEndpoint, savePersona),
);
