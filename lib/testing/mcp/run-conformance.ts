import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Check = { id: string; status: "SUCCESS" | "FAILURE" | "WARNING" | "SKIPPED" | "INFO"; errorMessage?: string };

const suite = "node_modules/@modelcontextprotocol/conformance";

/**
 * Runs the official conformance suite against an endpoint, all scenarios of a protocol revision, and returns the checks
 * of each. The suite passes some scenarios without an answer: prove that the endpoint is alive.
 */
export async function runConformance(url: string, revision: string): Promise<Record<string, Check[]>> {
  const folder = await mkdtemp(join(tmpdir(), "touchstone-conformance-"));
  try {
    const given = ["server", "--url", url, "--requirements", revision, "-o", folder];
    // It ends with 1 when any scenario failed; the test decides which ones may.
    await new Promise<void>((ended) =>
      execFile(process.execPath, [`${suite}/dist/index.js`, ...given], { timeout: 60_000 }, () => ended()),
    );
    const ran: Record<string, Check[]> = {};
    for (const name of await readdir(folder)) {
      const scenario = /^server-(.+)-\d{4}-\d\d-\d\dT/.exec(name)?.[1];
      if (scenario !== undefined) ran[scenario] = JSON.parse(await readFile(join(folder, name, "checks.json"), "utf8"));
    }
    return ran;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The scenarios that a server must pass to conform to a protocol revision, as the suite has frozen them. */
export async function scoredScenarios(revision: string): Promise<string[]> {
  const listed = await readFile(`${suite}/requirements/${revision}.yaml`, "utf8");
  const section = /^server:\n((?: {2}- .+\n)+)/m.exec(listed)![1]!;
  return [...section.matchAll(/- (\S+)/g)].map(([, name]) => name!);
}

/** The faults of a scenario: its failed checks and those with a warning, by name. */
export function faultsOf(checks: Check[] | undefined): string[] {
  if (checks === undefined) return ["the scenario did not run"];
  const faults = checks.filter(({ status }) => status === "FAILURE" || status === "WARNING");
  return faults.map(({ id, status }) => (status === "WARNING" ? `${id} (warning)` : id));
}
