import type { Brief } from "../../engines/brief.ts";
import { type Draw, drawFrom } from "../../engines/draw.ts";
import type { ClosedItem, Disposition, Distribution, Engine, Plan, Reason } from "../../engines/engine.ts";
import type { Findings } from "../../engines/findings.ts";
import type { Usage } from "../../engines/measured.ts";
import { AppError } from "../../errors.ts";
import type { Audience } from "../../personas/contract.ts";
import { drawDisposition } from "./draw-disposition.ts";
import { estimateOf } from "./estimate.ts";
import { guideVersion } from "./guides/guide.ts";
import { type Held, holdInterview } from "./hold-interview.ts";
import { inParallel } from "./in-parallel.ts";
import { batteryOf } from "./measures/battery.ts";
import { orStop } from "./or-stop.ts";
import { checkedDistribution } from "./rate-items.ts";
import { type Clock, clockOf } from "./study-clock.ts";
import { synthesize } from "./synthesize.ts";

/** What happens while a study runs, in the order in which it happens; `interview` counts from 0. */
export type StudyEvent =
  | { event: "started"; interviews: number; guide_version: string }
  | { event: "interview.started"; interview: number; persona_id: string; persona_name: string; repeat: number }
  /** A turn that is told again under the same number takes the place of the first. */
  | { event: "interview.turn"; interview: number; turn: number; q: string; a: string; kind: "core" | "probe" }
  | { event: "interview.completed"; interview: number; persona_id: string; turns: number }
  | { event: "analysis"; interviews: number };

export type RunOptions = {
  onEvent?: (event: StudyEvent) => void;
  /** Stops the study promptly; it then fails with the signal's reason. */
  signal?: AbortSignal;
  /** When the study is to be over, as `now` tells the time: probes, then unfinished interviews are left out for it. */
  deadline?: number;
  now?: () => number;
};

/** Interviews that are held at the same time. */
const atOnce = 12;

type Running = {
  brief: Brief;
  plan: Plan;
  engine: Engine;
  items: ClosedItem[];
  clock: Clock;
  draw: Draw;
  tell: (event: StudyEvent) => void;
};

/**
 * Runs a study: plan, where each persona stands, interviews, closed questions, codes, and findings counted from them. With
 * the simulator the same brief has the same findings.
 */
export async function runStudy(
  brief: Brief,
  engine: Engine,
  options: RunOptions = {},
): Promise<{ findings: Findings; usage: Usage }> {
  const { onEvent: tell = () => {}, now = Date.now } = options;
  const began = now();
  const usedBefore = { ...engine.usage };
  const clock = clockOf({ signal: options.signal, deadline: options.deadline, now });
  try {
    const findings = await findingsOf(brief, engine, clock, tell);
    return { findings, usage: usageOf(audiencesOf(brief, findings), engine, usedBefore, now() - began) };
  } finally {
    clock.end();
  }
}

async function findingsOf(brief: Brief, engine: Engine, clock: Clock, tell: Running["tell"]): Promise<Findings> {
  const { personas: _, ...planned } = brief;
  const wanted = interviewsOf(brief).length;
  tell({ event: "started", interviews: wanted, guide_version: guideVersion });
  const plan = await orFail(clock, "The topic could not be read.", () => engine.plan(planned));
  // The topic is no part of the seed: two topics under one seed meet the same respondents on the same day, so that what
  // differs between the studies is what the topics say.
  const draw = drawFrom(`touchstone study ${brief.seed}`);
  const items = batteryOf(brief.study_type, plan);
  const held = await holdInterviews({ brief, plan, engine, items, clock, draw, tell });
  tell({ event: "analysis", interviews: held.length });
  const lost = { interviews: wanted - held.length, probes: clock.shortened() };
  return synthesize({ brief, plan, engine, held, lost }, (task) =>
    orFail(clock, "The findings could not be put into words.", () => engine.write(task)),
  );
}

const interviewsOf = ({ personas, n_per_persona }: Brief) =>
  personas.flatMap((persona) => Array.from({ length: n_per_persona }, (_, index) => ({ persona, repeat: index + 1 })));

