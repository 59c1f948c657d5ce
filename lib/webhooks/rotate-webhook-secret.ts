import { accountOf } from "../accounts/authenticate.ts";
import type { Verb } from "../contract.ts";
import type { rotateWebhookSecretEndpoint } from "./contract.ts";
import { showSecrets } from "./get-webhook-secret.ts";
import { replaceSecret } from "./secrets.ts";

/** Replaces the secret of the caller's account; the old one signs as well for a day. */
export const rotateWebhookSecret: Verb<typeof rotateWebhookSecretEndpoint> = async (_input, caller) =>
  showSecrets(await replaceSecret(accountOf(caller).account_id));
