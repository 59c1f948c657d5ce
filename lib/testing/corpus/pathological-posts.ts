import { lengthOf } from "../../in-words.ts";
import { questionMembers } from "../../questions/contract.ts";
import { seeded } from "./seeded.ts";

/** As long as a post can be, in UTF-16 units. */
const longest = lengthOf(questionMembers.body).most;

const filled = (part: string) => part.repeat(Math.ceil(longest / part.length)).slice(0, longest);
const mirrored = (open: string, close: string, inside = "x") => {
  const times = Math.floor((longest - inside.length) / (open.length + close.length));
  return open.repeat(times) + inside + close.repeat(times);
};
const lines = (write: (line: number) => string) => {
  let text = "";
  for (let i = 0; text.length < longest; i++) text += `${write(i)}\n`;
  return text.slice(0, longest);
};

// Runs of complete or partial openers: a careless parser searches for the end of each, again and again.
const runs = (
  '[ ] ( ) ![ [[ [[]( [a]( [x](< [x](a" ([ ]( [![ [*a *[a [` `[ ![a](b) [a](https://b.c) [a][b] < > << <a <a@ <!-- <![CDATA[ <? ' +
  "<http:// <https://a * ** *** *a **a *_ *a_ **a__ _ __ _a_ a_ ~~ ~~a ~ ` `` ``a \\ \\\\ \\* & &# &#x &#0; &a; &amp; &amp;lt; " +
  "http:// https://a. https://a/( https://[ (https://a.b // :// @ a@b.c # | a| |- \" ' = + - é 🚀 ﷽"
).split(" ");

const blockRuns = [
  "> ",
  ">",
  ">\n",
  "> a\n",
  ">> a\n> b\n",
  "- ",
  "- a\n",
  "* a\n",
  "+ \n",
  "1. ",
  "1) a\n",
  "- > ",
  "> - ",
  "> 1. - ",
  "- a\n  - b\n",
  "# \n",
  "## a\n",
  "---\n",
  "a\n===\n",
  "a\n-\n",
  "```\n",
  "~~~\n",
  "```a\n",
  "    a\n",
  "\ta\n",
  "\n",
  " \n",
  "  \n",
  "\\\n",
  "[a]: b\n",
  "[a]: <b>\n",
  "a\r",
  "\r\n",
  "|a|b|\n|-|-|\n",
  "|a|\n|-|\n",
  "a|b\n-|-\n",
  "<div>\n",
  "<!--\n",
];

const nests = [
  mirrored("*", "*"),
  mirrored("**", "**"),
  mirrored("_", "_"),
  mirrored("~~", "~~"),
  mirrored("*a **b ", "**_*"),
  mirrored("[", "]"),
  mirrored("[", "](b)"),
  mirrored("[", "](https://b.c)"),
  mirrored("![", "](b)"),
  mirrored("![", "]()"),
  mirrored("![", "](https://b.c)"),
  mirrored("(", ")"),
  mirrored("<", ">"),
  mirrored("`", "`"),
  mirrored("[*", "*]"),
  lines((i) => `${"  ".repeat(i)}- a`),
  lines((i) => `${"> ".repeat(i)}a`),
  lines((i) => `${">".repeat(i % 40)} - a`),
  lines((i) => `${"> - ".repeat(i)}a`),
  lines((i) => `${" ".repeat(3 * i)}${i}. a`),
  `${">".repeat(longest - 2)} a`,
  `${"- ".repeat(longest / 2 - 1)}a`,
  `${"1. ".repeat(longest / 3 - 1)}a`,
  lines((i) => `${"#".repeat((i % 6) + 1)} a`),
];

const tables = [
  `|${"a|".repeat(1400)}\n|${"-|".repeat(1400)}\n|b|`,
  `|${"a|".repeat(20)}\n|${"-|".repeat(20)}\n${"b\n".repeat(2900)}`,
  `|${"a|".repeat(700)}\n|${"-|".repeat(700)}\n${"|\n".repeat(900)}`,
  `|a|b|\n|-|-|\n${"|".repeat(5900)}`,
  `|a|b|\n|-|-|\n${"|c|d|\n".repeat(990)}`,
  `|a|b|\n|-|-|\n|${"\\|".repeat(2900)}|`,
  `|${"-".repeat(2900)}|\n|${"-".repeat(2900)}|`,
  lines((i) => `${">".repeat(i % 15)}|a|b|\n${">".repeat(i % 15)}|-|-|\n${">".repeat(i % 15)}|c|d|`),
];

const bombs = [
  Array.from({ length: 108 }, (_, i) => `${"`".repeat(i)} a`).join(""),
  Array.from({ length: 108 }, (_, i) => `${"`".repeat(108 - i)} a`).join(""),
  lines((i) => `&${"amp;".repeat(i % 90)}lt;`),
  lines((i) => `&#${i};&#x${i.toString(16)};`),
  lines((i) => `https://host-${i}.test/${"a/".repeat(i % 30)}`),
  lines((i) => `[${i}](https://host-${i}.test "t${i}")`),
  `https://a.test/${"a".repeat(5900)}`,
  `https://a.test/${"(".repeat(2900)}${")".repeat(2900)}`,
  `https://${"a.".repeat(2900)}test`,
  `https://${"-".repeat(5900)}`,
  `[x](https://a.test/${"%".repeat(5900)})`,
  `[x](https://a.test "${'\\"'.repeat(2900)}")`,
  `[${"x".repeat(5900)}](https://a.test)`,
  `<https://a.test/${"b".repeat(5900)}>`,
  `\`\`\`${"i".repeat(5900)}\nx`,
  "x".repeat(longest),
  filled("x "),
  "\u00a0".repeat(longest),
  filled("\u0301"),
  filled('[x](https://a.test "&#8238;")'),
  filled("\ud83d"),
  filled("عربى "),
  filled("👩‍🔬"),
  "\u0000".repeat(longest),
];

function noise(seed: number): string {
  const r = seeded(seed);
  const marks = [
    "*",
    "_",
    "`",
    "[",
    "]",
    "(",
    ")",
    "!",
    "<",
    ">",
    "&",
    "#",
    "|",
    "-",
    "\n",
    "\\",
    "~",
    " ",
    "a",
    "https://a.b",
    "&lt;",
    "\t",
  ];
  let text = "";
  while (text.length < longest) text += r.pick(marks);
  return text.slice(0, longest);
}

/** Posts whose markdown is deep, wide or slow to read. */
export const pathologicalPosts: string[] = [
  ...runs.map(filled),
  ...blockRuns.map(filled),
  ...nests,
  ...tables,
  ...bombs,
  ...Array.from({ length: 30 }, (_, seed) => noise(seed)),
];
