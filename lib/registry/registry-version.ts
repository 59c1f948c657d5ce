import type { RegistryRecord } from "./registry-record.ts";

/** The facts by which the versions of one server are ordered. */
export type Version = Pick<RegistryRecord, "version" | "status" | "is_latest" | "published_at">;

/** A server's counted version, and the status of each version that its publisher or the registry has withdrawn. */
export type Versions<One extends Version> = {
  record: One;
  withdrawn: ReadonlyMap<string, Exclude<Version["status"], "active">>;
};
/** One for all, because most servers of a long list are not withdrawn. */
const none: Versions<Version>["withdrawn"] = new Map();
type DatedVersion = Pick<Version, "version" | "published_at">;

/** Adds a version to its server: active before withdrawn, then the one marked latest, then the later one. */
export function foldVersion<One extends Version>(server: Versions<One> | undefined, record: One): Versions<One> {
  const before = server?.withdrawn ?? none;
  const withdrawn = record.status === "active" ? before : new Map([...before, [record.version, record.status]]);
  if (server === undefined) return { record, withdrawn };
  const { record: best } = server;
  const [isActive, wasActive] = [record.status === "active", best.status === "active"];
  const [isLatest, wasLatest] = [record.is_latest, best.is_latest];
  const isBetter = isActive === wasActive ? (isLatest === wasLatest ? !isEarlier(record, best) : isLatest) : isActive;
  return { record: isBetter ? record : best, withdrawn };
}

/** Whether a version precedes another: by semantic versioning when both follow it, else by date when both have one. */
export function isEarlier(one: DatedVersion, other: DatedVersion): boolean {
  const order = semanticOrder(one.version, other.version);
  if (order !== 0) return order < 0;
  return one.published_at !== null && other.published_at !== null && one.published_at < other.published_at;
}

const inNumbers = new Intl.Collator("en", { numeric: true });

/** The order of two versions by Semantic Versioning 2.0.0, where build metadata has none; 0 where one is of another kind. */
function semanticOrder(...versions: [string, string]): number {
  const parts = versions.map((version) => /^(\d+\.\d+\.\d+)(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/.exec(version));
  const [[, core, pre] = [], [, otherCore, otherPre] = []] = parts.map((match) => match ?? undefined);
  if (core === undefined || otherCore === undefined) return 0;
  const isReleased = Number(pre === undefined) - Number(otherPre === undefined);
  return inNumbers.compare(core, otherCore) || isReleased || inNumbers.compare(pre ?? "", otherPre ?? "");
}
