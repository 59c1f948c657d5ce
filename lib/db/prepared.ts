import { type Database, database } from "./client.ts";

type Source<Statement> = { prepare: (name: string) => Statement };

/**
 * Prepares a statement that PostgreSQL parses once per connection and drizzle once per process. For frequent queries:
 * otherwise drizzle builds the SQL and reads its own metadata each time, which costs more than the query.
 */
export function prepared<Statement>(
  name: string,
  build: (db: Database) => Source<Statement>,
): () => Promise<Statement> {
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
