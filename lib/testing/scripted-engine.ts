import type { ClosedReply, ShownQuestion } from "#lib/engines/closed-questions.ts";
import type { Claim, Code, Coding } from "#lib/engines/coding.ts";
import type { ConsiderationId } from "#lib/engines/considerations.ts";
import type { Answer, Engine, Question, Turn } from "#lib/engines/engine.ts";
import type { Plan } from "#lib/engines/plan.ts";
import { type Sentence, type Writing, type WritingTask, wholeStudy } from "#lib/engines/writing.ts";
import type { Persona } from "#lib/personas/contract.ts";
import { barePlan } from "./samples/plan.ts";

// A second implementation of the seam, which answers from a table: answers, codes and texts are planted, so a test
// knows the right findings.

/** A code in the table: the quote is looked up in the turn, so its place is right unless given. */
export type PlantedCode = Omit<Code, "turn" | "start" | "end"> & { turn?: number; start?: number; end?: number };

export type Script = {
  kind?: Engine["kind"];
  plan?: Partial<Plan>;
  /** A persona's answers, by its interview and the question's purpose. */
  answer?: (asked: {
    persona: Persona;
    repeat: number;
    question: Question;
    transcript: Turn[];
    stance: number;
  }) => string | Promise<string>;
  /** Probabilities of the five stances before the interview. */
  prior?: (persona: Persona) => number[];
  /**
   * Probabilities of an item's points from the text; null: all of it on the stance that the text names as "stance n".
   */
  rated?: (item: string, points: number, answer: string) => number[] | null;
  /** The reply to a closed question of the request; absent: none. */
  closed?: (asked: ShownQuestion & { persona: Persona; repeat: number }) => ClosedReply | null;
  /** The codes in a transcript. */
  codes?: (transcript: Turn[]) => PlantedCode[];
  turns?: (transcript: Turn[]) => Coding["turns"];
  /** The written text, instead of plain prose without numbers. Its pieces may be malformed, as a model's may. */
  writing?: (task: WritingTask) => { [piece in keyof Writing]?: unknown };
  /** Whether a quote says what it is filed under; absent: nobody judges. */
  supports?: (claim: Claim) => boolean;
  /** The moderator's own words for a probe; absent: plain ones. */
  probe?: Engine["probe"];
  /** What an answer is besides its text. */
  manner?: () => Partial<Answer>;
  asksAnew?: boolean;
  people?: () => Persona[];
  /** What of the description the people do not carry. */
  unread?: string[];
  /** Calls that throw; awaited, so they may also wait. */
  before?: (
    call: "people" | "plan" | "respond" | "probe" | "rate" | "closed" | "code" | "write" | "support",
    who?: { persona?: Persona; repeat?: number; signal?: AbortSignal },
  ) => void | Promise<void>;
};

const plain: Plan = { ...barePlan, considerations: ["price", "proof", "effort"] };

/** A distribution with all of it on one point. */
export const surely = (point: number, points = 5, from = 1): number[] =>
  Array.from({ length: points }, (_, index) => (index === point - from ? 1 : 0));

