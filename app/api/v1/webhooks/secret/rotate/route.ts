import { handle } from "#lib/http/handle.ts";
import { route } from "#lib/http/route.ts";
import { rotateWebhookSecretEndpoint } from "#lib/webhooks/contract.ts";
import { rotateWebhookSecret } from "#lib/webhooks/rotate-webhook-secret.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  handle(rotateWebhookSecretEndpoint, rotateWebhookSecret),
);
