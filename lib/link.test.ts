import { describe, expect, test } from "vitest";
import { link, siteAddress } from "./link.ts";

const faultOf = (value: string) => link().safeParse(value).error?.issues[0]?.message ?? null;

describe("a link", () => {
  test.each([
    "https://example.com/page?q=1#part",
    "http://localhost:3000/report",
    "HTTPS://example.com/",
    "https://example.com/é{x}",
    "https://web.archive.org/web/2020/javascript:void(0)",
    "ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi",
    "doi:10.1000/182",
    "arxiv:2401.00001",
    "urn:isbn:9780131103627",
    "urn:uuid:6ba7b810-9dad-11d1-80b4-00c04fd430c8",
    "git+ssh://git@github.com/owner/repo.git",
    "git+https://github.com/owner/repo",
    "ftp://ftp.example.com/trace.log",
    "ssh://host.example/path",
    "magnet:?xt=urn:btih:c12fe1c06bba254a9dc9f519b335aa7c1367a88a",
    "swh:1:rev:309cf2674ee7a0749978cf8265ab91a60aea0f7d",
    "ar://bNbA3TEQVL60xlgCcqdz4ZPHFZ711cZ3hmkpGttDt_U",
    "did:web:example.com",
    "feed:https://example.com/rss",
    "s3://bucket/key",
    "gs://bucket/key",
    "tag:example.com,2026:run",
    "https://[2001:db8::7]:8443/",
    `https://a.example/${"x".repeat(1_982)}`,
  ])("may be %s", (address) => {
    expect(faultOf(address)).toBeNull();
    expect(link().parse(address)).toBe(address);
  });

  test.each([
    ["javascript:alert(1)", "javascript"],
    ["JaVaScRiPt:alert(1)", "javascript"],
    ["javascript://example.com/%0aalert(1)", "javascript"],
    ["data:text/html,<script>alert(1)</script>", "data"],
    ["DATA:,x", "data"],
    ["vbscript:msgbox(1)", "vbscript"],
    ["blob:https://example.com/0b9d", "blob"],
    ["file:///etc/passwd", "file"],
    ["file:/etc/passwd", "file"],
    ["about:blank", "about"],
    ["view-source:https://example.com", "view-source"],
    ["jar:https://example.com/a.jar!/b", "jar"],
    ["filesystem:https://example.com/temporary/x", "filesystem"],
    ["feed:javascript:alert(1)", "javascript"],
    ["feed://javascript:alert(1)", "javascript"],
    ["feed:feed:JavaScript:alert(1)", "javascript"],
    ["feed:javascript%3aalert(1)", "javascript"],
    ["pcast:feed:file:///etc/passwd", "file"],
    ["git+file:///home/reader/repo", "file"],
    ["svn+file:///srv/repo", "file"],
    ["chrome://settings", "chrome"],
    ["resource://gre/modules", "resource"],
    ["moz-extension://0b9d/x", "moz-extension"],
    ["ms-msdt:/id", "ms-msdt"],
    ["search-ms:query=x", "search-ms"],
    ["intent://scan/#Intent;scheme=file;end", "intent"],
    ["localhost:3000/x", "localhost"],
    ["unix:///var/run/docker.sock", "unix"],
  ])("may not run or read anything where it is opened: %s", (address, scheme) => {
    expect(faultOf(address)).toBe(
      `must not run or read anything where it is opened, as an address of the scheme ${scheme} does`,
    );
  });

  test.each([
    " javascript:alert(1)",
    "javascript:alert(1) ",
    "java\tscript:alert(1)",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
    "java\u0000script:alert(1)",
    "\u00a0file:///etc/passwd",
    "javascript&colon;alert(1)",
    "javascript%3Aalert(1)",
    "ｊavascript:alert(1)",
    "C:/Users/reader/file.txt",
    "C:\\Users\\reader\\file.txt",
    "doi:10.1000/1 82",
    "doi:",
    "//example.com/x",
    "/etc/passwd",
    "www.example.com",
    "example",
    "",
    "ftp://example.com\\@evil.example",
    "https:\\\\a.example",
  ])("must be an absolute URI: %j", (address) => {
    expect(faultOf(address)).toMatch(/^must be an absolute URI without spaces/);
  });

  test.each([
    "http:example.com",
    "https:///example.com",
    "https://user@example.com/",
    "https://user:word@example.com/",
    "https://a.example:99999",
  ])("to the web names its host and nothing else before the path: %s", (address) => {
    expect(faultOf(address)).toMatch(/^must be a whole http or https address/);
  });
});

test("a link has at most the characters that it may have", () => {
  expect(faultOf(`https://a.example/${"x".repeat(1_983)}`)).toBe("must have at most 2000 characters");
});

test("a tool's website is https", () => {
  const taken = (address: string) => siteAddress(500).safeParse(address).success;
  expect(["https://example.com", "HTTPS://example.com/é"].map(taken)).toEqual([true, true]);
  const others = ["http://example.com", "ftp://example.com", "doi:10.1000/182", "https://a@example.com", "https:x"];
  expect(others.map(taken)).toEqual([false, false, false, false, false]);
});
