import { describe, expect, test } from "vitest";
import { requestOf } from "./request-of.ts";

const page = "Acme makes a kit for $29. It is the best. ".repeat(30).trim();

describe("the request of a topic", () => {
  test("is all of a short one", () => {
    expect(requestOf(" Would families\nbuy it? ")).toEqual({ request: "Would families\nbuy it?", material: null });
  });

  test("is the last paragraph of a long one where it asks", () => {
    expect(requestOf(`${page}\n\nWould families buy it?`)).toEqual({
      request: "Would families buy it?",
      material: page,
    });
  });

  test("is else the first", () => {
    expect(requestOf(`Test this page.\n${page}`)).toEqual({ request: "Test this page.", material: page });
  });

  test("is else all of it", () => {
    expect(requestOf(page)).toEqual({ request: page, material: null });
    expect(requestOf(`${page}\n${page}`).material).toBeNull();
  });
});
