import { globSync, readFileSync } from "node:fs";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type ModelVariables, modelsIn, type ProviderName, providerOf } from "#lib/ai-providers.ts";
import { habitsOf } from "#lib/engines/model/habits.ts";
import { modelAt } from "#lib/engines/model/registry.ts";
import { modelSettings } from "#lib/engines/model/settings.ts";
import { readEnvironment } from "#lib/env.ts";
import { prose, rowOf as rowOfVariable } from "#lib/testing/docs.ts";
import { type ModelServer, modelServer } from "#lib/testing/model-server.ts";
import { engineOn, items, persona, tasks } from "#lib/testing/model-tasks.ts";

const open: ModelServer[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const server of open.splice(0)) await server.close();
});

const modelsOf: Record<ProviderName, string> = {
  openai: "gpt-5-mini",
  anthropic: "claude-haiku-4-5",
  google: "gemini-2.5-flash-lite",
  azure: "my-deployment",
  openrouter: "qwen/qwen3-8b",
  mistral: "mistral-small-latest",
  groq: "llama-3.3-70b",
  ollama: "qwen3:8b",
  compatible: "qwen3:8b",
};
const bearer: [string, string] = ["authorization", "Bearer sk-mine"];
const keyIn: Record<ProviderName, [header: string, value: string]> = {
  openai: bearer,
  anthropic: ["x-api-key", "sk-mine"],
  google: ["x-goog-api-key", "sk-mine"],
  azure: ["api-key", "sk-mine"],
  openrouter: bearer,
  mistral: bearer,
  groq: bearer,
  ollama: bearer,
  compatible: bearer,
};

async function engineAt(provider: ProviderName) {
  const server = await modelServer();
  open.push(server);
  const env = readEnvironment({
    AI_MODEL: `${provider}:${modelsOf[provider]}`,
    AI_BASE_URL: server.url,
    AI_API_KEY: "sk-mine",
    AI_PRICE: "1,10,0.1",
  });
  return { server, engine: engineOn(server, modelSettings({ ...env, AI_MODEL: env.AI_MODEL! })) };
}

test("the headers of AI_HEADERS go with each call, and neither they nor a fault that names them reach the log", async () => {
  const logged = (["log", "info", "warn", "error"] as const).map((way) => vi.spyOn(console, way).mockReturnValue());
  const server = await modelServer();
  open.push(server);
  const env = readEnvironment({
    ...{ AI_MODEL: "compatible:qwen3:8b", AI_BASE_URL: server.url, AI_DEADLINE_S: "20" },
    ...{ AI_HEADERS: '{"x-gateway-key": "gw-secret"}', AI_PRICE: "1,10", AI_MAX_COST_USD: "5" },
  });
  const settings = modelSettings({ ...env, AI_MODEL: env.AI_MODEL! });
  await engineOn(server, settings).rate(tasks().rate);
  expect(server.seen.length).toBeGreaterThan(0);
  for (const { headers } of server.seen) expect(headers["x-gateway-key"]).toBe("gw-secret");
  expect(JSON.stringify(logged.map(({ mock }) => mock.calls))).not.toContain("gw-secret");
  expect(settings).toMatchObject({ deadlineMs: 20_000, maxCostUsd: 5 });
  expect(rowOfVariable("AI_HEADERS")).toBe("headers of each call as JSON, for a gateway; in no log");
  expect(rowOfVariable("AI_DEADLINE_S")).toBe("seconds that a study may take whose caller does not wait for it");
});

