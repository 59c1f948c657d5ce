import type { Mark } from "../../engines/marks.ts";
import type { StudyStatus } from "../study-record.ts";
import type { StudyEvent, TimedEvent } from "./contract.ts";

/** The steps of a study, in their order. */
export const stages = ["plan", "interviews", "closed", "codes", "quotes", "writing"] as const;
export type Stage = (typeof stages)[number];

/** One interview of a study that runs, with the last thing said in it. */
export type Lane = {
  persona_name: string | null;
  repeat: number;
  state: "waiting" | "talking" | "answered" | "held" | "failed";
  turns: number;
  q: string;
  a: string;
  mark: Mark | null;
  message: string | null;
  /** How many of the request's closed questions were answered; null before they are, or without any. */
  questionnaire: { answered: number; of: number } | null;
};

/** How far a study has come; its stage is null until a server has begun it. */
export type RunState = {
  stage: Stage | null;
  lanes: Lane[];
  /** How many closed questions of the request each interview is asked. */
  closed_questions: number;
  quotes_checked: number | null;
  cost_usd: number | null;
  began_at: string | null;
};

/** What a page shows of a run: its state, its last event, and for how long it has run, in milliseconds. */
export type Run = { status: StudyStatus; state: RunState; after: number; elapsed_ms: number };

const empty: Lane = {
  persona_name: null,
  repeat: 1,
  state: "waiting",
  turns: 0,
  q: "",
  a: "",
  mark: null,
  message: null,
  questionnaire: null,
};

/** A study of so many interviews that nothing is known of yet. */
export const waitingRun = (interviews: number): RunState => ({
  stage: null,
  lanes: Array.from({ length: interviews }, () => empty),
  closed_questions: 0,
  quotes_checked: null,
  cost_usd: null,
  began_at: null,
});

/** A run after one more event; an event may come again. */
export function withEvent(run: RunState, event: TimedEvent): RunState {
  const { at, cost_usd } = event;
  if (event.event === "planning") return { ...waitingRun(run.lanes.length), stage: "plan", began_at: at, cost_usd };
  return { ...afterEvent(run, event), cost_usd: cost_usd ?? run.cost_usd };
}

function afterEvent(run: RunState, event: Exclude<StudyEvent, { event: "planning" }>): RunState {
  switch (event.event) {
    case "started":
      return {
        ...{ ...run, stage: "interviews", closed_questions: event.closed_questions ?? 0 },
        lanes: event.respondents.map((one) => ({ ...empty, ...namesOf(one) })),
      };
    case "interview.started":
      return withLane(run, event.interview, { ...namesOf(event), state: "talking" });
    case "interview.turn": {
      const { interview, turn, q, a, mark = null } = event;
      // An earlier turn comes again with the mark that its reader gave it.
      return turn + 1 < run.lanes[interview]!.turns ? run : withLane(run, interview, { turns: turn + 1, q, a, mark });
    }
    case "interview.answered":
      return withLane(run, event.interview, { state: "answered" });
    case "interview.questionnaire":
      return withLane(run, event.interview, { questionnaire: { answered: event.answered, of: event.of } });
    case "interview.completed":
      return withLane(run, event.interview, { state: "held", turns: event.turns });
    case "interview.failed":
      return withLane(run, event.interview, { state: "failed", message: event.message });
    case "analysis":
      return { ...run, stage: "quotes" };
    case "quotes.checked":
      return { ...run, stage: "writing", quotes_checked: event.quotes_checked };
  }
}

const namesOf = ({ persona_name, repeat }: Pick<Lane, "repeat"> & { persona_name: string }) => ({
  persona_name,
  repeat,
});

/** How many answers the closed questions of the request have in all interviews, and how many they can have. */
export const questionnairesOf = ({ lanes, closed_questions }: RunState): { answered: number; of: number } => ({
  answered: lanes.reduce((sum, { questionnaire }) => sum + (questionnaire?.answered ?? 0), 0),
  of: lanes.length * closed_questions,
});

function withLane(run: RunState, interview: number, changed: Partial<Lane>): RunState {
  const lanes = run.lanes.map((lane, place) => (place === interview ? { ...lane, ...changed } : lane));
  const isTalked = lanes.every(({ state }) => state !== "waiting" && state !== "talking");
  const isAsked = lanes.every(({ state, questionnaire }) => state === "failed" || questionnaire !== null);
  return { ...run, lanes, stage: !isTalked ? run.stage : run.closed_questions === 0 || isAsked ? "codes" : "closed" };
}
