import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";
import { getWebhookSecretEndpoint } from "#lib/webhooks/contract.ts";
import { getWebhookSecret } from "#lib/webhooks/get-webhook-secret.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(getWebhookSecretEndpoint, getWebhookSecret),
);
