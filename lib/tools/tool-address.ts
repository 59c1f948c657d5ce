import { domainToUnicode } from "node:url";
import shared from "./shared-domains.json" with { type: "json" };

/** Hosts whose addresses begin with a repository's owner and name. */
export const codeHosts = new Set(["github.com", "gitlab.com", "bitbucket.org", "codeberg.org"]);

/** A web address in short, a repository's folder as github.com/owner/name#folder; null for anything else. */
export function toolAddress(address: string, subfolder = ""): string | null {
  const url = URL.parse(address.trim().replace(/^git\+/i, ""));
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  const host = url.host.replace(/^www\./, "");
  const path = url.pathname.replace(/\/+$/, "").replace(/\.git$/i, "");
  if (!codeHosts.has(host)) return `${host}${path}`;
  const inRepository = /^(\/[^/]+\/[^/]+)(?:\/(?:-\/)?(?:tree|src)(?:\/[^/]+(.*))?)?$/;
  const [, repository, linked] = inRepository.exec(path) ?? [null, path];
  const folder = `${linked ?? ""}/${subfolder}`.split("/").filter((step) => step !== "" && step !== ".");
  const inside = folder.length === 0 ? "" : `#${folder.join("/")}`;
  return `${host}${repository}${inside}`.toLowerCase();
}

/** Hosts whose pages belong to many owners: only the whole address distinguishes them. */
const sharedHosts = new Set(shared.hosts);
/** Whether a host's pages belong to many owners. */
export const isSharedHost = (host: string): boolean => sharedHosts.has(host.replace(/^www\./, ""));
/** Domains below which anyone gets a name. */
const sharedDomains = new Set(shared.domains);
/** Second labels under which a country's registry gives out names, as in co.uk. */
const registryLabels = new Set(shared.labels);

/** The owner's part of a web address: its registered domain, or all of it where many share a domain; else null. */
export function siteOf(address: string): string | null {
  const host = URL.parse(address)
    ?.hostname.replace(/^www\./, "")
    .replace(/\.$/, "");
  if (host === undefined) return null;
  if (sharedHosts.has(host) || !/\.[a-z][^.]*$/.test(host)) return toolAddress(address);
  const labels = domainToUnicode(host).split(".");
  const ofCountry = labels.length > 2 && labels.at(-1)!.length === 2 && registryLabels.has(labels.at(-2)!);
  const domain = labels.slice(ofCountry ? -3 : -2).join(".");
  return sharedDomains.has(domain) ? host : domain;
}

type Owner = {
  site: string | null;
  /** The name that the owner has registered, such as stripe for docs.stripe.com; null at a code host. */
  label: string | null;
  /** The account at a code host or npm, with its host and without. */
  owner: string | null;
  ownerName: string | null;
  /** Domains that the host has in front of its own, as in stripe.com.example.net. */
  domains: string[];
};

/** Whose address it is, as far as it says so itself. */
export function ownerOf(address: string): Owner {
  const site = siteOf(address);
  const url = URL.parse(address);
  if (site === null || url === null) return { site, label: null, owner: null, ownerName: null, domains: [] };
  const host = url.hostname.replace(/^www\./, "");
  const [, account] = /^\/(?:package\/(?=@))?([^/]+)\/[^/]/.exec(url.pathname.toLowerCase()) ?? [];
  if (account !== undefined && (codeHosts.has(host) || (host === "npmjs.com" && account.startsWith("@")))) {
    const ownerName = account.replace(/^@/, "");
    return { site, label: null, owner: `${host}/${account}`, ownerName, domains: [] };
  }
  const labels = domainToUnicode(host).split(".");
  const own = site.split(/[/:]/)[0]!.split(".");
  const isDomain = !/^[\d.]+$/.test(host);
  const before = labels.slice(0, Math.max(0, labels.length - own.length + 1));
  const domains = before.slice(1).map((label, at) => `${before[at]}.${label}`);
  return { site, label: isDomain ? (own[0] ?? null) : null, owner: null, ownerName: null, domains };
}
