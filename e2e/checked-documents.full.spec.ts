import { resolve } from "node:path";
import { clientsFolder } from "./clients/clients.ts";
import { installMs, installPython, run } from "./consumers/install.ts";
import { orLeaveOut } from "./consumers/or-leave-out.ts";
import { test } from "./fixtures.ts";
import { type AppServer, adminSecret, noLimits, serve } from "./serve.ts";

const fuzzedSeconds = 180;

let server: AppServer;
test.beforeAll(async () => {
  server = await serve({ ...noLimits, RESEARCH_ADMIN_SECRET: adminSecret });
});
test.afterAll(() => server.stop());

for (const path of ["/openapi.json", "/api/v1/openapi.json"]) {
  test(`Schemathesis finds nothing in ${fuzzedSeconds / 60} minutes of requests after ${path}`, async () => {
    test.setTimeout(installMs + fuzzedSeconds * 2_000);
    const python = await orLeaveOut(installPython(clientsFolder, "e2e/clients/python/requirements.txt"));
    const file = ["--config-file", resolve("e2e/clients/settings/schemathesis.toml")];
    const words = ["run", server.url + path, "--max-time", String(fuzzedSeconds), "--continue-on-failure"];
    const authorization = ["--header", `Authorization: Bearer ${await aKey()}`];
    const asked = [...file, ...words, ...(path === "/openapi.json" ? [] : authorization)];
    // It keeps its database where it runs.
    await run(python, ["-m", "schemathesis.cli", ...asked], { cwd: clientsFolder });
  });
}

async function aKey(): Promise<string> {
  const answer = await fetch(`${server.url}/api/v1/keys`, {
    method: "POST",
    headers: { authorization: `Bearer ${adminSecret}`, "content-type": "application/json" },
    body: JSON.stringify({ name: "Schemathesis", concurrency: 1000 }),
  });
  return (await answer.json()).key;
}
