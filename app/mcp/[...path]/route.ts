import { noEndpoint } from "#lib/http/route.ts";
import { doorsInWords } from "#lib/net/request-head.ts";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = noEndpoint(() => doorsInWords);
