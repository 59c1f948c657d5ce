import type { ClientBase } from "pg";
import { type Copy, CopyRefused, type Proof, Tally } from "./copy.ts";
import { rowsOf } from "./copy-rows.ts";
import { migrationsOf, sequencesOf, setForCopying, tablesOf } from "./copy-schema.ts";

/** Reads a whole database at one moment, while others go on writing; changes nothing. */
export async function* copyOut(client: ClientBase): Copy {
  await client.query("begin isolation level repeatable read read only");
  try {
    await setForCopying(client);
    const migrations = await migrationsOf(client);
    if (migrations.length === 0)
      throw new CopyRefused("There is no Touchstone data here: no migration has ever run on it. Name another home.");
    const tables = await tablesOf(client);
    yield { head: { migrations, tables } };
    const proofs: Proof[] = [];
    for (const table of tables) {
      const tally = new Tally();
      for await (const rows of rowsOf(client, table)) {
        for (const row of rows) tally.add(row);
        yield { table: table.name, rows };
      }
      proofs.push(tally.proof(table.name));
    }
    // Sequences are outside the snapshot. Read last, they can only be ahead of the rows, never behind.
    yield { tail: { proofs, sequences: await sequencesOf(client) } };
  } finally {
    await client.query("rollback").catch(() => undefined);
  }
}
