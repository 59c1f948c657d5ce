import * as z from "zod";
import { codeHosts } from "../tools/tool-address.ts";
import { repositoryAddress } from "./read-package.ts";

/** The answer of a registry on one package: the repository that it names, and its newest version. */
export type PackageAnswer = { repository: string | null; version: string | null };

type Registry = { base: string; path: (name: string) => string; read: (answer: unknown) => PackageAnswer };

const Text = z.string().nullish().catch(null);
const Npm = z.object({
  version: Text,
  repository: z
    .union([z.string(), z.object({ url: Text })])
    .nullish()
    .catch(null),
});
const PyPi = z.object({
  info: z.object({ version: Text, home_page: Text, project_urls: z.record(z.string(), Text).nullish().catch(null) }),
});
const Crates = z.object({ crate: z.object({ repository: Text, max_stable_version: Text, max_version: Text }) });

const atCodeHost = (address: string) => codeHosts.has(URL.parse(address)?.hostname.replace(/^www\./, "") ?? "");
const addressOf = (text: string | null | undefined) => repositoryAddress(text ?? "");
/** A version as registries write them; any other text is none. */
const plainVersion = (text: string | null | undefined) => (/^[\w.+-]{1,64}$/.test(text ?? "") ? text! : null);

/** The registries that say which repository a package is from, each as its own documentation describes it. */
export const askedRegistries = {
  // https://github.com/npm/registry/blob/main/docs/REGISTRY-API.md
  npm: {
    base: "https://registry.npmjs.org",
    path: (name) => `/${name}/latest`,
    read: (answer) => {
      const { version, repository } = Npm.parse(answer);
      const url = typeof repository === "string" ? repository : repository?.url;
      return { repository: addressOf(url), version: plainVersion(version) };
    },
  },
  // https://docs.pypi.org/api/json/
  pypi: {
    base: "https://pypi.org",
    path: (name) => `/pypi/${name}/json`,
    read: (answer) => {
      const { version, home_page, project_urls } = PyPi.parse(answer).info;
      const addresses = [...Object.values(project_urls ?? {}), home_page].flatMap((url) => addressOf(url) ?? []);
      return { repository: addresses.find(atCodeHost) ?? null, version: plainVersion(version) };
    },
  },
  // https://crates.io/data-access#api
  crates: {
    base: "https://crates.io",
    path: (name) => `/api/v1/crates/${name}`,
    read: (answer) => {
      const { repository, max_stable_version, max_version } = Crates.parse(answer).crate;
      return { repository: addressOf(repository), version: plainVersion(max_stable_version ?? max_version) };
    },
  },
} satisfies { [name: string]: Registry };
export type AskedRegistry = keyof typeof askedRegistries;
