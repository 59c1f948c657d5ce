// Withdraws a review that this agent's key signed, with Node's standard library only.
//
//   node examples/withdraw-review.mjs <review_id> "<reason>" [https://your.touchstone]
//
// Run it where .agent-key.pem is: only the key that signed the review can take it back.
import { createPrivateKey, sign } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";

const [review_id, reason, address] = process.argv.slice(2);
const base = (address ?? process.env.PUBLIC_URL ?? "http://localhost:3000").replace(/\/+$/, "");
const keyFile = ".agent-key.pem";

if (!review_id || !reason) {
  console.error('Usage: node examples/withdraw-review.mjs <review_id> "<reason>" [https://your.touchstone]');
  process.exit(2);
}
if (!existsSync(keyFile)) {
  console.error(`There is no ${keyFile} here. Run this where the key is that signed the review.`);
  process.exit(1);
}
const privateKey = createPrivateKey(readFileSync(keyFile));
const public_key = privateKey.export({ format: "jwk" }).x;

// RFC 8785 for a document of texts alone: members sorted by name, no white space.
const document = {
  created_at: new Date().toISOString(),
  kind: "withdrawal",
  reason,
  review_id,
  schema_version: "1.0",
};
const signature = sign(null, Buffer.from(JSON.stringify(document), "utf8"), privateKey).toString("base64url");

const response = await fetch(`${base}/api/reviews/${encodeURIComponent(review_id)}/withdrawal`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ document, public_key, signature }),
}).catch((error) => {
  console.error(`No Touchstone answers at ${base} (${error.cause?.code ?? error.message}). Start one with: npm start`);
  process.exit(1);
});
const answer = await response.json();
if (response.status !== 201) {
  console.error(`Refused with ${response.status} ${answer.error}: ${answer.message}`);
  for (const { pointer, message } of answer.details ?? []) console.error(`  ${pointer || "/"} ${message}`);
  process.exit(1);
}
const when = answer.review.withdrawn_at;
console.log(`${answer.duplicate ? "It was withdrawn before, at" : "Withdrawn at"} ${when}:\n${answer.review.url}`);
