import { describe, expect, test } from "vitest";
import { factsWith, key, mcp, packageFact, said } from "#lib/testing/facts.ts";
import { connectionsOf, hasLine } from "#lib/tools/facts/connect.ts";

describe("a tool without a line says why, with a page of its publisher", () => {
  const links = { ...said, value: [{ kind: "docs" as const, url: "https://docs.a.example/" }] };
  const download = { ...said, value: [{ kind: "download" as const, url: "https://a.example/download" }] };
  const ended = { status: { ...said, value: { state: "deprecated" as const, successor: null } } };
  const { website } = mcp("a");
  const api = { ...mcp("a"), type: "api" as const };
  const app = { ...mcp("a"), type: "app" as const };
  test.each([
    [mcp("a"), factsWith({}), /^No package or remote address in a form that makes a line is known here/, website],
    [api, factsWith({ links }), /^An API is called over HTTP/, links.value[0]!.url],
    [api, factsWith({}), /^An API is called over HTTP/, website],
    [api, factsWith(ended), /^It was ended by its makers\. An API is called/, website],
    [app, factsWith({ links }), /^An app is opened or installed/, links.value[0]!.url],
    [app, factsWith({ links: download }), /^An app is/, download.value[0]!.url],
    [api, factsWith({ auth: { ...said, value: "oauth" } }), /^An API is called over HTTP\. It uses OAuth\. /, website],
    [app, factsWith({ auth: { ...said, value: "sign_in" } }), /^An app is .+ It asks for an account\.$/, website],
    [
      mcp("a"),
      packageFact("npm", "a", "contradicted"),
      /^npm names another repository for a: do not install it\. The publisher's page says/,
      website,
    ],
    [mcp("a"), packageFact("npm", "a", "absent"), /^npm has no package a: do not install it\. /, website],
    [{ ...mcp("a"), listing: "unverified" as const }, packageFact("npm", "a"), /nobody has confirmed it/, null],
  ])("%j", (tool, facts, reason, page) => {
    const { connect, unconnected } = connectionsOf(tool, facts);
    expect([connect, unconnected]).toEqual([[], { reason: expect.stringMatching(reason), page }]);
  });

  test("and one with a line has no reason", () => {
    expect(connectionsOf(mcp("a"), packageFact("npm", "a")).unconnected).toBeNull();
    const { connect } = connectionsOf(mcp("a"), { ...packageFact("npm", "a"), ...ended });
    expect(new Set(connect.map(({ note }) => note))).toEqual(new Set(["It was ended by its makers."]));
  });
});

test("a variable that changes how any program is run makes no line, and one that only has such a word does", () => {
  const started = (name: string) => hasLine(mcp("a"), packageFact("npm", "a", "confirmed", [key(name)]));
  const run =
    "PATH HOME LD_PRELOAD DYLD_INSERT_LIBRARIES NODE_OPTIONS NODE_PATH PYTHONPATH PYTHON_GIL NPM_CONFIG_REGISTRY UV_INDEX_URL PIP_INDEX_URL BASH_ENV HTTPS_PROXY GIT_SSH_COMMAND JAVA_TOOL_OPTIONS RUBYOPT PERL5LIB DOCKER_HOST GOFLAGS SSL_CERT_FILE";
  for (const name of run.split(" ")) expect(started(name), name).toBe(false);
  for (const name of ["DBT_PATH", "GITHUB_TOKEN", "GOOGLE_API_KEY", "GIT_TOKEN", "MY_NODE_OPTIONS", "NPM_TOKEN"])
    expect(started(name), name).toBe(true);
});
