import pg from "pg";
import { afterAll, beforeAll } from "vitest";
import { closeDatabase } from "../db/client.ts";
import { env } from "../env.ts";
import { setEnvironment } from "./database.ts";

/** Has the service of these tests use storage as a role of this name, made with these options and grants; the connection of who made it. */
export function useRole(role: string, options: string, grants: string[] = []): () => pg.Client {
  let admin: pg.Client;
  beforeAll(async () => {
    const url = new URL(env().DATABASE_URL!);
    admin = new pg.Client({ connectionString: url.href });
    await admin.connect();
    await admin.query(`drop role if exists ${role}`);
    await admin.query(`create role ${role} login password '${role}' ${options}`);
    const database = url.pathname.replace("/", "");
    for (const grant of grants)
      await admin.query(`grant ${grant.replace("database", `database ${database}`)} to ${role}`);
    await closeDatabase();
    setEnvironment({ DATABASE_URL: Object.assign(url, { username: role, password: role }).href });
  });
  afterAll(async () => {
    await closeDatabase();
    await admin.query(`drop owned by ${role}`);
    await admin.query(`drop role ${role}`);
    await admin.end();
  });
  return () => admin;
}
