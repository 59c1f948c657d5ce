import type { Brief } from "../../engines/brief.ts";
import type { Disposition } from "../../engines/disposition.ts";
import type { ClosedItem, Engine, People, Rating } from "../../engines/engine.ts";
import type { Findings } from "../../engines/findings.ts";
import { isAnswer } from "../../engines/marks.ts";
import type { Usage } from "../../engines/measured.ts";
import type { Plan } from "../../engines/plan.ts";
import { type Draw, drawFrom } from "../../engines/statistics.ts";
import { shareInWords } from "../../in-words.ts";
import type { Audience, Persona } from "../../personas/contract.ts";
import { questionnaireEvents, type StudyEvent } from "../events/contract.ts";
import { leastShare } from "../study-limits.ts";
import { type CodeBook, codeBookOf } from "./check-codes.ts";
import { type DesignedQuestion, designedQuestions } from "./closed/ask-closed.ts";
import { atOnce, discriminate } from "./discriminate.ts";
import { guideVersion } from "./guides/guide.ts";
import { expectedOf, holdInterview, type InterviewSession } from "./hold-interview.ts";
import { batteryOf } from "./measures/measures.ts";
import { drawDisposition } from "./moderate.ts";
import {
  adviceOf,
  type Clock,
  clockOf,
  failedFor,
  inParallel,
  logUnexpected,
  orStop,
  priceOf,
  topicUnread,
  usageOf,
} from "./study-clock.ts";
import { synthesize } from "./synthesize.ts";
import { refuseRead, understand, whyUnread, withPeople } from "./understand.ts";

export type RunOptions = {
  onEvent?: (event: StudyEvent) => void;
  /** Stops the study promptly; it then fails with the signal's reason. */
  signal?: AbortSignal;
  /** When the study is to be over, by the clock of `now`. */
  deadline?: number;
  now?: () => number;
  /** Makes or reads the personas of a brief that describes them; asked beside the plan. */
  people?: (signal: AbortSignal) => Promise<People>;
  /** A plan that was made before, for the same brief. */
  plan?: Plan;
};

/** What a study leaves: its findings, what it used, and what a question asked later needs to know. */
export type StudyResult = { findings: Findings; usage: Usage; plan: Plan; dispositions: Disposition[] };

/** From this share of its questions on, an interview that was cut counts as held. */
const heldFrom = 0.5;

type Running = {
  brief: Brief;
  plan: Plan;
  engine: Engine;
  items: ClosedItem[];
  book: CodeBook;
  questions: DesignedQuestion[];
  clock: Clock;
  draw: Draw;
  tell: (event: StudyEvent) => void;
  stops: unknown[];
};

/**
 * Runs a study, from its plan to the findings that are counted from its interviews. With the built-in engine the same brief
 * has the same findings.
 */
export async function runStudy(brief: Brief, engine: Engine, options: RunOptions = {}): Promise<StudyResult> {
  const { now = Date.now } = options;
  const began = now();
  const before = { ...engine.usage };
  const clock = clockOf({ signal: options.signal, deadline: options.deadline, now });
  try {
    const { plan, sessions, findings, personas } = await findingsOf(brief, engine, clock, options);
    const price_usd = plan.understood && whyUnread(sessions) === null ? priceOf(audiencesOf(personas, findings)) : 0;
    const usage = usageOf(engine, before, { interviews: sessions.length, price_usd, wall_ms: now() - began });
    return { findings, usage, plan, dispositions: sessions.map(({ disposition }) => disposition) };
  } finally {
    clock.end();
  }
}

async function findingsOf(request: Brief, engine: Engine, clock: Clock, options: RunOptions) {
  const { onEvent: tell = () => {}, people } = options;
  const { personas: _, ...planned } = request;
  const [plan, peopleMade] = await Promise.all([
    options.plan ?? orFail(clock, topicUnread, () => understand(engine, planned, clock.interviewing)),
    people === undefined ? null : orFail(clock, "The people could not be made.", () => people(clock.interviewing)),
  ]);
  refuseRead(plan.refuse ?? peopleMade?.refuse, "invalid_topic");
  const brief = peopleMade === null ? request : withPeople(request, peopleMade);
  const respondents = interviewsOf(brief).map(({ persona: { id: persona_id, name: persona_name }, repeat }) => {
    return { persona_id, persona_name, repeat };
  });
  const all = respondents.length;
  // The topic is no part of the seed: two topics under one seed meet the same respondents on the same day.
  const draw = drawFrom(`touchstone study ${brief.seed}`);
  const items = batteryOf(brief.study_type, plan);
  const book = codeBookOf(brief.study_type, plan);
  const questions = brief.closed_questions ? designedQuestions(brief, plan, engine, draw.at("closed")) : [];
  const closed_questions = questions.length || undefined;
  tell({ event: "started", interviews: all, closed_questions, guide_version: guideVersion, respondents });
  const [sessions, discrimination] = await Promise.all([
    holdInterviews({ brief, plan, engine, items, book, questions, clock, draw, tell, stops: [] }),
    engine.kind === "model"
      ? discriminate({ brief, plan, engine, draw, signal: clock.coding })
      : { share: null, failed: false },
  ]);
  tell({ event: "analysis", interviews: sessions.length });
  const cut = sessions.filter(({ answered }) => answered < 1).length;
  const lost = {
    interviews: all - sessions.length,
    cut,
    probes: clock.shortened(),
    money: engine.mayProbe?.() === false,
  };
  const findings = await synthesize({
    brief,
    plan,
    engine,
    sessions,
    questions,
    lost,
    discrimination,
    signal: clock.writing,
    onChecked: ({ quotes_checked, quotes_rejected }) =>
      tell({ event: "quotes.checked", quotes_checked, quotes_rejected }),
  });
  clock.stopped.throwIfAborted();
  return { plan, sessions, findings, personas: brief.personas };
}

