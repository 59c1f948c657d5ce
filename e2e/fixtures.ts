import AxeBuilder from "@axe-core/playwright";
import { test as base, expect } from "@playwright/test";
import { type Agent, aDocument, anAgent, signed } from "../lib/testing/samples/agent.ts";

type Receipt = { review_id: string; key_id: string; url: string };
type Fixtures = {
  /** Publishes a signed review through the API, with a test's own members in the document. */
  publish: (members?: Parameters<typeof aDocument>[0], agent?: Agent) => Promise<Receipt>;
  /** The faults of a page: axe violations, the browser's refusals and failures, and content wider than any window. */
  faultsOf: (path: string) => Promise<string[]>;
};

const widths = [320, 360, 768, 1280];

/** Colour schemes and widths in which pages are looked at: the two furthest apart, and all of them in the long form. */
export const looks = process.env.FULL_TESTS
  ? (["light", "dark"] as const).flatMap((colorScheme) => widths.map((width) => ({ colorScheme, width })))
  : ([
      { colorScheme: "light", width: 320 },
      { colorScheme: "dark", width: 1280 },
    ] as const);

/** The tests' own fixtures: a server's address, new reviews, and a check for a page's faults. */
export const test = base.extend<Fixtures>({
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
      const { violations } = await new AxeBuilder({ page }).analyze();
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
        ...violations.map(({ id, nodes }) => `${path}: ${id} at ${nodes[0]?.target.join(" ")}`),
        ...said.map((text) => `${path}: ${text}`),
        ...tooWide.map((width) => `${path}: wider than a window of ${width} px`),
      ];
    });
  },
});

export { expect };
