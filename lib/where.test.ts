import { globSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type ESTree, parseSync } from "rolldown/utils";
import { expect, test } from "vitest";

const page = "docs/where.md";
const head = `# Where each rule is

Every constant, shape, table, list of words and formula from a source by its file, with what it says of itself; "of" names
what reads it. Search this page for the word: \`grep -i "wait" ${page}\`. The value is in the file. The page is made from the
code: after a change of it, \`UPDATE_SNAPSHOTS=1 npm run check -- lib/where\` writes it again.
`;

/** Lists of records, of what outsiders said and of what tests took: their keys are no words of a rule. */
const records = /\/(?:catalog|vectors|judged|answers)\/|snapshot/;
const isOurs = (file: string) => !/\.(?:test|config)\.|^lib\/(?:testing|demo)\/|^app\/kit\//.test(file);
const files = globSync(["{app,components,lib}/**/*.{ts,tsx}", "{components,lib}/**/*.json", "*.ts"])
  .filter((file) => isOurs(file) && !records.test(file))
  .sort();

/** The names in a file of words: its keys, the next ones of a file of few parts, and what the records of a list are called. */
function keysIn(file: string): string[] {
  const data: unknown = JSON.parse(readFileSync(file, "utf8"));
  const keysOf = (value: unknown) =>
    typeof value === "object" && !Array.isArray(value) ? Object.keys(value ?? {}) : [];
  const first = Array.isArray(data) ? data[0] : data;
  const next = keysOf(first).length < 5 ? Object.values(first as object).flatMap(keysOf) : [];
  const names = Array.isArray(data) && data.length < 40 ? data.flatMap((one) => Object.values<unknown>(one)[0]) : [];
  const words = [...keysOf(first), ...next, ...names].filter((word) => typeof word === "string");
  return [...new Set(words)].filter((word) => /^[\w.:/ -]{2,40}$/.test(word));
}

const marked = (words: string[]) => (words.length === 0 ? "" : ` (${words.join(", ")})`);

/** What a file has, each part as one text. */
const partsOf = (file: string): string[] =>
  file.endsWith(".json")
    ? [`words${marked(keysIn(file))}`]
    : rulesIn(file).map(({ name, says, words }) => `\`${name}\`${says && `: ${says}`}${marked(words)}`);

const longest = 700;
/** The lines of a file, each of which begins with its name, so that a search shows it. */
function linesOf(file: string): string[] {
  const lines: string[] = [];
  for (const part of partsOf(file)) {
    const last = lines.at(-1);
    if (last && last.length + part.length < longest) lines[lines.length - 1] = `${last}; ${part}`;
    else lines.push(`- **${file}** ${part}`);
  }
  return lines;
}

test("docs/where.md has each rule of the code by its file", () => {
  const folders = Map.groupBy(files, (file) =>
    dirname(file)
      .split("/", file.startsWith("app/") ? 1 : 2)
      .join("/"),
  );
  const sections = [...folders].flatMap(([folder, of]) => {
    const lines = of.flatMap(linesOf);
    return lines.length === 0
      ? []
      : [`\n## ${folder === "." ? "the server's entries" : folder}\n${lines.join("\n")}\n`];
  });
  const text = head + sections.join("");
  if (process.env.UPDATE_SNAPSHOTS) writeFileSync(page, text);
  const renew = `The code has other rules than ${page}: UPDATE_SNAPSHOTS=1 npm run check -- lib/where, and commit the page.`;
  expect(readFileSync(page, "utf8"), renew).toBe(text);
});

test("it sees each kind of rule: a number, a list, a shape's members, a table, a formula, and no other function", () => {
  const rules = [
    ...rulesIn("lib/tools/near-tool-ids.ts"),
    ...rulesIn("lib/contract.ts"),
    ...rulesIn("lib/votes/votes.sql.ts"),
    ...rulesIn("lib/engines/statistics.ts"),
  ];
  const named = (name: string) => rules.find((rule) => rule.name === name);
  expect(named("bytesPerUnit")?.says).toContain("costs one more unit");
  expect(named("pageSizes")?.words).toEqual(["usual", "most"]);
  expect(named("contentFaults")?.words).toContain("contains_secret");
  expect(named("Moment")?.says).toContain("RFC 3339");
  expect(named("clientGroups")?.words).toEqual(["client_groups", "salt", "tool_id", "client", "group_id"]);
  expect(named("wilson")?.says).toContain("Wilson (1927)");
  expect(named("mostNear")?.says).toMatch(/^most near, of nearToolIds \(.+\)$/);
  expect(named("hexId")).toBeUndefined();
});

