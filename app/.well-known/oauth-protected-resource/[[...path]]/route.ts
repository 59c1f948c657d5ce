import { resourceMetadata } from "#lib/connector/addresses.ts";
import { metadataRoute } from "#lib/http/metadata-route.ts";

/** What the research connector asks of its clients (RFC 9728), at the root and below it. */
export const { GET, OPTIONS } = metadataRoute(resourceMetadata);
