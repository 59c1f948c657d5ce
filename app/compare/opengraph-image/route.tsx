import { drawPreview } from "#app/opengraph/draw-preview.ts";
import { usageSentence } from "#components/tools/usage-sentence.ts";
import type { MemberOf } from "#lib/contract.ts";
import { AppError } from "#lib/errors.ts";
import { excerpt } from "#lib/format.ts";
import { ask } from "#lib/http/load.ts";
import { inList } from "#lib/in-words.ts";
import { compareToolsEndpoint } from "#lib/tools/compare/contract.ts";
import { compareTools } from "#lib/tools/compare-tools.ts";

/** How many characters of a tool's line are shown. */
const longestLine = 75;

/** The picture that a link to a comparison shows elsewhere. */
export async function GET(request: Request): Promise<Response> {
  const tools = new URL(request.url).searchParams.get("tools" satisfies MemberOf<typeof compareToolsEndpoint>) ?? "";
  const result = await ask(compareToolsEndpoint, compareTools, { tools });
  if (result instanceof AppError) return drawPreview(result);
  return drawPreview({
    kind: "Tools side by side",
    title: inList(result.tools.map(({ name }) => name)),
    lines: result.tools.map((tool) => excerpt(`${tool.name}: ${usageSentence(tool)}`, longestLine)),
  });
}