test("each exported number says what it is, itself or with the one above it", () => {
  const silent = files.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    return [...source.matchAll(/(?<!\*\/\n|;\n)^export const (\w+) = [-\d_ */().]+;$/gm)].map(
      ([, name]) => `${file}: ${name}`,
    );
  });
  expect(silent).toEqual([]);
});

type Node = ESTree.Node;

/** A constant, a shape or a table as a reader searches for it: its name, what it is, and the words it is made of. */
type Rule = { name: string; says: string; words: string[] };

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* nodesOf(child);
}

/** A value without what only the type checker reads. */
const bare = (node: Node): Node =>
  node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression" ? bare(node.expression) : node;

const isWord = (text: unknown): text is string => typeof text === "string" && /^[a-z][\w.:/-]+$/.test(text);

/** What a node is called; of several constants that are taken apart, all their names. */
function nameOf(node: Node): string {
  if (node.type === "Identifier") return node.name;
  if (node.type === "Literal") return String(node.value);
  if (node.type === "ArrayPattern") return node.elements.map((one) => (one ? nameOf(one) : "")).join(", ");
  return node.type === "ObjectPattern"
    ? node.properties.map((one) => ("value" in one && one.value ? nameOf(one.value) : "")).join(", ")
    : "";
}

/** The function that a call is of: `object` of z.object(). */
const calleeOf = (node: Node): string => {
  if (node.type !== "CallExpression") return "";
  return nameOf(node.callee.type === "MemberExpression" ? node.callee.property : node.callee);
};

/** An object's members by their names. */
const membersOf = (node: Node | undefined): [name: string, value: Node][] =>
  node?.type !== "ObjectExpression"
    ? []
    : node.properties.flatMap((one) =>
        one.type === "Property" && !one.computed ? [[nameOf(one.key), one.value] as [string, Node]] : [],
      );

/** The words of a list, without its sentences. */
const listOf = (node: Node | undefined): string[] =>
  node?.type === "ArrayExpression"
    ? [...nodesOf(node)].flatMap((one) => (one.type === "Literal" && isWord(one.value) ? one.value : []))
    : [];

/** The members of a shape, the words of a choice, the columns of a table, at any depth. */
const wordsOf = (node: Node): string[] =>
  [...nodesOf(node)].flatMap((one) => {
    if (one.type !== "CallExpression") return [];
    const [first, second] = one.arguments.map(bare);
    if (calleeOf(one) === "enum") return listOf(first);
    if (calleeOf(one) === "pgTable") return [nameOf(first!), ...membersOf(second).map(([name]) => name)];
    const hasMembers = /^(?:\w*[oO]bject|extend|safeExtend|choiceOf|choiceOrNull)$/.test(calleeOf(one));
    return hasMembers ? membersOf(first).map(([name]) => name) : [];
  });

/** A text of the code, with a mark for each place. */
const textOf = (node: Node | undefined): string =>
  node?.type === "TemplateLiteral" ? node.quasis.map(({ value }) => value.cooked).join("…") : node ? nameOf(node) : "";

/** How a shape or an endpoint describes itself. */
function descriptionOf(node: Node): string {
  const summary = membersOf(node).find(([name]) => name === "summary");
  if (summary) return textOf(summary[1]);
  if (node.type !== "CallExpression") return "";
  const first = node.arguments[0] && bare(node.arguments[0]);
  if (calleeOf(node) === "describe") return textOf(first);
  if (first?.type === "ObjectExpression") return descriptionOf(first);
  return node.callee.type === "MemberExpression" ? descriptionOf(node.callee.object) : "";
}