const interviewsOf = ({ personas, n_per_persona }: Brief) =>
  personas.flatMap((persona) => Array.from({ length: n_per_persona }, (_, index) => ({ persona, repeat: index + 1 })));

/**
 * Holds all interviews. What was said is kept, also when the time runs out or it cannot be rated or coded; those that failed
 * are left out. Enough of the interviews must come far enough.
 */
async function holdInterviews(running: Running): Promise<InterviewSession[]> {
  const { brief, clock, tell } = running;
  const priors = priorsOf(running);
  const all = interviewsOf(brief);
  const results = await inParallel(all, atOnce, async ({ persona, repeat }, interview) => {
    try {
      return await holdOne(running, priors, persona, repeat, interview);
    } catch (error) {
      if (!clock.stopped.aborted) {
        logUnexpected("An interview could not be held:", error);
        tell({ event: "interview.failed", interview, persona_id: persona.id, message: adviceOf(error) });
      }
      throw error;
    }
  });
  clock.stopped.throwIfAborted();
  const sessions = results.filter((result) => result.status === "fulfilled").map(({ value }) => value);
  const good = sessions.filter(({ answered }) => answered >= heldFrom).length;
  if (good === 0 || good < all.length * leastShare.held)
    throw failedFor(
      `${all.length - good} of ${all.length} interviews failed or were not finished in time; at least ${shareInWords(leastShare.held)} must be held.`,
      results.find((result) => result.status === "rejected")?.reason ?? running.stops[0],
    );
  return sessions;
}

type Priors = (persona: Persona) => Promise<Rating>;

/** How probable each stance is for a persona: requested before its first interview, and kept unless that failed. */
function priorsOf({ brief, plan, engine, items, clock, draw }: Running): Priors {
  const item = items.find(({ id }) => id === "stance");
  if (item === undefined) throw new Error("the battery has no item named stance");
  const priorByPersona = new Map<string, ReturnType<Priors>>();
  const signal = clock.interviewing;
  const ask = async (persona: Persona) => {
    const task = { brief, plan, persona, items: [item], situation: null, answer: null, signal };
    const [prior] = await orStop(signal, () => engine.rate({ ...task, draw: draw.at(persona.id).at("prior") }));
    return expectedOf(item, prior);
  };
  const priorOf: Priors = (persona) => {
    const earlier = priorByPersona.get(persona.id);
    // One interview's failure is not another's.
    if (earlier !== undefined) return earlier.catch(() => priorOf(persona));
    const prior = ask(persona);
    priorByPersona.set(persona.id, prior);
    prior.catch(() => priorByPersona.delete(persona.id));
    return prior;
  };
  return priorOf;
}

async function holdOne(running: Running, priors: Priors, persona: Persona, repeat: number, interview: number) {
  const { brief, plan, engine, items, book, questions, clock, draw, tell } = running;
  const ofPersona = draw.at(persona.id);
  const own = ofPersona.at(String(repeat));
  tell({ event: "interview.started", interview, persona_id: persona.id, persona_name: persona.name, repeat });
  const disposition: Disposition = drawDisposition(await priors(persona), brief.audience, own, ofPersona);
  const session = await holdInterview(
    {
      engine,
      situation: { brief, plan, persona, repeat, disposition },
      draw: own,
      signal: clock.interviewing,
      mayProbe: () => clock.mayProbe() && (engine.mayProbe?.() ?? true),
      onTurn: (turn, exchange) => tell({ event: "interview.turn", interview, turn, ...exchange }),
      onStopped: (reason) => running.stops.push(reason),
      onAnswered: (turns) => tell({ event: "interview.answered", interview, turns }),
    },
    {
      ...{ items, book, clock, questions },
      onQuestionnaire: (answers) => questionnaireEvents(interview, answers).forEach(tell),
    },
  );
  tell({ event: "interview.completed", interview, persona_id: persona.id, turns: session.transcript.length });
  return session;
}

async function orFail<Result>(clock: Clock, failure: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await orStop(clock.interviewing, work);
  } catch (error) {
    clock.stopped.throwIfAborted();
    throw failedFor(failure, error);
  }
}

/** The audience of each interview that is charged: its persona's own, which is what it costs. */
const audiencesOf = (personas: readonly Persona[], { interviews }: Findings): Audience[] =>
  interviews
    .filter(({ transcript }) => transcript.filter(isAnswer).length >= transcript.length * leastShare.charged)
    .map(({ persona_id }) => personas.find(({ id }) => id === persona_id)!.audience);
