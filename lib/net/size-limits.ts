/** How much one request may hold, in bytes, and of MCP how deep a message may nest and how many one batch may have. */
export const sizeLimits = {
  rest: { bytes: 128 * 1024 },
  research: { bytes: 256 * 1024 },
  // The largest body of the REST routes fits into a message, with its envelope, params and arguments around it.
  mcp: { bytes: 256 * 1024, depth: 16, batch: 20 },
};
