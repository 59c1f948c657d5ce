import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import reportFiles from "./engines/report-files.json" with { type: "json" };
import { readEnvironment } from "./env.ts";
import { feedEndings } from "./format.ts";
import answerHeaders from "./openapi/answer-headers.json" with { type: "json" };
import { codesIn, lines, pages } from "./testing/docs.ts";
import { names, wordsOf } from "./testing/names.ts";

/** Names that HTTP, MCP and other programs have given, parameters of addresses at other services, and parts of our own storage. */
const others = new Set([
  ...["null", "*", "Cache-Control", "Content-Type", "Deprecation", "Sunset", 'rel="next"'],
  ...["initialize", "isError", "serverInfo", "subscriptions/listen", "mcpServers", "servers", "iss", "mcps"],
  ...["bigint", "instanceof", "npx", "upgrade", "on", "maxDuration", "axios.defaults.baseURL", "baseUrl"],
  ...["pyproject.toml", "server.json", "manifest.json", "products.json", 'client: "fetch"', "Accept", "demo"],
  ...["json.dumps", "api_key", "apiKey", "access_token", "appid", "app_id", "trace.txt", "publish.mjs"],
  ...["omit", "data_directory", "tools.record"],
]);
const isName = (name: string) => names.has(name) || others.has(name);

const files = globSync("{app,components,lib,e2e,drill,bench,examples,scripts}/**");
const fileNames = new Set([...globSync("*"), ...files].map((file) => basename(file)));
const isThere = (file: string) => (file.includes("/") ? existsSync(file) : fileNames.has(file));

/** A file or a folder, a member with its word, a header with its value, and an object with its members. */
const forms = {
  file: /^(?!\/)[\w./[\]-]*(?:\/|\.(?:tsx?|mjs|py|txt))$|^(?:app|components|lib)(?:\/[\w/-]+)?$/,
  member: /^\??([a-z]\w*(?:\.\w+)*)(?:(?:=|: )"?([\w…-]*)"?)?$/,
  header: /^([A-Z]\w+(?:-[A-Z]\w+)*): ([\w/-]+)$/,
  object: /^[[{]\S.*\}\]?$/s,
};

