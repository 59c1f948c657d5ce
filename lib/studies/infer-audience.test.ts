import { describe, expect, test } from "vitest";
import { inferAudience } from "./infer-audience.ts";

describe("inferAudience", () => {
  test.each([
    ["CFOs at mid-market SaaS companies", "b2b"],
    ["Procurement managers in hospitals", "b2b"],
    ["Founders of seed-stage start-ups", "b2b"],
    ["IT directors who buy security software", "b2b"],
    ["Owners of a small business in retail", "b2b"],
    ["Millennial parents in the suburbs", "b2c"],
    ["Gen Z students who live in big cities", "b2c"],
    ["Retirees on a fixed income", "b2c"],
    ["Dog owners who travel often with families", "b2c"],
    ["Weekend runners", "b2c"],
    ["Volunteers at a hospice", "b2c"],
    ["Tenants of the city", "b2c"],
    ["it is for busy dads", "b2c"],
    ["people who do it at home", "b2c"],
  ])("%s: %s", (description, audience) => {
    expect(inferAudience(description, audience === "b2b" ? "brand" : "pricing")).toBe(audience);
  });

  test("follows the kind of study when the words do not say", () => {
    expect(inferAudience("Left-handed folk", "brand")).toBe("b2c");
    expect(inferAudience("Left-handed folk", "winloss")).toBe("b2b");
  });
});
