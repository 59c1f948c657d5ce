import { chartsOf } from "../lib/studies/report/charts-of.ts";
import { atLength, expect, test } from "./fixtures.ts";
import { adminSecret } from "./serve.ts";

const home = process.env.E2E_BASE_URL!;
const nobody = "00000000-0000-4000-8000-000000000000";

/** Calls the research API as its operator. */
async function ask<Result>(path: string, body: object): Promise<Result> {
  const headers = { Authorization: `Bearer ${adminSecret}`, "Content-Type": "application/json" };
  const answer = await fetch(`${home}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  expect(answer.ok, path).toBe(true);
  return answer.json();
}

type Study = {
  id: string;
  topic: string;
  headline_finding: string;
  disclaimer: string;
  quant: { measures: Parameters<typeof chartsOf>[0] };
};
const churn = { topic: "Why do people cancel Spotify Premium?", study_type: "churn", audience: "b2c", seed: 7 };
let study: Study;
let report: string;

test.beforeAll(async () => {
  study = await ask<Study>("/studies", { ...churn, n_per_persona: 3 });
  report = `${home}/report/${study.id}`;
});

test("a report of twelve interviews has no fault that axe, the browser or a narrow window shows", async ({
  faultsOf,
}) => {
  test.slow();
  for (const path of [report, ...atLength(`${report}/interviews/1`, `${report}/method`, `${report}/personas`)])
    expect(await faultsOf(path)).toEqual([]);
});

test("the label comes first, then how sure it is, the question, and what is in the report", async ({ page }) => {
  await page.goto(report);
  const main = page.getByRole("main");
  const text = await main.innerText();
  const places = [
    "0 people",
    study.disclaimer,
    "Confidence: none",
    study.topic,
    "In this report: ",
    "The questions",
    "Made-up answers",
  ];
  const found = places.map((words) => text.indexOf(words));
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  expect(found[0]).toBeGreaterThanOrEqual(0);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(study.topic);
  await expect(main.getByText("What to do next", { exact: true })).toBeVisible();
});

test("no cache between may keep what an unlisted study answers at any of its addresses", async ({ request }) => {
  const html = await (await request.get(report)).text();
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
  expect(picture).toContain("opengraph-image");
  const chart = `/charts/${chartsOf(study.quant.measures)[0]!.id}.svg`;
  const [, described] = /property="og:description" content="([^"]+)"/.exec(html)!;
  expect(described!.startsWith(study.topic), described).toBe(true);
  const files = [".json", ".csv", ".md", "/guide.md", chart, chart.replace(".svg", ".csv")];
  const pages = ["", "/interviews/1", "/method", "/personas", "/replay", "/state", "/rerun", "/charts/none.svg"];
  const { pathname, search } = new URL(picture!);
  for (const address of [...[...files, ...pages].map((path) => report + path), home + pathname + search])
    expect((await request.get(address)).headers()["cache-control"], address).toMatch(/\b(private|no-store)\b/);
  const shown = await request.get(home + pathname + search);
  const { "x-robots-tag": robots, "content-type": type } = shown.headers();
  expect([shown.status(), robots, type]).toEqual([200, "noindex", "image/png"]);
});

test("a rehearsal quotes nobody, says no sentence twice and shows no code", async ({ page }) => {
  await page.goto(report);
  await expect(page.locator("blockquote")).toHaveCount(0);
  const texts = await page.locator("main :is(h1, h2, h3, p:not(:has(a, b)), dd)").allTextContents();
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .filter((sentence) => /.{40}[.!?]$/.test(sentence));
  expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
  expect(await page.getByRole("main").innerText()).not.toMatch(/\b[a-z]+_[a-z_]+\b/);
});

test("the files of a report open without a key, and each carries the label", { tag: "@full" }, async ({
  request,
  page,
}) => {
  await page.goto(report);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`/report/${study.id}$`));
  const label = "Synthetic study by the built-in engine: 12 simulated interviews";
  const types = { json: "application/json", csv: "text/csv", md: "text/markdown" };
  for (const [ending, type] of Object.entries(types)) {
    const answer = await request.get(`${report}.${ending}`);
    expect([answer.status(), answer.headers()["content-type"]], ending).toEqual([200, `${type}; charset=utf-8`]);
    expect(await answer.text(), ending).toContain(label);
    expect((await request.get(`${home}/report/${nobody}.${ending}`)).status()).toBe(404);
  }
  expect(await (await request.get(`${report}/guide.md`)).text()).toContain(label);
  const preview = await page.locator('meta[property="og:image"]').getAttribute("content");
  const picture = await (await request.get(home + new URL(preview!).pathname)).body();
  // Width and height of a PNG are the two words after its first chunk's name.
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  const drawing = await request.get(`${report}/charts/forces.svg`);
  expect(drawing.headers()["content-type"]).toBe("image/svg+xml; charset=utf-8");
  expect(await drawing.text()).toContain(label);
  expect((await request.get(`${report}/charts/constructor.svg`)).status()).toBe(404);
});

test("what was asked later leads to the interview of each answer", { tag: "@full" }, async ({ page }) => {
  const { id } = await ask<Study>("/studies", { ...churn, n_per_persona: 1 });
  await page.goto(`${home}/report/${id}`);
  await expect(page.getByText("Made-up answers")).toBeVisible();
  await expect(page.getByText("Asked later")).toHaveCount(0);
  const question = "Who else would have a say in this?";
  const { answers } = await ask<{ answers: { persona_name: string; answer: string }[] }>(`/studies/${id}/follow-ups`, {
    question,
  });
  expect(answers).toHaveLength(4);
  await page.reload();
  const later = page.getByRole("region", { name: "Asked later" });
  await expect(later.getByRole("heading", { level: 3 })).toHaveText([question]);
  const items = later.locator("ul > li");
  for (const [at, { persona_name, answer }] of answers.entries())
    await expect(items.nth(at)).toContainText(`${answer}${persona_name}, simulated`);
  await items.nth(2).getByRole("link", { name: "interview 3" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(`Interview 3 of 4: ${answers[2]!.persona_name}`);
});

test("an address without a study, and an interview that was not held, say so", { tag: "@full" }, async ({ page }) => {
  for (const path of [`/report/${nobody}`, `/report/${nobody}/method`, "/report/x/interviews/1"]) {
    expect((await page.goto(home + path))!.status(), path).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("No study opens at this address");
  }
  for (const interview of ["13", "0", "01", "-1", "1e1", "x"]) {
    expect((await page.goto(`${report}/interviews/${interview}`))!.status(), interview).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This study has no such interview");
  }
});
