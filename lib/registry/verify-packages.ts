import { setTimeout as wait } from "node:timers/promises";
import { inArray, sql } from "drizzle-orm";
import * as z from "zod";
import { interfaceVersion } from "../contract.ts";
import { alone, db } from "../db/client.ts";
import { AppError } from "../errors.ts";
import { inChoice } from "../in-words.ts";
import { readAtMost } from "../net/request-head.ts";
import { type Package, packageRegistry, packageStates, verifiers } from "../tools/facts/contract.ts";
import { repositoryAddress } from "../tools/facts/read-package.ts";
import { Text } from "../tools/facts/server-json.ts";
import { writeFacts } from "../tools/facts/write-facts.ts";
import { codeHosts } from "../tools/tool-address.ts";
import { keyOf, packageRecords, tools } from "../tools/tools.sql.ts";

const Word = Text.catch(null);
const Address = Word.transform((text) => repositoryAddress(text ?? ""));
/** As npm writes it: "owner/repo" alone is at GitHub. */
const NpmAddress = Word.transform((text) =>
  repositoryAddress((text ?? "").replace(/^(?=[\w-]+\/[\w.-]+$)/, "github:")),
);
/** What a registry says of a withdrawn version: a text, such as npm's deprecation, or a mark. */
const Mark = z.unknown().transform(Boolean).optional();
/** A version as registries write them; any other text is none. */
const Version = Word.transform((text) => /^[\w.+-]{1,64}$/.exec(text ?? "")?.[0] ?? null);

/** The registries that say which repository a package is from, each as its own documentation describes it. */
const registries = {
  // https://github.com/npm/registry/blob/main/docs/REGISTRY-API.md
  npm: {
    base: "https://registry.npmjs.org",
    path: (name: string) => `/${name}/latest`,
    Answer: z.object({
      version: Version,
      repository: z.union([z.object({ url: NpmAddress }).transform(({ url }) => url), NpmAddress]),
      deprecated: Mark,
    }),
  },
  // https://docs.pypi.org/api/json/
  pypi: {
    base: "https://pypi.org",
    path: (name: string) => `/pypi/${name}/json`,
    Answer: z
      .object({
        info: z.object({
          version: Version,
          yanked: Mark,
          home_page: Address,
          project_urls: z.record(z.string(), Address).nullish().catch(null),
        }),
      })
      .transform(({ info: { version, yanked, home_page, project_urls } }) => {
        const addresses = [...Object.values(project_urls ?? {}), home_page];
        const hostOf = (address: string | null) => URL.parse(address ?? "")?.hostname.replace(/^www\./, "") ?? "";
        return { version, deprecated: yanked, repository: addresses.find((one) => codeHosts.has(hostOf(one))) ?? null };
      }),
  },
  // https://crates.io/data-access#api
  crates: {
    base: "https://crates.io",
    path: (name: string) => `/api/v1/crates/${name}`,
    Answer: z
      .object({ crate: z.object({ repository: Address, max_stable_version: Version, max_version: Version }) })
      .transform(({ crate: { repository, ...of } }) => ({
        version: of.max_stable_version ?? of.max_version,
        repository,
      })),
  },
} satisfies Record<(typeof verifiers)[number], object>;
type Registry = keyof typeof registries;
/** The answer of a registry on one package: the repository that it names, its newest version, and whether that is withdrawn. */
type PackageAnswer = { repository: string | null; version: string | null; deprecated?: boolean | undefined };

/** The outcome for one package; `note` says why there is none, or what the registry answered instead. */
export type Verification = Pick<Package, "registry" | "name" | "version"> & {
  tool_id: string;
  outcome: Extract<Package["state"], "confirmed" | "contradicted"> | "unknown";
  note: string | null;
};

/** Addresses of registries other than the usual ones, such as a mirror's. */
export type Mirrors = { [registry: string]: string };

/** How many packages one run asks registries for, those asked longest ago first; each answer is bounded in time and size, and a registry that denies so many and most is not believed. */
export const limits = { packages: 500, ms: 15_000, bytes: 8 * 1024 * 1024, between_ms: 50, denied: 5 };

type ToolPackage = Package & { tool_id: string };
type Answers = Map<string, PackageAnswer | string>;

/** Asks each package's registry whether it is from the tool's repository, and keeps what it answers. */
export async function verifyPackages(mirrors: Mirrors = {}, force = false): Promise<Verification[]> {
  const strange = Object.keys(mirrors).find((registry) => !isAsked(registry));
  if (strange !== undefined)
    throw new AppError("invalid_argument", `${strange} is not asked; give the address of ${inChoice(verifiers)}.`);
  const all = await listPackages();
  const answers: Answers = new Map();
  for (const one of leastRecent(all)) {
    answers.set(keyOf(one), await answerOn(one, mirrors));
    await wait(limits.between_ms);
  }
  const concerned = all.filter((one) => answers.has(keyOf(one)) || !isPublic(one));
  await keep(concerned, answers, (kept) => {
    const asked = kept.filter((one) => answers.has(keyOf(one)));
    if (!force) for (const registry of verifiers) refuseDenials(registry, asked, mirrors);
  });
  const now = await listPackages(concerned.map(({ tool_id }) => tool_id));
  return now.map(({ state, checked_at: _, ...one }) => {
    const answer = answers.get(keyOf(one)) ?? `${one.host ?? one.registry} was not asked`;
    if (typeof answer === "string") return { ...one, outcome: "unknown", note: answer };
    if (state === "stated" || state === "listed")
      return { ...one, outcome: "unknown", note: answer.repository ? "its repository is not known" : noRepository };
    const warning = answer.deprecated ? "its newest version is deprecated there" : null;
    if (state === "confirmed") return { ...one, outcome: state, note: warning };
    return { ...one, outcome: "contradicted", note: packageStates[state] };
  });
}

