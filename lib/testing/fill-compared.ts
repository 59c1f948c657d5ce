// Fills an unused home for the browser's tests of comparisons: speed sets two tools apart, cost does not, one of them
// lacks quality, and the third has one voice only. Their reviews are a day apart, which no test can wait for.
import { closeDatabase } from "../db/client.ts";
import { loadCatalog } from "../tools/load-catalog.ts";
import { publishByMany } from "./publish-on.ts";

const pier = (name: string) => ({
  tool_id: `pier-${name.toLowerCase()}`,
  tool: {
    name: `Pier ${name}`,
    description: "Moors boats at a pier.",
    type: "api" as const,
    website: "https://pier.example/",
  },
});

await loadCatalog();
await publishByMany(5, { ...pier("fast"), ratings: { speed: 5, cost: 3, ease: 4, quality: 4 } });
await publishByMany(5, { ...pier("slow"), ratings: { speed: 1, cost: 3, ease: 4 } });
await publishByMany(1, { ...pier("young"), ratings: { speed: 5, cost: 5, ease: 5 } });
await closeDatabase();
