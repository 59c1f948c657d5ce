import type { PostgresServer } from "../lib/testing/processes/postgres.ts";
import { type Ask, respelled } from "./cases.ts";
import { ask, inBench, seedQuestionsWhenNeeded } from "./database.ts";
import { type Contender, measureRuns, type Pace, type Run, startFloor, startService } from "./measure.ts";
import { questionSizes } from "./seed-questions.ts";
import type { Line } from "./table.ts";
import { vocabulary } from "./words.ts";

/** How many of the newest questions are read one by one. */
const mostRead = 1_000;
/** The n-th word of the vocabulary is in about 2.7 of n questions, and the commonest in nearly all. */
const words = {
  rare: vocabulary.slice(-200),
  middling: vocabulary.slice(40, 140),
  common: vocabulary.slice(0, 5),
};
const columnOf = { questions_1k: "1k", questions_100k: "100k", questions_1m: "1M" } as const;
/** At 1k of a floor that ranks and counts all matches, beyond of the rate at which one question is read. */
const ofFloor = 0.6;
const ofOne = 0.07;

type Name = keyof typeof questionSizes;
type NamedRun = Run & { key: string };

/** Searches for rare, middling and common words, beside the floor and beside reads of one question. */
export async function measureQuestions(postgres: PostgresServer, pace: Pace): Promise<Line[]> {
  const wanted = (Object.keys(questionSizes) as Name[]).slice(0, pace.isShort ? 1 : undefined);
  await seedQuestionsWhenNeeded(postgres, wanted);
  const servers: Contender[] = [];
  try {
    const runs: NamedRun[] = [];
    for (const name of wanted) {
      const url = inBench(postgres, name);
      const ours = await startService(url);
      servers.push(ours);
      runs.push(...(await runsOn(postgres, name, ours, "ours", pace)));
      if (name !== "questions_1k") continue;
      const floor = await startFloor(url);
      servers.push(floor);
      runs.push(...(await runsOn(postgres, name, floor, "floor", pace)));
    }
    const measured = await measureRuns(runs, pace);
    const rates = new Map(runs.map(({ key }, index) => [key, measured[index]!.rps]));
    const refused = Object.entries(columnOf).map(([name, column]) => {
      const own = measured.filter((_, index) => runs[index]!.key.endsWith(`${column} ours`));
      return wanted.includes(name as Name) ? { [column]: Math.max(...own.map((one) => one.refused)) } : {};
    });
    return [
      ...Object.keys(words).flatMap((kind) => linesOf(kind, rates)),
      { case: "share of question searches refused", figures: Object.assign({}, ...refused), bound: { atMost: 0 } },
    ];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

async function runsOn(postgres: PostgresServer, name: Name, contender: Contender, side: string, { seconds }: Pace) {
  const newest = `select question_id from questions order by seq desc limit ${mostRead}`;
  const ids = (await ask(postgres, newest, [], name)).rows.map(({ question_id }) => question_id as string);
  const run = (kind: string, path: (n: number) => string): NamedRun => {
    // Counted over all rounds, so that no search is spelled twice.
    let sent = 0;
    const request = (): Ask => ({ method: "GET", path: path(sent++) });
    return { key: `${kind} ${columnOf[name]} ${side}`, contender, load: { connections: 16, seconds, ask: request } };
  };
  return [
    run("one", (n) => `/api/questions/${ids[n % ids.length]}`),
    ...Object.entries(words).map(([kind, list]) =>
      run(kind, (n) => `/api/questions?q=${respelled(list[n % list.length]!, Math.floor(n / list.length))}`),
    ),
  ];
}

function linesOf(kind: string, rates: Map<string, number>): Line[] {
  const ratio = (column: string, of: string) => {
    const [ours, other] = [rates.get(`${kind} ${column} ours`), rates.get(of)];
    return ours === undefined || other === undefined ? undefined : ours / other;
  };
  const share = { "100k": ratio("100k", "one 100k ours"), "1M": ratio("1M", "one 1M ours") };
  const name = `question search, ${kind} word`;
  const lines: Line[] = [
    { case: `${name}, of the floor`, figures: { "1k": ratio("1k", `${kind} 1k floor`) }, bound: { atLeast: ofFloor } },
  ];
  if (share["1M"] !== undefined)
    lines.push({ case: `${name}, of one question's rate`, figures: share, bound: { atLeast: ofOne } });
  return lines;
}
