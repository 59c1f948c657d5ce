import * as z from "zod";
import { endpoint, Moment } from "../contract.ts";

export const getHealthEndpoint = endpoint({
  name: "get_health",
  method: "GET",
  path: "/api/health",
  summary: "Tell whether the service and its review storage work; 503 with the same members when storage is away.",
  input: z.object({}),
  result: z.strictObject({
    status: z.enum(["ok", "degraded"]),
    checks: z.strictObject({
      storage: z.strictObject({ status: z.enum(["ok", "away"]), latency_ms: z.number().nullable() }),
      catalog: z.strictObject({ status: z.enum(["ok", "empty", "unknown"]), tools: z.int().nullable() }),
    }),
    version: z.string(),
    started_at: Moment,
    error: z.literal("storage_unavailable").optional(),
    message: z.string().optional(),
  }),
  status: (result) => ("error" in result ? 503 : 200),
  cache: "no-store",
});
