import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sourceOf = (files: string[]) => files.map((file) => readFileSync(file, "utf8")).join("\n");

test.each([
  ["app/docs/contents-of.ts", ["components/docs/*.tsx"]],
  ["app/docs/research/page.tsx", ["components/docs/research/*.tsx", "components/docs/*.tsx"]],
])("the contents in %s have the titles of the sections", (contents, sections) => {
  const entries = [...readFileSync(contents, "utf8").matchAll(/\{ id: "([\w-]+)", title: "([^"]+)"/g)];
  const source = sourceOf(globSync(sections));
  const titles = [...source.matchAll(/\bid="([\w-]+)"[^<>]*?\btitle=(?:"([^"]+)"|\{`([^`]+)`)/g)];
  expect(entries.length).toBeGreaterThan(7);
  const strange = entries.filter(
    ([, id, title]) =>
      !titles.some(
        ([, section, plain, made = plain]) =>
          section === id && made!.toLowerCase().includes(title!.toLowerCase().replace(/^types /, " types ")),
      ),
  );
  expect(strange.map(([entry]) => entry)).toEqual([]);
});

test("a link at the foot of each page has the words of the page that it leads to", () => {
  const foot = readFileSync("components/chrome/site-footer.tsx", "utf8");
  const links = [...foot.matchAll(/\["(\/\w+)", "([^"]+)"\]/g)].filter(([, href]) => existsSync(`app${href}/page.tsx`));
  expect(links.length).toBeGreaterThan(15);
  const strange = links.filter(([, href, words]) => !readFileSync(`app${href}/page.tsx`, "utf8").includes(words!));
  // Their pages say the same in a question, and in a command.
  expect(strange.map(([, href]) => href)).toEqual(["/dimensions", "/research"]);
});
