import { describe, expect, test } from "vitest";
import { toolAddress } from "#lib/tools/tool-address.ts";

describe("two spellings of one place are one address", () => {
  test.each([
    ["https://github.com/Acme/Server", "github.com/acme/server"],
    ["http://www.github.com/acme/server/", "github.com/acme/server"],
    ["git+https://github.com/acme/server.git", "github.com/acme/server"],
    ["https://github.com/acme/server?tab=readme-ov-file#usage", "github.com/acme/server"],
    ["https://github.com/acme/server/tree/main", "github.com/acme/server"],
    ["https://github.com/acme/suite/tree/main/src/Fetch/", "github.com/acme/suite#src/fetch"],
    ["https://gitlab.com/acme/suite/-/tree/main/src/fetch", "gitlab.com/acme/suite#src/fetch"],
    ["https://github.com/acme/server/wiki", "github.com/acme/server/wiki"],
    ["https://github.com/acme", "github.com/acme"],
    ["https://docs.acme.example/MCP/", "docs.acme.example/MCP"],
    ["https://acme.example:8443", "acme.example:8443"],
    [" https://acme.example/ ", "acme.example"],
  ])("%s is %s", (written, address) => {
    expect(toolAddress(written)).toBe(address);
  });

  test("a folder named beside the repository is the folder in its address", () => {
    const linked = toolAddress("https://github.com/acme/suite/tree/main/src/fetch");
    expect(toolAddress("https://github.com/acme/suite.git", "./src/fetch/")).toBe(linked);
    expect(toolAddress("https://github.com/acme/suite", "src/time")).not.toBe(linked);
  });
});

test.each(["", "acme", "git@github.com:acme/server.git", "ftp://acme.example/x", "https://"])(
  "%j is no address",
  (text) => {
    expect(toolAddress(text)).toBeNull();
  },
);
