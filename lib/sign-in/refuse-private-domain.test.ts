import { afterEach, describe, expect, test } from "vitest";
import { setEnvironment } from "#lib/testing/database.ts";
import { rowOf } from "#lib/testing/docs.ts";
import { addressOf, refusePrivateDomain } from "./address-of.ts";

const reasonOf = (typed: string) =>
  Promise.resolve()
    .then(() => refusePrivateDomain(addressOf(typed)))
    .then(
      () => "taken",
      (error) => error.reason,
    );

afterEach(() => setEnvironment({ WORK_EMAIL_ONLY: "", WORK_EMAIL_DOMAINS: "" }));

describe("an address at work is taken:", () => {
  test.each(["anna@siemens.com", "anna@ethz.ch", "anna@gov.uk", "anna@research.acme.test", "anna@müller.test"])(
    "%s",
    async (typed) => expect(await reasonOf(typed)).toBe("taken"),
  );
});

describe("a private one is refused, however it is spelled:", () => {
  test.each([
    ["anna@gmail.com", "free_mail"],
    ["Anna@GMAIL.com", "free_mail"],
    ["a.n.n.a+work@googlemail.com", "free_mail"],
    ["anna@ｇｍａｉｌ.com", "free_mail"],
    ["anna@gmail.com.", "free_mail"],
    ["anna@sub.gmail.com", "free_mail"],
    ["anna@yahoo.co.uk", "free_mail"],
    ["anna@gmx.de", "free_mail"],
    ["anna@qq.com", "free_mail"],
    ["anna@proton.me", "free_mail"],
    ["anna@privaterelay.appleid.com", "free_mail"],
    ["anna@mailinator.com", "disposable"],
    ["anna@deep.sub.yopmail.com", "disposable"],
    ["anna@gmai1.com", "look_alike"],
    ["anna@0utlook.com", "look_alike"],
    ["anna@gmaíl.com", "look_alike"],
    ["anna@gm\u0430il.com", "look_alike"],
  ])("%s as %s", async (typed, reason) => expect(await reasonOf(typed)).toBe(reason));
});

test("the operator's own list goes before the rule, for a domain and those below it", async () => {
  setEnvironment({ WORK_EMAIL_DOMAINS: "+gmail.com, -rival.test,+lab.rival.test" });
  expect(await reasonOf("anna@gmail.com")).toBe("taken");
  expect(await reasonOf("anna@sales.rival.test")).toBe("not_wanted");
  expect(await reasonOf("anna@lab.rival.test")).toBe("taken");
  expect(await reasonOf("anna@notrival.test")).toBe("taken");
  expect(rowOf("WORK_EMAIL_DOMAINS")).toContain(
    "to take (`+`) and to refuse (`-`), with those below them, before that rule",
  );
  expect(rowOf("WORK_EMAIL_ONLY")).toBe("`0` lets addresses of free and disposable mail sign in too");
  setEnvironment({ WORK_EMAIL_ONLY: "0" });
  expect(await reasonOf("anna@gmx.de")).toBe("taken");
  expect(await reasonOf("anna@rival.test")).toBe("not_wanted");
});
