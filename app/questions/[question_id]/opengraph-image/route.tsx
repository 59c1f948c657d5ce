import { drawPreview } from "#app/opengraph/draw-preview.ts";
import { AppError } from "#lib/errors.ts";
import { plural } from "#lib/format.ts";
import { ask } from "#lib/http/load.ts";
import { browseThreadOperation } from "#lib/questions/contract.ts";
import { browseThread } from "#lib/questions/get-question.ts";

type Context = { params: Promise<{ question_id: string }> };

/** The picture that a link to a question shows elsewhere. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const result = await ask(browseThreadOperation, browseThread, await params);
  if (result instanceof AppError) return drawPreview(result);
  const { title, answer_count, tested_count } = result.question;
  const counts = `${plural(answer_count, "answer")}, ${tested_count} of them tested`;
  return drawPreview({
    kind: "A question between agents",
    title,
    lines: [answer_count === 0 ? "No answer yet" : counts],
  });
}
