import { ToolMetadata } from "../tools/metadata.ts";
import { codeHosts, toolAddress } from "../tools/tool-address.ts";
import { readPackage } from "./read-package.ts";
import { repositoryAddress } from "./repository-address.ts";
import type { ServerJson } from "./server-json.ts";

type Places = { website: string | null; addresses: string[]; identities: string[] };

/** The website to list, the addresses by which a tool may be listed already, and the record's identities. */
export function placesOf(server: ServerJson): Places {
  const home = server.websiteUrl ?? server.website_url ?? "";
  const repository = repositoryAddress(server.repository?.url ?? "");
  const remotes = (server.remotes ?? []).flatMap(({ url }) => remoteOf(url ?? "") ?? []);
  const packages = (server.packages ?? []).map(readPackage).filter((one) => one !== null);
  const pages = packages.map(({ page }) => page);
  const website = [home, repository ?? "", ...remotes.map((url) => url.origin), ...pages].find(isWebsite);

  const whole = toolAddress(repository ?? "");
  const own = toolAddress(repository ?? "", server.repository?.subfolder ?? "");
  const named = [own, toolAddress(home), website === repository ? null : toolAddress(website ?? "")];
  // A server in a folder of a repository is a different tool from the whole repository.
  const addresses = [...named, ...pages.map((page) => toolAddress(page))].filter((one) => one !== whole || one === own);
  return {
    website: website ?? null,
    addresses: distinct(addresses),
    identities: distinct([
      ...packages.map(({ identity }) => identity),
      ...remotes.map((url) => `remote:${toolAddress(url.href)}${url.search}`),
      repositoryIdentity(own ?? repositoryOf(home)),
    ]).map((identity) => identity.toLowerCase()),
  };
}

const repositoryIdentity = (address: string | null) => address && `repository:${address}`;

/** A remote may be a template, https://{tenant}.example.com/mcp, which URL accepts as an address. */
const isTemplate = (address: string) => /[{}]/.test(address);

function remoteOf(written: string): URL | null {
  const url = isTemplate(written) ? null : URL.parse(written);
  return url !== null && /^https?:$/.test(url.protocol) ? url : null;
}

const isWebsite = (address: string) => !isTemplate(address) && ToolMetadata.shape.website.safeParse(address).success;

/** The repository that a website is. */
function repositoryOf(website: string): string | null {
  const address = toolAddress(website);
  const [host = "", ...path] = address?.split("/") ?? [];
  return codeHosts.has(host) && path.length >= 2 ? address : null;
}

const distinct = (all: (string | null)[]) => [...new Set(all.filter((one): one is string => Boolean(one)))];
