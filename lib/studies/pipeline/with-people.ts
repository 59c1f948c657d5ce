import type { Brief } from "../../engines/brief.ts";
import type { People } from "../../engines/engine.ts";

/** A brief with the people who were made for it. */
export const withPeople = (brief: Brief, { personas, not_understood }: People): Brief => ({
  ...brief,
  personas,
  ...(not_understood.length > 0 && { unread: not_understood }),
});
