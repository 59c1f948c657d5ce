/** The one line that connects Claude Code to this server. */
export const connectCommand = (base: string): string => `claude mcp add --transport http touchstone ${base}/mcp`;
