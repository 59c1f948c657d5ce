import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { aClient, aRequest } from "#lib/testing/connector.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { here } from "#lib/testing/person.ts";

useDatabase();

type Route = Record<string, (request: Request, context: { params: Promise<object> }) => Promise<Response>>;

const files = globSync(["app/oauth/**/route.ts", "app/.well-known/oauth-*/**/route.ts"]).filter(
  (file) => !file.includes("/consent/"),
);

test("no answer of OAuth names its address to another site", async () => {
  const right = new URLSearchParams(aRequest(await aClient()) as Record<string, string>);
  const wrong = new URLSearchParams({ ...Object.fromEntries(right), response_type: "bogus" });
  expect(files.length).toBeGreaterThan(5);
  let answers = 0;
  for (const file of files) {
    const route: Route = await import(`../../${file}`);
    const path = file.slice("app".length).replace(/(\/\[\[.*)?\/route\.ts$/, "");
    for (const [method, answer] of Object.entries(route))
      for (const query of ["", `?${right}`, `?${wrong}`, "?client_id=nobody"]) {
        const request = new Request(`${here}${path}${query}`, { method, headers: { host: "touchstone.test" } });
        const { status, headers } = await answer(request, { params: Promise.resolve({}) });
        expect([method, path + query, status, headers.get("referrer-policy")]).toEqual([
          method,
          path + query,
          status,
          "no-referrer",
        ]);
        answers += 1;
      }
  }
  expect(answers).toBeGreaterThan(30);
});
