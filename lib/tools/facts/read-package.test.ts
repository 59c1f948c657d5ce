import { expect, test } from "vitest";
import { said } from "#lib/testing/facts.ts";
import type { Package } from "#lib/tools/facts/contract.ts";
import { factsOfRecord } from "#lib/tools/facts/facts-of-record.ts";
import { readPackage } from "#lib/tools/facts/read-package.ts";

test.each([
  ["npm", "@Acme/pump@1.2.0", "npm:@acme/pump", "https://www.npmjs.com/package/@acme/pump"],
  ["pypi", "Acme_Pump.mcp==1.0", "pypi:acme-pump-mcp", "https://pypi.org/project/acme-pump-mcp"],
  ["pypi", "acme-pump[cli]", "pypi:acme-pump", "https://pypi.org/project/acme-pump"],
  ["cargo", "acme_pump", "cargo:acme-pump", "https://crates.io/crates/acme-pump"],
  ["crates", "acme-pump", "cargo:acme-pump", "https://crates.io/crates/acme-pump"],
  ["nuget", "Acme.Pump", "nuget:acme.pump", "https://www.nuget.org/packages/acme.pump"],
  ["rubygems", "acme-pump", "gem:acme-pump", "https://rubygems.org/gems/acme-pump"],
  ["oci", "docker.io/Acme/pump:1.2.0", "oci:docker.io/acme/pump", "https://hub.docker.com/r/acme/pump"],
  ["docker", "acme/pump@sha256:0f28", "oci:docker.io/acme/pump", "https://hub.docker.com/r/acme/pump"],
  ["oci", "ghcr.io/acme/suite/pump:latest", "oci:ghcr.io/acme/suite/pump", "https://ghcr.io/acme/suite/pump"],
  ["oci", "quay.io/acme/pump", "oci:quay.io/acme/pump", "https://quay.io/repository/acme/pump"],
  [
    "mcpb",
    "https://github.com/Acme/pump/releases/download/v1/pump.mcpb",
    "mcpb:github.com/acme/pump/releases/download/v1/pump.mcpb",
    "https://github.com/Acme/pump",
  ],
  ["mcpb", "https://get.acme.example/pump.mcpb", "mcpb:get.acme.example/pump.mcpb", "https://get.acme.example"],
])("a package of %s, %s, has an identity and a page", (registryType, identifier, identity, page) => {
  expect(readPackage({ registryType, identifier })).toMatchObject({ identity, page });
});

test("an image is sought in the registry that is named beside it", () => {
  const image = { registryType: "oci", identifier: "acme/pump" };
  expect(readPackage({ ...image, registryBaseUrl: "https://ghcr.io" })?.identity).toBe("oci:ghcr.io/acme/pump");
  expect(readPackage({ ...image, registryBaseUrl: "https://docker.io" })?.identity).toBe("oci:docker.io/acme/pump");
});

test.each([
  ["npm", "https://registry.npmjs.org", "npm:acme-pump"],
  ["npm", "https://npm.evil.example", "npm:npm.evil.example/acme-pump"],
  ["npm", "https://registry.npmjs.org@evil.example/", "npm:evil.example/acme-pump"],
  ["pypi", "https://pypi.org/simple", "pypi:acme-pump"],
  ["pypi", "test.pypi.org", "pypi:test.pypi.org/acme-pump"],
  ["cargo", "https://crates.evil.example:8443", "cargo:crates.evil.example:8443/acme-pump"],
  ["nuget", "https://api.nuget.org/v3/index.json", "nuget:acme-pump"],
  ["nuget", "https://pkgs.dev.azure.com/acme", "nuget:pkgs.dev.azure.com/acme-pump"],
  ["npm", "https://{host}/", undefined],
])("a package of %s whose registry is at %s has the identity %s", (registryType, registryBaseUrl, identity) => {
  const one = readPackage({ registryType, identifier: "acme-pump", registryBaseUrl });
  expect(one?.identity).toBe(identity);
  expect(one?.host).toBe(identity?.includes("/") ? identity.replace(/^\w+:|\/.*/g, "") : undefined);
});

test.each([
  ["ghcr.io", "acme/pump", "oci:ghcr.io/acme/pump"],
  ["https://index.docker.io/v1/", "docker.io/acme/pump", "oci:docker.io/acme/pump"],
  ["https://evil.example", "docker.io/acme/pump", undefined],
  ["https://evil.example", "acme/pump", "oci:evil.example/acme/pump"],
  ["https://evil.example/group", "acme/pump", undefined],
])("an image at %s that is named %s is %s", (registryBaseUrl, identifier, identity) => {
  expect(readPackage({ registryType: "oci", identifier, registryBaseUrl })?.identity).toBe(identity);
});

test.each([
  ["unknown", "acme/pump"],
  ["npm", ""],
  ["npm", "https://evil.example/?"],
  ["npm", "../../admin"],
  ["pypi", "a b"],
  ["npm", "@a/b@latest --x"],
  ["npm", "a@1.0.0;id"],
  ["oci", "local_image"],
  ["docker", "@acme/pump"],
  ["mcpb", "pump.mcpb"],
  ["constructor", "pump"],
])("a package of %s, %j, is passed over", (registryType, identifier) => {
  expect(readPackage({ registryType, identifier })).toBeNull();
});

const names: Record<Exclude<Package["registry"], "homebrew" | "homebrew-cask" | "winget">, string> = {
  npm: "@acme/pump",
  pypi: "acme-pump",
  crates: "acme-pump",
  oci: "ghcr.io/acme/pump",
  nuget: "acme.pump",
  go: "example.com/acme/pump",
};

test.each(Object.entries(names))("a package that a record names in %s, %s, is a fact of its tool", (registry, name) => {
  const server = { name: "com.acme/pump", description: "Moves water.", version: "1.0.0" };
  const packages = [{ registryType: registry, identifier: name }];
  const { packages: found } = factsOfRecord({ ...server, packages }, said);
  expect(found?.value).toEqual([{ registry, name }]);
});
