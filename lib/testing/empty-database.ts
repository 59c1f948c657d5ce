import { randomBytes } from "node:crypto";
import { inject, onTestFinished } from "vitest";
import { asAdmin, inDatabase } from "./global-setup.ts";

/** The address of a new database of the tests' PostgreSQL, which is gone when the test has ended. */
export async function emptyDatabase(): Promise<string> {
  const { url } = inject("postgres")!;
  const name = `empty_${randomBytes(6).toString("hex")}`;
  await asAdmin(url, `create database ${name}`);
  onTestFinished(() => asAdmin(url, `drop database ${name} with (force)`));
  return inDatabase(url, name);
}
