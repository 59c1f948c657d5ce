import * as z from "zod";

export const Text = z.string().nullish();
const Url = z.object({ url: Text });
const longestVersion = 255;
const Version = z.string({ error: "must be a text" }).regex(new RegExp(`^[\\x21-\\x7e]{1,${longestVersion}}$`), {
  error: `must be 1 to ${longestVersion} ASCII characters without spaces`,
});

const Package = z.looseObject({ registryType: Text, registryBaseUrl: Text, identifier: Text });

/** server.json (schema 2025-12-11) as far as it is read. */
export const ServerJson = z.object({
  name: z
    .string()
    .max(200)
    .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/, { error: "must be a namespace, one slash and a name" }),
  description: z.string({ error: "must be a text" }),
  version: Version,
  title: Text,
  websiteUrl: Text,
  repository: Url.extend({ subfolder: Text }).nullish(),
  remotes: z.array(Url.extend({ type: Text, headers: z.unknown().optional() })).nullish(),
  packages: z.array(Package.catch({})).nullish().catch(null),
});
export type WrittenPackage = z.output<typeof Package>;
export type ServerJson = z.output<typeof ServerJson>;
