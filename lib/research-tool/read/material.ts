import { partOf } from "../../cut-text.ts";
import type { Order } from "./find-order.ts";
import { unread, whole } from "./quoted-parts.ts";

/** The sentence of an order, from which its options are taken out one by one. */
export class Material {
  #words: string;
  readonly #rest: string;
  readonly #parts: readonly string[];

  constructor({ sentence, rest, parts }: Pick<Order, "sentence" | "rest" | "parts">) {
    this.#words = sentence;
    this.#rest = rest;
    this.#parts = parts;
  }

  get words(): string {
    return this.#words;
  }

  /** The first match in the order's own words, taken out of them; null without one. */
  take(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.#words);
    if (found !== null)
      this.#words = `${partOf(this.#words, 0, found.index)} ${partOf(this.#words, found.index + found[0].length)}`
        .replace(/ {2,}/g, " ")
        .trim();
    return found;
  }

  /** A part of the words with its quotes in place again. */
  said(words: string): string {
    return whole(words, this.#parts).replace(/\s+/g, " ").trim();
  }

  /** The sentences after the order. */
  get rest(): string {
    return this.said(this.#rest);
  }

  /** The titles of studies in the order's own words, unchanged. */
  get titles(): string[] {
    return [...this.#words.matchAll(/⟪(\d+)⟫/g)].map(([, place]) => this.#parts[Number(place)]!);
  }

  /** Everything that was quoted, unchanged. */
  get quotes(): readonly string[] {
    const words = `${this.#words}${this.#rest}`;
    return this.#parts.filter((_, place) => !words.includes(unread(place)));
  }

  /** What follows the first colon, line or quotation mark, unchanged; null without one. */
  get block(): string | null {
    const found = /(?::(?=\s|$|⟦)|\n)\s*(?=\S)|(?=⟦\d+⟧)/.exec(this.#words);
    if (found === null) return null;
    return whole(`${partOf(this.#words, found.index + found[0].length)} ${this.#rest}`.trim(), this.#parts);
  }

  /** The words before that. */
  get head(): string {
    return this.#words.split(/:(?=\s|$|⟦)|\n|⟦\d+⟧/)[0]!.trim();
  }
}
