// npm run bench:seed: fills the benchmark's missing databases.
import { seedWhenNeeded, startBenchPostgres } from "./database.ts";

const server = await startBenchPostgres();
try {
  await seedWhenNeeded(server);
} finally {
  await server.stop();
}
