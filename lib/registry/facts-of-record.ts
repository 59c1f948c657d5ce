import { partOf } from "../cut-text.ts";
import { packageRegistries, Remote, type WrittenFacts, WrittenPackage } from "../tools/facts/contract.ts";
import { readPackage, repositoryAddress } from "./read-package.ts";
import type { RegistryRecord } from "./registry-record.ts";
import { ServerJson } from "./server-json.ts";

/** The fact registries by the names that package identities have. */
const registryOf = (kind: string) => packageRegistries.find((one) => one === (kind === "cargo" ? "crates" : kind));
const most = 5;

/** What a record of the MCP registry says of its tool, by its publisher's word; only values of a closed form. */
export function factsOfRecord({ manifest }: Pick<RegistryRecord, "manifest">, from: string): WrittenFacts {
  const server = ServerJson.parse(manifest);
  const said = { source: from, read_at: partOf(new Date().toISOString(), 0, 10), said_by: "publisher" as const };
  const repository = repositoryAddress(server.repository?.url ?? "");
  const packages = (server.packages ?? []).flatMap((entry) => packageOf(readPackage(entry)?.identity ?? ""));
  const remotes = (server.remotes ?? []).flatMap(({ url, type }) => {
    const remote = Remote.safeParse({ url: url?.trim(), transport: type });
    return remote.success ? [remote.data] : [];
  });
  return {
    ...(repository !== null && isPlain(repository) && { repository: { value: repository, ...said } }),
    ...(packages.length > 0 && { packages: { value: packages.slice(0, most), ...said } }),
    ...(remotes.length > 0 && { remotes: { value: remotes.slice(0, most), ...said } }),
  };
}

/** A package by its identity, npm:name; none where its registry or its name is not of the closed form. */
function packageOf(identity: string): WrittenPackage[] {
  const [kind = "", ...name] = identity.split(":");
  const registry = registryOf(kind);
  const read = WrittenPackage.safeParse({ registry, name: name.join(":") });
  return read.success ? [read.data] : [];
}

const isPlain = (address: string) => /^https:\/\/[\w.-]+(?:\/[\w.~-]+)+\/?$/.test(address);