/** Refuses a registry that has most of the packages not at all, or from another repository: it cannot be the right one. */
function refuseDenials(registry: Registry, asked: ToolPackage[], mirrors: Mirrors): void {
  const own = asked.filter((one) => one.registry === registry);
  const denied = own.filter(({ state }) => state === "absent" || state === "contradicted").length;
  if (denied < limits.denied || 2 * denied <= own.length) return;
  const what = `${registry} at ${mirrors[registry] ?? registries[registry].base} denies ${denied} of ${own.length} packages`;
  const how = `Give its right address with --at ${registry}=<address>, or keep the answers with --force.`;
  throw new AppError("invalid_argument", `${what}, so no answer was kept. ${how}`);
}

const noRepository = "its registry names no repository";
const isAsked = (registry: string): registry is Registry => registry in registries;
const isPublic = ({ registry, host }: Package) => isAsked(registry) && host === undefined;

/** The packages of all tools, or of these, by their facts. */
async function listPackages(tool_ids?: string[], from: Pick<typeof db, "select"> = db): Promise<ToolPackage[]> {
  const rows = await from
    .select({ tool_id: tools.tool_id, facts: tools.facts })
    .from(tools)
    .where(tool_ids ? inArray(tools.tool_id, tool_ids) : sql`(${tools.facts} -> 'packages')::text <> 'null'`)
    .orderBy(tools.tool_id);
  return rows.flatMap(({ tool_id, facts }) => (facts.packages?.value ?? []).map((one) => ({ tool_id, ...one })));
}

/** Each package once, those that were never looked up first. */
function leastRecent(all: ToolPackage[]): ToolPackage[] {
  const distinct = new Map(all.filter(isPublic).map((one) => [keyOf(one), one]));
  const askedAt = ({ checked_at }: ToolPackage) => checked_at ?? "";
  return [...distinct.values()]
    .sort((one, other) => (askedAt(one) < askedAt(other) ? -1 : 1))
    .slice(0, limits.packages);
}

/** What a registry answers on a package, or why it gave no answer; a missing package is an answer. */
async function answerOn({ registry, name }: ToolPackage, mirrors: Mirrors): Promise<PackageAnswer | string> {
  if (!isAsked(registry) || !packageRegistry[registry].name.test(name)) return "is not a name of that registry";
  const { base, path, Answer } = registries[registry];
  const where = mirrors[registry] ?? base;
  try {
    const response = await fetch(`${where.replace(/\/$/, "")}${path(name)}`, {
      signal: AbortSignal.timeout(limits.ms),
      headers: { accept: "application/json", "user-agent": `touchstone/${interfaceVersion}` },
    });
    if (response.status === 404) {
      await response.body?.cancel();
      return { repository: null, version: null };
    }
    if (!response.ok) return `${registry} answered with ${response.status}`;
    const bytes = await readAtMost(response.body ?? [], limits.bytes, () => new Error("too large"));
    return Answer.parse(JSON.parse(bytes.toString("utf8")));
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    return code ? `${registry} could not be reached (${code})` : `${registry} gave no answer that can be read`;
  }
}

const kept = ["repository", "version", "deprecated", "read_at"];
/** Keeps the answers, unless the packages as they then are fail a check. */
async function keep(packages: ToolPackage[], answers: Answers, check: (kept: ToolPackage[]) => void): Promise<void> {
  const read_at = new Date();
  const tool_ids = packages.map(({ tool_id }) => tool_id);
  const distinct = new Map(packages.map((one) => [keyOf(one), one]));
  const rows = [...distinct].flatMap(([key, { registry, name }]) => {
    const answer = answers.get(key);
    if (typeof answer !== "object") return [];
    const { repository, version, deprecated = false } = answer;
    return [{ registry, name, repository, version, deprecated, read_at }];
  });
  if (rows.length === 0) return;
  await alone((db) =>
    db.transaction(async (tx) => {
      await tx
        .insert(packageRecords)
        .values(rows)
        .onConflictDoUpdate({
          target: [packageRecords.registry, packageRecords.name],
          set: Object.fromEntries(kept.map((name) => [name, sql.raw(`excluded.${name}`)])),
        });
      await writeFacts(tx, tool_ids);
      check(await listPackages(tool_ids, tx));
    }),
  );
}
