import { type Database, database } from "./client.ts";

type Source<Statement> = { prepare: (name: string) => Statement };

const statements = new Map<string, () => Promise<unknown>>();

/**
 * Prepares a statement that PostgreSQL parses once per connection and drizzle once per process. For frequent queries:
 * otherwise drizzle builds the SQL and reads its own metadata each time. A name has one statement, which is built once.
 */
export function prepared<Statement>(
  name: string,
  build: (db: Database) => Source<Statement>,
): () => Promise<Statement> {
  const known = statements.get(name);
  if (known !== undefined) return known as () => Promise<Statement>;
  const made = new WeakMap<Database, Statement>();
  const statement = async () => {
    const db = await database();
    const one = made.get(db) ?? build(db).prepare(name);
    made.set(db, one);
    return one;
  };
  statements.set(name, statement);
  return statement;
}
