import { globSync, readFileSync } from "node:fs";
import { afterEach, expect, test } from "vitest";
import { routeAt } from "#lib/api/routes.ts";
import { readEnvironment } from "#lib/env.ts";
import { setEnvironment, useDatabase } from "#lib/testing/database.ts";
import { codesIn, rowOf } from "#lib/testing/docs.ts";
import { guideText } from "./agent-guides.ts";
import { operator, unsaidOperator } from "./operator.ts";

useDatabase();

const names = ["OPERATOR_NAME", "OPERATOR_CONTACT", "OPERATOR_ADDRESS", "OPERATOR_COUNTRY"];
const unset = Object.fromEntries(names.map((name) => [name, ""]));
afterEach(() => setEnvironment(unset));

const readSecurity = () =>
  routeAt("/.well-known/security.txt").GET(new Request("https://touchstone.test/.well-known/security.txt"), {
    params: Promise.resolve({}),
  });

test("an operator who has said nothing is unknown, and there is no security.txt", async () => {
  expect(operator()).toEqual({ name: null, contact: null, address: null, country: null });
  expect(unsaidOperator()).toBe(`The public pages do not say fully who runs this service: set ${names.join(", ")}.`);
  expect((await readSecurity()).status).toBe(404);
});

test("security.txt names the contact and ends within a year (RFC 9116)", async () => {
  setEnvironment({ OPERATOR_CONTACT: "security@kontor.example" });
  const answer = await readSecurity();
  expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const fields = (await answer.text())
    .trim()
    .split("\n")
    .map((line) => line.split(": ", 2));
  expect(fields.map(([name]) => name)).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical", "Policy"]);
  expect(fields[0]![1]).toBe("mailto:security@kontor.example");
  const days = (Date.parse(fields[1]![1]!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
  setEnvironment({ OPERATOR_CONTACT: "https://kontor.example/security" });
  expect(guideText("security")).toContain("Contact: https://kontor.example/security\n");
});

test("all four said, nothing is missing", () => {
  setEnvironment({
    ...Object.fromEntries(names.map((name) => [name, "Kontor Ost"])),
    OPERATOR_CONTACT: "a@kontor.example",
  });
  expect(unsaidOperator()).toBeNull();
  const sayIt = globSync("app/*/page.tsx").filter((file) => readFileSync(file, "utf8").includes("<WhoRunsThis"));
  const pages = sayIt.map((file) => `/${file.split("/")[1]}`);
  expect(codesIn(rowOf("OPERATOR_NAME")).toSorted()).toEqual(pages.toSorted());
  expect(rowOf("OPERATOR_ADDRESS")).toBe("the postal address, in one line");
  expect(rowOf("OPERATOR_COUNTRY")).toBe("the country whose law the operator is under");
});

test.each(["call us", "http://kontor.example/", "a@b\nExpires: never", "javascript:alert(1)"])(
  "a contact such as %j stops the start",
  (OPERATOR_CONTACT) => {
    expect(() => readEnvironment({ OPERATOR_CONTACT })).toThrow("OPERATOR_CONTACT must be an e-mail address");
  },
);
