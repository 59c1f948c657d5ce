import { forgetEnvironment } from "../env.ts";
import { processWide } from "../process-wide.ts";

// Test files share a process: each begins with the variables of the first, and with empty counters.
const first = processWide<NodeJS.ProcessEnv>("first-environment");
first.current ??= { ...process.env };
for (const name of Object.keys(process.env)) if (!(name in first.current)) delete process.env[name];
Object.assign(process.env, first.current);
forgetEnvironment();
for (const name of [
  "read-limits",
  "search-turns",
  "limits-in-memory",
  "demo-data",
  "hidden-clients",
  "model-gates",
  "model-habits",
  "counters",
  "alerts",
  "waiting-calls",
  "uncounted",
  "storage-has-answered",
  "connections-refused",
])
  processWide(name).current = undefined;
