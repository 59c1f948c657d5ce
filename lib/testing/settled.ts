import { env } from "../env.ts";

/**
 * An answer with the examples' values for all that changes: ids, moments, a started hour or minute, and the service's
 * address.
 */
export function settled(body: unknown): unknown {
  const text = JSON.stringify(body)
    .replaceAll(/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, "00000000-0000-4000-8000-000000000000")
    .replaceAll(/\b[0-9a-f]{32}\b/g, "0".repeat(32))
    .replaceAll(/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, "2026-06-01T12:00:00.000Z")
    .replaceAll(/\b35\d\d\b/g, "3600")
    .replaceAll(/(retry_after":|in )5\d\b/g, (_, before: string) => `${before}60`)
    .replaceAll(env().PUBLIC_URL, "http://localhost:3000");
  return JSON.parse(text);
}
