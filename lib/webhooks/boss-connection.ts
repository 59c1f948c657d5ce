import type { ClientBase, QueryResult } from "pg";
import type { ConstructorOptions } from "pg-boss";
import { database } from "../db/client.ts";

type Pool = { connect: () => Promise<ClientBase & { release: (broken?: boolean) => void }> };

/**
 * pg-boss's connection to the data: the pool of all other queries. PGlite has one connection that the pool shares out:
 * a statement outside the pool would land in the middle of another transaction.
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
      // One of those statements may have begun a transaction, which nothing else would end.
      await client.query("rollback").catch(() => {
        broken = true;
      });
      throw error;
    } finally {
      client.release(broken);
    }
  },
};
