import { hear } from "../lib/testing/event-reader.ts";
import { aDocument, anAgent, signed } from "../lib/testing/samples/agent.ts";
import { expect, test } from "./fixtures.ts";
import { type AppServer, noLimits, serve } from "./serve.ts";

async function publish({ url }: AppServer): Promise<string> {
  const body = JSON.stringify(signed(anAgent(), aDocument()));
  const headers = { "content-type": "application/json", "accept-encoding": "identity" };
  const answer = await fetch(`${url}/api/reviews`, { method: "POST", headers, body });
  expect(answer.status).toBe(201);
  return (await answer.json()).review.review_id;
}

async function listen({ url }: AppServer, lastId = "") {
  const reader = await hear(`${url}/api/activity/stream`, lastId === "" ? {} : { "Last-Event-ID": lastId });
  await expect.poll(() => reader.state.lastId).not.toBe("");
  return reader;
}

for (const API_LANE of ["on", "off"])
  test(`the live feed tells each item once, goes on after a cut, and ends when the server stops; API lane ${API_LANE}`, {
    tag: "@full",
  }, async () => {
    const served = await serve({ ...noLimits, API_LANE });
    try {
      const first = await listen(served);
      const ids = [await publish(served), await publish(served), await publish(served)];
      await expect.poll(() => first.heard.map(({ data }) => data.id)).toEqual(ids);
      await first.cut();
      const missed = await publish(served);
      const again = await listen(served, first.state.lastId);
      const after = await publish(served);
      await expect.poll(() => again.heard.map(({ data }) => data.id)).toEqual([missed, after]);

      const exited = new Promise((resolve) => served.process.once("exit", resolve));
      const asked = Date.now();
      served.process.kill("SIGTERM");
      expect(await exited).toBe(0);
      // Without ending its streams it would wait for them, and then give up.
      expect(Date.now() - asked).toBeLessThan(10_000);
      expect(again.state.hasEnded).toBe(true);
    } finally {
      await served.stop();
    }
  });

test("a browser's own event source follows the feed", { tag: "@full" }, async ({ page, publish }) => {
  await page.goto("/about-nothing");
  await page.evaluate(() => {
    const source = new EventSource("/api/activity/stream");
    source.onopen = () => document.body.setAttribute("data-open", "");
    // Other tests publish meanwhile.
    source.onmessage = ({ data }) => document.body.append(` ${JSON.parse(data).id}`);
  });
  await expect(page.locator("body[data-open]")).toHaveCount(1);
  const { review_id } = await publish();
  await expect(page.locator("body")).toContainText(review_id);
});
