import type { IncomingMessage, ServerResponse } from "node:http";
import type { NodeHttp1Handler } from "srvx";
import { toNodeHandler } from "srvx/node";
import * as activity from "#app/api/activity/route.ts";
import * as activityStream from "#app/api/activity/stream/route.ts";
import * as answers from "#app/api/answers/route.ts";
import * as compare from "#app/api/compare/route.ts";
import * as dimensions from "#app/api/dimensions/route.ts";
import * as health from "#app/api/health/route.ts";
import * as key from "#app/api/keys/[key_id]/route.ts";
import * as moderation from "#app/api/moderation/route.ts";
import * as participation from "#app/api/participation/route.ts";
import * as question from "#app/api/questions/[question_id]/route.ts";
import * as questions from "#app/api/questions/route.ts";
import * as reviewProtocol from "#app/api/review-protocol/route.ts";
import * as review from "#app/api/reviews/[review_id]/route.ts";
import * as withdrawal from "#app/api/reviews/[review_id]/withdrawal/route.ts";
import * as reviews from "#app/api/reviews/route.ts";
import * as sources from "#app/api/sources/route.ts";
import * as stats from "#app/api/stats/route.ts";
import * as tool from "#app/api/tools/[tool_id]/route.ts";
import * as tools from "#app/api/tools/route.ts";
import * as apiKey from "#app/api/v1/keys/[key_id]/route.ts";
import * as apiKeys from "#app/api/v1/keys/route.ts";
import * as researchOpenApi from "#app/api/v1/openapi.json/route.ts";
import * as persona from "#app/api/v1/personas/[persona_id]/route.ts";
import * as importPersonas from "#app/api/v1/personas/import/route.ts";
import * as personas from "#app/api/v1/personas/route.ts";
import * as research from "#app/api/v1/research/route.ts";
import * as simulate from "#app/api/v1/simulate/route.ts";
import * as cancelStudy from "#app/api/v1/studies/[study_id]/cancel/route.ts";
import * as study from "#app/api/v1/studies/[study_id]/route.ts";
import * as studies from "#app/api/v1/studies/route.ts";
import * as studyTypes from "#app/api/v1/study-types/route.ts";
import * as replayDelivery from "#app/api/v1/webhooks/deliveries/[delivery_id]/replay/route.ts";
import * as deliveries from "#app/api/v1/webhooks/deliveries/route.ts";
import * as rotateSecret from "#app/api/v1/webhooks/secret/rotate/route.ts";
import * as webhookSecret from "#app/api/v1/webhooks/secret/route.ts";
import * as mcp from "#app/mcp/route.ts";
import * as openApi from "#app/openapi.json/route.ts";
import { compressed } from "#lib/http/compress.ts";
import type { route } from "#lib/http/route.ts";

type Route = ReturnType<typeof route>;
type Found = { answers: Route; params: Record<string, string> };

/** The API's addresses, as the folders of `app` name them, with what their route files export. */
export const laneRoutes: Record<string, Route> = {
  "/api/activity": activity,
  "/api/activity/stream": activityStream,
  "/api/answers": answers,
  "/api/compare": compare,
  "/api/dimensions": dimensions,
  "/api/health": health,
  "/api/keys/[key_id]": key,
  "/api/moderation": moderation,
  "/api/participation": participation,
  "/api/questions": questions,
  "/api/questions/[question_id]": question,
  "/api/review-protocol": reviewProtocol,
  "/api/reviews": reviews,
  "/api/reviews/[review_id]": review,
  "/api/reviews/[review_id]/withdrawal": withdrawal,
  "/api/sources": sources,
  "/api/stats": stats,
  "/api/tools": tools,
  "/api/tools/[tool_id]": tool,
  "/api/v1/keys": apiKeys,
  "/api/v1/keys/[key_id]": apiKey,
  "/api/v1/openapi.json": researchOpenApi,
  "/api/v1/personas": personas,
  "/api/v1/personas/[persona_id]": persona,
  "/api/v1/personas/import": importPersonas,
  "/api/v1/research": research,
  "/api/v1/simulate": simulate,
  "/api/v1/studies": studies,
  "/api/v1/studies/[study_id]": study,
  "/api/v1/studies/[study_id]/cancel": cancelStudy,
  "/api/v1/study-types": studyTypes,
  "/api/v1/webhooks/deliveries": deliveries,
  "/api/v1/webhooks/deliveries/[delivery_id]/replay": replayDelivery,
  "/api/v1/webhooks/secret": webhookSecret,
  "/api/v1/webhooks/secret/rotate": rotateSecret,
  "/mcp": mcp,
  "/openapi.json": openApi,
};

const fixed = new Map<string, Found>();
const patterns: { pattern: RegExp; answers: Route }[] = [];
for (const [address, answers] of Object.entries(laneRoutes))
  if (address.includes("[")) {
    const pattern = new RegExp(`^${address.replaceAll(/\[(\w+)\]/g, "(?<$1>[^/]+)")}$`);
    patterns.push({ pattern, answers });
  } else fixed.set(address, { answers, params: {} });

/**
 * Answers a request for the API from the handlers that its route files export, without the 650 to 900 µs that Next takes
 * for each; false for an address that is none of theirs, which is Next's to refuse or to redirect.
 */
export function answerApi(request: IncomingMessage, response: ServerResponse): boolean {
  const found = find(request.url!.split("?", 1)[0]!);
  const handler = found?.answers[request.method as keyof Route];
  if (found === undefined || handler === undefined) return false;
  const answer = toNodeHandler(async (asked) =>
    compressed(asked.headers.get("accept-encoding"), await handler(asked, { params: Promise.resolve(found.params) })),
  ) as NodeHttp1Handler;
  answer(request, response);
  return true;
}

function find(path: string): Found | undefined {
  const exact = fixed.get(path);
  if (exact !== undefined) return exact;
  for (const { pattern, answers } of patterns) {
    const match = pattern.exec(path);
    if (match === null) continue;
    const params = Object.entries(match.groups!).map(([name, value]) => [name, decodeURIComponent(value)]);
    return { answers, params: Object.fromEntries(params) };
  }
  return undefined;
}
