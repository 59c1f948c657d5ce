const [rest, research] = [128 * 1024, 256 * 1024];

/** The most bytes of a request; for MCP also its depth, its batch and the bytes of a batch's answers. */
export const sizeLimits = {
  rest: { bytes: rest },
  research: { bytes: research },
  // An operator's or a reader's form, whose longest text an operator writes.
  form: { bytes: 8 * 1024 },
  // What a page is made again with, such as a question or a CSV; each byte of a field may be sent as three characters.
  draft: { bytes: 256 * 1024 },
  // The largest body of both services fits into a message, with its envelope, params and arguments.
  mcp: { bytes: Math.max(rest, research), depth: 16, batch: 20, batchBytes: 2_000_000 },
};
