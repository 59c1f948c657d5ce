// Runs before npm run demo serves: generates, signs and publishes the demo's reviews in an unused database.
import { closeDatabase } from "../db/client.ts";
import { fillDemo } from "../demo/fill-demo.ts";

const seed = 1;
const started = performance.now();
const made = await fillDemo(seed);
await closeDatabase();
console.log(`Generated and signed ${made} reviews in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
