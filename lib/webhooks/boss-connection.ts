import type { ClientBase, QueryResult } from "pg";
import type { ConstructorOptions } from "pg-boss";
import { database } from "../db/client.ts";

type Pool = { connect: () => Promise<ClientBase & { release: (broken?: boolean) => void }> };

/**
 * pg-boss's way to the data: the pool that everything else asks. On PGlite, whose one connection the pool shares out, a
 * statement that went past it would land in the middle of another's transaction.
 */
export const bossConnection: NonNullable<ConstructorOptions["db"]> = {
  async executeSql(text, values) {
    const { $client: pool } = (await database()) as unknown as { $client: Pool };
    const client = await pool.connect();
    let broken = false;
    try {
      // Several statements in one text have several results.
      const results = (await client.query(text, values)) as QueryResult | QueryResult[];
      return { rows: [results].flat().flatMap(({ rows }) => rows) };
    } catch (error) {
      // One of those statements may have begun a transaction, which nobody else would end.
      await client.query("rollback").catch(() => {
        broken = true;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  },
};
