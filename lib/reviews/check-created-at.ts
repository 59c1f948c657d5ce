import { AppError } from "../errors.ts";
import { createdWithinHours } from "./signing.ts";

/**
 * Refuses a document that was not signed recently; returns how far it is ahead of the server's clock, in milliseconds.
 */
export function checkCreatedAt(createdAt: string, advice: string, now = new Date()): number {
  const ahead = Date.parse(createdAt.toUpperCase()) - now.getTime();
  if (Math.abs(ahead) <= createdWithinHours * 60 * 60 * 1000) return ahead;
  throw new AppError(
    "stale_created_at",
    `created_at must be within ${createdWithinHours} hours of the server's clock, which is at ${now.toISOString()}. ${advice}`,
    { details: [{ pointer: "/document/created_at", message: `is not within ${createdWithinHours} hours of now` }] },
  );
}
