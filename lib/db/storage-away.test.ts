import cluster from "node:cluster";
import type { EventEmitter } from "node:events";
import { describe, expect, test } from "vitest";
import {
  awaySince,
  hearOutages,
  isStorageAway,
  noteStorage,
  outageMs,
  storageCause,
  storageUnavailable,
  violates,
} from "#lib/db/storage-away.ts";
import { lastOutage, noteWriteFault, noteWritten } from "#lib/db/write-fault.ts";
import { AppError } from "#lib/errors.ts";
import { processWide } from "#lib/process-wide.ts";
import { leaseMs } from "#lib/studies/run/lease.ts";

const withCode = (code: string) => Object.assign(new Error("failed"), { code });
const wrapped = (cause: unknown) => new Error("Failed query: select 1", { cause });

test("an outage is remembered until each study that it cost is seen as lost", () => {
  expect(outageMs).toBeGreaterThanOrEqual(2 * leaseMs);
});

describe("isStorageAway", () => {
  test.each([
    ["a refused connection", withCode("ECONNREFUSED")],
    ["a reset connection", withCode("ECONNRESET")],
    ["a host that cannot be reached", withCode("EHOSTUNREACH")],
    ["a network that cannot be reached", withCode("ENETUNREACH")],
    ["a name that is not resolved", withCode("ENOTFOUND")],
    ["a server that shuts down", withCode("57P01")],
    ["a server that crashed", withCode("57P02")],
    ["a server that starts", withCode("57P03")],
    ["a server with too many clients", withCode("53300")],
    ["a server with a full disk", withCode("53100")],
    ["a server that lost its connection", withCode("08006")],
    ["a replica that cannot write", withCode("25006")],
    ["a statement that ran out of time", withCode("57014")],
    ["a pool without a free connection in time", new Error("timeout exceeded when trying to connect")],
    ["a connection that was not made in time", new Error("timeout expired")],
    ["a query that ran out of time", new Error("Query read timeout")],
    ["a connection that ended", new Error("Connection terminated unexpectedly")],
    ["a cause three levels down", wrapped(wrapped(wrapped(withCode("ECONNREFUSED"))))],
    ["one of several addresses refused", new AggregateError([withCode("EACCES"), withCode("ECONNREFUSED")])],
    ["a WebSocket that broke, as Neon's driver throws it", wrapped(new Event("error"))],
    ["what we refuse with ourselves where migrating takes too long", storageUnavailable()],
    ["several addresses refused, as a cause", wrapped(new AggregateError([withCode("ECONNREFUSED")]))],
  ])("is true for %s", (_, error) => {
    expect(isStorageAway(error)).toBe(true);
  });

  test.each([
    ["a violated constraint", wrapped(withCode("23505"))],
    ["a deadlock", withCode("40P01")],
    ["a mistake in a statement", withCode("42601")],
    ["a wrong password", withCode("28P01")],
    ["another refusal of ours", new AppError("rate_limited", "Try again later.")],
    ["a fault of ours", new TypeError("undefined is not a function")],
    ["an event that is no error", wrapped(new Event("open"))],
    ["a thrown text", "ECONNREFUSED"],
    ["nothing", undefined],
    ["null", null],
  ])("is false for %s", (_, error) => {
    expect(isStorageAway(error)).toBe(false);
  });
});

test("a server that takes our user no more is away where it had answered; at a start its refusal ends that", async () => {
  expect(isStorageAway(withCode("28000"))).toBe(false);
  await noteStorage(Promise.resolve());
  expect(["28000", "28P01", "3D000"].map((code) => isStorageAway(wrapped(withCode(code))))).toEqual([true, true, true]);
});

test("what failed by a full disk says so, also where the database went away and came back meanwhile", async () => {
  const goAway = () => noteStorage(Promise.reject(withCode("ECONNREFUSED"))).catch(() => undefined);
  noteWriteFault(withCode("53100"));
  await goAway();
  expect(storageCause()).toBe("disk_full");
  noteWritten();
  expect(storageCause()).toBe("disk_full");
  await noteStorage(Promise.resolve());
  expect(storageCause()).toBe("disk_full");
  lastOutage.current = undefined;
  await goAway();
  expect(storageCause()).toBe("storage_away");
  await noteStorage(Promise.resolve());
  lastOutage.current = undefined;
});

test("an outage that another process saw the end of is not since when the next one is", async () => {
  const own = { isWorker: cluster.isWorker };
  Object.assign(cluster, { isWorker: true });
  hearOutages();
  Object.assign(cluster, own);
  const { current: siblings } = processWide<EventEmitter>("words-of-siblings");
  const since = new Date(Date.now() - 50_000).toISOString();
  const goAway = async () => {
    await noteStorage(Promise.reject(withCode("ECONNREFUSED"))).catch(() => undefined);
    const seen = awaySince();
    await noteStorage(Promise.resolve());
    return seen;
  };
  siblings!.emit("storage-away", since);
  expect(await goAway()).toBe(since);
  siblings!.emit("storage-away", since);
  siblings!.emit("storage-was-away", { cause: "storage_away", since, until: Date.now() - 40_000 });
  expect(Date.parse((await goAway())!) - Date.parse(since)).toBeGreaterThan(49_000);
  lastOutage.current = undefined;
});

test("violates tells by name which constraint failed, however deep the driver wraps it", () => {
  const error = wrapped(wrapped(Object.assign(new Error("duplicate key"), { constraint: "reviews_pkey" })));
  expect(violates(error, "reviews_pkey")).toBe(true);
  expect(violates(error, "tools_pkey")).toBe(false);
  expect(violates(undefined, "reviews_pkey")).toBe(false);
});
