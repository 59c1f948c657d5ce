import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const cli = "node_modules/@modelcontextprotocol/inspector/clients/cli/build/index.js";

/** Runs the command line of the MCP Inspector against an endpoint, with its own home; returns its output. */
export async function runInspector(url: string, era: "legacy" | "modern" | "auto", ...given: string[]) {
  const home = await mkdtemp(join(tmpdir(), "touchstone-inspector-"));
  const fixed = [cli, url, "--transport", "http", "--protocol-era", era];
  const env = { ...process.env, HOME: home, USERPROFILE: home };
  try {
    return await new Promise<{ code: unknown; printed: string; warned: string }>((ended) =>
      execFile(
        process.execPath,
        [...fixed, ...given],
        { env, timeout: 30_000, maxBuffer: 2 ** 24 },
        (error, out, err) => ended({ code: error === null ? 0 : error.code, printed: out, warned: err }),
      ),
    );
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}
