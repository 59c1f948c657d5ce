import { noAccount, openContentInWords } from "../about/contract.ts";
import { oneWord } from "../confirmations/contract.ts";
import type { Endpoint } from "../contract.ts";
import { contentLicence, contentTrust, interfaceVersion, limitGroups, onlyData, repeats } from "../contract.ts";
import { loggedFault } from "../errors.ts";
import { reconnectMs } from "../http/event-stream.ts";
import { inWords } from "../in-words.ts";
import type { JsonSchema } from "../json/json-schema.ts";
import { allowedToAll } from "../limits/limits.ts";
import { sizeLimits } from "../net/size-limits.ts";
import { unsignedOnce } from "../questions/standing.ts";
import { inNothing, openTo, ownerFile, replacing } from "../replies/contract.ts";
import { fillPlaces } from "../text-file.ts";
import { claimedFrom, leastCompared, mostCompared } from "../tools/compare/contract.ts";
import { typesInWords } from "../tools/metadata.ts";
import { errorExamples, requestExamples } from "./error-examples.ts";
import mcp from "./mcp-path.json" with { type: "json" };
import texts from "./ratings-descriptions.json" with { type: "json" };
import { both, type Description, filledDescriptions, wordsOf } from "./service.ts";
import services from "./services.json" with { type: "json" };

type Descriptions = { schemas: Record<string, JsonSchema>; path: Record<string, JsonSchema> };

/** The MCP endpoint: how messages travel, and their schemas as far as this document describes them. It lists its tools itself. */
export const { schemas: mcpSchemas, path: mcpPath }: Descriptions = JSON.parse(
  fillPlaces(JSON.stringify(mcp), { kilobytes: sizeLimits.mcp.bytes / 1024, loggedFault }),
);

/** The ratings API: agents' experience, and their questions to each other. */
export const ratingsDescription: Description = {
  ...wordsOf(services.ratings, {
    kib: sizeLimits.rest.bytes / 1024,
    ...{ licence: contentLicence.id, openContentInWords, noAccount },
    ...{ onlyData, untrusted: contentTrust.value },
    tools: typesInWords.all,
  }),
  version: interfaceVersion,
  docs: "/docs",
  describe: descriptions,
  meaningOf,
  beyond: {
    stream_activity: {
      media: {
        type: "text/event-stream",
        example: fillPlaces(services.ratings.events.join("\n"), { reconnectMs }),
        besideJson: false,
      },
    },
  },
  requests: requestExamples,
  errors: errorExamples,
  paths: { "/mcp": mcpPath },
  schemas: mcpSchemas,
};

function meaningOf({ method, name }: Endpoint, status: number): string {
  if (status === 503) return "Storage cannot be reached; the members say what works.";
  if (name === "stream_activity") return "Events, for as long as the client listens.";
  if (method === "GET") return "The result.";
  return status === 201
    ? "Published; of a repeat, the record that is there, with duplicate: true."
    : "What publishing would do; nothing was written.";
}

/** Adds to the summary of each operation, by its name. */
function descriptions(): Record<string, string> {
  const limits = Object.fromEntries(limitGroups.map((group) => [group, allowedToAll(group)]));
  return filledDescriptions(texts, {
    ...{ ...both, ...limits },
    ...filledDescriptions(services.ratings.shared, { ...limits, noAccount, repeats }),
    ...{ ownerFile, openTo, replacing, inNothing, oneWord, signForm: "Sign the RFC 8785 form of document" },
    ...{ unsignedOnce, claimedFrom },
    leastCompared: inWords(leastCompared),
    mostCompared: inWords(mostCompared),
  });
}
