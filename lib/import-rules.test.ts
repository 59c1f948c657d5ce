import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";

/** Shapes and constants that every kind may import, beside each noun's contract.ts. */
const contracts = [
  "cut-text",
  "different",
  "error-extras",
  "errors",
  "choice-of",
  "in-words",
  "link",
  "own-value",
  "prefer",
  "accounts/account-limits",
  "activity/kinds",
  "crypto/(public-key|strict-ed25519)",
  "engines/(brief|closings|closed-(answers|forms|kinds|questions)|considerations|disposition|engine-fault|findings|flag|marks|measured|plan|recorded-call|study-(form|types)|study-types/[a-z]+|traits|understood)",
  "questions/(posts|standing)",
  "research-tool/verbs",
  "reviews/(run|review-document|warning)",
  "rubric/dimensions",
  "studies/study-(limits|record|request|status)",
  "tools/(categories|facts/(fact-values|remote)|metadata|sources)",
  "value-or",
  "votes/rules",
];

// Who may import whom. A file's kind is the first whose pattern matches; it may import its own kind and the listed
// ones.
const kinds: [kind: string, pattern: RegExp, mayImport: string[]][] = [
  [
    "test",
    /\.test\.ts$|^lib\/testing\/|^e2e\//,
    ["app", "component", "browser", "door", "noun", "contract", "tables", "ground"],
  ],
  [
    "app",
    /^app\/|^(instrumentation|server|processes|serve|api-lane)\.ts$/,
    ["component", "browser", "door", "noun", "contract", "ground"],
  ],
  ["component", /^components\//, ["contract", "browser"]],
  ["contract", new RegExp(`(^lib/|/)contract\\.ts$|^lib/(${contracts.join("|")})\\.ts$`), []],
  [
    "browser",
    /^lib\/(format|engines\/(prices|statistics|tally|texts)|studies\/(report\/[a-z-]+|events\/run-state)|process-wide|votes\/score(-1-0)?|http\/client|crypto\/(canonical-json|verify-in-browser)|content\/(?!refuse-|phone-)[a-z-]+)\.ts$/,
    ["contract", "tables"],
  ],
  ["tables", /\.sql\.ts$/, ["contract", "ground"]],
  ["door", /^lib\/(api|http|mcp|openapi)\//, ["noun", "contract", "browser", "ground"]],
  [
    "ground",
    /^lib\/(db|net|crypto|json|content)\/|^lib\/(ai-providers|env|siblings|supervise)\.ts$/,
    ["contract", "browser", "tables"],
  ],
  ["noun", /^lib\//, ["contract", "browser", "tables", "ground"]],
];
const kindOf = (file: string) => kinds.find(([, pattern]) => pattern.test(file))?.[0];

// What is in these folders is compiled elsewhere, with the client that is generated beside it.
const files = globSync(
  ["{app,components,lib,e2e}/**/*.{ts,tsx}", "{server,processes,serve,instrumentation,api-lane}.ts"],
  {
    exclude: ["e2e/clients/npm{,-full}/**"],
  },
).sort();

type Import = { target: string; typeOnly: boolean };

function importsOf(file: string): Import[] {
  const source = readFileSync(file, "utf8");
  const found = [
    ...source.matchAll(/(?:^|\n)\s*(?:import|export)\s+(type\s)?[^;]*?from\s+"([#.][^"]*)"|import\("([#.][^"]*)"\)/g),
  ];
  return found.map(([, typeOnly, named, lazy]) => {
    const target = (named ?? lazy)!;
    const path = target.startsWith("#") ? target.slice(1) : normalize(join(dirname(file), target));
    return { target: path, typeOnly: typeOnly !== undefined };
  });
}

describe("imports", () => {
  test("every file imports only what its kind may", () => {
    const broken = files.flatMap((file) => {
      const [kind, , mayImport] = kinds.find(([, pattern]) => pattern.test(file))!;
      return (
        importsOf(file)
          .filter(({ target }) => /\.tsx?$/.test(target))
          // A type is gone when the file runs: it may come from above, if from a contract or a table.
          .filter(({ target }) => ![kind, ...mayImport].includes(kindOf(target)!))
          .map(({ target }) => `${file} (${kind}) may not import ${target} (${kindOf(target)})`)
      );
    });
    expect(broken).toEqual([]);
  });

  test("every import names an existing file with its ending", () => {
    const missing = files.flatMap((file) =>
      importsOf(file)
        .filter(({ target }) => !existsSync(target))
        .map(({ target }) => `${file}: ${target}`),
    );
    expect(missing).toEqual([]);
  });

  test("no files import each other in a circle, types included", () => {
    const graph = new Map(files.map((file) => [file, importsOf(file).map(({ target }) => target)]));
    const done = new Set<string>();
    const circles: string[] = [];
    const visit = (file: string, trail: string[]) => {
      if (trail.includes(file)) circles.push([...trail.slice(trail.indexOf(file)), file].join(" → "));
      if (done.has(file) || trail.includes(file)) return;
      for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
      done.add(file);
    };
    for (const file of files) visit(file, []);
    expect(circles).toEqual([]);
  });

  test("no more nouns than these lean on each other, but for tables, which every noun may read", () => {
    const nounOf = (file: string) => (kindOf(file) === "noun" ? /^lib\/([^/]+)\//.exec(file)?.[1] : undefined);
    const nouns = new Set(files.flatMap((file) => nounOf(file) ?? []));
    const folderOf = (file: string) => /^lib\/([^/]+)\//.exec(file)?.[1] ?? "";
    const arrows = new Set(
      files
        .filter((file) => kindOf(file) !== "test")
        .flatMap((file) =>
          importsOf(file)
            .filter(({ target }) => kindOf(target) !== "tables")
            .map(({ target }) => [folderOf(file), folderOf(target)] as const)
            .filter(([from, to]) => from !== to && nouns.has(from) && nouns.has(to))
            .map((both) => both.join(" → ")),
        ),
    );
    const bothWays = [...arrows].filter((arrow) => arrows.has(arrow.split(" → ").reverse().join(" → ")));
    expect(bothWays.filter((arrow) => arrow === arrow.split(" → ").sort().join(" → ")).sort()).toEqual([
      "engines → personas",
      "questions → tools",
      "reviews → tools",
      "reviews → votes",
    ]);
    // The seam of an engine is the engines' own, so that another engine needs nothing of how studies are run.
    expect([...arrows]).not.toContain("engines → studies");
  });

  test("the browser's files reach no Node module, no database and no scanner or parser that is the server's", () => {
    const reached = new Set<string>();
    const visit = (file: string) => {
      if (reached.has(file) || !existsSync(file)) return;
      reached.add(file);
      for (const { target, typeOnly } of importsOf(file)) if (!typeOnly) visit(target);
    };
    const islands = files.filter((file) => /^["']use client["']/.test(readFileSync(file, "utf8")));
    islands.forEach(visit);
    const offenders = [...reached].filter((file) =>
      /from "(node:|pg"|drizzle-orm|libphonenumber|markdown-it)/.test(readFileSync(file, "utf8")),
    );
    expect(offenders).toEqual([]);
  });
});

describe("names and places", () => {
  test("the picture in CONTRIBUTING.md has each folder of nouns and of doors", () => {
    const [, picture] = /^```\n(app [\s\S]*?)^```/m.exec(readFileSync("CONTRIBUTING.md", "utf8"))!;
    const foldersOf = (kind: string) =>
      new Set(files.flatMap((file) => (kindOf(file) === kind ? (/^lib\/[^/]+(?=\/)/.exec(file)?.[0] ?? []) : [])));
    for (const kind of ["noun", "door"]) {
      const [, named] = new RegExp(`^${kind}s +([^:]+):`, "m").exec(picture!)!;
      expect(named!.split(", ").toSorted()).toEqual([...foldersOf(kind)].toSorted());
    }
  });

  test("no barrels and no dumping grounds", () => {
    expect(
      files.filter((file) => /(^|\/)(index|utils?|helpers?|common|misc|types|constants)\.tsx?$/.test(file)),
    ).toEqual([]);
  });

  test("client components are only in components/, but for the error page, where Next requires one", () => {
    const clients = files.filter((file) => /^["']use client["']/.test(readFileSync(file, "utf8")));
    expect(clients.filter((file) => !file.startsWith("components/") && file !== "app/error.tsx")).toEqual([]);
  });

  test("the environment is read in one place", () => {
    const readers = files.filter(
      (file) => kindOf(file) !== "test" && readFileSync(file, "utf8").includes("process.env"),
    );
    // The others run before the environment is checked, or read variables that Next itself sets.
    expect(readers).toEqual([
      "instrumentation.ts",
      "lib/env.ts",
      "lib/net/named-response.ts",
      "processes.ts",
      "serve.ts",
      "server.ts",
    ]);
  });

  test("a file is at most 250 lines, a test at most 400, and data tables as long as their data", () => {
    const data =
      /^lib\/(testing\/corpus\/|crypto\/vectors|engines\/considerations\.ts|engines\/study-types\/|engines\/simulator\/words\/)/;
    const long = files.filter((file) => {
      const lines = readFileSync(file, "utf8").split("\n").length;
      return !data.test(file) && lines > (kindOf(file) === "test" ? 400 : 250);
    });
    expect(long).toEqual([]);
  });
});
