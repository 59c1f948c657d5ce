import { describe, expect, test } from "vitest";
import listing from "#components/dimensions/listing.json" with { type: "json" };
import api from "./catalog/api.json" with { type: "json" };
import app from "./catalog/app.json" with { type: "json" };
import mcp from "./catalog/mcp.json" with { type: "json" };
import { likenessOf } from "./likeness.ts";
import { resemblanceOf } from "./resemblance.ts";
import { siteOf } from "./tool-address.ts";

const stripe = likenessOf({ tool_id: "stripe-api", name: "Stripe API", website: "https://docs.stripe.com/api" }, true);
const elsewhere = { tool_id: "other-thing", name: "Other Thing", website: "https://elsewhere.example" };
const isAlike = (members: Partial<typeof elsewhere>) =>
  resemblanceOf({ ...elsewhere, ...members }).resembles.some((key) => stripe.includes(key));
const isSibling = (members: Partial<typeof elsewhere>) =>
  resemblanceOf({ ...elsewhere, ...members }).kin.some((key) => stripe.includes(key));

describe("a tool is confusable with Stripe API", () => {
  test.each([
    "Stripe API",
    "stripe",
    "STRIPE",
    "Stripe™",
    "Stripe (official)",
    "The Official Stripe API MCP Server",
    "Stripe-API v2",
    "StripeAPI",
    "officialstripe",
    "S t r i p e",
    "Stripe · SDK",
    "Str1pe API",
    "StrIpe",
    "Ѕtrіре API",
    "ЅТRІРЕ",
    "Ｓｔｒｉｐｅ",
    "𝐒𝐭𝐫𝐢𝐩𝐞",
    "Strípé API",
    "ꓢtripe",
    "@stripe/mcp",
    "stripe.com",
    "mcp-server-stripe",
    "Stripee",
    "Strpe",
    "Strype API",
    "Srtipe",
    "Tsripe",
    "Stripes",
    "Stripe s",
    "S.t.r.i.p.e API",
    "Str ipe",
    "StripeCloud",
    "GetStripe",
  ])("by the name %j", (name) => {
    expect(isAlike({ name })).toBe(true);
    expect(listing.names).toContain(
      "without case, accents, separators, or words that anyone can add; with the editors’",
    );
  });

  test.each(["stripe", "stripe-official", "official-stripe-api", "stripe-api-mcp-server", "str1pe", "stripe-api-2"])(
    "by the id %s",
    (tool_id) => expect(isAlike({ tool_id })).toBe(true),
  );

  test.each([
    "https://stripe.com/",
    "https://payments.stripe.com/x",
    "https://www.stripe.com",
    "https://ѕtrіре.com/",
    "https://stripe.dev/",
    "https://stripe-docs.example",
    "https://stripee.example",
    "https://stripe.com.evil.example",
    "https://github.com/stripe-official/x",
    "https://github.com/str1pe-api/x",
  ])("by the website %s", (website) => {
    expect(isAlike({ website })).toBe(true);
    expect(listing.websites).toContain("by the domain that their owner registered, by its name alone too; on a host");
  });
});

describe("a tool is not confusable with Stripe API", () => {
  test.each(["Striped Cat", "Zebra API", "API", "MCP Server", "Official API", "Strip", "Trip planner", "微信"])(
    "by the name %j",
    (name) => expect(isAlike({ name })).toBe(false),
  );

  test.each(["https://notstripe.com", "https://stripe-payments.example", "https://github.com/acme/stripe"])(
    "by the website %s",
    (website) => expect(isAlike({ website })).toBe(false),
  );
});

describe("a tool is a sibling of Stripe API", () => {
  test.each([
    [{ name: "Stripe Terminal", website: "https://docs.stripe.com/terminal" }, true],
    [{ name: "Terminal", website: "https://docs.stripe.com/terminal" }, true],
    [{ name: "Stripe CLI", website: "https://github.com/stripe/stripe-cli" }, true],
    [{ name: "Smokescreen", website: "https://github.com/stripe/smokescreen" }, true],
    [{ name: "Mail Thing", website: "https://docs.stripe.com/thing" }, false],
    [{ name: "Stripe Terminal", website: "https://stripe.dev/terminal" }, false],
    [{ name: "Stripe CLI", website: "https://github.com/stripe-cli/stripe-cli" }, false],
    [{ name: "Stripe CLI", website: "https://gitlab.com/stripe/stripe-cli" }, false],
  ])("%j: %j", (members, sibling) => {
    expect(isSibling(members)).toBe(sibling);
    expect(listing.siblings).toContain(
      "shares a word with an editors’ tool on the same domain or account is its sibling",
    );
  });
});

test("names of added words alone are compared as they are", () => {
  const keys = (name: string) =>
    likenessOf({ ...elsewhere, tool_id: "x-y", name }, true).filter((key) => key.startsWith("name:"));
  expect(keys("MCP Server")).not.toEqual(keys("API"));
});

test.each([
  ["https://docs.stripe.com/api", "stripe.com"],
  ["https://a.b.example.co.uk/x", "example.co.uk"],
  ["https://github.com/Owner/Name.git", "github.com/owner/name"],
  ["https://docs.github.com/rest", "github.com"],
  ["https://www.npmjs.com/package/@a/b", "npmjs.com/package/@a/b"],
  ["https://name.github.io/page", "name.github.io"],
  ["https://one.vercel.app", "one.vercel.app"],
  ["https://192.0.2.1:8443/x", "192.0.2.1:8443/x"],
  ["no address", null],
])("%s is the place %s", (address, site) => {
  expect(siteOf(address)).toBe(site);
});

test("the catalogue's own tools share a name only with their product's other forms", () => {
  const ofKey = new Map<string, Set<string>>();
  for (const tool of [...mcp, ...api, ...app])
    for (const key of likenessOf(tool, true)) {
      if (!key.startsWith("name:")) continue;
      const first = tool.tool_id.split("-")[0]!;
      ofKey.set(key, (ofKey.get(key) ?? new Set()).add(first));
    }
  const shared = [...ofKey].filter(([, products]) => products.size > 1).map(([key]) => key);
  // Claude is the app of Anthropic's API.
  expect(shared).toEqual(["name:claude"]);
});
