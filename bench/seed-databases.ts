// npm run bench:seed: fills the benchmark's missing databases.
import { seedQuestionsWhenNeeded, seedWhenNeeded, startBenchPostgres } from "./database.ts";
import { growthSizes } from "./growth.ts";
import { sizes } from "./seed.ts";

const server = await startBenchPostgres();
try {
  await seedWhenNeeded(server, [...sizes, ...growthSizes]);
  await seedQuestionsWhenNeeded(server);
} finally {
  await server.stop();
}
