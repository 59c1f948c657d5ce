import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";
import { changePersona } from "#lib/personas/change-persona.ts";
import { changePersonaEndpoint, deletePersonaEndpoint, getPersonaEndpoint } from "#lib/personas/contract.ts";
import { deletePersona } from "#lib/personas/delete-persona.ts";
import { getPersona } from "#lib/personas/get-persona.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(getPersonaEndpoint, getPersona),
  handle(changePersonaEndpoint, changePersona),
  handle(deletePersonaEndpoint, deletePersona),
);
