import * as z from "zod";
import { inChoice } from "../../in-words.ts";
import forms from "./key-forms.json" with { type: "json" };

/** An https address of a public host, made of letters that no shell and no reader takes for anything else; and what is said of another. */
export const remoteForm =
  /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}(?::\d{1,5})?(?:\/[A-Za-z0-9._~-]*)*$/;
export const remoteFault = { error: "must be a plain https address" };

/** Where the reader's own key belongs. */
export const keyPlace = "<your key>";

/** The forms in which a key is sent under a name of its own: a header, or behind an address. */
const ownForms: Record<string, string> = {
  ...Object.fromEntries(forms.headers.map((header) => [header, `${header}: ${keyPlace}`])),
  ...Object.fromEntries(forms.parameters.map((parameter) => [`?${parameter}`, `?${parameter}=${keyPlace}`])),
};
/** How a key is sent, by the documentation of those that take one. */
export const keyForms: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(forms.schemes).map(([id, scheme]) => [id, `Authorization: ${scheme}${keyPlace}`]),
  ),
  ...ownForms,
  // As curl's user; a key alone is the name, with an empty password.
  basic: `-u '<your user-name>:${keyPlace}'`,
  "basic-key": `-u '${keyPlace}:'`,
};

const KeyForm = z.enum(Object.keys(keyForms)).optional();
/** The headers that a line may have with a fixed value: in words, and their form. */
const fixedHeaders = { "a version": "[A-Za-z-]{1,30}-[Vv]ersion", Accept: "Accept" };

const plain = (form: RegExp, error: string) => z.string().regex(form, { error }).optional();

const ownExample = "its publisher's own example of a request";

export const Remote = z.strictObject({
  url: z.string().regex(remoteForm, remoteFault).max(200).describe("Its address."),
  transport: z
    .enum(["streamable-http", "sse", "http"])
    .describe("How it is spoken to; http: an API's own requests, of which this is the base address."),
  key: KeyForm.describe("How a key is sent: by a scheme of Authorization, a header, a ?parameter or as a user."),
  second: z.enum(Object.keys(ownForms)).optional().describe("How a second value of one's own is sent beside the key."),
  header: plain(
    new RegExp(`^(?:${Object.values(fixedHeaders).join("|")}): [A-Za-z0-9.;=+/-]{1,60}$`),
    `must be ${inChoice(Object.keys(fixedHeaders))}`,
  ).describe(`The header that every request has there, with its fixed value: ${inChoice(Object.keys(fixedHeaders))}.`),
  example: plain(/^[A-Za-z0-9._~/?&=,:+%-]{1,120}$/, "must be a plain path or query").describe(
    `What ${ownExample} adds to an API's address.`,
  ),
  body: plain(/^\{[A-Za-z0-9 {}[\]":,.?!@/_-]{1,300}\}$/, "must be a plain JSON object").describe(
    `The JSON that ${ownExample} posts.`,
  ),
});
export type Remote = z.infer<typeof Remote>;
