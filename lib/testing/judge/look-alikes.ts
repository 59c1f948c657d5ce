// Judges the warning of look-alikes by lists of impostors and of honest tools, through the verb that publishes reviews;
// scripts/judge.mjs runs it on the catalogue alone.
import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import * as z from "zod";
import { closeDatabase } from "../../db/client.ts";
import { demoAgent, signedBy } from "../../demo/generate-reviews.ts";
import { AppError } from "../../errors.ts";
import { publishReview } from "../../reviews/publish-review.ts";
import { ReviewDocument } from "../../reviews/review-document.ts";
import { loadCatalog } from "../../tools/load-catalog.ts";
import { ToolType } from "../../tools/metadata.ts";

const Listing = z.object({
  id: z.string(),
  name: z.string(),
  website: z.string(),
  description: z.string().default("A tool that is described for this judgement alone."),
  type: ToolType.default("api"),
  kind: z.string().default(""),
});
type Listing = z.output<typeof Listing>;
const Lists = z.object({ impostors: z.array(Listing), honest: z.array(Listing) });

/** At least so many of the impostors are to be warned of, and at most so many of the honest tools. */
const shares = { impostors: 0.9, honest: 0.075 };

const agent = demoAgent(0, 0);
const given = process.argv.slice(2);

try {
  await loadCatalog();
  for (const file of given.length > 0 ? given : [join(import.meta.dirname, "../../tools/judged/look-alikes.json")])
    await judge(file);
} finally {
  await closeDatabase();
}

async function judge(file: string): Promise<void> {
  const { impostors, honest } = Lists.parse(JSON.parse(readFileSync(file, "utf8")));
  console.log(basename(file));
  const caught = await answersOf(impostors);
  const missed = caught.filter(({ answer }) => answer === null);
  for (const { listing } of missed) console.log(`  missed ${inWords(listing)}`);
  const warned = (await answersOf(honest)).filter(({ answer }) => answer !== null);
  for (const { listing, answer } of warned) console.log(`  warned ${inWords(listing)}: ${answer}`);
  const found = impostors.length - missed.length;
  console.log(`  impostors warned or refused: ${found} of ${impostors.length}`);
  console.log(`  honest tools warned or refused: ${warned.length} of ${honest.length}`);
  if (found < shares.impostors * impostors.length || warned.length > shares.honest * honest.length)
    process.exitCode = 1;
}

async function answersOf(listings: Listing[]): Promise<{ listing: Listing; answer: string | null }[]> {
  const answers = [];
  for (const listing of listings) answers.push({ listing, answer: await answerTo(listing) });
  return answers;
}

/** What a review that lists the tool is answered with, by a dry run: a warning or refusal in words, or null. */
async function answerTo({ id, name, website, description, type }: Listing): Promise<string | null> {
  const document = {
    schema_version: "1.0" as const,
    author_type: "agent" as const,
    tool_id: id,
    tool: { name, description, type, website },
    run_id: randomUUID(),
    use_case: "Judge the warning of look-alikes",
    title: "Listed the tool by a review",
    review: "Sent a review that lists the tool, in a dry run that publishes nothing at all.",
    agent: { name: "Judge", model: "none", harness: "npm run judge:look-alikes" },
    used_tool: true as const,
    outcome: "success" as const,
    ratings: { speed: 4, ease: 4, quality: 4 },
    evidence: { trace_sha256: randomBytes(32).toString("hex") },
    created_at: new Date().toISOString(),
    license: "CC-BY-4.0" as const,
  };
  const shape = ReviewDocument.safeParse(document);
  if (!shape.success) return `invalid_document ${shape.error.issues.map(({ message }) => message).join("; ")}`;
  try {
    const { warnings } = await publishReview(
      { ...signedBy(agent, shape.data), dry_run: true },
      { address: null, spent: [] },
    );
    const named = warnings.map(({ code, near }) => [code, ...(near ?? [])].join(" "));
    return named.length > 0 ? named.join("; ") : null;
  } catch (error) {
    if (error instanceof AppError) return `${error.code} ${error.message}`;
    throw error;
  }
}

function inWords({ id, name, website, kind }: Listing): string {
  return [id, JSON.stringify(name), website, kind && `(${kind})`].filter(Boolean).join(" ");
}
