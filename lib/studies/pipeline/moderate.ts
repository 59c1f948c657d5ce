import { setImmediate } from "node:timers/promises";
import type { Disposition, Reason, State } from "../../engines/disposition.ts";
import type { Distribution, Engine, ProbeTask, Question, Situation, Turn } from "../../engines/engine.ts";
import { EngineFault } from "../../engines/engine-fault.ts";
import { isAnswer, wordsOf } from "../../engines/marks.ts";
import { type Draw, pick, sample } from "../../engines/statistics.ts";
import type { Audience } from "../../personas/contract.ts";
import circumstances from "./circumstances.json" with { type: "json" };
import { type GuideQuestion, guideOf, isEnglish, lintQuestion, unaided } from "./guides/guide.ts";
import { OutOfTime, orStop } from "./study-clock.ts";

/** What an interview said. */
export type Conversation = {
  transcript: Turn[];
  last: Question;
  /** Share of the guide's questions that were answered; below 1 when the time ran out. */
  answered: number;
};

export type Talk = {
  engine: Engine;
  situation: Omit<Situation, "transcript">;
  draw: Draw;
  signal: AbortSignal;
  /** Asked before each probe: false when time is short. */
  mayProbe: () => boolean;
  onTurn: (turn: number, exchange: Turn) => void;
  /** Called with what ended the talk before its last question. */
  onStopped?: (reason: unknown) => void;
  /** Called when the talk is over, with how many turns it had. */
  onAnswered: (turns: number) => void;
};

/**
 * Holds one interview: the core questions of the guide, and after an answer that leaves something open a probe or more.
 * The moderator repeats and asks; it never agrees, praises, sells or answers. When time or money runs out, what was
 * said until then is kept.
 */
export async function moderate(talk: Talk): Promise<Conversation> {
  const { brief, plan } = talk.situation;
  const guide = guideOf(brief, plan);
  const conversation: Conversation = { transcript: [], last: guide[0]!, answered: 0 };
  const probes: Probe[] = [];
  try {
    for (const [place, question] of guide.entries()) {
      await askQuestion(talk, conversation, question, { place, of: guide.length, probes });
      conversation.answered = (place + 1) / guide.length;
    }
  } catch (error) {
    if (!isSpent(error) || conversation.transcript.length === 0) throw error;
    talk.onStopped?.(error);
  }
  return conversation;
}

const isSpent = (error: unknown): boolean =>
  error instanceof OutOfTime || (error instanceof EngineFault && error.kind === "over_budget");

/** Asks a core question, and after its answer what the engine's moderator asks on, where there is room. */
async function askQuestion(
  talk: Talk,
  conversation: Conversation,
  question: GuideQuestion,
  { place, of, probes }: { place: number; of: number; probes: Probe[] },
): Promise<void> {
  const { draw, mayProbe } = talk;
  const { seeks, ...core } = question;
  let isOpen = await ask(talk, conversation, core, draw.at(question.purpose));
  for (let here = 0; hasRoom({ place, of, here, before: probes.length }) && isOpen && mayProbe(); here += 1) {
    const at = draw.at(`${question.purpose}/${here + 1}`);
    const probe = await wordedBy(talk, conversation, { seeks, before: probes }, at.at("probe"));
    if (probe === null) return;
    probes.push(probe);
    isOpen = await ask(talk, conversation, probe, at);
  }
}

async function wordedBy(
  talk: Talk,
  { transcript, last }: Conversation,
  open: Pick<ProbeTask, "seeks" | "before">,
  draw: Draw,
): Promise<Probe | null> {
  const { engine, situation, signal } = talk;
  const context = unaided({ ...situation, transcript: [...transcript] }, last.text);
  const worded = await orStop(signal, () => engine.probe({ ...context, ...open, question: last, draw, signal }));
  const text = worded?.text.trim() ?? "";
  const isNew = !transcript.some(({ q }) => q.toLowerCase().includes(text.toLowerCase()));
  const isSound =
    isNew && asks.test(text) && (!isEnglish(situation.plan) || lintQuestion({ purpose: "counter", text }).length === 0);
  return worded === null || !isSound ? null : { kind: "probe", purpose: last.purpose, ...worded, text };
}

/** A question ends with the mark of its script. */
const asks = /[?？؟;]$/;

/** Requests the last answer once more, for when it contradicts the respondent's stance. */
export async function askAnew(talk: Talk, conversation: Conversation): Promise<Conversation> {
  const { transcript, last } = conversation;
  const before: Conversation = { ...conversation, transcript: transcript.slice(0, -1) };
  await ask(talk, before, last, talk.draw.at("anew"));
  return before;
}

async function ask(talk: Talk, conversation: Conversation, question: Question, draw: Draw): Promise<boolean> {
  const { engine, situation, signal, onTurn } = talk;
  // An engine that computes never waits: without this, nothing else in the process would run until the study is over.
  await setImmediate();
  const transcript = [...conversation.transcript];
  const context = unaided({ ...situation, transcript }, question.text);
  const answer = await orStop(signal, () => engine.respond({ ...context, question, draw, signal }));
  const { mark } = answer;
  const turn: Turn = { q: question.text, a: wordsOf(answer), kind: question.kind, ...(mark !== null && { mark }) };
  conversation.transcript.push(turn);
  conversation.last = question;
  onTurn(conversation.transcript.length - 1, turn);
  return isAnswer(answer);
}

type Probe = Extract<Question, { kind: "probe" }>;

/** How many probes follow one question, and how many a talk has. */
const perQuestion = 2;
export const inAll = { least: 2, most: 4 };
/** Few core questions leave room for probes, up to so many turns. */
export const usualTurns = 10;

type Place = { place: number; of: number; here: number; before: number };

/** Whether another probe has room, spread so that no question takes those of the later ones. */
function hasRoom({ place, of, here, before }: Place): boolean {
  const all = Math.max(inAll.least, Math.min(inAll.most, usualTurns - of));
  return here < perQuestion && before < Math.ceil(((place + 1) * all) / of);
}

// Two interviews of one persona differ in its stance and in the day, which are drawn. Who it is never changes.

/** The circumstances of one interview; who else decides is a fact of the persona, drawn from `own`. */
export function drawState(audience: Audience, draw: Draw, own: Draw = draw): State {
  return {
    recent_experience: pick(draw.at("recent_experience"), ["good", "bad", "none"]),
    time_pressure: pick(draw.at("time_pressure"), ["low", "high"]),
    occasion: pick(draw.at("occasion"), circumstances[audience].occasions),
    others_decide: pick(own.at("others_decide"), circumstances[audience].deciders),
    budget_mood: pick(draw.at("budget_mood"), ["easy", "tight"]),
    verbosity: pick(draw.at("verbosity"), ["brief", "normal", "normal", "long"]),
  };
}

/** The persona's stance in this interview: one, drawn from how probable each is for such a person. */
export function drawDisposition(
  prior: Distribution & { reasons?: Reason[] },
  audience: Audience,
  draw: Draw,
  own: Draw = draw,
): Disposition {
  const stance = (1 + sample(draw.at("stance"), prior.distribution)) as Disposition["stance"];
  return { stance, reasons: prior.reasons ?? [], state: drawState(audience, draw.at("state"), own.at("state")) };
}
