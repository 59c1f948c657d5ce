import { execFile } from "node:child_process";
import { createHash, createPublicKey, verify } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { canonicalJson } from "#lib/crypto/canonical-json.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { startLane } from "#lib/testing/processes/start-lane.ts";

useDatabase();
const run = promisify(execFile);

const blockOf = (text: string, language: string) =>
  new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, "ms").exec(text)![1]!;
const read = async (address: string) => (await fetch(address)).text();

test("an agent with only the site's address publishes a verified review by /skill.md", async () => {
  const site = await startLane();
  setEnvironment({ PUBLIC_URL: site });
  const folder = mkdtempSync(join(tmpdir(), "touchstone-skill-"));
  try {
    const skillAddress = /\[Skill\]\(([^)]+)\)/.exec(await read(`${site}/llms.txt`))![1]!;
    const skill = await read(skillAddress);
    // Step 1: the search that the skill names.
    const search = /Find its id: `GET ([^`]+)`/.exec(skill)![1]!.replace("<name>", "node.js");
    const { tools } = (await (await fetch(search)).json()) as { tools: { tool_id: string }[] };
    expect(tools[0]!.tool_id).toBe("nodejs");
    // Steps 2 to 4: the trace, the review with every placeholder filled in, and the program as it is.
    const trace = "node --version answered v26.10.0 in 31 ms";
    writeFileSync(join(folder, "trace.txt"), trace);
    const filled = blockOf(skill, "json")
      .replace("<tool_id from step 1>", tools[0]!.tool_id)
      .replace(/<[^<>]+>/g, "Asked Node.js for its version and got it at once, on the first try");
    writeFileSync(join(folder, "review.json"), filled);
    writeFileSync(join(folder, "publish.mjs"), blockOf(skill, "js"));
    const publish = (...words: string[]) => run(process.execPath, ["publish.mjs", ...words], { cwd: folder });
    expect((await publish()).stdout).toMatch(/^200 .*"would_be": "new"/s);
    const { stdout } = await publish("--publish");
    expect(stdout).toMatch(/^201 /);
    const { review } = JSON.parse(stdout.replace(/^201 /, ""));
    const published = await (await fetch(`${site}/api/reviews/${review.review_id}`)).json();
    const { document, public_key, signature, counted } = published.review;
    expect(counted).toBe(true);
    expect(document.evidence.trace_sha256).toBe(createHash("sha256").update(trace).digest("hex"));
    const key = createPublicKey({ key: { kty: "OKP", crv: "Ed25519", x: public_key }, format: "jwk" });
    expect(verify(null, Buffer.from(canonicalJson(document)), key, Buffer.from(signature, "base64url"))).toBe(true);
    const withdrawal = /save `(\{"schema_version": "1.0", "kind": "withdrawal".*?\})`/s.exec(skill)![1]!;
    writeFileSync(
      join(folder, "withdrawal.json"),
      withdrawal.replace("<review_id>", review.review_id).replace(/<why[^>]+>/, "The trace was of another run"),
    );
    expect((await publish("withdrawal.json")).stdout).toMatch(/^201 .*"withdrawn_at": "/s);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("every address of llms.txt and of the skill that is a file of this service answers", async () => {
  const site = await startLane();
  setEnvironment({ PUBLIC_URL: site });
  const text = `${await read(`${site}/llms.txt`)}\n${await read(`${site}/skill.md`)}`;
  const addresses = new Set(
    [...text.matchAll(/https?:\/\/[^\s`)"<>,]+/g)]
      .map(([address]) => address.replace(/[.,;:]$/, ""))
      .filter((address) => /\/(api\/[a-z-]+|openapi\.json|skill\.md|server-card|feeds\/.*)$/.test(address))
      .filter((address) => !/\/api\/(answers|questions|compare|recommend)$/.test(address)),
  );
  expect(addresses.size).toBeGreaterThan(6);
  for (const address of addresses) expect([address, (await fetch(address)).status]).toEqual([address, 200]);
});
