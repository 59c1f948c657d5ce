import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PartDay } from "#lib/console/contract.ts";
import { PartStrip } from "./part-strip.tsx";

const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const page = (days: PartDay[]) =>
  renderToStaticMarkup(createElement(PartStrip, { history: { part: "mail", state: "up", days } }));
const up = (days: number): PartDay => ({ day: dayAgo(days), up: 1_440, down: 0, missed: 0 });

test("a new service shows its known days alone, and says that nothing is known before", () => {
  const html = page([up(2), up(0)]);
  expect(html.match(/<rect/g)).toHaveLength(3);
  expect(html).toMatch(/Nothing known before \d+ \w+ \d{4}<.*Mail in 3 days: Up in every record since /);
});

test("one of 90 days has no such word", () => {
  const html = page([up(89), up(0)]);
  expect(html.match(/<rect/g)).toHaveLength(90);
  expect(html).not.toContain("Nothing known before");
});

test("a part that was never used has no uptime, even where minutes were missed", () => {
  const html = page([{ day: dayAgo(0), up: 0, down: 0, missed: 35 }]);
  expect(html).toContain("No record yet");
  expect(html).not.toMatch(/<svg|%/);
});
