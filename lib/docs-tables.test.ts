import { globSync, readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { limits } from "../app/docs/limits.ts";
import { keyVariables } from "./ai-providers.ts";
import { files } from "./api/files.ts";
import { ratings } from "./api/ratings.ts";
import { research } from "./api/research.ts";
import { type ClosedMember, closedForms } from "./engines/closed-kinds.ts";
import { marks } from "./engines/marks.ts";
import { readEnvironment, secondsOf, variables } from "./env.ts";
import { feeds } from "./feeds/feed.ts";
import { type Subject, subjects, windowsOf } from "./limits/limits.ts";
import mcp from "./openapi/mcp-path.json" with { type: "json" };
import { endpointsOf } from "./openapi/service.ts";
import { code, codesIn, lines, rowOf, rowsUnder, useDefaults } from "./testing/docs.ts";
import { readFacts } from "./tools/facts/catalog-facts.ts";
import { WrittenFacts } from "./tools/facts/contract.ts";

useDefaults();

describe("the table of variables", () => {
  const rows = rowsUnder("| variable | default | what it does |");
  const documented = rows.flatMap(([names, defaults]) => {
    const values = codesIn(defaults!);
    return codesIn(names!).map((name, at): [string, string] => [name, values[at] ?? defaults!]);
  });

  test("names each variable that is read, once, and no other", () => {
    // Next and Node set this one themselves; the keys of providers are in the table of those.
    const own = variables.filter((name) => name !== "NODE_ENV" && !(keyVariables as string[]).includes(name));
    expect(documented.map(([name]) => name).toSorted()).toEqual(own.toSorted());
  });

  test.each(documented.filter(([name]) => !name.startsWith("RATE_LIMIT_")))(
    "has the default of %s: %s",
    (name, said) => {
      const unset = readEnvironment({});
      if (said === "unset") return expect(unset).not.toHaveProperty(name);
      const { PORT } = unset;
      expect(unset).toHaveProperty(name);
      // An explicit default differs from no value for the hops alone.
      const asSaid = readEnvironment({ [name]: said.replace(/:PORT$/, `:${PORT}`) });
      expect({ ...asSaid, proxyHops: undefined }).toEqual({ ...unset, proxyHops: undefined });
    },
  );

  test.each(documented.filter(([name]) => name.startsWith("RATE_LIMIT_")))(
    "has the default of %s: %s",
    (name, said) => {
      const group = name.replace("RATE_LIMIT_", "").toLowerCase() as Parameters<typeof windowsOf>[0];
      const units = Object.fromEntries(Object.entries(secondsOf).map(([name, seconds]) => [seconds, name]));
      const ofSubject = (subject: Subject) => {
        const windows = windowsOf(group, subject).map(({ allowed, seconds }) => `${allowed}/${units[seconds]}`);
        return windows.length === 0 ? [] : [`${windows.join(" and ")} per ${subject}`];
      };
      expect(said).toBe(subjects.flatMap(ofSubject).join(", "));
    },
  );
});

/** What a limit counts, in its row or on the page of limits. */
const countedBy = (says: string) => says.split(/[,;:]/, 1)[0]!.toLowerCase();

test("a row of a limit and the page of limits say the same of what it counts", () => {
  for (const { policy, counts } of limits()) {
    const [, group] = /^(.*)-\w+$/.exec(policy)!;
    const variable = `RATE_LIMIT_${group!.replaceAll("-", "_").toUpperCase()}`;
    expect(countedBy(rowOf(variable)), variable).toBe(countedBy(counts));
  }
});

test("what a variable does is said where a test of its rule reads it", () => {
  const tests = globSync("{lib,e2e}/**/*.{test,spec}.ts")
    .map((file) => readFileSync(file, "utf8"))
    .join();
  const rows = rowsUnder("| variable | default | what it does |").map(([names]) => codesIn(names!));
  const read = new Set([...tests.matchAll(/\browOf\w*\("(\w+)"\)/g)].map(([, name]) => name!));
  const own = rows.filter(([first]) => variables.includes(first!) && !first!.startsWith("RATE_LIMIT_"));
  expect(own.length).toBeGreaterThan(30);
  expect(own.filter((names) => !names.some((name) => read.has(name)))).toEqual([]);
});

/** Why a variable cannot have a value; undefined where it can. */
function refusalOf(name: string, value: string): string | undefined {
  try {
    readEnvironment({ [name]: value });
    return undefined;
  } catch (error) {
    return String(error);
  }
}

const choices = variables.flatMap((name) => {
  const [, words] = /must be ("[\w-]+"(?:(?:, | or )"[\w-]+")+)/.exec(refusalOf(name, "?") ?? "") ?? [];
  return words === undefined ? [] : [{ name, words: [...words.matchAll(/"([\w-]+)"/g)].map(([, word]) => word!) }];
});

test("a variable with a choice of words has each of them in its row", () => {
  const rows = rowsUnder("| variable | default | what it does |");
  const missing = choices.flatMap(({ name, words }) => {
    const row = rows.find(([names]) => codesIn(names!).includes(name))!;
    return words.filter((word) => !row.flatMap(codesIn).includes(word)).map((word) => `${name}: ${word}`);
  });
  expect(choices.length).toBeGreaterThan(3);
  expect(missing).toEqual([]);
});

/** The values of variables in a line; a place to fill is x. */
const valuesIn = (line: string) =>
  [...line.matchAll(/(?<![\w.])([A-Z]+(?:_[A-Z]+)*)=(?:"([^"]+)"|'([^']+)'|([^\s`"']+))/g)].map(
    ([said, name, ...values]) => ({ said, name: name!, value: values.join("").replaceAll(/<\w+>|…/g, "x") }),
  );

test("each value of a variable that the docs name is one that it takes", () => {
  const contributing = readFileSync("CONTRIBUTING.md", "utf8").split("\n");
  const values = [...lines, ...contributing].flatMap(valuesIn).filter(({ name }) => variables.includes(name));
  // Where others are missing beside it, the refusal names those.
  const fault = ({ name, value }: (typeof values)[number]) =>
    new RegExp(` ${name}[ .]`).test(refusalOf(name, value) ?? "");
  expect(values.length).toBeGreaterThan(10);
  expect(values.filter(fault)).toEqual([]);
  expect(valuesIn("`API_KEYS=open`").map(fault)).toEqual([true]);
});

test("outside of tables a value is beside its variable", () => {
  const words = choices.flatMap((one) => one.words);
  const prose = lines.filter((line) => !line.startsWith("|"));
  expect(prose.filter((line) => codesIn(line).some((one) => words.includes(one)))).toEqual([]);
  expect(prose.filter((line) => /`[A-Z]+(?:_[A-Z]+)+` is \d/.test(line))).toEqual([]);
});

test("a variable that the docs name is one of them, or the usual ones of a proxy", () => {
  const named = lines.flatMap(codesIn).filter((name) => /^[A-Z]+(?:_[A-Z]+)+$/.test(name));
  expect(named.length).toBeGreaterThan(90);
  expect(named.filter((name) => !variables.includes(name) && !name.endsWith("_PROXY"))).toEqual([]);
  const inCommands = lines.flatMap((line) => line.match(/(?<![\w.])[A-Z]+(?:_[A-Z]+)+(?==)/g) ?? []);
  expect(inCommands.length).toBeGreaterThan(10);
  expect(inCommands.filter((name) => ![...variables, ...others].includes(name))).toEqual([]);
});

test("a variable that CONTRIBUTING.md or a program of the examples names is read somewhere", () => {
  const readers = globSync(["{lib,e2e,scripts}/**/*.{ts,mjs}", "*.config.ts"]).map((file) =>
    readFileSync(file, "utf8"),
  );
  const read = new Set(readers.flatMap((text) => text.match(/(?<=process\.env\.)[A-Z_]+/g) ?? []));
  const named = ["CONTRIBUTING.md", ...globSync("examples/*.{mjs,py}")].flatMap(
    (file) => readFileSync(file, "utf8").match(/(?<![\w.])[A-Z]+(?:_[A-Z]+)+(?=[`=])/g) ?? [],
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !read.has(name) && !variables.includes(name))).toEqual([]);
});

test("so is one that is set or read by its name alone", () => {
  const first = [...new Set(variables.map((name) => name.split("_", 1)[0]))].join("|");
  const named = new RegExp(`\\b(?:${first})(?:_[A-Z]+)+(?=: )|(?<=process\\.env\\.)(?:${first})_[A-Z_]+`, "g");
  const files = globSync(["*.ts", "{app,lib}/**/*.{ts,tsx}", "{scripts,examples}/*.mjs", "{bench,drill,e2e}/**/*.ts"], {
    exclude: ["lib/testing/corpus/**"],
  }).map((file) => readFileSync(file, "utf8"));
  const set = files.flatMap((text) => text.match(named) ?? []);
  expect(set.length).toBeGreaterThan(50);
  expect([...new Set(set)].filter((name) => ![...variables, ...ofNode].includes(name))).toEqual([]);
});

const ofNode = ["NODE_OPTIONS", "NODE_COMPILE_CACHE"];

/** Of other programs, of tests, and examples of values. */
const others = [
  ...["OLLAMA_CONTEXT_LENGTH", "MCP_AUTO_OPEN_ENABLED", "API_KEY", "YOUR_API_KEY", "TOUCHSTONE_KEY", "NODE_CLUSTER"],
  ...["SOCKET_TIMEOUT", "UPDATE_EXAMPLES", "CLIENT_CAPABILITIES_META_KEY", "API_KEY_INVALID", "EAI_AGAIN"],
  ...["UND_ERR_CONNECT_TIMEOUT", "AI_SDK_LOG_WARNINGS", "TOUCHSTONE_OWN_VARIABLE"],
];

test("so is one that a text of the code names", () => {
  const files = globSync("{app,components,lib}/**/*.{ts,tsx,json,md,txt}", {
    exclude: ["**/*.{test,snapshot}.*", "lib/{content,demo,testing}/**", "lib/webhooks/reasons.json"],
  }).filter((file) => statSync(file).isFile() && !/catalog|judged/.test(file));
  const texts = files.flatMap(
    (file) => readFileSync(file, "utf8").match(/"[^"\n]* [^"\n]*"|`[^`]* [^`]*`|>[^<>]+</g) ?? [],
  );
  const named = texts.flatMap((text) => text.match(/(?<![\w.])[A-Z]+(?:_[A-Z]+)+(?!\w)/g) ?? []);
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((name) => ![...variables, ...others].includes(name))).toEqual([]);
});

test("the marks of answers are those of the code", () => {
  expect(lines.flatMap((line) => /^- `([a-z]+)`: /.exec(line)?.[1] ?? [])).toEqual([...marks]);
});

describe("the tables of addresses", () => {
  test("name each operation of the ratings interface and the MCP door, once, and say what the reference does", () => {
    const rows = rowsUnder("| address | what it answers |").map(([address, words]) => [...codesIn(address!), words]);
    const said = endpointsOf(ratings).map(({ method, path, summary }) => [`${method} ${path}`, summary]);
    expect(rows.toSorted()).toEqual([...said, ["POST /mcp", mcp.path.post.summary]].toSorted());
  });

  const addressesUnder = (head: string) => rowsUnder(head).flatMap(([address]) => codesIn(address!));

  test("name each feed and each file that has one address, and those that are not there", () => {
    const paths = Object.keys(feeds).map((feed) => `/feeds/${feed}`);
    expect(lines.flatMap(codesIn).filter((one) => one.startsWith("/feeds/"))).toEqual(paths);
    const single = Object.keys(files).filter((path) => !path.includes("[") && path !== "/metrics");
    expect(addressesUnder("| address | what it is | as of |").toSorted()).toEqual(single.toSorted());
  });

  test("have each operation of the research interface, in the words of its summary", () => {
    const operations = endpointsOf(research).map(({ method, path, summary }) => [code(`${method} ${path}`), summary]);
    expect(rowsUnder("| operation | what it does |")).toEqual(operations);
  });
});

test("the fields of a catalogue's file are in a table, and the example is one that is read", () => {
  const documented = rowsUnder("| field | value |").map(([field]) => codesIn(field!)[0]!);
  expect(documented.toSorted()).toEqual(Object.keys(WrittenFacts.shape).toSorted());
  const [, example] = /```json\n(\{\n {2}"tool_id"[\s\S]*?)\n```/.exec(lines.join("\n"))!;
  expect([...readFacts([JSON.parse(example!)]).keys()]).toEqual(["airtable-mcp"]);
});

test("the kinds of closed questions are in a table, with what each is and takes", () => {
  const rows = Object.entries(closedForms).map(([kind, { is, needs, takes = [], count = [] }]) => {
    const inTable = (member: ClosedMember) => `${member === "options" ? `${count.join(" to ")} ` : ""}${code(member)}`;
    const needed = needs.map(inTable).join(", ");
    return [code(kind), is, takes.length === 0 ? needed : `${needed}; may have ${takes.map(code).join(", ")}`];
  });
  expect(rowsUnder("| `kind` | what it is | what it takes |")).toEqual(rows);
});