/** Whether a value is no rule: a function, or what a process keeps or makes while it runs. */
function isMade(value: Node): boolean {
  if (/Function|Class|JSX|Await|Identifier/.test(value.type)) return true;
  if (value.type === "NewExpression") return value.arguments.length === 0;
  return (
    value.type === "CallExpression" &&
    value.callee.type === "Identifier" &&
    value.arguments[0]?.type.includes("Function") === true
  );
}

/** What a statement at the top of a file declares, whether it is exported or not. */
const declarationOf = (statement: Node): Node | null =>
  statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;

const declaredName = (node: Node | null): string =>
  node?.type === "VariableDeclaration"
    ? nameOf(node.declarations[0]!.id)
    : node && "id" in node && node.id
      ? nameOf(node.id as Node)
      : "";

/** The words of a name: "most unsent" of `mostUnsent`. */
const asWords = (name: string) => name.replaceAll(/(?<=[a-z\d])[A-Z]+/g, (letters) => ` ${letters.toLowerCase()}`);

/** What a constant without a sentence is for: its name in words, and the first that reads it, with what that says. */
function readerOf(name: string, statements: readonly Node[], own: Node, docstringOf: (node: Node) => string): string {
  const isRead = (one: Node) => one.type === "Identifier" && one.name === name;
  const readers = statements.filter((one) => one !== own && nodesOf(one).some(isRead));
  const names = (one: Node) => declaredName(declarationOf(one));
  const reader = readers.find((one) => !["", name].includes(names(one)));
  const inWords = asWords(name) === name ? "" : asWords(name);
  if (reader === undefined) return inWords;
  const says = docstringOf(reader).replace(/(?<=.{25})[.:;](?: [\s\S]*)?$/, "");
  return `${inWords && `${inWords}, `}of ${names(reader)}${says && ` (${says})`}`;
}

/** Whether a docstring names a paper, a book or a standard: what follows it is a formula. */
const hasSource = (docstring: string) => /\b(?:1[89]|20)\d\d\b|\bRFC \d/.test(docstring);

/** The rules at the top of a file, in its order, with the formulas from a source; of what has neither a sentence nor words, the numbers and exported texts. */
function rulesIn(file: string): Rule[] {
  const source = readFileSync(file, "utf8");
  const { program, comments } = parseSync(file, source);
  const docstringOf = ({ start }: Node) => {
    const above = comments.findLast(({ end }) => end <= start);
    const isAbove = above?.value.startsWith("*") && source.slice(above.end, start).trim() === "";
    return isAbove ? above!.value.replaceAll(/\s*\n\s*\*?\s*|^\*/g, " ").trim() : "";
  };
  return program.body.flatMap((statement) => {
    const isExported = statement.type === "ExportNamedDeclaration";
    const declaration = declarationOf(statement);
    const docstring = docstringOf(statement);
    if (declaration?.type === "FunctionDeclaration" && hasSource(docstring))
      return [{ name: declaredName(declaration), says: docstring, words: [] }];
    if (declaration?.type !== "VariableDeclaration" || declaration.kind !== "const") return [];
    return declaration.declarations.flatMap(({ id, init }) => {
      const value = init && bare(init);
      if (value?.type.includes("Function") && hasSource(docstring))
        return [{ name: nameOf(id), says: docstring, words: [] }];
      if (!value || isMade(value)) return [];
      const says = (docstring || descriptionOf(value)).replace(/(?<=.{25})[.:](?: [\s\S]*)?$/, "");
      const own = [...membersOf(value).map(([name]) => name), ...listOf(value)];
      const isShape = value.type === "CallExpression" || own.includes("summary");
      const words = [...new Set(isShape ? wordsOf(value) : [...own, ...wordsOf(value)])];
      const isNumber =
        value.type === "BinaryExpression" || (value.type === "Literal" && typeof value.value === "number");
      if (!says && words.length === 0 && !isNumber && !(isExported && value.type.includes("Literal"))) return [];
      const name = nameOf(id);
      return [{ name, says: says || readerOf(name, program.body, statement, docstringOf), words }];
    });
  });
}
