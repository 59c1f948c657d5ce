// npm run sheets -- <address> [<folder>]: photographs every page of a running service, such as `npm run demo`, and lays
// the pictures out as contact sheets: full data at 1280 light and 360 dark, lists once more without rows and with one
// at 360, pages with columns at 768. Prints every page that is wider than its window.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { findBrowser } from "../e2e/find-browser.ts";
import { pagesOf } from "./pages.mjs";

const [base, folder = "sheets"] = process.argv.slice(2);
if (base === undefined) {
  console.error("Name the service: npm run sheets -- http://localhost:3000");
  process.exit(1);
}
const perSheet = 12;
const tallest = 2_400;

const { all, few, columns } = await pagesOf(base);
const looks = [
  { name: "1280-light", width: 1280, colorScheme: "light", paths: all },
  { name: "360-dark", width: 360, colorScheme: "dark", paths: all },
  { name: "360-few", width: 360, colorScheme: "light", paths: few },
  { name: "768-light", width: 768, colorScheme: "light", paths: columns },
];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ["--no-sandbox", "--disable-gpu"],
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
