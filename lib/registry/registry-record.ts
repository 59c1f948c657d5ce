import { createHash } from "node:crypto";
import * as z from "zod";
import { refuseText } from "../content/refuse-content.ts";
import { canonicalJson } from "../crypto/canonical-json.ts";
import { partOf } from "../cut-text.ts";
import { AppError } from "../errors.ts";
import { inChoice } from "../in-words.ts";
import { readPackage, repositoryAddress } from "../tools/facts/read-package.ts";
import { ServerJson, Text } from "../tools/facts/server-json.ts";
import { ToolMetadata } from "../tools/metadata.ts";
import { registryStatuses } from "../tools/sources.ts";
import { codeHosts, toolAddress } from "../tools/tool-address.ts";

/** One version of one server, as a registry lists it. */
export type RegistryRecord = {
  name: string;
  version: string;
  status: (typeof registryStatuses)[number];
  is_latest: boolean;
  published_at: Date | null;
  updated_at: Date | null;
  title: string | null;
  description: string;
  website: string | null;
  /** The addresses by which the editors or a review may have listed the tool. */
  addresses: string[];
  /** Its packages, remotes and repository: a record under another name that shares one may be the same server. */
  identities: string[];
  /** The whole record as it was listed. */
  manifest: Record<string, unknown>;
  sha256: string;
};

/** The registry's own statements, beside the server. */
const Official = z.object({ status: Text, isLatest: z.boolean().nullish(), publishedAt: Text, updatedAt: Text });
const Status = z.enum(registryStatuses, { error: `must be ${inChoice(registryStatuses)}` });
const Meta = z.object({
  _meta: z.object({ "io.modelcontextprotocol.registry/official": Official.nullish() }).nullish(),
});

/** The most characters of a record, which is kept whole. */
const longestRecord = 65_536;

/** Reads one entry of a list, or one server.json alone; returns the reason when it is neither. */
export function readRecord(entry: unknown): RegistryRecord | { fault: string } {
  try {
    const wrapped = z.object({ server: z.record(z.string(), z.unknown()) }).safeParse(entry);
    const record = wrapped.success ? wrapped.data.server : entry;
    const server = ServerJson.parse(record);
    const canonical = canonicalJson(record);
    if (canonical.length > longestRecord) return { fault: `is longer than ${longestRecord} characters` };
    const official = Meta.parse(entry)._meta?.["io.modelcontextprotocol.registry/official"] ?? {};
    return {
      name: server.name,
      version: server.version,
      status: Status.parse(official.status ?? "active"),
      is_latest: official.isLatest ?? false,
      published_at: momentOf(official.publishedAt),
      updated_at: momentOf(official.updatedAt),
      title: server.title ?? null,
      description: server.description.trim(),
      ...placesOf(server),
      manifest: JSON.parse(canonical) as Record<string, unknown>,
      sha256: createHash("sha256").update(canonical).digest("hex"),
    };
  } catch (error) {
    if (error instanceof z.ZodError) return { fault: faultsOf(error) };
    if (error instanceof RangeError) return { fault: "is nested too deeply" };
    if (error instanceof TypeError) return { fault: "has a text with half of a surrogate pair" };
    throw error;
  }
}

/** A record's description of its tool, or the reason why that cannot be published. */
export async function describeTool(record: RegistryRecord): Promise<ToolMetadata | { fault: string }> {
  const { name: external, title, description, website } = record;
  if (website === null) return { fault: "has no https website, repository, remote or package" };
  const names = [title?.trim(), partOf(external, external.indexOf("/") + 1), external];
  const name = names.find((one) => ToolMetadata.shape.name.safeParse(one).success);
  const tool = ToolMetadata.safeParse({ name, description, type: "mcp", website });
  if (!tool.success) return { fault: faultsOf(tool.error) };
  const fields = (["name", "description", "website"] as const).map((pointer) => ({
    pointer,
    text: tool.data[pointer],
  }));
  try {
    await refuseText(fields);
    return tool.data;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { fault: error.extras.details!.map(({ pointer, message }) => `${pointer}: ${message}`).join("; ") };
  }
}

function momentOf(text: string | null | undefined): Date | null {
  const moment = new Date(text ?? "");
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** Never the values: they are a stranger's text. */
function faultsOf({ issues }: z.ZodError): string {
  return issues.map(({ path, message }) => `${path.join(".")} ${message}`.trim()).join("; ");
}

type Places = { website: string | null; addresses: string[]; identities: string[] };

/** The website to list, the addresses by which a tool may be listed already, and the record's identities. */
function placesOf(server: ServerJson): Places {
  const home = server.websiteUrl ?? "";
  const repository = repositoryAddress(server.repository?.url ?? "");
  const remotes = (server.remotes ?? []).flatMap(({ url }) => remoteOf(url ?? "") ?? []);
  const packages = (server.packages ?? []).map(readPackage).filter((one) => one !== null);
  const pages = packages.map(({ page }) => page);
  const website = [home, repository ?? "", ...remotes.map((url) => url.origin), ...pages].find(isWebsite);

  const whole = toolAddress(repository ?? "");
  const own = toolAddress(repository ?? "", server.repository?.subfolder ?? "");
  const candidates = [own, toolAddress(home), website === repository ? null : toolAddress(website ?? "")];
  // A server in a folder of a repository is a different tool from the whole repository.
  const addresses = [...candidates, ...pages.map((page) => toolAddress(page))].filter(
    (one) => one !== whole || one === own,
  );
  const source = own ?? repositoryOf(home);
  return {
    website: website ?? null,
    addresses: distinct(addresses),
    identities: distinct([
      ...packages.map(({ identity }) => identity),
      ...remotes.map((url) => `remote:${toolAddress(url.href)}${url.search}`),
      source && `repository:${source}`,
    ]).map((identity) => identity.toLowerCase()),
  };
}

/** A remote may be a template, https://{tenant}.example.com/mcp, which URL accepts as an address. */
const isTemplate = (address: string) => /[{}]/.test(address);

function remoteOf(address: string): URL | null {
  const url = isTemplate(address) ? null : URL.parse(address);
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