describe.each(Object.keys(modelsOf) as ProviderName[])("%s", (provider) => {
  test("is called in its own form, with the key, a schema and no wish to keep anything", async () => {
    const { server, engine } = await engineAt(provider);
    const rated = await engine.rate(tasks().rate);
    const [seen] = server.seen;
    expect(rated.map((one) => one?.distribution.length)).toEqual(items.map(({ points }) => points.length));
    expect(seen).toMatchObject({
      form: { openai: "responses", anthropic: "messages", google: "google" }[provider as string] ?? "chat",
      model: modelsOf[provider],
      requested: "schema",
    });
    expect(seen!.headers[keyIn[provider][0]]).toBe(keyIn[provider][1]);
    expect(seen!.system).toMatch(/^Task: rate\n/);
    expect(Object.keys((seen!.schema as { properties: object }).properties)).toContain("ratings");
    if (provider === "openai") {
      expect(seen!.body).toMatchObject({
        store: false,
        text: { format: { strict: true } },
        reasoning: { effort: "minimal" },
      });
      expect(seen!.body.reasoning).not.toHaveProperty("summary");
    }
    if (provider === "anthropic") expect(seen!.body.system[0].cache_control).toEqual({ type: "ephemeral" });
    expect(seen!.body).not.toHaveProperty("tools");
  });

  test("counts the tokens of the provider, those from its cache apart", async () => {
    const { engine } = await engineAt(provider);
    await engine.respond(tasks().respond);
    const { input_tokens, cached_tokens, output_tokens, cost_usd, is_estimated } = engine.usage;
    expect(is_estimated).toBe(false);
    expect(cached_tokens).toBe(Math.floor(input_tokens / 2));
    expect(cost_usd).toBeCloseTo(
      ((input_tokens - cached_tokens) * 1 + cached_tokens * 0.1 + output_tokens * 10) / 1e6,
      12,
    );
  });

  test("gives every call of the seam an answer of the right kind", async () => {
    const { engine } = await engineAt(provider);
    const all = tasks();
    const { personas: people } = await engine.people(all.people);
    expect(people).toHaveLength(4);
    expect(new Set(people.map(({ id }) => id)).size).toBe(4);
    expect(await engine.plan(all.plan)).toMatchObject({
      stimulus: "Books done by Friday.",
      prices: [{ amount: 29, currency: "USD" }],
      coverage: 1,
      terms: {},
      refuse: null,
    });
    expect(await engine.respond(all.respond)).toMatchObject({ mark: null });
    const [before] = await engine.rate(all.rateBefore);
    expect(before!.reasons).toEqual([
      { id: "price", weight: -0.6 },
      { id: "time_saved", weight: 0.5 },
    ]);
    expect(before!.distribution.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
    const { codes, turns } = await engine.code(all.code);
    expect(turns).toHaveLength(2);
    expect(codes[0]).toMatchObject({ kind: "theme", id: "price", turn: 0, start: -1, end: -1, polarity: -1 });
    expect(all.code.transcript[0]!.a).toContain(codes[0]!.quote);
    const written = await engine.write(all.write);
    expect(written.headline).toEqual({
      text: "Price came up.",
      quotes: ["k1"],
      counts: ["finding:Price"],
    });
    const claims = Array.from({ length: 41 }, () => ({ quote: "It costs too much.", says: "price", side: null }));
    expect(await engine.support!({ claims, signal: all.plan.signal })).toEqual(claims.map(() => true));
    const said = [{ q: "And?", a: "It broke on Monday and nobody came.", kind: "core" as const }];
    const probe = await engine.probe({ ...all.respond, transcript: said, seeks: [], before: [] });
    expect(probe === null || probe.text.endsWith("?")).toBe(true);
    expect(engine).toMatchObject({
      id: `${provider}:${modelsOf[provider]}`,
      kind: "model",
      factor: 1,
      asksAnew: false,
    });
    expect(persona.id).toMatch(/^p_/);
  });
});

test("a provider's row can name a variable for its key, which goes to its own address alone, and prices", () => {
  const price = { input: 0.1, output: 0.3, cached: 0.1 };
  const rowOf = (name: ProviderName) => ({ ...providerOf(name), prices: { large: price } });
  expect(prose).toContain("from `AI_PRICE` or from the model's row in `lib/ai-providers.ts`; else the cost is null");
  expect(prose).toContain("| the key of that provider, where `AI_API_KEY` has none |");
  const modelOf = (more: ModelVariables) =>
    modelsIn({ AI_MODEL: "mistral:large", MISTRAL_API_KEY: "sk-own", ...more }, rowOf)[0];
  expect(modelOf({})).toMatchObject({ apiKey: "sk-own", price, lacksKey: false });
  expect(modelOf({ AI_API_KEY: ["sk-mine"] })).toMatchObject({ apiKey: "sk-mine" });
  expect(modelOf({ AI_BASE_URL: ["https://gateway.test"] })).toMatchObject({ apiKey: undefined, price: null });
  expect(modelOf({ AI_PRICE: [{ ...price, output: 9 }] })).toMatchObject({ price: { output: 9 } });
  expect(modelOf({ AI_MODEL: "mistral:constructor" })).toMatchObject({ price: null });
});

describe("the packages", () => {
  const files = globSync("{app,components,lib,scripts}/**/*.{ts,tsx}").filter((file) => !file.endsWith(".test.ts"));
  const naming = /from "(ai|@ai-sdk\/[a-z-]+)"|import\("(ai|@ai-sdk\/[a-z-]+)"\)/g;

  test("are loaded by the registry alone, and only when a model is called", () => {
    const found = files.flatMap((file) =>
      readFileSync(file, "utf8")
        .split("\n")
        .filter((line) => line.match(naming) && !line.startsWith("import type"))
        .map((line) => `${file}: ${line.includes("import(") ? "when called" : line}`),
    );
    expect(new Set(found)).toEqual(new Set(["lib/engines/model/registry.ts: when called"]));
  });

  test.each(Object.keys(modelsOf) as ProviderName[])(
    "are given a model of %s as an object, never as a name, which would go to a gateway",
    async (provider) => {
      const address = {
        provider,
        form: providerOf(provider).form,
        query: [],
        headers: {},
        model: modelsOf[provider],
        baseURL: "http://127.0.0.1:9",
        apiKey: undefined,
        price: null,
      };
      const model = await modelAt(address, habitsOf(address));
      expect(model).toMatchObject({ modelId: modelsOf[provider], specificationVersion: "v4" });
    },
  );
});
