import { hash } from "node:crypto";

/**
 * A stream of chance that follows from a seed and a path of labels: SHA-256 in counter mode. Streams of different labels
 * are independent, so that another persona or another question changes nothing in those that were there.
 */
export type Draw = {
  /** The next number from 0 to 1, without 1, with 53 bits. */
  next(): number;
  /** The stream under one more label; it does not depend on what was drawn from this one. */
  at(label: string): Draw;
};

/** The stream of chance of a seed; `seed` is hashed as it is written. */
export function drawFrom(seed: string): Draw {
  const key = hash("sha256", seed, "buffer");
  let name: string | undefined;
  let block: Buffer = key.subarray(key.length);
  let counter = 0;
  return {
    next() {
      if (block.length < 8) {
        block = hash("sha256", Buffer.concat([key, Buffer.from(`#${counter}`)]), "buffer");
        counter += 1;
      }
      const bits = block.readBigUInt64BE(0) >> 11n;
      block = block.subarray(8);
      return Number(bits) / 2 ** 53;
    },
    at(label) {
      name ??= key.toString("hex");
      return drawFrom(`${name}/${label.length}:${label}`);
    },
  };
}

/** One of the items, each as likely as the others. */
export function pick<Item>(draw: Draw, items: readonly Item[]): Item {
  if (items.length === 0) throw new Error("nothing to pick from");
  return items[Math.floor(draw.next() * items.length)]!;
}

/** The index drawn by these probabilities, which add up to 1. */
export function sample(draw: Draw, probabilities: readonly number[]): number {
  let rest = draw.next();
  for (const [index, probability] of probabilities.entries()) {
    rest -= probability;
    if (rest < 0) return index;
  }
  return probabilities.findLastIndex((probability) => probability > 0);
}

/** The items in an order of chance (Fisher and Yates). */
export function shuffled<Item>(draw: Pick<Draw, "next">, items: readonly Item[]): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(draw.next() * (last + 1));
    [order[last], order[other]] = [order[other]!, order[last]!];
  }
  return order;
}

/** A draw from the standard normal distribution (Box and Muller 1958). */
export function normal(draw: Draw): number {
  const radius = Math.sqrt(-2 * Math.log(1 - draw.next()));
  return radius * Math.cos(2 * Math.PI * draw.next());
}
