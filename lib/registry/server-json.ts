import * as z from "zod";

export const Text = z.string().nullish();
const Url = z.object({ url: Text });
const Version = z
  .string({ error: "must be a text" })
  .regex(/^[\x21-\x7e]{1,255}$/, { error: "must be 1 to 255 ASCII characters without spaces" });

const VersionDetail = z.object({ version: z.unknown(), release_date: Text, is_latest: z.boolean().nullish() });
const Early = z.looseObject({ version: z.undefined().optional(), version_detail: VersionDetail });

/** A record of before July 2025 with its version where later ones have it. */
export function withVersion(written: unknown): unknown {
  const early = Early.safeParse(written);
  return early.success ? { ...early.data, version: early.data.version_detail.version } : written;
}

/** A package; the last two members belong to the format of May 2025, which has the kind in either. */
const Package = z.object({
  registryType: Text,
  registryBaseUrl: Text,
  identifier: Text,
  registry_type: Text,
  registry_base_url: Text,
  name: Text,
  registry: Text,
  registry_name: Text,
});

/** server.json (schema 2025-12-11) as far as it is read, with members of schemas before 2025-09-29 and 2025-07-09. */
export const ServerJson = z.object({
  name: z
    .string()
    .max(200)
    .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/, { error: "must be a namespace, one slash and a name" }),
  description: z.string({ error: "must be a text" }),
  version: Version,
  version_detail: VersionDetail.nullish(),
  title: Text,
  websiteUrl: Text,
  website_url: Text,
  repository: Url.extend({ subfolder: Text }).nullish(),
  remotes: z.array(Url).nullish(),
  packages: z.array(Package.catch({})).nullish().catch(null),
  status: Text,
});
export type WrittenPackage = z.output<typeof Package>;
export type ServerJson = z.output<typeof ServerJson>;
