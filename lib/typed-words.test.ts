import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { type ESTree, parseSync } from "rolldown/utils";
import type { Expression, Node } from "typescript/unstable/ast";
import * as is from "typescript/unstable/ast/is";
import { API } from "typescript/unstable/sync";
import { afterAll, expect, test } from "vitest";
import { ratings } from "./api/ratings.ts";
import { research } from "./api/research.ts";
import { endpointsOf } from "./openapi/service.ts";
import { members, wordsOf } from "./testing/names.ts";

// A word that only the program reads, such as a form's value or a header, is a plain text to the compiler: renamed at
// one of its places, it goes on at the other, and nothing fails.

const files = globSync("{app,components,lib}/**/*.{ts,tsx}", {
  exclude: ["**/*.test.*", "lib/{demo,testing}/**", "app/kit/**"],
}).sort();
const lineOf = (source: string, place: number) => source.slice(0, place).split("\n").length;

type Literal = { text: string; start: number };
type Source = {
  file: string;
  source: string;
  literals: Literal[];
  constants: Literal[];
  parts: Literal[];
  listed: string[];
  records: { start: number; keys: string[] }[];
};

const isNode = (value: unknown): value is ESTree.Node => typeof value === "object" && value !== null && "type" in value;

function* nodesOf(node: ESTree.Node): Generator<ESTree.Node> {
  if (node.type === "ImportDeclaration" || node.type === "ExportAllDeclaration") return;
  yield node;
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* nodesOf(child);
}

/** A value without what only the type checker reads. */
const bare = (node: ESTree.Node | null | undefined): ESTree.Node | null | undefined =>
  node?.type === "TSAsExpression" || node?.type === "TSSatisfiesExpression" ? bare(node.expression) : node;

/** A text that is typed as a whole. */
function literalOf(node: ESTree.Node | null | undefined): Literal[] {
  if (node?.type === "Literal" && typeof node.value === "string") return [{ text: node.value, start: node.start }];
  if (node?.type === "JSXText") return [{ text: node.value.trim().replaceAll(/\s+/g, " "), start: node.start }];
  return node?.type === "TemplateLiteral" && node.quasis.length === 1
    ? [{ text: node.quasis[0]!.value.raw, start: node.start }]
    : [];
}

/** The texts in an object or a list, at any depth. */
function textsIn(node: ESTree.Node | null | undefined): Literal[] {
  if (node?.type === "ObjectExpression")
    return node.properties.flatMap((one) => textsIn(bare(one.type === "Property" ? one.value : one.argument)));
  return node?.type === "ArrayExpression" ? node.elements.flatMap((one) => textsIn(bare(one))) : literalOf(node);
}

const calledEnum = (node: ESTree.Node) => node.type === "Identifier" && node.name === "enum";

/** The words of a list or of a choice of it, and the names of an object's members. */
function wordsIn(node: ESTree.Node | null | undefined): string[] {
  if (node?.type === "ArrayExpression") return node.elements.flatMap((one) => literalOf(one)).map(({ text }) => text);
  if (node?.type === "ObjectExpression")
    return node.properties.flatMap((one) => (one.type === "Property" && "name" in one.key ? String(one.key.name) : []));
  const isChoice = node?.type === "CallExpression" && "property" in node.callee && calledEnum(node.callee.property);
  return isChoice ? wordsIn(bare(node.arguments[0])) : [];
}

/** Whether a type lets a record have any name. */
const isByAnyName = (type: ESTree.TSType | undefined): boolean =>
  type?.type === "TSTypeLiteral"
    ? type.members.some((one) => one.type === "TSIndexSignature")
    : type?.type === "TSTypeReference" &&
      "name" in type.typeName &&
      type.typeName.name === "Record" &&
      type.typeArguments?.params[0]?.type === "TSStringKeyword";

/** The names in a record; "" for one that is computed or from another. */
const keysOf = (node: ESTree.Node | null): string[] =>
  node?.type === "ObjectExpression"
    ? node.properties.map((one) =>
        one.type === "Property" && !one.computed && "name" in one.key ? String(one.key.name) : "",
      )
    : [];

