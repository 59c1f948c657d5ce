import { afterEach, expect, test, vi } from "vitest";
import { hearWriteFault, noteWriteFault, noteWritten, writeCauseOf, writeFault } from "./write-fault.ts";

const withMembers = (members: object) => Object.assign(new Error("failed"), members);
const wrapped = (cause: unknown) => new Error("Failed query: insert", { cause });

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  hearWriteFault(null);
});

test.each([
  ["a full disk", withMembers({ code: "53100" }), "disk_full"],
  ["a full disk, of a file of our own", withMembers({ code: "ENOSPC" }), "disk_full"],
  ["a replica", wrapped(withMembers({ code: "25006" })), "read_only"],
  ["a folder mounted read-only", withMembers({ code: "42501", file: "md.c" }), "not_written"],
  ["a spent quota", wrapped(wrapped(withMembers({ code: "XX000", file: "fd.c" }))), "not_written"],
  ["a broken disk", withMembers({ code: "58030" }), "not_written"],
  ["a role without the right", withMembers({ code: "42501", file: "aclchk.c" }), null],
  ["a violated constraint", withMembers({ code: "23505" }), null],
  ["a server that is away", withMembers({ code: "ECONNREFUSED" }), null],
  ["nothing", undefined, null],
])("%s is why a write failed, or is not", (_, error, cause) => {
  expect(writeCauseOf(error)).toBe(cause);
});

test("a fault is logged once a minute however often it is seen, and so is that it has passed", () => {
  vi.useFakeTimers({ toFake: ["performance", "Date"] });
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const full = withMembers({ code: "53100", severity: "ERROR" });
  const since = new Date().toISOString();
  for (let seen = 0; seen < 118; seen += 1) {
    noteWriteFault(full);
    vi.advanceTimersByTime(1_000);
  }
  expect(writeFault()).toEqual({ cause: "disk_full", since });
  noteWritten();
  noteWritten();
  expect(writeFault()).toBeNull();
  const line = `Writes fail since ${since}: the disk is full (PostgreSQL refused a query: SQLSTATE 53100: failed)`;
  expect(logged.mock.calls).toEqual([[line], [line], [`Writes work again. They had failed since ${since}.`]]);
});

test("what another process of the server has logged is known here, and not logged again in that minute", () => {
  vi.useFakeTimers({ toFake: ["performance", "Date"] });
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const heard = { cause: "disk_full", since: new Date().toISOString() } as const;
  hearWriteFault(heard);
  noteWriteFault(withMembers({ code: "53100" }));
  expect(writeFault()).toEqual(heard);
  hearWriteFault(null);
  noteWritten();
  expect([writeFault(), logged.mock.calls]).toEqual([null, []]);
  hearWriteFault(heard);
  vi.advanceTimersByTime(60_000);
  noteWriteFault(withMembers({ code: "53100" }));
  expect(logged).toHaveBeenCalledOnce();
});
