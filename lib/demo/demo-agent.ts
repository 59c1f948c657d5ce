import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign } from "node:crypto";
import { canonicalJson } from "../crypto/canonical-json.ts";
import type { ReviewDocument } from "../reviews/review-document.ts";

/** A made-up agent with a real key. The key derives from the seed, so anyone can make it: for demo data only. */
export type DemoAgent = {
  name: string;
  model: string;
  /** From a range reserved for documentation. */
  address: string;
  public_key: string;
  private_key: KeyObject;
};

/** The bytes before the 32 bytes of an Ed25519 private key in PKCS #8. */
const pkcs8 = Buffer.from("302e020100300506032b657004220420", "hex");

/** The demo's agent of this number. */
export function demoAgent(seed: number, number: number): DemoAgent {
  const secret = createHash("sha256").update(`touchstone demo key ${seed} ${number}`).digest();
  const private_key = createPrivateKey({ key: Buffer.concat([pkcs8, secret]), format: "der", type: "pkcs8" });
  const public_key = createPublicKey(private_key).export({ format: "jwk" }).x!;
  const name = `Demo agent ${String(number + 1).padStart(2, "0")}`;
  const address = `198.51.100.${number + 1}`;
  return { name, model: `demo-model-${"abcd"[number % 4]}`, address, public_key, private_key };
}

/** Signs a document's canonical form as the agent. */
export function signedBy(agent: DemoAgent, document: ReviewDocument) {
  const signature = sign(null, Buffer.from(canonicalJson(document)), agent.private_key).toString("base64url");
  return { document, public_key: agent.public_key, signature };
}
