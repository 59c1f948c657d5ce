import * as z from "zod";

/** The preference for an answer before the work is done (RFC 7240). */
export const respondAsync = "respond-async";
export const preferAsync = `Prefer: ${respondAsync}`;
/** Whether the caller is answered before the study ends. */
export const respond_async = z
  .string()
  .optional()
  .transform((header = "") => header.split(",").some((one) => one.split(";")[0]!.trim().toLowerCase() === respondAsync))
  .describe(`${respondAsync} answers at once with the study's address, and the study runs on (RFC 7240).`);
