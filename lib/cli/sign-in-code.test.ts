import { expect, test } from "vitest";
import { signIn } from "#lib/sign-in/sign-in.ts";
import { useDatabase } from "#lib/testing/database.ts";
import { carryOut } from "./carry-out.ts";
import { operations } from "./operations.ts";

useDatabase();

const site = { base: "https://touchstone.test", isServing: false, say: () => undefined };

test("the operator's command makes a code that signs in as the address's one spelling", async () => {
  const said = await operations.sign_in_code({ email: "Anna+x@GMX.de" }, site);
  expect(said).toMatch(
    /^\d{4} \d{4}\n\nThis code signs anna@gmx\.de in at https:\/\/touchstone\.test\/sign-in\/code, once/,
  );
  const code = said.split("\n")[0]!;
  const { cookies } = await signIn({ email: "anna@gmx.de", code, user_agent: null }, { address: null, spent: [] });
  expect(cookies[0]).toMatch(/^__Host-account=/);
});

test("what is no address is refused with what to write", async () => {
  await expect(operations.sign_in_code({ email: "anna" }, site)).rejects.toThrow("Write one e-mail address");
  await expect(carryOut("sign_in_code", { email: "a@b, c@d" })).rejects.toThrow("Write one e-mail address");
});
