// The server of models in a process of its own, so that its work is not counted as the studies'.
import { modelServer } from "../lib/testing/model-server.ts";

const { url } = await modelServer({
  latencyMs: Number(process.argv[2]),
  // The floor's call is no prompt of a study.
  answer: ({ system }) => (system.startsWith("Task: ") ? undefined : "Yes."),
});
console.log(url);
