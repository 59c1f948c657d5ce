// Runs before npm run demo serves: generates the demo's reviews, posts and studies in an unused database.
import { closeDatabase } from "../db/client.ts";
import { fillDemo, fillPosts, fillStudies } from "../demo/fill-demo.ts";

const seed = 1;
const started = performance.now();
const reviews = await fillDemo(seed);
const posts = await fillPosts(seed);
const studies = await fillStudies(seed);
await closeDatabase();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Generated ${reviews} signed reviews, ${posts} posts and ${studies} synthetic studies in ${seconds} s.`);
