import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { markupOf } from "#components/text/markup-of.ts";
import { onward } from "#lib/http/plain-page.ts";
import { linkNames, pageNames } from "./page-names.tsx";
import { SiteFooter } from "./site-footer.tsx";

const names: [address: string, name: string][] = [...Object.entries(pageNames), ...Object.entries(linkNames)];

test("each address that has a name is that of a page or a file", () => {
  const isServed = (path: string) => ["page.tsx", "route.ts"].some((file) => existsSync(`app${path}/${file}`));
  const nowhere = names.map(([address]) => address).filter((one) => !isServed(one.split("#")[0]!));
  expect(nowhere).toEqual([]);
});

test("a link or a title has the name of its page from the list of names", () => {
  const files = globSync("{app,components}/**/*.tsx", { exclude: ["components/chrome/page-names.tsx", "app/kit/**"] });
  const typed = files.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    const links = [...source.matchAll(/<a\s[^>]*?href="([^"]*)"[^>]*>\s*([^<{]*?)\s*<\/a>/g)];
    const own = file.replace(/^app(.*)\/page\.tsx$/, "$1");
    const titles = [...source.matchAll(/(?:title[:=] ?"|<h1[^>]*>\s*)([^"<{]*?)(?:"|\s*<\/h1>)/g)];
    return [...links.map(([, to, text]) => [to, text]), ...titles.map(([, text]) => [own, text])].flatMap(
      ([to, text]) =>
        names.some(([address, name]) => address === to && name.toLowerCase() === text!.toLowerCase())
          ? [`${file}: ${text}`]
          : [],
    );
  });
  expect(typed).toEqual([]);
});

/** The addresses whose link has other words than those of a name. */
const underOther = (links: { href: string; words: string }[]) =>
  links
    .filter(
      ({ href, words }) =>
        !names.some(([address, name]) => address === href && name.toLowerCase().includes(words.toLowerCase())),
    )
    .map(({ href }) => href);

test("a link at the foot of each page has words of the name of its page", async () => {
  const html = await markupOf(SiteFooter({ theme: "system", hidden: null }));
  const links = [...html.matchAll(/<a href="(\/[^"]+)">([^<]+)/g)].map(([, href, words]) => ({
    href: href!,
    words: words!,
  }));
  expect(links.length).toBeGreaterThan(15);
  expect(underOther(links)).toEqual(["/skill.md", "/docs#rest"]);
});

test("the ways on from a page made without Next have the names of the pages", () => {
  const links = [...onward.matchAll(/<a href="([^"]+)">([^<]+)/g)].map(([, href, words]) => ({
    href: href!,
    words: words!,
  }));
  expect(underOther(links)).toEqual(["/docs/research#connect"]);
});

test("llms.txt has words of the name of each page that it links", () => {
  const text = readFileSync("lib/about/llms.txt", "utf8");
  const links = [...text.matchAll(/\[([^\]]+)\]\(\{\{base\}\}(\S+)\.md\)/g)];
  expect(links.length).toBeGreaterThan(15);
  expect(underOther(links.map(([, words, href]) => ({ href: href!, words: words! })))).toEqual(["/skill"]);
});
