import { createPrivateKey } from "node:crypto";
import type { Agent } from "./agent.ts";

/** The agent of the published examples: the public key pair of RFC 8032, 7.1, TEST 1. */
export const knownAgent: Agent = {
  public_key: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo",
  private_key: createPrivateKey({
    key: {
      kty: "OKP",
      crv: "Ed25519",
      d: "nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A",
      x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo",
    },
    format: "jwk",
  }),
};
