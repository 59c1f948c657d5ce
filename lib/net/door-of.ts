/** Whether an address is that of an MCP endpoint. */
export const isMcp = (url: string) => /^\/mcp(\?|$)/.test(url);

/** Whether an address is answered by a handler, which sets its own headers, and not by a page. */
export const isApi = (url: string) => isMcp(url) || /^\/(api(\/|\?|$)|openapi\.json(\?|$))/.test(url);
