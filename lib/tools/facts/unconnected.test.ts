import { describe, expect, test } from "vitest";
import { factsWith, mcp, packageFact, said } from "#lib/testing/facts.ts";
import { connectionsOf } from "#lib/tools/facts/connect.ts";

describe("a tool without a line says why, with a page of its publisher", () => {
  const links = { ...said, value: [{ kind: "docs" as const, url: "https://docs.a.example/" }] };
  const download = { ...said, value: [{ kind: "download" as const, url: "https://a.example/download" }] };
  const ended = { status: { ...said, value: { state: "deprecated" as const, successor: null } } };
  const { website } = mcp("a");
  const api = { ...mcp("a"), type: "api" as const };
  const app = { ...mcp("a"), type: "app" as const };
  test.each([
    [mcp("a"), factsWith({}), /^No package or remote address is known here/, website],
    [api, factsWith({ links }), /^An API is called over HTTP/, links.value[0]!.url],
    [api, factsWith({}), /^An API is called over HTTP/, website],
    [api, factsWith(ended), /^Its makers have ended it\. An API is called/, website],
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
    [{ ...mcp("a"), listing: "unverified" }, packageFact("npm", "a"), /nobody has confirmed it/, null],
  ])("%j", (tool, facts, reason, page) => {
    const { connect, unconnected } = connectionsOf(tool, facts);
    expect([connect, unconnected]).toEqual([[], { reason: expect.stringMatching(reason), page }]);
  });

  test("and one with a line has no reason", () => {
    expect(connectionsOf(mcp("a"), packageFact("npm", "a")).unconnected).toBeNull();
    const { connect } = connectionsOf(mcp("a"), { ...packageFact("npm", "a"), ...ended });
    expect(new Set(connect.map(({ note }) => note))).toEqual(new Set(["Its makers have ended it."]));
  });
});
