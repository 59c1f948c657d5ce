import { setImmediate } from "node:timers/promises";
import type { Draw } from "../../engines/draw.ts";
import type { Engine, Question, Situation, Turn } from "../../engines/engine.ts";
import { type GuideQuestion, guideOf } from "./guides/guide.ts";
import { lintQuestion } from "./guides/lint-guide.ts";
import { orStop } from "./or-stop.ts";
import { type Probe, probeFor } from "./probe.ts";
import { type AnswerScore, scoreAnswer } from "./score-answer.ts";
import { OutOfTime } from "./study-clock.ts";
import { unaided } from "./unaided.ts";
import { wordsOf } from "./words-of.ts";

const probesPerQuestion = 2;
const mostProbes = 4;
const leastProbes = 2;
/** With up to eight core questions an interview has eight to ten turns. */
const usualTurns = 10;

/** What an interview said, and how well its answers answer. */
export type Conversation = {
  transcript: Turn[];
  scores: AnswerScore[];
  last: Question;
  /** Answers that break off. */
  truncated: number;
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
  onTurn: (turn: number, said: Turn) => void;
  /** Called when the talk is over, with how many turns it had. */
  onAnswered: (turns: number) => void;
};

/**
 * Holds one interview: the core questions of the guide, and after an answer that leaves something open up to two probes,
 * two to four in all. The moderator repeats and asks; it never agrees, praises, sells or answers. When the time runs out, what was
 * said until then is kept.
 */
export async function moderate(asked: Talk): Promise<Conversation> {
  const { brief, plan } = asked.situation;
  const guide = guideOf(brief.study_type, plan, brief.audience, asked.draw.at("order"));
  const conversation: Conversation = { transcript: [], scores: [], last: guide[0]!, truncated: 0, answered: 0 };
  const probes: Probe[] = [];
  try {
    for (const [place, question] of guide.entries()) {
      await askQuestion(asked, conversation, question, { place, of: guide.length, probes });
      conversation.answered = (place + 1) / guide.length;
    }
  } catch (error) {
    if (!(error instanceof OutOfTime) || conversation.transcript.length === 0) throw error;
  }
  return conversation;
}

/** Asks a core question, and after its answer up to two probes. */
async function askQuestion(
  asked: Talk,
  conversation: Conversation,
  question: GuideQuestion,
  { place, of, probes }: { place: number; of: number; probes: Probe[] },
): Promise<void> {
  const { draw, mayProbe } = asked;
  const { seeks: _, ...core } = question;
  let score = await ask(asked, conversation, core, draw.at(question.purpose));
  // Probes are spread over the interview: no question takes those of the later ones.
  const inAll = Math.max(leastProbes, Math.min(mostProbes, usualTurns - of));
  const most = Math.ceil(((place + 1) * inAll) / of);
  for (let here = 0; here < probesPerQuestion && probes.length < most && mayProbe(); here += 1) {
    const answer = conversation.transcript.at(-1)!.a;
    // An interview in which every answer says enough is still probed on its last two questions: what would change a
    // mind is never said unasked.
    const must = place >= of - leastProbes && probes.length < place - (of - leastProbes) + 1;
    const at = draw.at(`${question.purpose}/${here + 1}`);
    const rule = probeFor({ question, answer, score, before: probes, must, draw: at.at("text") });
    if (rule === null) return;
    const probe = await wordedBy(asked, conversation, rule, at.at("probe"));
    probes.push(probe);
    score = await ask(asked, conversation, probe, at);
  }
}

/** The probe in the engine's words, where it has any that a moderator may say. */
async function wordedBy(asked: Talk, { transcript, last }: Conversation, rule: Probe, draw: Draw): Promise<Probe> {
  const { engine, situation, signal } = asked;
  if (engine.probe === undefined) return rule;
  const known = unaided({ ...situation, transcript: [...transcript] }, last.text);
  const text = await orStop(signal, async () => engine.probe!({ ...known, question: last, draw, signal }));
  const isSound = text?.trim().endsWith("?") && lintQuestion({ purpose: "counter", text: text.trim() }).length === 0;
  return isSound ? { ...rule, text: text!.trim() } : rule;
}

/** Requests the last answer once more, for when it contradicts the respondent's stance. */
export async function askAnew(asked: Talk, said: Conversation): Promise<Conversation> {
  const { transcript, scores, last } = said;
  const before: Conversation = { ...said, transcript: transcript.slice(0, -1), scores: scores.slice(0, -1) };
  await ask(asked, before, last, asked.draw.at("anew"));
  return before;
}

async function ask(asked: Talk, said: Conversation, question: Question, draw: Draw): Promise<AnswerScore> {
  const { engine, situation, signal, onTurn } = asked;
  // An engine that computes never waits: without this, nothing else in the process would run until the study is over.
  await setImmediate();
  const transcript = [...said.transcript];
  const known = unaided({ ...situation, transcript }, question.text);
  const answer = await orStop(signal, () => engine.respond({ ...known, question, draw, signal }));
  const { refused, truncated } = answer;
  const a = wordsOf(answer);
  const score = scoreAnswer(
    a,
    transcript.map((turn) => turn.a),
    refused,
  );
  said.transcript.push({ q: question.text, a, kind: question.kind });
  said.scores.push(score);
  said.last = question;
  if (truncated) said.truncated += 1;
  onTurn(said.transcript.length - 1, said.transcript.at(-1)!);
  return score;
}
