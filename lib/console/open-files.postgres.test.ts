import { execFileSync } from "node:child_process";
import { closeSync, openSync, readdirSync } from "node:fs";
import http from "node:http";
import { expect, test } from "vitest";
import { thisServer } from "#lib/console/alert-rules.ts";
import { openAlerts } from "#lib/console/alerts.ts";
import { capConnections } from "#lib/http/connections.ts";
import { useDatabase } from "#lib/testing/database.ts";

useDatabase({ LOG_FORMAT: "off" });

const ofThis = [`--pid=${process.pid}`, "--raw", "--noheadings"];

test.runIf(process.platform === "linux")(
  "a process that may open hardly any more files says so, and holds fewer connections",
  async () => {
    const before = String(execFileSync("prlimit", [...ofThis, "--nofile", "--output=SOFT"])).trim();
    const files = Array.from({ length: 700 }, () => openSync("/dev/null", "r"));
    const limit = Math.floor(readdirSync("/proc/self/fd").length / 0.95);
    execFileSync("prlimit", [...ofThis, `--nofile=${limit}:`]);
    const server = http.createServer();
    capConnections(server, null);
    const looks = [await openAlerts()];
    // Until none can be opened at all.
    expect(() => {
      for (;;) files.push(openSync("/dev/null", "r"));
    }).toThrow("EMFILE");
    looks.push(await openAlerts());
    for (const file of files) closeSync(file);
    execFileSync("prlimit", [...ofThis, `--nofile=${before}:`]);
    const sentence = expect.stringMatching(` of the ${limit} files and connections open that it may have\\.`);
    for (const look of looks)
      expect(look).toEqual([expect.objectContaining({ kind: `process files ${thisServer()}`, sentence })]);
    expect([server.maxConnections, await openAlerts()]).toEqual([Math.floor(0.7 * limit), []]);
  },
);
