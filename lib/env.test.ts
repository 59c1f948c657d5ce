import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { prose, rowOf } from "#lib/testing/docs.ts";
import { readEnvironment, variables } from "./env.ts";

const reading = (RESEARCH_ADMIN_SECRET: string) => () => readEnvironment({ RESEARCH_ADMIN_SECRET });

test("the operator's secret is one that a bearer can be, or the start says what it must be", () => {
  for (const right of ["a".repeat(32), `${"A-._~+/9".repeat(4)}==`]) expect(reading(right)).not.toThrow();
  for (const wrong of [
    "a".repeat(31),
    `${"a".repeat(31)}=`,
    `${"a".repeat(32)} b`,
    `${"a".repeat(32)}é`,
    `=${"a".repeat(32)}`,
  ])
    expect(reading(wrong)).toThrow(/RESEARCH_ADMIN_SECRET must be 32 or more of the characters/);
});

test("so many processes serve as there are processors, at most four, and one on PGlite", () => {
  const DATABASE_URL = "postgres://localhost/touchstone";
  expect(readEnvironment({ DATABASE_URL }).PROCESSES).toBe(Math.min(4, availableParallelism()));
  expect(readEnvironment({ DATABASE_URL, PROCESSES: "3" }).PROCESSES).toBe(3);
  expect(readEnvironment({}).PROCESSES).toBe(1);
  expect(prose).toContain("| `1` on PGlite, else processors, at most 4 |");
  expect(rowOf("PROCESSES")).toMatch(/^processes that serve one port, each with its own memory/);
  expect(() => readEnvironment({ PROCESSES: "2" })).toThrow("PROCESSES must be 1 without DATABASE_URL");
  for (const wrong of ["0", "65", "1.5", "two"])
    expect(() => readEnvironment({ DATABASE_URL, PROCESSES: wrong }), wrong).toThrow(/PROCESSES/);
});

test("the folder of the data is no part of the sources, and README.md and docs/operate.md name it", () => {
  const { DATA_DIR } = readEnvironment({});
  expect(readFileSync(".gitignore", "utf8").split("\n")).toContain(`${DATA_DIR}/`);
  for (const page of ["README.md", "docs/operate.md"])
    expect(readFileSync(page, "utf8")).toContain(`Without configuration the data is in \`${DATA_DIR}\`, in `);
});

test("PRELOAD_PAGES=on loads all pages at a start, else none is loaded before its first visit", async () => {
  const preloads = async (PRELOAD_PAGES: string) => {
    process.env.PRELOAD_PAGES = PRELOAD_PAGES;
    const { default: config } = await import(`${pathToFileURL("next.config.ts")}?${PRELOAD_PAGES}`);
    delete process.env.PRELOAD_PAGES;
    return config.experimental.preloadEntriesOnStart;
  };
  expect(rowOf("PRELOAD_PAGES")).toMatch(
    /^`on` loads all pages at a start, .*; else a page is loaded at its first visit/,
  );
  expect([await preloads("on"), await preloads("off")]).toEqual([true, false]);
});

test("a wrong number or address stops the start with what it must be", () => {
  const fault = (name: string, value: string) => {
    try {
      return readEnvironment({ [name]: value });
    } catch (error) {
      return (error as Error).message;
    }
  };
  for (const value of ["yes", "-1", "1.5", "11", "Infinity"])
    expect(fault("TRUSTED_PROXY_HOPS", value), value).toBe(
      "The environment is not right: TRUSTED_PROXY_HOPS must be a whole number from 0 to 10.",
    );
  for (const name of variables) expect(String(fault(name, "a\n")), name).not.toMatch(/Invalid|expected/);
  for (const value of ["free", "0", "-1", "2000000", "Infinity"])
    expect(fault("AI_MAX_COST_USD", value), value).toMatch(
      /AI_MAX_COST_USD must be a number above 0, and at most 1,000,000\.$/,
    );
  const contact = rowOf("OPERATOR_CONTACT").replace("where people write to: ", "must be ");
  expect(fault("OPERATOR_CONTACT", "Acme")).toBe(`The environment is not right: OPERATOR_CONTACT ${contact}`);
  expect(fault("PUBLIC_URL", "ftp://x")).toMatch(/PUBLIC_URL must be an http or https address\.$/);
});

