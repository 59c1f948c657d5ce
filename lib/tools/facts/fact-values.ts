import * as z from "zod";
import { choiceOf } from "../../choice-of.ts";
import { remoteFault, remoteForm } from "./remote.ts";

export const PageAddress = z.string().regex(/^https?:\/\/[^\s<>"']{1,490}$/);

/** SPDX identifiers, alone or joined as SPDX joins them. */
export const Licence = z.string().regex(/^[A-Za-z0-9.+-]{1,40}(?: (?:AND|OR|WITH) [A-Za-z0-9.+-]{1,40}){0,3}$/, {
  error: "must be an SPDX expression, such as MIT",
});

/** What the words of facts mean, on pages and in the contract. */
export const factWords = {
  auth: { none: "none needed", key: "a key", oauth: "OAuth", sign_in: "an account" },
  price: {
    free: { words: "free", isFree: true },
    free_tier: { words: "free up to a limit", isFree: true },
    paid: { words: "paid", isFree: false },
  },
  hosting: {
    hosted: { words: "hosted by its makers", isHosted: true, isOwn: false },
    self_hosted: { words: "on your machine", isHosted: false, isOwn: true },
    both: { words: "hosted, or on your machine", isHosted: true, isOwn: true },
  },
  state: {
    active: { words: "active", isEnd: false },
    deprecated: { words: "ended by its makers", isEnd: true },
    archived: { words: "archived by its makers", isEnd: true },
    moved: { words: "moved by its makers", isEnd: true },
  },
};

const Amount = z.string().regex(/^.{1,60}$/);
export const Price = z.strictObject({
  kind: choiceOf(factWords.price),
  from: Amount.nullable().describe("The least that is paid, as amount and period; null unless said."),
});
export const Status = z.strictObject({
  state: choiceOf(factWords.state),
  successor: PageAddress.nullable().describe("Where it went; null unless its makers say so."),
});
export const linkKinds = ["app", "download", "docs", "changelog", "status", "support"] as const;
export const Link = z
  .strictObject({
    kind: z.enum(linkKinds).describe("What it leads to; app: where an app is opened in a browser."),
    url: PageAddress.describe("The address."),
  })
  .refine(({ kind, url }) => kind !== "app" || remoteForm.test(url), remoteFault);

const otherKinds = ["package", "remote", "header", "setting", "folder"] as const;
const OtherText = z.string().regex(/^[\w@./:~{}?&=+,%-]{1,200}$/);
export const OtherForm = z
  .strictObject({
    kind: z.enum(otherKinds).describe("A package behind its kind, an address, or what one of them needs."),
    text: OtherText.describe("As it is written there."),
  })
  .describe("What a registry's entry names that no line has a form for.");
