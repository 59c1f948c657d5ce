import { expect, test } from "vitest";
import { AppError } from "../errors.ts";
import { earlyPage } from "./handle-form.ts";

test("what is refused before a form's handler is a page for a browser, and no page for a program", async () => {
  const error = new AppError("payload_too_large", "Send a shorter form.");
  const of = (accept?: string) => earlyPage({ headers: { accept, cookie: "theme=dark" } } as never, error);
  const page = of("text/html,application/xhtml+xml,*/*;q=0.8")!;
  expect([page.status, page.headers.get("content-type")]).toEqual([413, "text/html; charset=utf-8"]);
  expect(await page.text()).toMatch(/This was not done[\s\S]*Send a shorter form\./);
  for (const accept of ["*/*", "application/json", undefined]) expect(of(accept)).toBeUndefined();
});
