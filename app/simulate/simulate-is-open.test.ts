import { expect, test } from "vitest";
import { SiteFooter } from "#components/chrome/site-footer.tsx";
import { markupOf } from "#components/text/markup-of.ts";
import { setEnvironment } from "#lib/testing/database.ts";
import { simulateIsOpen } from "./simulate-is-open.ts";

test("scenarios are closed only where no model reads them and no account is to be had, and then not linked", async () => {
  const footer = () => markupOf(SiteFooter({ theme: "system", hidden: simulateIsOpen() ? null : "/simulate" }));
  const closed = { AI_MODEL: "", AI_API_KEY: "", SMTP_URL: "", OPERATOR_CONTACT: "" };
  setEnvironment(closed);
  expect(await footer()).not.toContain("/simulate");
  const model = { AI_MODEL: "openai:gpt-5-mini", AI_API_KEY: "k" };
  for (const open of [model, { SMTP_URL: "smtp://mail.test" }, { OPERATOR_CONTACT: "mailto:us@acme.test" }]) {
    setEnvironment({ ...closed, ...open });
    expect(await footer(), JSON.stringify(open)).toContain('href="/simulate"');
  }
});
