import { accountOf } from "../accounts/authenticate.ts";
import type { Verb } from "../contract.ts";
import type { getWebhookSecretEndpoint } from "./contract.ts";
import { type Secrets, secretsOf } from "./secrets.ts";

/** Gets the secret of the caller's account, made at its first request. */
export const getWebhookSecret: Verb<typeof getWebhookSecretEndpoint> = async (_input, caller) =>
  showSecrets(await secretsOf(accountOf(caller).account_id));

/** Secrets as the API shows them. */
export function showSecrets({ secret, previous }: Secrets) {
  return {
    secret,
    previous_secret: previous?.secret ?? null,
    previous_expires_at: previous?.expires_at.toISOString() ?? null,
  };
}
