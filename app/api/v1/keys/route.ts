import { createKeyEndpoint, listKeysEndpoint } from "#lib/accounts/contract.ts";
import { createKey } from "#lib/accounts/create-key.ts";
import { listKeys } from "#lib/accounts/list-keys.ts";
import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(listKeysEndpoint, listKeys),
  handle(createKeyEndpoint, createKey),
);
