/**
 * How much one request may hold, in bytes, and of MCP how deep a message may nest, how many one batch may have, and how
 * much its answers may hold together.
 */
export const sizeLimits = {
  rest: { bytes: 128 * 1024 },
  research: { bytes: 256 * 1024 },
  // An operator's or a reader's form: its longest member is a name of 100 characters.
  form: { bytes: 8 * 1024 },
  // A question on the page that prepares it, where each byte may be written as three characters.
  draft: { bytes: 256 * 1024 },
  // The largest body of the REST routes fits into a message, with its envelope, params and arguments around it.
  mcp: { bytes: 256 * 1024, depth: 16, batch: 20, batchBytes: 2_000_000 },
};
