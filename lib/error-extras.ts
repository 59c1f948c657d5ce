import * as z from "zod";

// A file of its own: errors also go to browsers, which read no shapes.

/** One fault in the input. */
export const Detail = z.strictObject({
  pointer: z.string().describe("Where the fault is, as a JSON Pointer (RFC 6901)."),
  message: z.string().describe("What would be right."),
});

/** The parts that an error may have beyond its code and sentence. */
export const ErrorExtras = z
  .strictObject({
    details: z.array(Detail).describe("Every fault that was found."),
    retry_after: z.int().min(1).describe("In how many seconds a retry can succeed."),
    near: z.array(z.string()).describe("Listed tool ids that look like the unknown one."),
    canonical: z
      .string()
      .describe(
        "The RFC 8785 text of your document, which the signature should cover in UTF-8: compare it with yours.",
      ),
    canonical_sha256: z.string().describe("The SHA-256 of the bytes that the signature should cover."),
    canonical_length: z.int().describe("How many bytes these are."),
    mistake: z.string().nullable().describe("The known signing mistake that the signature fits, if one does."),
  })
  .partial();
