import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "#lib/db/client.ts";
import { importRegistry } from "#lib/registry/import-registry.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { anEntry, useFiles } from "#lib/testing/samples/registry.ts";
import { toolImports } from "#lib/tools/tools.sql.ts";

useDatabase();
const file = useFiles();

test("a record that was imported before records were kept is kept by the next import, and then left alone", async () => {
  const list = file("list.json", { servers: [anEntry({ name: "io.github.example/quay" })] });
  const outcomeOf = async () => (await importRegistry(list)).outcomes.map(({ outcome }) => outcome);
  expect(await outcomeOf()).toEqual(["new"]);
  const db = await database();
  const own = eq(toolImports.external_name, "io.github.example/quay");
  await db.update(toolImports).set({ manifest: null }).where(own);
  expect([await outcomeOf(), await outcomeOf()]).toEqual([["updated"], ["unchanged"]]);
  const [row] = await db.select().from(toolImports).where(own);
  expect(row!.manifest).toMatchObject({ name: "io.github.example/quay" });
});
