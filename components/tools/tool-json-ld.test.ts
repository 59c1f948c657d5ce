import { expect, test } from "vitest";
import type { Tool } from "#lib/tools/contract.ts";
import { toolJsonLd } from "./tool-json-ld.ts";

const url = "https://touchstone.test/tools/x";
const of = (usage_score: number | null, voices: number) =>
  toolJsonLd(
    {
      name: "X </script>",
      description: "Sends mail",
      website: "https://x.example/",
      usage_score,
      usage: { voices, review_count: voices + 1 },
    } as Tool,
    url,
  );

test("a tool is a SoftwareApplication only with counted reviews", () => {
  expect(of(null, 0)).toBeNull();
  expect(of(4.2, 0)).toBeNull();
  expect(JSON.parse(of(4.2, 12)!)).toMatchObject({
    "@type": "SoftwareApplication",
    url,
    aggregateRating: { ratingValue: 4.2, ratingCount: 12, reviewCount: 13, bestRating: 5, worstRating: 1 },
  });
});

test("no name ends the script that it is in", () => {
  expect(of(4.2, 12)).not.toContain("<");
  expect(JSON.parse(of(4.2, 12)!).name).toBe("X </script>");
});
