import { expect, test } from "vitest";
import { factsWith, mcp, said } from "#lib/testing/facts.ts";
import { connectionsOf } from "#lib/tools/facts/connect.ts";
import type { Facts } from "#lib/tools/facts/contract.ts";

test("curl: a second value, a user, a header with a fixed value and a JSON body, https://curl.se/docs/manpage.html", () => {
  const api = { ...mcp("weather-api"), type: "api" as const };
  const auth = { ...said, value: "key" as const };
  const line = (more: object, tool: Parameters<typeof connectionsOf>[0] = api, transport = "http") => {
    const value = [{ url: "https://api.a.example/v1", transport, ...more }];
    return connectionsOf(tool, factsWith({ auth, remotes: { ...said, value } } as Partial<Facts>)).connect[0];
  };
  const two = { key: "DD-API-KEY", second: "DD-APPLICATION-KEY" };
  expect(line({ ...two, example: "/monitor" })).toMatchObject({
    text: "curl https://api.a.example/v1/monitor -H 'DD-API-KEY: <your key>' -H 'DD-APPLICATION-KEY: <your dd-application-key>'",
    note: expect.stringMatching(/Write your own in place of <your key> and <your dd-application-key>\.$/),
  });
  expect(line({ key: "?key", second: "?token", example: "/me?fields=id" })!.text).toBe(
    "curl 'https://api.a.example/v1/me?fields=id&key=<your key>&token=<your token>'",
  );
  expect(line({ key: "basic-key", body: '{"q": "a"}' })!.text).toBe(
    "curl https://api.a.example/v1 -u '<your key>:' -H 'content-type: application/json' -d '{\"q\": \"a\"}'",
  );
  expect(line({ key: "basic" })!.text).toBe("curl https://api.a.example/v1 -u '<your user-name>:<your key>'");
  expect(line({ key: "bearer", header: "Notion-Version: 2022-06-28" })!.text).toBe(
    "curl https://api.a.example/v1 -H 'Authorization: Bearer <your key>' -H 'Notion-Version: 2022-06-28'",
  );
  expect(line({ key: "basic" }, mcp("a"), "sse")).toBeUndefined();
  expect(line(two, mcp("a"), "sse")!.text).toMatch(/--header 'DD-API-KEY: .+ --header 'DD-APPLICATION-KEY: /);
  for (const bad of [{ header: "Host: evil.example" }, { header: "A-Version: 1' -o x '" }, { second: "basic" }])
    expect(line({ key: "bearer", ...bad }), JSON.stringify(bad)).toBeUndefined();
  for (const body of ["@/etc/passwd", "{'a'}", '{"a": "$(id)"}', '{"a": "\u202e"}', '{"a": "\\u0027"}', "[1]"])
    expect(line({ key: "bearer", body }), body).toBeUndefined();
});
