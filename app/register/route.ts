// The default address of MCP 2025-03-26, which some clients call after a restart.
export { OPTIONS, POST } from "../oauth/register/route.ts";
