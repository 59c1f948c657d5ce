/** Whether an address is that of an MCP endpoint. */
export const isMcp = (url: string) => /^\/mcp(\?|$)/.test(url);

/** Whether a handler answers an address and sets its own headers; otherwise a page does. */
export const isApi = (url: string) =>
  isMcp(url) || /^\/(api(\/|\?|$)|openapi\.json(\?|$)|report\/[^/?]+\/events(\?|$))/.test(url);
