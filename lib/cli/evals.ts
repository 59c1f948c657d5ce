// npm run evals [-- <file or folder>…]: how well the simulator reads judged topics; see docs/evals.md.
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod";
import { simulator } from "../engines/simulator/simulator.ts";
import { StudyTypeId } from "../engines/study-types.ts";
import { isQuestion } from "../engines/subject-words.ts";
import { defaultIds } from "../personas/contract.ts";
import { defaultPersonas } from "../personas/default-personas.ts";
import { inferAudience } from "../studies/infer-audience.ts";
import { runStudy } from "../studies/pipeline/run-study.ts";

const Judged = z.array(
  z.object({
    id: z.string(),
    topic: z.string(),
    study_type: StudyTypeId,
    /** One of these words is in the right subject, in any case. */
    subject_any: z.array(z.string()).min(1),
    /** None of these is. */
    subject_not: z.array(z.string()),
    rivals: z.array(z.string()),
    prices: z.array(z.number()),
    stimulus: z.string().nullable(),
    question: z.string(),
  }),
);
type Topic = z.infer<typeof Judged>[number];

type Result = {
  understood: boolean;
  named: boolean;
  right: boolean;
  answered: boolean;
  rivals: boolean;
  prices: boolean;
  stimulus: boolean;
};

const seed = 1;

for (const file of await filesOf(process.argv.slice(2))) {
  const topics = Judged.parse(JSON.parse(await readFile(file, "utf8")));
  const results: Result[] = [];
  for (const topic of topics) results.push(await judge(topic));
  const share = (holds: (result: Result) => boolean) => {
    const count = results.filter(holds).length;
    return `${count} of ${results.length} (${Math.round((100 * count) / results.length)} %)`;
  };
  console.log(`
${file}
  understood                  ${share(({ understood }) => understood)}
  subject named               ${share(({ named }) => named)}
  wrong subject               ${share(({ named, right }) => named && !right)}
  answered its own question   ${share(({ answered }) => answered)}
  rivals as named             ${share(({ rivals }) => rivals)}
  prices as named             ${share(({ prices }) => prices)}
  stimulus to the letter      ${share(({ stimulus }) => stimulus)}`);
}

async function filesOf(paths: string[]): Promise<string[]> {
  const files: string[] = [];
  for (const path of paths.length > 0 ? paths : ["evals"])
    if ((await stat(path)).isDirectory()) {
      const names = (await readdir(path)).filter((name) => /topics[^/]*\.json$/.test(name));
      files.push(...names.toSorted().map((name) => join(path, name)));
    } else files.push(path);
  return files;
}

/** Runs a small study of a topic and holds what it understood against the judgement. */
async function judge({ topic, study_type, ...expected }: Topic): Promise<Result> {
  const audience = inferAudience(topic, study_type);
  const personas = defaultPersonas[audience].filter(({ id }) => defaultIds[audience].includes(id));
  const brief = { topic, study_type, audience, audience_description: null, personas, n_per_persona: 1, seed };
  const { plan, findings } = await runStudy(brief, simulator());
  const subject = plan.subject.toLowerCase();
  const has = (words: string) => subject.includes(words.toLowerCase());
  const named = plan.understood && !isQuestion(plan.subject);
  const right = expected.subject_any.some(has) && !expected.subject_not.some(has);
  const [own] = findings.answers ?? [];
  const beside = [...plan.competitors, plan.status_quo ?? ""].join("\n").toLowerCase();
  const amounts = plan.prices.map(({ amount }) => amount);
  const result = {
    understood: plan.understood,
    named,
    right,
    answered: plan.understood && own !== undefined && own.cannot_tell === null,
    rivals: expected.rivals.every((rival) => beside.includes(rival.toLowerCase())),
    prices: expected.prices.every((price) => amounts.includes(price)),
    stimulus: expected.stimulus === plan.stimulus,
  };
  if (!result.understood || (named && !right))
    console.log(`${expected.id} ${study_type}: understood as “${plan.subject}”`);
  for (const part of ["rivals", "prices", "stimulus"] as const)
    if (!result[part])
      console.log(
        `${expected.id} ${part}: ${JSON.stringify({ rivals: beside, prices: amounts, stimulus: plan.stimulus }[part])}`,
      );
  if (result.understood && !result.answered)
    console.log(`${expected.id} not answered: ${own?.question ?? "no question"}`);
  return result;
}
