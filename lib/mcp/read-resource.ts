import { type ReadResourceResult, ResourceNotFoundError } from "@modelcontextprotocol/server";
import { type Caller, readCosts } from "../contract.ts";
import { matchUri } from "./match-uri.ts";
import { protocolRefusal } from "./protocol-refusal.ts";
import { ratingsResources, ratingsTemplates } from "./ratings-resources.ts";
import { contentOf } from "./resource.ts";

const fixed = new Map(ratingsResources.map((resource) => [resource.listed.uri, resource]));

/** The cost of reading a resource, in units; a record's also when no resource has this address. */
export function costOfResource(uri: string): number {
  const [path] = uri.split("?") as [string];
  const resource = fixed.get(uri) ?? ratingsTemplates.find(({ listed }) => matchUri(listed.uriTemplate, path) !== null);
  return resource?.cost ?? readCosts.record;
}

/** The text of a resource: a fixed one, or one of a template. */
export async function readResource(uri: string, caller: Caller): Promise<ReadResourceResult> {
  try {
    const resource = fixed.get(uri);
    if (resource !== undefined)
      return contentOf(uri, resource.listed.mimeType, await resource.read(caller), resource.isLive);
    for (const { listed, pattern, read, isLive } of ratingsTemplates) {
      const values = matchUri(pattern, uri);
      if (values !== null) return contentOf(uri, listed.mimeType, await read(values, caller), isLive);
    }
  } catch (error) {
    throw protocolRefusal(error, { uri });
  }
  throw new ResourceNotFoundError(
    uri,
    "No resource has this address. See resources/list and resources/templates/list.",
  );
}
