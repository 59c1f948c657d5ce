import { secretForm, sentHeaders, signatureVersion } from "#lib/webhooks/contract.ts";

/** A receiver's check of a delivery in plain Node, as the documentation shows it. */
export const webhookCode = `import { createHmac, timingSafeEqual } from "node:crypto";

/** The event in a delivery, or an error when it is not from the service. \`body\` is the text exactly as it came. */
export function verify(headers, body, secret) {
  const id = headers["${sentHeaders.id}"];
  const timestamp = headers["${sentHeaders.timestamp}"];
  if (!(Math.abs(Date.now() / 1000 - timestamp) < 300)) throw new Error("The delivery is too old.");
  const key = Buffer.from(secret.slice("${secretForm.begin}".length), "base64");
  const expected = createHmac("sha256", key).update(id + "." + timestamp + "." + body).digest();
  const isRight = headers["${sentHeaders.signature}"].split(" ").some((signature) => {
    const given = Buffer.from(signature.replace(/^${signatureVersion},/, ""), "base64");
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isRight) throw new Error("The signature is not the service's.");
  return JSON.parse(body);
}
`;
