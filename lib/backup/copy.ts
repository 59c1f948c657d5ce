import { createHash } from "node:crypto";

/** A row as PostgreSQL writes its values as text; null for a missing value. Lossless for every type. */
export type Row = (string | null)[];

type Column = { name: string; type: string };
export type Table = { name: string; columns: Column[] };
/** The proof that a table was copied whole: its number of rows, and a digest of their content. */
export type Proof = { name: string; rows: number; sha256: string };
export type Sequence = { name: string; last_value: string; is_called: boolean };

/** The start of a copy: its schema. */
export type Head = { migrations: string[]; tables: Table[] };
/** The end of a copy: what must have arrived. */
export type Tail = { proofs: Proof[]; sequences: Sequence[] };

/** One copy of everything Touchstone keeps, in pieces: a head, rows table by table, a tail. */
export type Part = { head: Head } | { table: string; rows: Row[] } | { tail: Tail };
export type Copy = AsyncIterable<Part>;

/** A copy, a backup or a database that cannot be used, and what to do about it. */
export class CopyRefused extends Error {}

/** Counts a table's rows and adds up the SHA-256 of each, so their order does not matter. */
export class Tally {
  rows = 0;
  #sum = 0n;

  add(row: Row): void {
    this.rows += 1;
    this.#sum += BigInt(`0x${createHash("sha256").update(JSON.stringify(row)).digest("hex")}`);
  }

  proof(name: string): Proof {
    const sha256 = BigInt.asUintN(256, this.#sum).toString(16).padStart(64, "0");
    return { name, rows: this.rows, sha256 };
  }
}

/** The tables whose content differs from the copy's. */
export function differing(expected: Proof[], actual: Proof[]): string[] {
  const contentOf = (proof: Proof | undefined) => `${proof?.rows} ${proof?.sha256}`;
  const names = new Set([...expected, ...actual].map(({ name }) => name));
  const of = (proofs: Proof[], name: string) => contentOf(proofs.find((proof) => proof.name === name));
  return [...names].filter((name) => of(expected, name) !== of(actual, name));
}
