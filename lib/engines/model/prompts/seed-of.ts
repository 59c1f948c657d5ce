import type { Draw } from "../../statistics.ts";

/** The seed of a call, for the providers that take one: from 0 to 2^31 − 1. */
export const seedOf = (draw: Draw): number => Math.floor(draw.at("seed").next() * 2 ** 31);
