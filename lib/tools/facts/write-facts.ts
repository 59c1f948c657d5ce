import { inArray, sql } from "drizzle-orm";
import { partOf } from "../../cut-text.ts";
import type { Transaction } from "../../db/client.ts";
import { ownerOf, toolAddress } from "../tool-address.ts";
import { keyOf, packageRecords, toolImports, tools } from "../tools.sql.ts";
import { catalogFacts } from "./catalog-facts.ts";
import { isKeyed } from "./connect.ts";
import { type Facts, noFacts, type Package, speakers, type WrittenFacts, type WrittenPackage } from "./contract.ts";
import { facetsOf } from "./facets.ts";
import { factsOfRecord } from "./facts-of-record.ts";
import { endOf } from "./unconnected.ts";

type Import = typeof toolImports.$inferSelect;
type Origin = { own: string | undefined; said_by: keyof typeof speakers };
type PackageRecord = typeof packageRecords.$inferSelect;

/** Joins what the editors read, what registries list and what package registries answered into the facts of these tools. */
export async function writeFacts(tx: Transaction, tool_ids: string[]): Promise<void> {
  if (tool_ids.length === 0) return;
  const listed = await tx
    .select({ tool_id: tools.tool_id, type: tools.type, website: tools.website })
    .from(tools)
    .where(inArray(tools.tool_id, tool_ids));
  const imports = await tx.select().from(toolImports).where(inArray(toolImports.tool_id, tool_ids));
  const importsOf = Map.groupBy(imports.toSorted(bySpeaker), ({ tool_id }) => tool_id);
  const factRows = listed.map((tool) => ({ tool, facts: joinedFacts(tool, importsOf.get(tool.tool_id) ?? []) }));
  const named = factRows.flatMap(({ facts }) => facts.packages?.value ?? []);
  const records = await readPackages(tx, named);
  const rows = factRows.map(({ tool, facts: { packages = null, ...rest } }) => {
    const checked = packages?.value.map((one) => packageOf(one, records, { own: rest.repository?.value, ...packages }));
    const said: Facts = { ...noFacts, ...rest, packages: packages && { ...packages, value: checked! } };
    const facts = { ...said, auth: said.auth ?? keyAtStart(said) };
    const is_deprecated = endOf(facts) !== false;
    return { tool_id: tool.tool_id, facts, is_deprecated, ...facetsOf(facts, tool) };
  });
  await tx.execute(sql`update ${tools} set facts = row.facts, meets = row.meets, lacks = row.lacks,
      is_deprecated = row.is_deprecated
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as row (tool_id text, facts json, meets text[], lacks text[], is_deprecated boolean)
    where ${tools.tool_id} = row.tool_id`);
}

/** The record that made the tool speaks first, then the one imported last. */
const bySpeaker = (one: Import, other: Import) =>
  Number(other.made_tool) - Number(one.made_tool) || other.imported_at.getTime() - one.imported_at.getTime();

/** What the editors read comes first; a registry's entry adds what they have not, where it may speak for the tool. */
function joinedFacts({ tool_id, website }: { tool_id: string; website: string }, imports: Import[]): WrittenFacts {
  const own = catalogFacts.get(tool_id) ?? {};
  const home = own.repository?.value ?? website;
  const speakers = imports.filter((entry) => entry.made_tool || ownsPlace(entry.external_name, home));
  const listed = speakers.map(factsOf);
  return Object.assign({}, ...listed.toReversed(), own);
}

/** What a registry's entry says, and its status there, if it made the tool. */
function factsOf({ manifest, made_tool, status, imported_from: source, imported_at }: Import): WrittenFacts {
  const origin = { source, read_at: partOf(imported_at.toISOString(), 0, 10), said_by: "registry" as const };
  const state = status === "active" ? ("active" as const) : ("deprecated" as const);
  const own = made_tool && { status: { value: { state, successor: null }, ...origin } };
  return { ...(manifest && factsOfRecord(manifest, origin)), ...own };
}

/** Whether a registry's namespace, which is an account's or a domain's there, belongs to the owner of a place. */
function ownsPlace(name: string, place: string): boolean {
  const [namespace = ""] = name.toLowerCase().split("/");
  const { site, owner, ownerName } = ownerOf(place);
  const [, account] = /^io\.github\.(.+)$/.exec(namespace) ?? [];
  if (account !== undefined) return owner === `github.com/${account}` && ownerName === account;
  const domain = namespace.split(".").reverse().join(".");
  return owner === null && site !== null && (domain === site || domain.endsWith(`.${site}`));
}

async function readPackages(tx: Transaction, packages: { registry: string; name: string }[]) {
  const names = [...new Set(packages.map(({ name }) => name))];
  const rows = await tx.select().from(packageRecords).where(inArray(packageRecords.name, names));
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** A package with what its registry answered: it is the tool's own when that names the same repository. */
function packageOf(one: WrittenPackage, records: Map<string, PackageRecord>, { own, said_by }: Origin): Package {
  const expected = one.repository?.value ?? own ?? null;
  const record = expected === null ? undefined : records.get(keyOf(one));
  const isSame = record?.repository != null && repositoryOf(record.repository) === repositoryOf(expected!);
  const isOpen = record === undefined || (record.repository === null && record.version !== null);
  const other = record?.repository == null ? ("absent" as const) : ("contradicted" as const);
  const state = isOpen ? speakers[one.origin?.said_by ?? said_by].unchecked : isSame ? "confirmed" : other;
  const version = isSame ? record.version : null;
  const checked = { version, checked_at: record?.read_at.toISOString() ?? null, settings: one.settings ?? null };
  return { ...one, state, ...checked, ...(isSame && record.deprecated && { deprecated: true }) };
}

/** The sign-in of a tool that is served nowhere: a key, where each of its packages needs a secret at its start. */
function keyAtStart({ packages, remotes }: Facts): Facts["auth"] {
  const keyed = (packages?.value ?? []).map((one) => (isKeyed(one) ? one.settings : null));
  return remotes === null && keyed[0] && !keyed.includes(null) ? { ...keyed[0], value: "key" } : null;
}

/** A repository's address without the folder inside it. */
const repositoryOf = (address: string) => toolAddress(address)?.replace(/#.*$/, "") ?? address;
