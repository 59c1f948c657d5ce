// Learns the weights of lib/studies/harm/harm-weights.ts from the topics in this folder: node evals/train-harm.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

/** Signs that can only speak against a harm; all others can only speak for one. */
const excuse = /^(prevents|helps|rules|tells|asks|lawful|excuses) /;
const [rounds, rate, decay, legitShare, start] = [3000, 0.03, 0.003, 1.5, -3];

/** Logistic regression by Adam, with weights that keep their side of zero. */
export function train(harmful, legit) {
  const names = [...new Set([...harmful, ...legit].flat())].sort();
  const places = new Map(names.map((name, index) => [name, index]));
  const onIn = (signs) => signs.map((name) => places.get(name));
  const rows = [
    ...harmful.map((signs) => ({ on: onIn(signs), y: 1, share: 1 / harmful.length })),
    ...legit.map((signs) => ({ on: onIn(signs), y: 0, share: legitShare / legit.length })),
  ];
  const weights = names.map(() => 0);
  const [means, squares] = [names.map(() => 0), names.map(() => 0)];
  let base = start;
  for (let round = 1; round <= rounds; round++) {
    const slope = weights.map((weight) => decay * weight);
    let baseSlope = 0;
    for (const { on, y, share } of rows) {
      const error = (1 / (1 + Math.exp(-on.reduce((sum, index) => sum + weights[index], base))) - y) * share;
      baseSlope += error;
      for (const index of on) slope[index] += error;
    }
    for (const [index, name] of names.entries()) {
      means[index] = 0.9 * means[index] + 0.1 * slope[index];
      squares[index] = 0.999 * squares[index] + 0.001 * slope[index] ** 2;
      const step = means[index] / (Math.sqrt(squares[index] / (1 - 0.999 ** round)) + 1e-4);
      const weight = weights[index] - rate * step;
      weights[index] = excuse.test(name) ? Math.min(0, weight) : Math.max(0, weight);
    }
    base -= 10 * rate * baseSlope;
  }
  return { base, weights: Object.fromEntries(names.map((name, index) => [name, weights[index]])) };
}

async function main() {
  const { harmSigns, readHarmHits } = await import("../lib/studies/harm/harm-signs.ts");
  const { wordsOf } = await import("../lib/studies/harm/phrase-reader.ts");
  const topicsIn = (name) => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));
  const rows = topicsIn("harm-rows.json");
  const signsOf = (topics) => topics.map((topic) => harmSigns(readHarmHits(wordsOf(topic))).names);
  const harmful = signsOf([...topicsIn("harmful.json").map(({ topic }) => topic), ...rows.harmful]);
  const legit = signsOf([...topicsIn("sensitive.json").map(({ topic }) => topic), ...rows.legit]);
  const { base, weights } = train(harmful, legit);
  const lines = Object.entries(weights)
    .filter(([, weight]) => Math.abs(weight) >= 0.05)
    .map(([name, weight]) => `  ["${name}", ${Number(weight.toFixed(2))}],`);
  writeFileSync(
    new URL("../lib/studies/harm/harm-weights.ts", import.meta.url),
    `/** What each sign of harm-signs.ts weighs, as learned by evals/train-harm.mjs. */
export const harmWeights: ReadonlyMap<string, number> = new Map([
${lines.join("\n")}
]);

/** What a text without any sign weighs. */
export const baseWeight = ${Number(base.toFixed(2))};
`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main();
