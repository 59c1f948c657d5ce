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
  const [left, right] = [semanticVersion(one.version), semanticVersion(other.version)];
  const order = left === null || right === null ? 0 : compare(left, right);
  if (order !== 0) return order < 0;
  return one.published_at !== null && other.published_at !== null && one.published_at < other.published_at;
}

type SemanticVersion = { core: number[]; pre: string[] };

/** Semantic Versioning 2.0.0; build metadata has no order. */
function semanticVersion(version: string): SemanticVersion | null {
  const parts = /^(\d{1,15})\.(\d{1,15})\.(\d{1,15})(?:-([0-9A-Za-z.-]+))?(?:\+[0-9A-Za-z.-]+)?$/.exec(version);
  if (parts === null) return null;
  return { core: parts.slice(1, 4).map(Number), pre: parts[4]?.split(".") ?? [] };
}

function compare(left: SemanticVersion, right: SemanticVersion): number {
  for (const [at, number] of left.core.entries()) if (number !== right.core[at]) return number - right.core[at]!;
  if (left.pre.length === 0 || right.pre.length === 0) return right.pre.length - left.pre.length;
  for (let at = 0; at < Math.min(left.pre.length, right.pre.length); at += 1) {
    const order = comparePart(left.pre[at]!, right.pre[at]!);
    if (order !== 0) return order;
  }
  return left.pre.length - right.pre.length;
}

function comparePart(left: string, right: string): number {
  const [leftIsNumber, rightIsNumber] = [/^\d+$/.test(left), /^\d+$/.test(right)];
  if (leftIsNumber && rightIsNumber) return Number(left) - Number(right);
  if (leftIsNumber !== rightIsNumber) return leftIsNumber ? -1 : 1;
  return left === right ? 0 : left < right ? -1 : 1;
}
