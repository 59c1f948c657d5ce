/** Whether an address is that of an MCP endpoint. */
export const isMcp = (url: string) => /^\/(research\/)?mcp(\?|$)/.test(url);

/** Whether an address is one of OAuth that a client's program calls; its other addresses are pages. */
const isOAuth = (url: string) =>
  /^\/((oauth\/)?(token|register)|oauth\/revoke|\.well-known\/oauth-[a-z-]+(\/[^?]*)?)(\?|$)/.test(url);

/** Whether a handler answers an address and sets its own headers; otherwise a page does. */
export const isApi = (url: string) =>
  isMcp(url) || isOAuth(url) || /^\/(api(\/|\?|$)|openapi\.json(\?|$)|report\/[^/?]+\/events(\?|$))/.test(url);
