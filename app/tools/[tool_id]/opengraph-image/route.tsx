import { drawPreview } from "#app/opengraph/draw-preview.ts";
import { titleOf } from "#components/tools/tool-words.ts";
import { usageSentence } from "#components/tools/usage-sentence.ts";
import { AppError } from "#lib/errors.ts";
import { ask } from "#lib/http/load.ts";
import { getToolWithoutMonths, toolWithoutMonths } from "#lib/tools/get-tool.ts";

type Context = { params: Promise<{ tool_id: string }> };

/** The picture that a link to a tool shows elsewhere. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const result = await ask(toolWithoutMonths, getToolWithoutMonths, await params);
  if (result instanceof AppError) return drawPreview(result);
  const { tool } = result;
  return drawPreview({ kind: "Firsthand reviews of a tool", title: titleOf(tool), lines: [usageSentence(tool)] });
}
