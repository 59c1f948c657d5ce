import { globSync } from "node:fs";
import * as formCookies from "../lib/http/form-cookies.ts";
import { memberCookieName } from "../lib/sign-in/contract.ts";
import { inheritedNames } from "../lib/testing/fuzz/fuzz-texts.ts";
import { expect, test } from "./fixtures.ts";

/** Every cookie that the service reads. */
const cookieNames = [
  ...["theme", memberCookieName(false)],
  ...Object.values(formCookies).flatMap((one) => ("name" in one && typeof one.name === "function" ? one.name() : [])),
];

/** Every page, with the parameters that it reads from its address. */
const pages: Record<string, string[]> = {
  "/": [],
  "/about": [],
  "/account": ["refused"],
  "/activity": ["kind", "cursor"],
  "/ask": ["title", "body", "tags", "links", "tool_id"],
  "/changelog": [],
  "/compare": ["tools", "q"],
  "/search": ["q"],
  "/confirm": ["answer"],
  "/contact": [],
  "/demand": [],
  "/dimensions": [],
  "/docs": [],
  "/docs/research": [],
  "/follow-up": ["study"],
  "/keys/[key_id]": [],
  "/moderation": ["offset"],
  "/moderation/report": ["post"],
  "/oauth/consent": ["request"],
  "/operator": ["refused", "span"],
  "/operator/accounts": ["refused"],
  "/operator/acts": [],
  "/operator/alerts": [],
  "/operator/connector": [],
  "/operator/demand": [],
  "/operator/desk": [],
  "/operator/doctor": [],
  "/operator/jobs": ["sent"],
  "/operator/posts": ["q"],
  "/operator/sign-in": ["token"],
  "/participate": [],
  "/personas": ["edit", "done", "offset"],
  "/privacy": [],
  "/questions": ["q", "status", "tag", "tool_id", "offset"],
  "/questions/[question_id]": [],
  "/report/compare": ["a", "b", "study"],
  "/report/[study_id]": ["first"],
  "/report/[study_id]/interviews/[interview]": [],
  "/report/[study_id]/method": [],
  "/report/[study_id]/personas": [],
  "/report/[study_id]/replay": [],
  "/report/[study_id]/rerun": ["refused"],
  "/research": ["topic", "study_type", "who", "persona_ids", "n_per_persona", "price_amount", "seed"],
  "/reviews": ["tool_id", "outcome", "model", "sort", "offset"],
  "/reviews/[review_id]": [],
  "/simulate": ["shown"],
  "/sign-in": ["refused", "done"],
  "/sign-in/code": ["refused"],
  "/sign-in/link/[link]": [],
  "/sources": [],
  "/stats": [],
  "/status": [],
  "/studies": ["q", "study_type", "audience", "offset"],
  "/terms": [],
  "/tools": ["q", "type", "category", "facets", "sort", "offset"],
  "/tools/[tool_id]": [],
  "/tools/[tool_id]/reviews": ["outcome", "model", "sort", "offset"],
};
/** Every form that needs no session, and its fields. */
const forms: Record<string, string[]> = {
  "/ask": ["title", "body", "tags", "links", "tool_id"],
  "/confirm": ["answer", "outcome", "version"],
  "/follow-up": ["study", "question", "once"],
  "/personas": ["act", "description", "csv"],
  "/simulate": ["scenario", "options"],
  "/research": ["do", "topic", "study_type", "who", "persona_ids", "n_per_persona", "engine", "price_currency", "seed"],
  "/research/preview": ["topic", "study_type", "who", "persona_ids"],
  "/theme": ["theme"],
  "/operator/session": ["token"],
  "/sign-in/request": ["email"],
  "/sign-in/session": ["email", "code"],
  "/moderation/report": ["post", "reason", "note"],
};

test("these are all the pages", () => {
  const found = globSync("app/**/page.tsx").map((file) => file.replace(/^app|\/page\.tsx$/g, "") || "/");
  expect(found.sort()).toEqual(Object.keys(pages).sort());
});

test("no page and no form fails on a name that every object inherits, wherever it is given", { tag: "@full" }, async ({
  request,
}) => {
  test.slow();
  const failed: string[] = [];
  const note = (what: string, status: number) => status >= 500 && failed.push(`${what}: ${status}`);
  for (const name of inheritedNames) {
    const besides = {
      headers: { cookie: [...cookieNames, name].map((one) => `${one}=${name}`).join("; ") },
      maxRedirects: 0,
    };
    for (const [page, parameters] of Object.entries(pages)) {
      const path = page.replaceAll(/\[\w+\]/g, name);
      for (const parameter of [...parameters, name]) {
        const address = `${path}?${parameter}=${name}`;
        note(address, (await request.get(address, besides)).status());
      }
    }
    for (const [path, fields] of Object.entries(forms))
      for (const field of [...fields, name]) {
        const form = { [field]: name };
        note(`${path} ${field}=${name}`, (await request.post(path, { ...besides, form })).status());
      }
  }
  expect(failed).toEqual([]);
});

test("a filter with such a name is refused in words or shown as it was given", async ({ page }) => {
  await page.goto("/questions?status=constructor");
  await expect(page.getByRole("main")).toContainText("These filters cannot be answered");
  await page.goto("/tools?sort=toString");
  await expect(page.getByRole("main")).toContainText("sort must be");
  await expect(page.getByRole("main")).not.toContainText("native code");
});