/** Whether a text marks as code what the code does not have; of pages also what has none of the forms. */
function isStrange(code: string, isPage = false): boolean {
  if (isName(code)) return false;
  if (forms.file.test(code)) return !isThere(code);
  const [, name, word = ""] = forms.member.exec(code) ?? [];
  if (name !== undefined) {
    const list = wordsOf.get(name);
    return (
      !name.split(".").every(isName) ||
      (list !== undefined && /^[a-z]/.test(word) && word !== "true" && !list.has(word))
    );
  }
  const [, header, value] = forms.header.exec(code) ?? [];
  if (header !== undefined) {
    const { example = value } = Object.entries(answerHeaders).find(([one]) => one === header)?.[1] ?? {};
    return !isName(header) || example !== value;
  }
  if (forms.object.test(code))
    return [...code.matchAll(/[[{,]\s*(?:"([a-z_]\w*)"|([a-z_]\w*)(?=[?,:}]))/g)].some(
      ([, one, other]) => !isName(one ?? other!),
    );
  return isPage && !/^npm run |^(?:[A-Z]+ )?\/|…/.test(code);
}

/** What JSX has as code, each expression in it that is no text as one mark. */
const codesOfPage = (source: string) =>
  [...source.matchAll(/<code[^>]*>([^<]*)<\/code>/g)].map(([, code]) =>
    code!
      .replaceAll(/\{(?:"([^"]*)"|'([^']*)'|[^{}]*)\}/g, (_, one?: string, other?: string) => one ?? other ?? "…")
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
const codesOfText = (text: string) =>
  codesIn(text.replaceAll(/^```[\s\S]*?^```$|<!-- \w+ -->[\s\S]*?<!-- end -->/gm, "").replaceAll(/\{\{\w+\}\}/g, "…"));

const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/ .*$/gm, "");

/** What a comment marks as code, and names of several words that it has as they are. */
const codesOfComment = (comment: string) =>
  [...comment.matchAll(/`([^`]+)`|"([\w.-]+)"|(?<![\w.$/])([a-z]+(?:_[a-z\d]+)+|[a-z]+[A-Z]\w*)(?![\w(])/g)].map(
    ([, one, other, plain]) => one ?? other ?? plain!,
  );
const namesIn = (code: string) => code.match(/[a-z_$][\w$]*/gi) ?? [];

/** Lists of data, prompts of models, and what tests and examples are made of. */
const data = /\/(?:catalog|judged|answers|prompts|vectors|demo|testing)\/|snapshot|secret-forms/;
const texts = [
  ...pages.filter((page) => page !== "docs/style.md"),
  ...globSync("{app,components,lib}/**/*.{json,md,txt}").filter((file) => statSync(file).isFile() && !data.test(file)),
];

test("what pages, documents and texts mark as code is a name, a word, a file or a header of the code", () => {
  const ofPages = globSync("{app,components}/**/*.tsx").flatMap((file) =>
    codesOfPage(readFileSync(file, "utf8")).map((code) => ({ file, code, isPage: true })),
  );
  const ofTexts = texts.flatMap((file) =>
    codesOfText(readFileSync(file, "utf8")).map((code) => ({ file, code, isPage: false })),
  );
  expect(ofPages.length).toBeGreaterThan(100);
  expect(ofTexts.length).toBeGreaterThan(1000);
  const strange = [...ofPages, ...ofTexts].filter(({ code, isPage }) => isStrange(code, isPage));
  expect(strange.map(({ file, code }) => `${file}: ${code}`)).toEqual([]);
});

/** What begins a sentence with a small letter, as a name alone does. */
const beginnings = (text: string) =>
  [...text.matchAll(/[\w)`}"]\. ([a-z]\w*(?:\/\w+)?)(?![\w(.'])/g)].map(([, name]) => name!);

test("a sentence that begins with a small letter begins with a name of the code", () => {
  const files = globSync("{app,components,lib}/**/*.{ts,tsx,json,md,txt}").filter((file) => statSync(file).isFile());
  const begun = files
    .filter((file) => !data.test(file) && !/\.test\./.test(file))
    .flatMap((file) => beginnings(withoutComments(readFileSync(file, "utf8"))).map((name) => ({ file, name })));
  expect(begun.length).toBeGreaterThan(10);
  expect(begun.filter(({ name }) => !isName(name)).map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
  expect(beginnings("It is so. basis says why (see it). ids are in it.")).toEqual(["basis", "ids"]);
});

/** What comments have as code of others: names of other programs, and examples of what people write. */
const foreign = new Set([
  ...[
    "prefix_consideration",
    "gen_ai",
    "verify_strict",
    "beekeeper",
    "Job_Title",
    "vLLM",
    "percentile_cont",
    "types: { getTypeParser }",
    "DI",
  ],
  ...[
    "ghp_xxxx",
    '"ghp_" + "1a2b"',
    '["ghp_", "1a2b"].join("")',
    "getUserTokenV2",
    "password = hashedPassword",
    "-pghp_…",
  ],
]);

test("what a comment marks as code is a name in the code", () => {
  const code = ["{app,bench,components,drill,e2e,lib,scripts}/**/*.{ts,tsx,mjs,css,json,sql}", "*.ts"];
  const sources = globSync(code, { exclude: ["**/node_modules"] })
    .filter((file) => statSync(file).isFile())
    .map((file) => ({ file, source: readFileSync(file, "utf8") }));
  const inCode = new Set(sources.flatMap(({ source }) => namesIn(withoutComments(source))));
  const marked = sources
    .filter(({ file }) => !/\.test\.|\.json$|\/corpus\//.test(file))
    .flatMap(({ file, source }) =>
      (source.match(/(?<=^|[\s{])\/\/ .*|\/\*\*?\s[\s\S]*?\*\//gm) ?? []).flatMap((comment) =>
        codesOfComment(comment).map((code) => ({ file, code })),
      ),
    );
  expect(marked.length).toBeGreaterThan(300);
  const strange = marked.filter(({ code }) => !foreign.has(code) && namesIn(code).some((name) => !inCode.has(name)));
  expect(strange.map(({ file, code }) => `${file}: ${code}`)).toEqual([]);
});

test.each(["sufficient", "status: sufficient", "Touchstone-Demo: made", "lib/none.ts", '{"tols": 1}', "quant.margin"])(
  "what the code does not have is seen: %s",
  (code) => {
    expect(isStrange(code)).toBe(true);
  },
);

test("a folder of ours that the docs name is there or left out of git, as that of the data is", () => {
  const ignored = readFileSync(".gitignore", "utf8").split("\n");
  expect(ignored).toContain(`${readEnvironment({}).DATA_DIR}/`);
  const folders = lines.flatMap(codesIn).flatMap((code) => /^\.(?!vscode)[a-z]+(?=\/|$)/.exec(code) ?? []);
  const isFolder = (name: string) => existsSync(name) || ignored.includes(`${name}/`);
  const isEnding = (name: string) => [...feedEndings, ...Object.values(reportFiles)].some((one) => one.endsWith(name));
  expect(folders.filter((name) => !isFolder(name) && !isEnding(name))).toEqual([]);
});
