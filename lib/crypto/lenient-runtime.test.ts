import { afterAll, expect, test, vi } from "vitest";
import { L } from "#lib/crypto/strict-ed25519.ts";
import smallOrderPoints from "./vectors/small-order-points.json" with { type: "json" };

// OpenSSL before 3.5 accepts some forged signatures that newer ones refuse: here it accepts everything.
vi.mock("node:crypto", async (importOriginal) => ({ ...(await importOriginal<object>()), verify: () => true }));
// Test files share their modules: this one loads its own, and leaves none behind.
vi.resetModules();
afterAll(() => vi.resetModules());
const { verifySignature } = await import("#lib/crypto/public-key.ts");

const point = Buffer.from("5866666666666666666666666666666666666666666666666666666666666666", "hex");
const signatureOf = (R: Buffer, S: bigint) =>
  Buffer.concat([R, Buffer.from(S.toString(16).padStart(64, "0"), "hex").reverse()]);

test("the strict rule refuses weak keys, weak R and S from L up even where the runtime takes everything", () => {
  const weakPoints = smallOrderPoints.map((hex) => Buffer.from(hex, "hex"));
  const message = Buffer.from("any");
  expect(verifySignature(message, signatureOf(point, 1n), point)).toBe(true);
  expect(weakPoints.filter((key) => verifySignature(message, signatureOf(point, 1n), key))).toEqual([]);
  expect(weakPoints.filter((R) => verifySignature(message, signatureOf(R, 1n), point))).toEqual([]);
  expect([L, L + 1n, 15n * L].filter((S) => verifySignature(message, signatureOf(point, S), point))).toEqual([]);
});