/** What a file types, and the constants and closed lists that it exports. */
function sourceOf(file: string): Source {
  const source = readFileSync(file, "utf8");
  const { program } = parseSync(file, source);
  const exported = program.body.flatMap((one) =>
    one.type === "ExportNamedDeclaration" && one.declaration?.type === "VariableDeclaration"
      ? one.declaration.declarations.map(({ init }) => bare(init))
      : [],
  );
  return {
    ...{ file, source },
    literals: [...nodesOf(program)].flatMap(literalOf),
    constants: exported.flatMap(literalOf),
    parts: exported.flatMap((one) => (literalOf(one).length > 0 ? [] : textsIn(one))),
    listed: exported.flatMap(wordsIn),
    records: [...nodesOf(program)].flatMap((node) =>
      node.type === "VariableDeclarator" && isByAnyName(node.id.typeAnnotation?.typeAnnotation)
        ? [{ start: node.start, keys: keysOf(node.init) }]
        : [],
    ),
  };
}

const all = files.map(sourceOf);

test("a record that is keyed by members of requests or answers is typed by them", () => {
  const records = all.flatMap(({ file, source, records }) =>
    records.map(({ keys, start }) => ({ keys, place: `${file}:${lineOf(source, start)}: ${keys.join(", ")}` })),
  );
  expect(records.length).toBeGreaterThan(20);
  const loose = records.filter(({ keys }) => keys.length > 0 && keys.every((key) => members.has(key)));
  expect(
    loose.map(({ place }) => place),
    "Write its type as { [member in MemberOf<…>]?: … }.",
  ).toEqual([]);
});

