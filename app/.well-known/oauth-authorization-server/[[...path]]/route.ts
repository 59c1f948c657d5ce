import { serverMetadata } from "#lib/connector/addresses.ts";
import { metadataRoute } from "#lib/http/oauth.ts";

/** What this authorization server serves (RFC 8414), at the root and where older clients look. */
export const { GET, OPTIONS } = metadataRoute(serverMetadata, { atRoot: true });
