import { describe, expect, test } from "vitest";
import { type RegistryRecord, readRecord } from "#lib/registry/registry-record.ts";
import { foldVersion, isEarlier, type Versions } from "#lib/registry/registry-version.ts";
import { anEntry, type Official } from "#lib/testing/samples/registry.ts";

const dated = (version: string, date?: string) => ({
  version,
  published_at: date === undefined ? null : new Date(date),
});
const record = (version: string, said: Official) => readRecord(anEntry({ version }, said)) as RegistryRecord;
const fold = (...records: RegistryRecord[]) =>
  records.reduce<Versions<RegistryRecord> | undefined>((server, one) => foldVersion(server, one), undefined)!;

describe("semantic versions", () => {
  const inOrder =
    "0.9.0 1.0.0-alpha 1.0.0-alpha.1 1.0.0-alpha.beta 1.0.0-beta.2 1.0.0-beta.11 1.0.0-rc.1 1.0.0 1.9.0 1.10.0 2.0.0".split(
      " ",
    );

  test("are ordered as the specification orders them, whatever the dates", () => {
    for (const [at, earlier] of inOrder.entries())
      for (const later of inOrder.slice(at + 1)) {
        expect([earlier, later, isEarlier(dated(earlier, "2026-02-01"), dated(later, "2026-01-01"))]).toEqual([
          earlier,
          later,
          true,
        ]);
        expect([later, earlier, isEarlier(dated(later, "2026-01-01"), dated(earlier, "2026-02-01"))]).toEqual([
          later,
          earlier,
          false,
        ]);
      }
  });

  test("that differ in build metadata only, and versions of another kind, are ordered by their dates", () => {
    for (const [one, other] of [
      ["1.0.0+a", "1.0.0+b"],
      ["v2", "v1"],
      ["2025-06-18", "1.0.0"],
    ] as const) {
      expect(isEarlier(dated(one, "2026-01-01"), dated(other, "2026-02-01"))).toBe(true);
      expect(isEarlier(dated(one, "2026-02-01"), dated(other, "2026-01-01"))).toBe(false);
      expect(isEarlier(dated(one), dated(other, "2026-01-01"))).toBe(false);
    }
  });
});

describe("of the versions of one server", () => {
  test("the one marked latest counts, in any order of the list", () => {
    const latest = record("2025.11.25", { isLatest: true });
    const other = record("3000.0.0", { isLatest: false });
    expect(fold(latest, other).record).toBe(latest);
    expect(fold(other, latest).record).toBe(latest);
  });

  test("the later one counts where none is marked, in any order of the list", () => {
    const later = record("1.10.0", { isLatest: false });
    const earlier = record("1.9.0", { isLatest: false });
    expect(fold(later, earlier).record).toBe(later);
    expect(fold(earlier, later).record).toBe(later);
  });

  test("an active one counts before a withdrawn one, and what was withdrawn is kept", () => {
    const active = record("1.0.0", { isLatest: false });
    const [deleted, deprecated] = [record("3.0.0", { status: "deleted" }), record("2.0.0", { status: "deprecated" })];
    const server = fold(deleted, active, deprecated);
    expect(server.record).toBe(active);
    expect([...server.withdrawn]).toEqual([
      ["3.0.0", "deleted"],
      ["2.0.0", "deprecated"],
    ]);
  });
});
