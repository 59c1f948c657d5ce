import { type Database, database } from "./client.ts";

type Source<Statement> = { prepare: (name: string) => Statement };

/** Makes a value for each database that is opened, and keeps it until that is closed. */
export function perDatabase<Value>(make: (db: Database) => Value): (db: Database) => Value {
  const made = new WeakMap<Database, Value>();
  return (db) => {
    const value = made.get(db) ?? make(db);
    made.set(db, value);
    return value;
  };
}

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
  const statementOf = perDatabase((db) => build(db).prepare(name));
  const statement = async () => statementOf(await database());
  statements.set(name, statement);
  return statement;
}
