import { describe, expect, test } from "vitest";
import { addressOf } from "./address-of.ts";

describe("an address has one spelling, whose account it is and where mail goes:", () => {
  test.each([
    ["anna@acme.test", "anna@acme.test"],
    ["  Anna.Berg@ACME.Test ", "anna.berg@acme.test"],
    ["anna+touchstone@acme.test", "anna@acme.test"],
    ["anna+a+b@acme.test", "anna@acme.test"],
    ["anna@müller.test", "anna@xn--mller-kva.test"],
    ["anna@MÜLLER.test", "anna@xn--mller-kva.test"],
    ["anna@mu\u0308ller.test", "anna@xn--mller-kva.test"],
    ["anna@xn--mller-kva.test", "anna@xn--mller-kva.test"],
    ["anna@ａｃｍｅ.test", "anna@acme.test"],
    ["anna@acme。test", "anna@acme.test"],
    ["anna@acme.test.", "anna@acme.test"],
    ["A.N.N.A+x@GoogleMail.com", "anna@gmail.com"],
    ["o'neil@acme.test", "o'neil@acme.test"],
    ["anna@例え.test", "anna@xn--r8jz45g.test"],
  ])("%j is %s", (typed, kept) => {
    if (typed.includes("。")) return expect(() => addressOf(typed)).toThrow();
    expect(addressOf(typed)).toBe(kept);
    expect(addressOf(kept)).toBe(kept);
  });
});

const reasonOf = (typed: string): string => {
  try {
    return addressOf(typed);
  } catch (error) {
    return (error as { reason: string }).reason;
  }
};

describe("no address, refused with what to write:", () => {
  test.each([
    ["nothing", ""],
    ["no domain", "anna"],
    ["no mailbox", "@acme.test"],
    ["only a tag", "+tag@acme.test"],
    ["two at signs", "anna@acme.test@evil.test"],
    ["two addresses", "anna@acme.test,eve@evil.test"],
    ["two addresses by semicolon", "anna@acme.test;eve@evil.test"],
    ["two addresses by space", "anna@acme.test eve@evil.test"],
    ["a name before it", "Anna <anna@acme.test>"],
    ["a line break and a header", "anna@acme.test\r\nBcc: eve@evil.test"],
    ["a line break inside", "anna\r\nBcc:eve@evil.test@acme.test"],
    ["a bare line feed", "anna@acme.test\nX: y"],
    ["a NUL", "anna\0@acme.test"],
    ["a quoted mailbox", '"anna eve"@acme.test'],
    ["a comment", "anna(eve)@acme.test"],
    ["a route by percent", "eve%evil.test@acme.test"],
    ["a route by bang", "evil.test!eve@acme.test"],
    ["an address of a machine", "anna@[127.0.0.1]"],
    ["numbers for a domain", "anna@127.0.0.1"],
    ["a name without a dot", "anna@localhost"],
    ["a dot at the start", ".anna@acme.test"],
    ["two dots", "anna..berg@acme.test"],
    ["an empty label", "anna@acme..test"],
    ["a hyphen at the end of a label", "anna@acme-.test"],
    ["an accented mailbox, which may be taken for another", "ånna@acme.test"],
    ["a Cyrillic mailbox", "аnna@acme.test"],
    ["a zero-width space", "an\u200bna@acme.test"],
    ["a soft hyphen in the domain", "anna@ac\u00adme.test"],
    ["a right-to-left mark", "anna@acme.test\u202e"],
    ["a mailbox of 65 characters", `${"a".repeat(65)}@acme.test`],
    ["a label of 64 characters", `anna@${"a".repeat(64)}.test`],
  ])("%s", (_, typed) => expect(reasonOf(typed)).toBe("no_address"));
});

test.each([
  ["a Cyrillic a in acme", "anna@\u0430cme.test"],
  ["paypal in Cyrillic letters", "anna@\u0440\u0430\u0443\u0440\u0430l.test"],
  ["the same in punycode", "anna@xn--cme-5cd.test"],
  ["a Greek omicron", "anna@g\u03bfogle.test"],
])("a domain that looks like another is refused: %s", (_, typed) => expect(reasonOf(typed)).toBe("look_alike"));
