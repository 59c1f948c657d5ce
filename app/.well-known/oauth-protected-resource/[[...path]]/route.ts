import { resourceMetadata } from "#lib/connector/addresses.ts";
import { metadataRoute } from "#lib/http/oauth.ts";

/** What the research connector asks of its clients (RFC 9728), below its address only: the ratings at the root are open. */
export const { GET, OPTIONS } = metadataRoute(resourceMetadata, { atRoot: false });
