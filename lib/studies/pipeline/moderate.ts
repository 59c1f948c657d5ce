import { setImmediate } from "node:timers/promises";
import type { Draw } from "../../engines/draw.ts";
import type { Engine, Question, Situation, Turn } from "../../engines/engine.ts";
import { guideOf } from "./guides/guide.ts";
import { orStop } from "./or-stop.ts";
import { type Probe, probeFor } from "./probe.ts";
import { type AnswerScore, scoreAnswer } from "./score-answer.ts";
import { unaided } from "./unaided.ts";

const probesPerQuestion = 2;
const probesPerInterview = 4;
/** With the six core questions, an interview has eight to ten turns. */
const leastProbes = 2;

/** What an interview said, and how well its answers answer. */
export type Conversation = { transcript: Turn[]; scores: AnswerScore[]; last: Question };

export type Moderated = {
  engine: Engine;
  situation: Omit<Situation, "transcript">;
  draw: Draw;
  signal: AbortSignal;
  /** Asked before each probe: false when time is short. */
  mayProbe: () => boolean;
  onTurn: (turn: number, said: Turn) => void;
};

/**
 * Holds one interview: the core questions of the guide, and after an answer that leaves something open up to two probes,
 * four in all. The moderator repeats and asks; it never agrees, praises, sells or answers.
 */
export async function moderate(asked: Moderated): Promise<Conversation> {
  const { situation, draw, mayProbe } = asked;
  const { brief, plan } = situation;
  const guide = guideOf(brief.study_type, plan, brief.audience, draw.at("order"));
  const conversation: Conversation = { transcript: [], scores: [], last: guide[0]! };
  const probes: Probe[] = [];
  for (const [place, question] of guide.entries()) {
    const { seeks: _, ...core } = question;
    let score = await ask(asked, conversation, core, draw.at(question.purpose));
    // Probes are spread over the interview: no question takes those of the later ones.
    const most = Math.ceil(((place + 1) * probesPerInterview) / guide.length);
    for (let here = 0; here < probesPerQuestion && probes.length < most && mayProbe(); here += 1) {
      const answer = conversation.transcript.at(-1)!.a;
      // An interview in which every answer says enough is still probed on its last two questions: what would change a
      // mind is never said unasked.
      const must = place >= guide.length - leastProbes && probes.length < place - (guide.length - leastProbes) + 1;
      const at = draw.at(`${question.purpose}/${here + 1}`);
      const probe = probeFor({ question, answer, score, before: probes, must, draw: at.at("text") });
      if (probe === null) break;
      probes.push(probe);
      score = await ask(asked, conversation, probe, at);
    }
  }
  return conversation;
}

/** Asks for the last answer anew, for when what was said and where the respondent stands do not go together. */
export async function askAnew(asked: Moderated, { transcript, scores, last }: Conversation): Promise<Conversation> {
  const before: Conversation = { transcript: transcript.slice(0, -1), scores: scores.slice(0, -1), last };
  await ask(asked, before, last, asked.draw.at("anew"));
  return before;
}

async function ask(asked: Moderated, said: Conversation, question: Question, draw: Draw): Promise<AnswerScore> {
  const { engine, situation, signal, onTurn } = asked;
  // An engine that computes never waits: without this, nothing else in the process would run until the study is over.
  await setImmediate();
  const transcript = [...said.transcript];
  const known = unaided({ ...situation, transcript }, question.text);
  const a = (await orStop(signal, () => engine.respond({ ...known, question, draw }))).trim();
  const score = scoreAnswer(
    a,
    transcript.map((turn) => turn.a),
  );
  said.transcript.push({ q: question.text, a, kind: question.kind });
  said.scores.push(score);
  said.last = question;
  onTurn(said.transcript.length - 1, said.transcript.at(-1)!);
  return score;
}
