import { execFileSync } from "node:child_process";
import { closeSync, openSync, readdirSync } from "node:fs";
import http from "node:http";
import { hostname } from "node:os";
import { expect, test } from "vitest";
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
    const boxes = await openAlerts();
    execFileSync("prlimit", [...ofThis, `--nofile=${before}:`]);
    for (const file of files) closeSync(file);
    expect(boxes.map(({ kind }) => kind)).toEqual([`process ${hostname()}:files`]);
    expect(boxes[0]!.sentence).toMatch(/has 9\d % of the files and connections open that it may have\./);
    expect([server.maxConnections, await openAlerts()]).toEqual([Math.floor(0.7 * limit), []]);
  },
);
