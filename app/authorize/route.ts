// The default address of MCP 2025-03-26, which some clients call after a restart.
export { GET } from "../oauth/authorize/route.ts";
