import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { type Agent, aDocument, anAgent, signed } from "../lib/testing/samples/agent.ts";
import { type AppServer, noLimits, serve } from "./serve.ts";

type Receipt = { review_id: string; key_id: string; url: string };
type Fixtures = {
  /** Publishes a signed review through the API, with a test's own members in the document. */
  publish: (members?: Parameters<typeof aDocument>[0], agent?: Agent) => Promise<Receipt>;
  /** The faults of a page: axe violations, the browser's refusals and failures, and content wider than any window. */
  faultsOf: (path: string) => Promise<string[]>;
};
type Violations = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"];
type WorkerFixtures = {
  /** A server without limits and with few data, which only this worker's tests use, one after the other. */
  own: AppServer;
};

const allWidths = [320, 360, 768, 1280];
/** Widths at which a loaded page must fit: the narrowest and the widest in the short form. */
const widths = process.env.FULL_TESTS ? allWidths : [320, 1280];

/**
 * Colour schemes and widths in which pages are looked at: all of them in the long form. The short form loads a page once
 * and looks at its contrast in the dark as well.
 */
export const looks = process.env.FULL_TESTS
  ? (["light", "dark"] as const).flatMap((colorScheme) => allWidths.map((width) => ({ colorScheme, width })))
  : ([{ colorScheme: "light", width: 320 }] as const);

/** Paths that only the long form looks at: the short form looks at one page of each kind. */
export const atLength = (...paths: string[]): string[] => (process.env.FULL_TESTS ? paths : []);

/** The tests' own fixtures: a server's address, new reviews, and a check for a page's faults. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern.
    async ({}, use) => {
      const server = await serve(noLimits);
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  publish: async ({ request }, use) => {
    await use(async (members, agent = anAgent()) => {
      const answer = await request.post("/api/reviews", { data: signed(agent, aDocument(members)) });
      expect(answer.status()).toBe(201);
      return (await answer.json()).review;
    });
  },
  faultsOf: async ({ page }, use) => {
    await use(async (path) => {
      const said: string[] = [];
      page.on("pageerror", (error) => said.push(error.message));
      page.on("console", (message) => message.type() === "error" && said.push(message.text()));
      await page.goto(path);
      const violations = await axeFaults(page);
      const tooWide: number[] = [];
      const seen = page.viewportSize()!;
      for (const width of widths) {
        await page.setViewportSize({ ...seen, width });
        if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)) tooWide.push(width);
      }
      await page.setViewportSize(seen);
      page.removeAllListeners("pageerror");
      page.removeAllListeners("console");
      return [
        ...violations.map((text) => `${path}: ${text}`),
        ...said.map((text) => `${path}: ${text}`),
        ...tooWide.map((width) => `${path}: wider than a window of ${width} px`),
      ];
    });
  },
});

/** What axe finds on the page that is open; in the short form its contrast in the dark is judged along. */
export async function axeFaults(page: Page, ...besides: string[]): Promise<string[]> {
  // No page has frames, so axe needs no second page to add up what it finds in each.
  const builder = besides.reduce((axe, selector) => axe.exclude(selector), new AxeBuilder({ page }).setLegacyMode());
  const found = [...(await builder.analyze()).violations];
  if (!process.env.FULL_TESTS && (await page.evaluate(() => matchMedia("(prefers-color-scheme: light)").matches))) {
    await page.emulateMedia({ colorScheme: "dark" });
    found.push(...(await page.evaluate(contrastFaults, besides)));
    await page.emulateMedia({ colorScheme: "light" });
  }
  return found.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(" ")}`);
}

/** What axe says of a page's contrast; the look before has put axe into the page, which takes longer than this look. */
async function contrastFaults(besides: string[]): Promise<Violations> {
  const { axe } = window as unknown as { axe: { run: (...given: object[]) => Promise<{ violations: Violations }> } };
  const exclude = besides.map((selector) => [selector]);
  const options = { runOnly: { type: "rule", values: ["color-contrast"] } };
  return (await axe.run({ include: [["html"]], exclude }, options)).violations;
}

export { expect };
