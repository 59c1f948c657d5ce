import { expect, test } from "vitest";
import { comparedIds, compareHref, isRewritten } from "./compare-href.ts";

test("a list with commas, a form's ticks and a mixture of both name the same tools", () => {
  const ids = ["mailgun-api", "postmark-api", "resend-api"];
  expect(comparedIds("resend-api,mailgun-api,postmark-api")).toEqual(ids);
  expect(comparedIds(["postmark-api", "mailgun-api", "resend-api"])).toEqual(ids);
  expect(comparedIds(["resend-api,postmark-api", "mailgun-api", "resend-api"])).toEqual(ids);
  expect(comparedIds(" Resend-API , postmark-api,,mailgun-api,")).toEqual(ids);
});

test("nothing given is nothing to compare", () => {
  expect([comparedIds(undefined), comparedIds(""), comparedIds([]), comparedIds(" , ")]).toEqual([[], [], [], []]);
});

test("a comparison has one address, whatever order its tools were chosen in", () => {
  expect(compareHref(["b", "a"])).toBe("/compare?tools=a,b");
  expect(compareHref(["a", "b", "a"])).toBe("/compare?tools=a,b");
  expect(compareHref([])).toBe("/compare");
  expect(compareHref(["b", "a"], "send e-mail & co")).toBe("/compare?tools=a,b&q=send+e-mail+%26+co");
  expect(compareHref([], "e-mail")).toBe("/compare?q=e-mail");
});

test("an address that is rewritten leads to one that is not", () => {
  for (const given of ["b,a", ["a", "b"], "a,a", "a,", "A", ["a"], "a b,é&c,1%", " "]) {
    expect(isRewritten(given), String(given)).toBe(true);
    const written = new URL(compareHref(comparedIds(given)), "http://localhost").searchParams.get("tools") ?? undefined;
    expect(isRewritten(written), String(given)).toBe(false);
  }
  expect([isRewritten(undefined), isRewritten(""), isRewritten("a"), isRewritten("a,b")]).not.toContain(true);
});