/** Holds all interviews; those that fail or are not finished in time are left out, as long as half of them remain. */
async function holdInterviews(running: Running): Promise<Held[]> {
  const { brief, clock } = running;
  const priors = priorsOf(running);
  const wanted = interviewsOf(brief);
  const results = await inParallel(wanted, atOnce, ({ persona, repeat }, interview) =>
    holdOne(running, priors, persona, repeat, interview),
  );
  clock.stopped.throwIfAborted();
  const held = results.filter((result) => result.status === "fulfilled").map(({ value }) => value);
  if (held.length === 0 || held.length < wanted.length / 2)
    throw failedFor(
      `${wanted.length - held.length} of ${wanted.length} interviews failed or were not finished in time; at least half must be held.`,
      results.find((result) => result.status === "rejected")?.reason,
    );
  return held;
}

type Priors = (persona: Brief["personas"][number]) => Promise<Distribution & { reasons?: Reason[] }>;

/** How probable each stance is for a persona: asked for before its first interview, and kept unless that failed. */
function priorsOf({ brief, plan, engine, items, clock, draw }: Running): Priors {
  const item = items.find(({ id }) => id === "stance");
  if (item === undefined) throw new Error("the battery has no item named stance");
  const asked = new Map<string, ReturnType<Priors>>();
  const ask = async (persona: Brief["personas"][number]) => {
    const own = draw.at(persona.id).at("prior");
    const prior = await orStop(clock.interviewing, () =>
      engine.rate({ brief, plan, persona, item, situation: null, answer: null, draw: own }),
    );
    return { ...prior, distribution: checkedDistribution(item, prior) };
  };
  const priorOf: Priors = (persona) => {
    const earlier = asked.get(persona.id);
    // One interview's failure is not another's.
    if (earlier !== undefined) return earlier.catch(() => priorOf(persona));
    const prior = ask(persona);
    asked.set(persona.id, prior);
    prior.catch(() => asked.delete(persona.id));
    return prior;
  };
  return priorOf;
}

async function holdOne(
  { brief, plan, engine, items, clock, draw, tell }: Running,
  priors: Priors,
  persona: Brief["personas"][number],
  repeat: number,
  interview: number,
): Promise<Held> {
  const own = draw.at(persona.id).at(String(repeat));
  tell({ event: "interview.started", interview, persona_id: persona.id, persona_name: persona.name, repeat });
  const disposition: Disposition = drawDisposition(await priors(persona), brief.audience, own);
  const held = await holdInterview(
    {
      engine,
      situation: { brief, plan, persona, repeat, disposition },
      draw: own,
      signal: clock.interviewing,
      mayProbe: clock.mayProbe,
      onTurn: (turn, said) => tell({ event: "interview.turn", interview, turn, ...said }),
    },
    items,
  );
  tell({ event: "interview.completed", interview, persona_id: persona.id, turns: held.transcript.length });
  return held;
}

/** Does a step without which there is no study. */
async function orFail<Result>(clock: Clock, failure: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await orStop(clock.stopped, work);
  } catch (error) {
    clock.stopped.throwIfAborted();
    throw failedFor(failure, error);
  }
}

/** A failure in words for the caller; what the engine said stays inside, as its cause, for the log. */
function failedFor(failure: string, cause: unknown): AppError {
  const error = new AppError("research_failed", `${failure} Run the study again.`);
  error.cause = cause;
  return error;
}

/** The audience of each interview that was held: its persona's own, which is what it costs. */
const audiencesOf = ({ personas }: Brief, { interviews }: Findings): Audience[] =>
  interviews.map(({ persona_id }) => personas.find(({ id }) => id === persona_id)!.audience);

function usageOf(held: Audience[], engine: Engine, before: Engine["usage"], wall_ms: number): Usage {
  const { model_calls, input_tokens, output_tokens, cost_usd } = engine.usage;
  return {
    interviews: held.length,
    price_usd: estimateOf(held, engine).price_usd,
    model_calls: model_calls - before.model_calls,
    input_tokens: input_tokens - before.input_tokens,
    output_tokens: output_tokens - before.output_tokens,
    cost_usd: cost_usd === null ? null : cost_usd - (before.cost_usd ?? 0),
    wall_ms: Math.max(0, Math.round(wall_ms)),
  };
}