/** Whether a text is no English word, which may be typed for something else. */
const isDistinct = (text: string) => text.length >= 5 && /[^a-z]/i.test(text);
const wordCount = (text: string) =>
  text.split(" ").filter((word) => /^[“(]?\p{L}[\p{L}’'-]+[.,:;!?”)]*$/u.test(word)).length;

/** What people of studies say and weigh, and records and examples: their texts are no words of the service. */
const isOfData = (file: string) =>
  /lib\/(?:demo|testing)\/|study-types|closings|considerations|\/words\/|catalog\/|judged|answers\/|vectors|-(?:requests|errors|examples|path)\.json$|snapshot|personas\.json$/.test(
    file,
  );

const textsOfJson = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(textsOfJson);

/** The texts of JSON files; two words are often found elsewhere by chance. */
const ofJson = globSync("{components,lib}/**/*.json")
  .filter((file) => !isOfData(file))
  .flatMap((file) => textsOfJson(JSON.parse(readFileSync(file, "utf8"))).map((text) => ({ file, text, start: -1 })))
  .filter(({ text }) => wordCount(text) > 2);

/** A text without its capitals and final stop. */
const sameText = (text: string) => text.toLowerCase().replace(/(?<=\w)\.$/, "");

test("a text of an exported constant, object or file of words is typed nowhere else, in capitals or small letters", () => {
  const constants = all.flatMap(({ file, constants }) => constants.map((one) => ({ file, ...one })));
  const parts = all
    .filter(({ file }) => !isOfData(file))
    .flatMap(({ file, parts }) => parts.filter(({ text }) => wordCount(text) > 1).map((one) => ({ file, ...one })));
  const ofWords = [...parts, ...ofJson].map((one) => ({ ...one, isOfWords: true }));
  const homes = Map.groupBy([...constants.map((one) => ({ ...one, isOfWords: false })), ...ofWords], ({ text }) =>
    sameText(text),
  );
  // Of two constants with one text each is a fact of its own, as of the order of two lists.
  const own = [...homes].filter(([text, of]) => isDistinct(text) && of.length === 1);
  const homeOf = new Map(own.map(([text, [home]]) => [text, home!]));
  expect(homeOf.size).toBeGreaterThan(1500);
  const typed = all.flatMap(({ file, source, literals }) =>
    literals.flatMap(({ text, start }) => {
      const home = homeOf.get(sameText(text));
      const isHome = home?.file === file && home.start === start;
      // A route file names its own folder.
      if (file === `app${text}/route.ts` || (home?.isOfWords && isOfData(file))) return [];
      return home === undefined || isHome ? [] : [`${file}:${lineOf(source, start)}: ${text} (${home.file})`];
    }),
  );
  expect(typed).toEqual([]);
});

const inputs = new Set(
  [ratings, research].flatMap((service) => endpointsOf(service).flatMap(({ input }) => Object.keys(input.shape))),
);
const closed = new Set([
  ...[...wordsOf.values()].flatMap((words) => [...words]),
  ...all.flatMap(({ listed }) => listed),
]);

const api = new API();
afterAll(() => api.close());
const [project] = api.updateSnapshot({ openProjects: [resolve("tsconfig.json")] }).getProjects();
const { checker, program } = project!;

/** Whether the compiler holds a literal to the words of a closed type. */
function isHeld(node: Node): boolean {
  const type = checker.getContextualType(node as Expression);
  return (type?.isUnionType() ? type.getTypes() : [type]).some((one) => one?.isStringLiteralType() === true);
}

const isAround = (node: Node) =>
  [is.isJsxExpression, is.isConditionalExpression, is.isParenthesizedExpression, is.isSatisfiesExpression].some(
    (isOne) => isOne(node),
  );

/** The whole expression of a literal, with its braces, its choice and its type. */
const wholeOf = (node: Node): Node => (isAround(node.parent) ? wholeOf(node.parent) : node);

/** Whether an expression reads or writes a form or an address by a name. */
function isOfForm(node: Node): boolean {
  if (!is.isCallExpression(node) || !is.isPropertyAccessExpression(node.expression)) return false;
  const { expression, name } = node.expression;
  if (!/^(?:get|getAll|has|set|append|delete)$/.test(name.text)) return false;
  return /URLSearchParams|FormData/.test(checker.typeToString(checker.getTypeAtLocation(expression)!));
}

/** The words of a literal that must be of the contract: names of members, and words of closed lists. */
function wordsAt(node: Node): string[] {
  const { text } = node as Node & { text: string };
  const queried = [...(/^(?:[/?&]\S*)/.test(text) ? text.matchAll(/[?&]([a-z_]+)=/g) : [])].map(([, name]) => name!);
  const names = queried.filter((name) => inputs.has(name) && !text.startsWith("/api/"));
  if (names.length > 0) return names;
  const whole = wholeOf(node);
  const { parent } = whole;
  if (is.isJsxAttribute(parent)) {
    const attribute = parent.name.getText();
    const isWord = /^(?:value|defaultValue)$/.test(attribute) ? text !== "" : attribute === "name" && inputs.has(text);
    return isWord ? [text] : [];
  }
  if (is.isCallExpression(parent))
    return parent.arguments[0] === whole && inputs.has(text) && isOfForm(parent) ? [text] : [];
  if (is.isBinaryExpression(parent)) {
    const isAgainst = [parent.left, parent.right].some((one) => one !== whole && isOfForm(one));
    return isAgainst && text !== "" ? [text] : [];
  }
  const isOption = is.isArrayLiteralExpression(parent) && parent.elements.length === 2 && parent.elements[0] === whole;
  return isOption && is.isArrayLiteralExpression(parent.parent) && closed.has(text) ? [text] : [];
}

type Place = { word: string; place: string; isHeld: boolean };

/** The places in a file where a form or an address has a word of the contract. */
function placesIn(file: string): Place[] {
  const source = program.getSourceFile(resolve(file))!;
  const places: Place[] = [];
  const visit = (node: Node) => {
    if (is.isStringLiteral(node) || is.isNoSubstitutionTemplateLiteral(node) || is.isTemplateHead(node))
      for (const word of wordsAt(node)) {
        const place = `${file}:${lineOf(source.text, node.getStart(source))}: ${word}`;
        places.push({ word, place, isHeld: isHeld(node) });
      }
    node.forEachChild(visit);
  };
  source.forEachChild(visit);
  return places;
}

test("a name or a word that a form or an address sends is of the contract, or of a type", () => {
  const places = files.filter((file) => /^(?:app|components)\//.test(file)).flatMap(placesIn);
  // Each of the forms that are read: a name of a field, one that a route reads, and a value.
  for (const word of ["topic", "persona_ids", "allow"]) expect(places.map((one) => one.word)).toContain(word);
  const loose = places.filter((one) => !one.isHeld).map(({ place }) => place);
  expect(loose, "Take the word from the contract, or write it as satisfies MemberOf<typeof …Endpoint>.").toEqual([]);
});

test("a name that a form is read by is that of a control", () => {
  const sources = files.filter((file) => /^(?:app|components)\//.test(file)).map((file) => readFileSync(file, "utf8"));
  const inAll = (form: RegExp) =>
    new Set(sources.flatMap((source) => [...source.matchAll(form)].map(([, name]) => name)));
  const read = inAll(/\bform\??\.(?:get|getAll|has)\(\s*"(\w+)"/g);
  const sent = inAll(/\bname=\{?"(\w+)"/g);
  expect(read.size).toBeGreaterThan(25);
  expect([...read].filter((name) => !sent.has(name))).toEqual([]);
});

test("a word of a closed list that SQL of tools and posts compares with or answers is of a type", () => {
  const inSql = all
    .filter(({ file }) =>
      /^lib\/(?:confirmations|demand|moderation|questions|registry|replies|reviews|tools|votes)\//.test(file),
    )
    .flatMap(({ file, source }) =>
      [...source.matchAll(/(?:(?<!\$\{.*)=|<>|\bthen|\belse) '([a-z_]+)'/g)].map(({ index, 1: word }) => ({
        word: word!,
        place: `${file}:${lineOf(source, index)}: ${word}`,
      })),
    );
  expect(inSql.length).toBeGreaterThan(0);
  const loose = inSql
    .filter(({ word }) => closed.has(word) && !/^(?:true|false)$/.test(word))
    .map(({ place }) => place);
  expect(loose, "Write the word with satisfies, or by its type as in lib/tools/tool.ts.").toEqual([]);
});

/** The words that a column of this name has in some table, by its type. */
function wordsOfColumns(): Map<string, Set<string>> {
  const words = new Map<string, Set<string>>();
  for (const file of files.filter((one) => one.endsWith(".sql.ts")))
    program.getSourceFile(resolve(file))!.forEachChild((statement) => {
      if (!is.isVariableStatement(statement)) return;
      const [table] = statement.declarationList.declarations;
      const row = checker.getPropertyOfType(checker.getTypeAtLocation(table!.name)!, "$inferSelect");
      for (const column of row ? checker.getPropertiesOfType(checker.getTypeOfSymbol(row)!) : []) {
        const type = checker.getTypeOfSymbol(column);
        const own = (type?.isUnionType() ? type.getTypes() : [type]).flatMap((one) =>
          one?.isStringLiteralType() ? one.value : [],
        );
        if (own.length > 0) words.set(column.name, new Set([...(words.get(column.name) ?? []), ...own]));
      }
    });
  return words;
}

test("a word that SQL compares a column with is of the list of the column", () => {
  const words = wordsOfColumns();
  const compared = all.flatMap(({ file, source }) =>
    [...source.matchAll(/(\w+)\}? (?:=|<>|(?:not )?in) \(?((?:(?:, )?'\w+')+)/g)].flatMap(([, column, list]) =>
      (words.has(column!) ? list!.match(/\w+/g)! : []).map((word) => ({ file, column: column!, word })),
    ),
  );
  expect(compared.length).toBeGreaterThan(20);
  expect(compared.filter(({ column, word }) => !words.get(column)!.has(word))).toEqual([]);
});
