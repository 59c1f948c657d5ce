import * as z from "zod";

/** The preference for an answer before the work is done (RFC 7240). */
export const respondAsync = "respond-async";
/** The same as a header. */
export const preferAsync = `Prefer: ${respondAsync}`;
/** Whether the header Prefer states a preference (RFC 7240). */
export const prefers = (preference: string) =>
  z
    .string()
    .optional()
    .transform((header = "") =>
      header.split(",").some((one) => one.split(";")[0]!.trim().toLowerCase() === preference),
    );
