import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** Tests and what only they read, lists of data, and examples, whose numbers are of no rule. */
const data =
  /\.test\.|^lib\/(?:testing|demo)\/|^app\/kit\/|(?:answers|vectors|judged|study-types|catalog|words)\/|considerations\.ts$|(?:-errors|-requests|[.]snapshot|english-words|default-personas)\.json$/;
const texts = globSync(["{app,components,lib}/**/*.{ts,tsx,json,md,txt,xml,html,css,svg,py}", "bench/*.ts"], {
  withFileTypes: true,
})
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.replace(/^\.\//, ""))
  .filter((file) => !data.test(file))
  .map((file) => ({ file, source: readFileSync(file, "utf8") }))
  .map(({ file, source }) => ({ file, source, text: withoutComments(source) }));

const units =
  "minutes?|hours?|days?|seconds?|studies|reviews|voices|characters|votes|interviews|personas|tools|tags|links|levels|columns|KB|MB|KiB|attempts|streams|searches|posts|dimensions|digits|packages|considerations|calls|questions|follow-ups|themes|lines|hosts|events|answers|options|rows";
const digits = "\\d(?:[\\d,.]*\\d)?";
const counted = "three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|fifty|hundred";
/** A number with its unit, or a range; but for scales of answers, and for the length that a style asks for. */
const rule = new RegExp(
  `(?<![\\w$.{#/−-])(?:(?:${digits}|${counted})[ -](?:[a-z]+ ){0,2}(?:${units})\\b|(?!0 to |1 to 5\\b)(?:${digits}|two|${counted}) to (?:${digits}|${counted})\\b(?! (?:short )?(?:sentences|words|lines|codes)))`,
  "gi",
);
const share = "half|(?:a|one)[ -](?:half|third|quarter|fifth|tenth)";
/** A share or a time in words, and a share without its 0. */
const inWords = new RegExp(
  [
    ...[
      `\\b(?:least|most|than|over|to|has|have) (?:${share})\\b`,
      `(?<!const )\\b(?:${share}) of\\b`,
      "(?<![\\d\\w])\\.\\d+ (?:of|apart)\\b",
    ],
    "\\b(?:once|twice|in|for|within|than|every) (?:(?:an?|one|half|the last) )*(?:second|minute|hour|day|week|month)\\b",
  ].join("|"),
  "gi",
);
/** What is no rule of the service: time in SQL, forms from outside, examples, advice to people, and the pledge of stability. */
const others = new RegExp(
  [
    ...["interval '\\d+ \\w+'", "64 hex", "1\\.1 counts", "\\d stud(?:y|ies) of \\d+ \\w+", "last 5 studies"],
    ...[
      "half of a s(?:urrogate|ign-in)",
      "Start in 60 seconds",
      "Heat one in four minutes",
      "five to ten",
      "least 90 days",
    ],
    ...["[Hh]alf of (?:what I pay|yours)", "twice a week", "(?:Try|page) again in a minute"],
    ...[
      "less than a second",
      "1 all m options",
      "1 while storage",
      'words: "[a-z ]+"',
      '"words": "\\d+ \\w+", "minutes": \\d+',
    ],
  ].join("|"),
  "g",
);

test("texts have the numbers of rules from the code, and none typed", () => {
  const typed = texts.flatMap(({ file, text }) =>
    [rule, inWords]
      .flatMap((one) => text.replaceAll(others, "").match(one) ?? [])
      .map((number) => `${file}: ${number}`),
  );
  expect(typed).toEqual([]);
});

const code = texts.filter(({ file }) => /\.tsx?$/.test(file) && file !== "lib/in-words.ts");

test("an amount of dollars is written by money() alone", () => {
  const written = code.filter(({ text }) => /\$\$\{[^}]*\.toFixed\(|_usd\.toFixed\(/.test(text));
  expect(written.map(({ file }) => file)).toEqual([]);
});

test("how much an interval covers is said by its constants alone", () => {
  const typed = code.filter(({ text }) => /90 ?%|9 of 10/.test(text));
  expect(typed.map(({ file }) => file)).toEqual([]);
});

/** The half whose lists take their order from the words of their contract. */
const research =
  /^(?:lib|components)\/(?:studies|engines|personas|accounts|webhooks|research|research-tool|sign-in|connector|simulate)\//;

test("an order by age is typed once, as the constant that its query reads", () => {
  const typed = texts.filter(
    ({ file, text }) => research.test(file) && /(?:newest|oldest) first(?!")|(?<!")(?:newest|oldest) first/i.test(text),
  );
  expect(typed.map(({ file }) => file)).toEqual([]);
});

test("a form takes the length that its contract takes", () => {
  expect(code.filter(({ text }) => /(?:min|max)Length=\{?"?\d/.test(text)).map(({ file }) => file)).toEqual([]);
});

/** The numbers in the constants of a file, or in those of these names. */
function constantsIn(text: string, names?: string[]): number[] {
  const constants = text.matchAll(/^(?:export )?const (\w+)(?:: [^=]+)? = ([\w\s{}:,.*-]*)(?: as const)?;$/gm);
  return [...constants].flatMap(([, name, value]) => {
    if (names?.includes(name!) === false) return [];
    const products = value!.match(/(?<![\w.])\d[\d_.]*(?: \* \d[\d_.]*)*/g) ?? [];
    return products.map((product) =>
      product.split(" * ").reduce((result, one) => result * Number(one.replaceAll("_", "")), 1),
    );
  });
}

const inDigits = new Map<string, number>([
  ...[..."two three four five six seven eight nine ten eleven twelve".split(" ").entries()].map(
    ([at, word]): [string, number] => [word, at + 2],
  ),
  ...Object.entries({ twenty: 20, thirty: 30, fifty: 50, hundred: 100, thousand: 1_000 }),
]);
/** A unit in those of constants. */
const inUnits = new Map([
  ["s", [1, 1_000]],
  ["second", [1, 1_000]],
  ["minute", [1, 60, 60_000]],
  ["hour", [1, 3_600, 3_600_000]],
  ["day", [1, 86_400, 86_400_000]],
  ["KB", [1, 1_000, 1_024]],
  ["MB", [1, 1_000_000, 1_024 ** 2]],
  ["%", [1, 0.01]],
]);
const bound = new RegExp(
  `(?:at (?:most|least)|up to|within|every|under|over|below|above|from|until|after|for|than|last|newest) (?:an? )?(?<amount>${digits}|${[...inDigits.keys()].join("|")})(?![\\w-]*\\w)(?: ?(?<unit>${[...inUnits.keys()].join("|")})s?(?!\\w))?`,
  "gi",
);

/** The bounds that the comments of a file say, of which it has the number as a constant or imports one. */
function boundsTwice({ file, source, text }: (typeof texts)[number]): string[] {
  const imports = [...text.matchAll(/import \{([^}]*)\} from "([#.][^"]+\.ts)"/g)].flatMap(([, names, from]) => {
    const path = from!.startsWith("#") ? from!.slice(1) : join(dirname(file), from!);
    const other = texts.find((one) => one.file === path)?.text ?? "";
    return constantsIn(
      other,
      names!.split(",").map((name) => name.trim()),
    );
  });
  const constants = new Set([...constantsIn(text), ...imports]);
  const comments = source.match(/\/\*[\s\S]*?\*\/|(?<![:"'`\w])\/\/ .*$/gm) ?? [];
  return comments.flatMap((comment) =>
    [...comment.replaceAll(/\s+\*?\s*/g, " ").matchAll(bound)].flatMap(({ 0: said, groups }) => {
      const amount = inDigits.get(groups!.amount!.toLowerCase()) ?? Number(groups!.amount!.replaceAll(",", ""));
      const isHere = (inUnits.get(groups!.unit!) ?? [1]).some((scale) => constants.has(amount * scale));
      return amount > 1 && isHere ? [`${file}: ${said}`] : [];
    }),
  );
}

test("a comment says no bound that its file has as a constant", () => {
  expect(texts.flatMap(boundsTwice)).toEqual([]);
});

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(?<!:)\/\/.*$/gm, "");
}
