import { ratingsCost } from "#lib/mcp/ratings-cost.ts";
import { ratingsServer } from "#lib/mcp/ratings-server.ts";
import { serveMcp } from "#lib/mcp/serve-mcp.ts";

const serve = serveMcp(ratingsServer, { costOf: ratingsCost });

export { serve as DELETE, serve as GET, serve as HEAD, serve as OPTIONS, serve as PATCH, serve as POST, serve as PUT };
