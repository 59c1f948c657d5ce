import { addressSecrets } from "#lib/content/address-secrets.ts";
import { assignedSecrets } from "#lib/content/assigned-secrets.ts";
import { commandSecrets } from "#lib/content/command-secrets.ts";
import { keyMaterial } from "#lib/content/key-material.ts";
import type { SecretPattern } from "#lib/content/secret-pattern.ts";
import { vendorTokens } from "#lib/content/vendor-tokens.ts";

/** The forms of credentials, specific before general; each has its cases in the corpus. */
export const secretPatterns: SecretPattern[] = [
  ...vendorTokens,
  ...keyMaterial,
  ...addressSecrets,
  ...commandSecrets,
  ...assignedSecrets,
];
