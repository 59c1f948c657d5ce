// npm run sheets -- <address> [<folder>]: photographs every page of a running service, such as `npm run demo`, and lays
// the pictures out as contact sheets: full data at 1280 light and 360 dark, lists once more without rows at 360, pages
// with columns at 768. Prints every page that is wider than its window. Plain JavaScript for Node 20.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";

const [base, folder = "sheets"] = process.argv.slice(2);
if (base === undefined) {
  console.error("Name the service: npm run sheets -- http://localhost:3000");
  process.exit(1);
}
const perSheet = 12;
const tallest = 2_400;

const read = async (path) => (await fetch(base + path)).json();
const [{ reviews }, { questions }] = await Promise.all([
  read("/api/reviews?limit=50"),
  read("/api/questions?status=answered&limit=1"),
]);
const page = async (path) => (await fetch(base + path)).text();
const reports = [...new Set((await page("/studies")).match(/\/report\/[0-9a-f-]{36}/g))];

const lists = ["/tools", "/questions", "/reviews", "/studies", "/personas", "/activity"];
const columns = ["/", "/tools", "/docs", "/research", "/stats", "/compare", "/account", "/sources"];
const [review] = reviews;
const other = reviews.find(({ tool_id }) => tool_id !== review.tool_id);
const ofData = [
  ...(review === undefined
    ? []
    : [
        `/tools/${review.tool_id}`,
        `/tools/${review.tool_id}/reviews`,
        `/reviews/${review.review_id}`,
        `/keys/${review.key_id}`,
      ]),
  ...(other === undefined ? [] : [`/compare?tools=${review.tool_id},${other.tool_id}`]),
  ...questions.map(({ question_id }) => `/questions/${question_id}`),
  ...reports.flatMap((report, at) =>
    at === 0
      ? [
          report,
          `${report}/method`,
          `${report}/personas`,
          `${report}/interviews/1`,
          `${report}/replay`,
          `${report}/rerun`,
        ]
      : [report],
  ),
];
const fixed =
  "/ /tools /tools?q=pdf /questions /ask /research /studies /personas /activity /account /sign-in /stats /status /sources /dimensions /moderation /docs /docs/research /participate /about /contact /privacy /terms /changelog /compare /register /search?q=mail /demand /simulate /tools?type=mcp /tools?q=zzzzqqqq /confirm /nowhere";
const all = [...fixed.split(" "), ...ofData];
// A query that nothing matches shows what a list says without rows.
const empty = lists.map((path) => `${path}?q=zzzzqqqq`);
const looks = [
  { name: "1280-light", width: 1280, colorScheme: "light", paths: all },
  { name: "360-dark", width: 360, colorScheme: "dark", paths: all },
  { name: "360-empty", width: 360, colorScheme: "light", paths: empty },
  { name: "768-light", width: 768, colorScheme: "light", paths: [...columns, ...ofData] },
];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH || undefined,
  args: ["--no-sandbox"],
});
let pictures = 0;
for (const { name, width, colorScheme, paths } of looks) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
  const tab = await context.newPage();
  const taken = [];
  for (const path of paths) {
    await tab.goto(base + path, { waitUntil: "load" });
    const { wide, tall } = await tab.evaluate(() => ({
      wide: document.documentElement.scrollWidth - innerWidth,
      tall: document.documentElement.scrollHeight,
    }));
    if (wide > 0) console.log(`${path} is ${wide} px wider than ${width} px`);
    const clip = { x: 0, y: 0, width, height: Math.min(tall, tallest) };
    taken.push({ path, png: (await tab.screenshot({ clip, fullPage: true })).toString("base64") });
  }
  await context.close();
  for (let at = 0; at < taken.length; at += perSheet) {
    const file = join(folder, `${name}-${String(at / perSheet + 1).padStart(2, "0")}.png`);
    writeFileSync(file, await sheetOf(taken.slice(at, at + perSheet), width));
    console.log(file);
  }
  pictures += taken.length;
}
await browser.close();
console.log(`${pictures} pictures.`);

/** One sheet: pictures in four columns, each under its address. */
async function sheetOf(taken, width) {
  const tab = await browser.newPage({ viewport: { width: Math.min(4 * width, 2_400), height: 900 } });
  const figures = taken.map(
    ({ path, png }) =>
      `<figure style="margin:0"><figcaption>${path.replaceAll("&", "&amp;")}</figcaption><img style="width:100%;border:1px solid #888" src="data:image/png;base64,${png}"></figure>`,
  );
  await tab.setContent(
    `<body style="margin:8px;font:16px sans-serif;display:grid;grid-template-columns:repeat(4,1fr);gap:12px;align-items:start">${figures.join("")}`,
    { waitUntil: "load" },
  );
  const png = await tab.screenshot({ fullPage: true });
  await tab.close();
  return png;
}
