import { randomFrom } from "#lib/demo/generate-reviews.ts";

const lower = "abcdefghijklmnopqrstuvwxyz";
const upper = lower.toUpperCase();
const digits = "0123456789";

/** A repeatable source of fabricated values: the same seed gives the same text on every machine. */
export type RandomSource = {
  below(limit: number): number;
  pick<T>(values: readonly T[]): T;
  from(alphabet: string, length: number): string;
  hex(length: number): string;
  digits(length: number): string;
  base62(length: number): string;
  base64(length: number): string;
  base64url(length: number): string;
  base36(length: number): string;
  uuid(): string;
};

/** Makes the source for a seed. */
export function seeded(seed: number): RandomSource {
  const { below, pick } = randomFrom(seed);
  const from = (alphabet: string, length: number) =>
    Array.from({ length }, () => alphabet[below(alphabet.length)]).join("");
  const hex = (length: number) => from(`${digits}abcdef`, length);
  return {
    below,
    from,
    hex,
    pick,
    digits: (length) => from(digits, length),
    base62: (length) => from(lower + upper + digits, length),
    base64: (length) => from(`${lower + upper + digits}+/`, length),
    base64url: (length) => from(`${lower + upper + digits}-_`, length - 1) + from(lower + upper + digits, 1),
    base36: (length) => from(lower + digits, length),
    uuid: () => [8, 4, 4, 4, 12].map(hex).join("-"),
  };
}
