import { type Database, database } from "./client.ts";

type Built<Statement> = { prepare: (name: string) => Statement };

/**
 * A statement that PostgreSQL parses once per connection and drizzle once per process. For what is asked on every
 * request: it makes the SQL text and reads its own metadata each time otherwise, which costs more than asking.
 */
export function prepared<Statement>(name: string, build: (db: Database) => Built<Statement>): () => Promise<Statement> {
  const made = new WeakMap<Database, Statement>();
  return async () => {
    const db = await database();
    let statement = made.get(db);
    if (statement === undefined) {
      statement = build(db).prepare(name);
      made.set(db, statement);
    }
    return statement;
  };
}
