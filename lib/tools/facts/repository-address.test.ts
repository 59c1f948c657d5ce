import { expect, test } from "vitest";
import { repositoryAddress } from "#lib/tools/facts/read-package.ts";

test.each([
  "https://github.com/Acme/pump",
  "http://github.com/Acme/pump.git",
  "git+https://github.com/Acme/pump.git",
  "git+http://github.com/Acme/pump.git/",
  "git://github.com/Acme/pump.git",
  "ssh://git@github.com/Acme/pump.git",
  "ssh://git@github.com:22/Acme/pump.git",
  "git+ssh://git@github.com/Acme/pump.git",
  "git@github.com:Acme/pump.git",
  "git+ssh://git@github.com/Acme/pump",
  "github:Acme/pump",
  "github.com/Acme/pump",
  " HTTPS://github.com/Acme/pump ",
])("%s is a repository's https address", (written) => {
  expect(repositoryAddress(written)).toBe("https://github.com/Acme/pump");
});

test.each([
  "",
  "pump",
  "Acme/pump",
  "ftp://github.com/Acme/pump",
  "https://user:word@github.com/Acme/pump",
  "/home/acme/pump",
  "file:///acme/pump",
])("%j is none", (written) => {
  expect(repositoryAddress(written)).toBeNull();
});
