import Ajv from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { link, siteAddress } from "../link.ts";
import { compareToolsEndpoint } from "../tools/compare/contract.ts";
import { jsonSchemaOf } from "./json-schema.ts";

describe("the schema of an input", () => {
  test("names a member as required where it may not be left out, preprocessed or not", () => {
    const read = z.preprocess((value) => value ?? "", z.string().min(1));
    const shape = z.object({ read, given: z.string(), optional: z.string().optional(), usual: z.int().default(1) });
    expect(jsonSchemaOf(shape, "input").required).toEqual(["read", "given"]);
    expect(jsonSchemaOf(compareToolsEndpoint.input, "input").required).toEqual(["tools"]);
    expect(jsonSchemaOf(z.object({ optional: z.string().optional() }), "input")).not.toHaveProperty("required");
  });

  test.each([
    ["a link", link(100), ["http://a.example", "doi:10.1000/182"], ["https://a.example/a b", "https://a\\b", "c:/x"]],
    ["a site's address", siteAddress(100), [], ["ftp://a.example", "https:///x", "https://a\\b", "javascript:x"]],
  ])("of %s takes what the shape takes", (_, shape, taken, refused) => {
    const fits = new Ajv({ strict: false }).compile(jsonSchemaOf(shape, "input"));
    const addresses = ["https://a.example/{x}|^[1]#a#b", "HTTPS://ä.example/é", "https://a.example:1/?q=a%20b"];
    for (const address of [...addresses, ...taken])
      expect([address, shape.safeParse(address).success, fits(address)]).toEqual([address, true, true]);
    for (const address of refused)
      expect([address, shape.safeParse(address).success, fits(address)]).toEqual([address, false, false]);
  });
});
