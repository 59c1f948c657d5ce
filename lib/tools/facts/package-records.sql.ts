import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../../db/columns.ts";
import type { packageRegistries } from "./contract.ts";

/** The answers of package registries, one row for each package that was looked up. */
export const packageRecords = pgTable(
  "package_records",
  {
    registry: text().$type<(typeof packageRegistries)[number]>().notNull(),
    name: text().notNull(),
    /** The repository that the registry names; null without one, or without such a package. */
    repository: text(),
    /** The newest version; null without such a package. */
    version: text(),
    read_at: moment("read_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.registry, table.name] })],
);

/** A package's name beside its registry, as one text. */
export const keyOf = ({ registry, name }: { registry: string; name: string }) => `${registry} ${name}`;
