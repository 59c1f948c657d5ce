import * as z from "zod";

/** An https address of a public host, made of letters that no shell and no reader takes for anything else. */
export const remoteForm =
  /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}(?::\d{1,5})?(?:\/[A-Za-z0-9._~-]*)*$/;

const schemes = {
  bearer: "Bearer ",
  token: "Token ",
  "token=": "Token token=",
  bot: "Bot ",
  "client-id": "Client-ID ",
  "deepl-auth-key": "DeepL-Auth-Key ",
  ssws: "SSWS ",
};
const headers = [
  "Authorization",
  "X-API-Key",
  "Api-Key",
  "apikey",
  "x-apikey",
  "xi-api-key",
  "x-goog-api-key",
  "x-cg-demo-api-key",
  "hibp-api-key",
  "DD-API-KEY",
  "X-Figma-Token",
  "X-Finnhub-Token",
  "X-Postmark-Server-Token",
  "X-Subscription-Token",
  "PRIVATE-TOKEN",
  "Circle-Token",
];
const parameters = ["api_key", "apikey", "apiKey", "key", "token", "access_token", "appid", "app_id"];

/** What is written before a key: in a header, whose value begins so, or behind an address; by the documentation of those that take one. */
export const keyForms: Record<string, string> = {
  ...Object.fromEntries(Object.entries(schemes).map(([id, scheme]) => [id, `Authorization: ${scheme}`])),
  ...Object.fromEntries(headers.map((header) => [header, `${header}: `])),
  ...Object.fromEntries(parameters.map((parameter) => [`?${parameter}`, `?${parameter}=`])),
};

export const Remote = z.strictObject({
  url: z.string().regex(remoteForm, { error: "must be a plain https address" }).max(200).describe("Its address."),
  transport: z
    .enum(["streamable-http", "sse", "http"])
    .describe("How it is spoken to; http: an API's own requests, of which this is the base address."),
  key: z
    .enum(Object.keys(keyForms))
    .optional()
    .describe("How a key is sent there: by a scheme of Authorization, in a header of this name, or as a ?parameter."),
  example: z
    .string()
    .regex(/^[A-Za-z0-9._~/?&=,:+%-]{1,120}$/, { error: "must be a plain path or query" })
    .optional()
    .describe("What its publisher's own example of a request adds to an API's address."),
});
export type Remote = z.infer<typeof Remote>;