/** An engine that answers from a table, and keeps its inputs. */
export function scriptedEngine(script: Script = {}): Engine & { asked: { respond: string[]; write: WritingTask[] } } {
  const { before = () => {} } = script;
  const usage = { model_calls: 0, input_tokens: 0, output_tokens: 0, cost_usd: null };
  const called = async (...call: Parameters<typeof before>) => {
    usage.model_calls += 1;
    await before(...call);
  };
  const asked: { respond: string[]; write: WritingTask[] } = { respond: [], write: [] };
  return {
    id: "scripted",
    kind: script.kind ?? "model",
    version: "1",
    factor: 1,
    asksAnew: script.asksAnew ?? true,
    usage,
    costOf: () => null,
    asked,
    people: async ({ signal }) => {
      await called("people", { signal });
      if (script.people === undefined) throw new Error("no people are scripted");
      return { personas: script.people(), not_understood: script.unread ?? [] };
    },
    plan: async ({ signal }) => {
      await called("plan", { signal });
      return { ...plain, ...script.plan };
    },
    probe: script.probe ?? plainProbe,
    respond: async ({ persona, repeat, question, transcript, disposition, signal }) => {
      await called("respond", { persona, repeat, signal });
      asked.respond.push(question.text);
      const { stance } = disposition;
      const answer = await script.answer?.({ persona, repeat, question, transcript, stance });
      const text =
        answer ?? `On ${question.purpose} ${persona.name} says stance ${stance}, because of the week in March.`;
      return { text, mark: null, ...script.manner?.() };
    },
    rate: async ({ persona, items, answer, signal }) => {
      await called("rate", { persona, signal });
      return items.map((item) => {
        const points = item.points.length;
        if (answer === null) return { distribution: script.prior?.(persona) ?? surely(3, points), contributions: null };
        const planted = script.rated?.(item.id, points, answer);
        const stance = Number(/stance (\d)/.exec(answer)?.[1] ?? 3);
        const near = Math.round(item.from + ((stance - 1) / 4) * (points - 1));
        return { distribution: planted ?? surely(near, points, item.from), contributions: null };
      });
    },
    answerClosed: async ({ displays, signal, persona, repeat }) => {
      await called("closed", { persona, repeat, signal });
      return displays.map((one) => script.closed?.({ ...one, persona, repeat }) ?? null);
    },
    code: async ({ transcript, signal }) => {
      await called("code", { signal });
      const codes = (script.codes?.(transcript) ?? []).map((code) => placed(code, transcript));
      return { codes, turns: script.turns?.(transcript) ?? transcript.map(() => plainTurn) };
    },
    write: async ({ signal, ...task }) => {
      await called("write", { signal });
      asked.write.push(task);
      return { ...plainWriting(task), ...(script.writing?.(task) as Partial<Writing>) };
    },
    support:
      script.supports === undefined
        ? null
        : async ({ claims, signal }) => {
            await called("support", { signal });
            return claims.map(script.supports!);
          },
  };
}

/** Asks on once for each thing the question seeks, in words that fit any answer. */
const plainProbe: Engine["probe"] = async ({ before, seeks: [probe = null] }) => ({
  text: `What is behind that for you, at point ${before.length + 1}?`,
  probe,
  quoted: null,
});

const plainTurn = { valence: 0.5, salience: 1, on_topic: true, refused: false, specificity: 0.5 };

function placed(code: PlantedCode, transcript: Turn[]): Code {
  const turn =
    code.turn ??
    Math.max(
      0,
      transcript.findIndex(({ a }) => a.includes(code.quote)),
    );
  const start = code.start ?? Math.max(0, transcript[turn]?.a.indexOf(code.quote) ?? 0);
  return { ...code, turn, start, end: code.end ?? start + code.quote.length };
}

/** Prose without any statement that could be wrong. */
function plainWriting({ facts, objections, questions, signals }: WritingTask): Writing {
  const plainly = (text: string): Sentence => ({ text, quotes: [], counts: [wholeStudy] });
  return {
    headline: plainly("What leads is said below."),
    summary: [plainly("These interviews were scripted.")],
    answers: questions.map(({ id }) => ({ id, sentences: [plainly("They were scripted.")], cannot_tell: null })),
    findings: facts.map(({ id, quote }) => ({
      id,
      finding: "It came up.",
      evidence: `It was said: “${quote}”`,
      implication: "Ask people.",
    })),
    theme_descriptions: facts.map(({ label }) => ({ label, description: "It came up." })),
    resolutions: objections.map(({ id }) => ({ id, what_would_resolve: "Ask what would help." })),
    opportunity: [plainly("There may be one.")],
    risk: [plainly("There may be one.")],
    signals: signals.map(({ competitor }) => ({ competitor, signal: "It was named." })),
    messaging_implications: ["Say it plainly."],
    research_agenda: [
      {
        question: "Does it hold for people?",
        why: "These were scripted.",
        method: "Interviews",
        sample: "43 people",
        priority: "high",
        would_change: "Fewer than 20 of them say so.",
      },
    ],
  };
}

/** A theme code on a consideration, for or against. */
export const themeCode = (id: ConsiderationId, quote: string, polarity: number): PlantedCode => ({
  kind: "theme",
  id,
  polarity,
  quote,
});

/** An objection code on a consideration. */
export const objectionCode = (
  id: ConsiderationId,
  quote: string,
  severity: NonNullable<Code["severity"]>,
): PlantedCode => ({
  kind: "objection",
  id,
  severity,
  polarity: -1,
  quote,
});
