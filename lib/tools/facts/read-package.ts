import { ownValue } from "../../own-value.ts";
import { toolAddress } from "../tool-address.ts";
import { longestPackage, packageRegistries, type Registry } from "./contract.ts";
import type { WrittenPackage } from "./server-json.ts";

/** A package's identity, in which two spellings of one are equal, its page, and where facts have it: its name, registry and that one's host, if not the public one. */
type Package = { identity: string; page: string; name?: string; registry?: Registry | undefined; host?: string };

/** The spellings of a kind, its names as the registry compares them, and their pages. */
type Kind = { types: string[]; name: (text: string) => string; page: (name: string) => string };

const lower = (text: string) => text.toLowerCase();
/** Without the version that some write behind the name. */
const unversioned = (text: string) => lower(text).replace(/(?<=.)(?:@|==|\[).*$/, "");

const kinds: Kind[] = [
  {
    types: ["npm"],
    name: (text) => lower(text).replace(/(?<=.)@[^/]*$/, ""),
    page: (name) => `https://www.npmjs.com/package/${name}`,
  },
  {
    types: ["pypi"],
    // PEP 503: these letters are one.
    name: (text) => unversioned(text).replace(/[-_.]+/g, "-"),
    page: (name) => `https://pypi.org/project/${name}`,
  },
  {
    types: ["cargo", "crates", "crates.io"],
    name: (text) => unversioned(text).replaceAll("_", "-"),
    page: (name) => `https://crates.io/crates/${name}`,
  },
  { types: ["nuget"], name: unversioned, page: (name) => `https://www.nuget.org/packages/${name}` },
  { types: ["gem", "rubygems"], name: unversioned, page: (name) => `https://rubygems.org/gems/${name}` },
  { types: ["composer", "packagist"], name: unversioned, page: (name) => `https://packagist.org/packages/${name}` },
  { types: ["go"], name: unversioned, page: (name) => `https://pkg.go.dev/${name}` },
];
/** Where clients of a public registry reach it, if not at the host of its pages. */
const hosts: Record<string, string> = { npm: "registry.npmjs.org", nuget: "api.nuget.org", go: "proxy.golang.org" };
const imageTypes = new Set(["oci", "docker", "docker-hub", "dockerhub"]);

/** Reads a package that a record names; null when its kind is unknown or its name is not one of that kind. */
export function readPackage(entry: WrittenPackage): Package | null {
  const type = lower(entry.registryType ?? "");
  const identifier = (entry.identifier ?? "").trim();
  if (type === "mcpb") return readBundle(identifier);
  const base = baseOf(entry.registryBaseUrl ?? "");
  if (base === null) return null;
  if (imageTypes.has(type)) return readImage(identifier, base);
  const kind = kinds.find(({ types }) => types.includes(type));
  // A name that had to be cut free of other signs would be of another package.
  const name = /^[\w@./=~^+[\],<>!*-]*$/.test(identifier) ? (kind?.name(identifier) ?? "") : "";
  if (kind === undefined || name.length > longestPackage || !/^@?[a-z0-9_][\w.-]*(?:\/[\w.-]+)*$/.test(name))
    return null;
  const registry = packageRegistries.find((one) => kind.types.includes(one));
  const [{ host }, id, page] = [base, kind.types[0]!, kind.page(name)];
  if (["", URL.parse(page)!.host, ownValue(hosts, id)].includes(host))
    return { identity: `${id}:${name}`, page, name, registry };
  return { identity: `${id}:${host}/${name}`, page: `https://${host}/${name}`, name, registry, host };
}

/** The host and the path of a registry's address, empty where none is named; null for what is no address. */
function baseOf(text: string): Pick<URL, "host" | "pathname"> | null {
  const base = text.trim();
  if (base === "") return { host: "", pathname: "/" };
  const url = URL.parse(/^[a-z]+:\/\//i.test(base) ? base : `https://${base}`);
  return url !== null && /^[a-z0-9.-]+(?::\d+)?$/.test(url.host) ? url : null;
}

/** A file to download; at a code host its page is the repository's. */
function readBundle(identifier: string): Package | null {
  const address = toolAddress(identifier);
  if (address === null) return null;
  const [, repository] = /^(https:\/\/[^/]+\/[^/]+\/[^/]+)\/(?:-\/)?releases\//i.exec(identifier) ?? [];
  const page = repositoryAddress(repository ?? URL.parse(identifier)!.origin);
  return page === null ? null : { identity: `mcpb:${lower(address)}`, page };
}

const hub = /^(?:docker\.io|index\.docker\.io|registry-1\.docker\.io|hub\.docker\.com|registry\.hub\.docker\.com)$/;

/** An image; one without an owner is a name on the publisher's own machine, and one that names two registries is of neither. */
function readImage(identifier: string, base: Pick<URL, "host" | "pathname">): Package | null {
  const reference = lower(identifier)
    .replace(/^[a-z]+:\/\//, "")
    .replace(/@sha256:.*$/, "")
    .replace(/:[\w.-]+$/, "");
  const steps = reference.split("/");
  const ownHost = steps.length > 1 && /[.:]/.test(steps[0]!) ? steps.shift()! : "";
  const [host = "docker.io", other = host] = [ownHost, base.host]
    .filter(Boolean)
    .map((one) => (hub.test(one) ? "docker.io" : one));
  if (host !== other || !/^\/(?:v[12]\/?)?$/.test(base.pathname)) return null;
  if (steps.length < 2 || reference.length > longestPackage || !steps.every((step) => /^[a-z0-9][\w.-]*$/.test(step)))
    return null;
  const path = steps.join("/");
  const name = `${host}/${path}`;
  const pages: Record<string, string> = { "docker.io": "hub.docker.com/r", "quay.io": "quay.io/repository" };
  return { identity: `oci:${name}`, page: `https://${ownValue(pages, host) ?? host}/${path}`, name, registry: "oci" };
}

const shorthands: Record<string, string> = { github: "github.com", gitlab: "gitlab.com", bitbucket: "bitbucket.org" };

/** The https address of a repository in any spelling that git or a registry has; null for anything else. */
export function repositoryAddress(address: string): string | null {
  const text = address
    .trim()
    .replace(/^git\+/i, "")
    .replace(
      /^(github|gitlab|bitbucket):(?=[^/:@]+\/[^/:@]+$)/i,
      (_, short: string) => `${ownValue(shorthands, short.toLowerCase())}/`,
    )
    .replace(/^[\w.-]+@([\w.-]+\.[\w-]+):(?!\/\/)\/?/, "ssh://$1/");
  const [, scheme = "", rest = text] = /^([a-z][a-z0-9+.-]*):\/\/(.*)$/is.exec(text) ?? [];
  if (!/^(?:https?|ssh|git|)$/i.test(scheme) || (scheme === "" && !/^[\w-]+(\.[\w-]+)+\/./.test(rest))) return null;
  // The user of a git address is not a login, and its port is not that of the site.
  const place = /^(?:ssh|git)$/i.test(scheme) ? rest.replace(/^[^@/]*@/, "").replace(/^([^/:]+):\d+/, "$1") : rest;
  const url = URL.parse(`https://${place}`);
  return url === null || url.username !== "" || url.password !== ""
    ? null
    : `https://${place.replace(/\.git\/*$/i, "")}`;
}
