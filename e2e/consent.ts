import { expect, type Page } from "@playwright/test";
import { codeInOutbox } from "./code-in-outbox.ts";
import type { AppServer } from "./serve.ts";

/** What a person does who is sent here by a client: signs in where asked, and comes to consent. */
export async function comeToConsent(email: string, page: Page, server: AppServer, address: string): Promise<void> {
  await page.goto(address);
  if (page.url().includes("/sign-in")) {
    await page.getByText("I run this service").click();
    await page.getByLabel("E-mail address at work").fill(email);
    await page.getByRole("button", { name: "Write a code to the outbox" }).click();
    await page.getByLabel("Code", { exact: true }).fill(codeInOutbox(server.folder, email));
    await page.getByRole("button", { name: "Sign in" }).click();
  }
  await expect(page.getByRole("heading", { name: /^Connect .* to your account\?$/ })).toBeVisible();
}

export const allow = (page: Page) => page.getByRole("button", { name: "Allow", exact: true }).click();

/** Opens an address as a person's browser does, and allows what is asked there, until the client has its answer. */
export const allowingAs = (email: string, page: Page, server: AppServer) => async (address: string) => {
  await comeToConsent(email, page, server, address);
  await allow(page);
  const receiver = new URL(address).searchParams.get("redirect_uri")!;
  await page.waitForURL((to) => to.href.startsWith(receiver));
};