describe("the variables of models", () => {
  const model = { AI_MODEL: "openai:gpt-5-mini", AI_API_KEY: "sk-1" };

  test("name one model or several, each with its own address, key and price", () => {
    expect(prose).toContain("`AI_BASE_URL`, `AI_API_KEY` and `AI_PRICE` hold one value for all, or one for each");
    expect(rowOf("AI_MODEL")).toMatch(/^`provider:model` that speaks in studies, /);
    expect([rowOf("AI_BASE_URL"), rowOf("AI_API_KEY")]).toEqual(["where the provider is", "the provider's key"]);
    expect(rowOf("AI_PRICE")).toMatch(/ in dollars per million tokens$/);
    expect(readEnvironment(model)).toMatchObject({ AI_API_KEY: ["sk-1"], AI_DEADLINE_S: 900 });
    expect(
      readEnvironment({
        AI_MODEL: "compatible:qwen3:8b, anthropic:claude-haiku-4-5",
        AI_BASE_URL: "http://localhost:11434/v1,",
        AI_API_KEY: ",sk-2",
        AI_PRICE: "0,0;1,5,0.1",
      }),
    ).toMatchObject({
      AI_BASE_URL: ["http://localhost:11434/v1", undefined],
      AI_API_KEY: [undefined, "sk-2"],
      AI_PRICE: [
        { input: 0, output: 0, cached: 0 },
        { input: 1, output: 5, cached: 0.1 },
      ],
    });
  });

  test.each<[Record<string, string>, RegExp]>([
    [{ AI_MODEL: "gpt-5-mini" }, /AI_MODEL must be provider:model, such as "openai:gpt-5-mini"/],
    [{ AI_MODEL: "mistal:large" }, /one of the providers openai, anthropic, google, azure, openrouter/],
    [{ AI_MODEL: "openai/gpt-5" }, /AI_MODEL must be provider:model/],
    [{ AI_MODEL: "openai:" }, /AI_MODEL must be provider:model/],
    [{ AI_MODEL: "openai:a,b" }, /AI_MODEL must be provider:model/],
    [{ AI_MODEL: "openai:gpt-5-mini" }, /AI_API_KEY must be a key for openai:gpt-5-mini/],
    [{ AI_MODEL: "compatible:qwen3:8b" }, /AI_BASE_URL must be the address of compatible:qwen3:8b/],
    [{ ...model, AI_API_KEY: "sk 1" }, /AI_API_KEY.* must be a key without spaces/],
    [
      { ...model, AI_API_KEY: "sk-1,sk-2" },
      /AI_API_KEY must hold one value for all models of AI_MODEL, or one for each/,
    ],
    [{ ...model, AI_BASE_URL: "ftp://x" }, /AI_BASE_URL.* must be an http or https address/],
    [{ ...model, AI_BASE_URL: "https://me:secret@x.test/v1" }, /without a user and a password/],
    [{ ...model, AI_HEADERS: "x-key: 1" }, /AI_HEADERS must be JSON/],
    [{ AI_MODEL: "groq:llama" }, /AI_API_KEY must be a key for groq:llama/],
    [{ AI_MODEL: "mistral:large" }, /AI_API_KEY or MISTRAL_API_KEY must be a key for mistral:large/],
    [{ AI_MODEL: "mistral:large", MISTRAL_API_KEY: "sk 1" }, /MISTRAL_API_KEY must be a key without spaces/],
    [{ ...model, AI_PRICE: "1" }, /AI_PRICE.* must be dollars per million tokens as "in,out" or "in,out,cached"/],
    [{ ...model, AI_PRICE: "free" }, /AI_PRICE.* must be dollars/],
    [{ ...model, AI_MAX_COST_USD: "5" }, /AI_MAX_COST_USD needs AI_PRICE for each model/],
    [{ ...model, AI_MODEL: "ollama:a,ollama:b", AI_MAX_COST_USD: "5", AI_PRICE: "1,2;" }, /AI_PRICE for each model/],
    [{ ...model, AI_CONCURRENCY: "0" }, /AI_CONCURRENCY/],
    [{ ...model, AI_DEADLINE_S: "5" }, /AI_DEADLINE_S/],
  ])("%j stops the start with what is wrong, and prints no key", (variables, message) => {
    const start = () => readEnvironment(variables);
    expect(start).toThrow(message);
    expect(start).not.toThrow(/sk[- ]1/);
  });
});
