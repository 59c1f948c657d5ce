import type { ProbeKind } from "../../engine.ts";
import type { RespondTask } from "../task.ts";
import { type Act, momentsOf, orders, otherSide, ownSide, perform, type Telling } from "./acts.ts";
import type { Answer } from "./answers/answer.ts";
import { answerTo } from "./answers/answer-to.ts";
import { generalities, shrugs } from "./fillers.ts";
import { admissions, factOpenings, openings } from "./manner.ts";
import { type Asked, dealtTo, happens, type Point, placeOf, pointOn, sideOf } from "./mind.ts";
import { probed, today } from "./probed.ts";
import { pointProbed } from "./probed-point.ts";
import { spokenOf } from "./reasons/spoken.ts";
import { registerOf, spellOut } from "./register.ts";
import { slotsFor } from "./slots.ts";
import { type Speaker, speakerFor } from "./speaker.ts";
import { tiesLeft } from "./ties.ts";
import { topicWords } from "./topic-words.ts";

type Clauses = (string | null)[];

/** Under this share of recognised words the respondent says that the answer is general. */
const littleKnown = 0.35;

/** How many sentences the answer has. */
function lengthOf(asked: Asked): number {
  const { verbosity } = asked.disposition.state;
  if (verbosity === "brief") return 2;
  const more = happens(asked, "length", 0.45) ? 1 : 0;
  return (verbosity === "long" ? 4 : asked.question.kind === "probe" ? 2 : 3) + more;
}

/** Whether someone has nothing much to say to this: the brief often, and whoever is asked about something unknown. */
function isAtALoss(asked: Asked): boolean {
  const share = { brief: 0.28, normal: 0.06, long: 0 }[asked.disposition.state.verbosity];
  return happens(asked, "loss", share + (asked.plan.coverage < littleKnown ? 0.12 : 0));
}

function mentions(asked: Asked, clauses: Clauses): boolean {
  const { subjects, kinds } = topicWords(asked.plan);
  const text = clauses.join(" ");
  return [...subjects, ...kinds, '"'].some((words) => (words.length > 4 || words === '"') && text.includes(words));
}

/** Goes on after the first sentences, act by act, until the answer is as long as it should be. */
function goOn(telling: Telling, clauses: Clauses, acts: Act[]): void {
  const { asked, point } = telling;
  const own = ownSide(asked);
  const length = lengthOf(asked);
  const anchor = happens(asked, "anchor", 0.68);
  for (const act of [...acts, "deeper", "verdict"] as Act[]) {
    if (clauses.length >= length) break;
    // A point against one's own side does not stand alone: the own side has the last word.
    const returning = own !== null && point.side !== own && clauses.length === length - 1 && telling.argued;
    const doing = returning ? "counter" : act;
    telling.ties = anchor && !mentions(asked, clauses) ? tiesLeft(asked, clauses) : [];
    const clause = perform(telling, doing);
    if (clause === null || clauses.includes(clause)) continue;
    clauses.push(clause);
    telling.argued ||= doing === "reason";
  }
}

function answerCore(telling: Telling, answer: Answer): Clauses {
  const { asked, speaker } = telling;
  const { question, disposition, brief } = asked;
  const { heads, slant } = answer;
  const bank = Array.isArray(heads)
    ? heads
    : heads[disposition.stance === 3 ? "torn" : disposition.stance > 3 ? "warm" : "cold"];
  const opened = slant === "today" ? factOpenings : openings;
  const clauses: Clauses = [speaker.say(bank, `${brief.study_type}/${question.purpose}`, opened, true)];
  if (isAtALoss(asked)) return [...clauses, perform(telling, "shrug")];
  const order = orders[slant];
  // The orders take turns, so that no interview lacks a verdict.
  const turn = dealtTo(asked, "order") + asked.repeat + placeOf(asked);
  goOn(telling, clauses, order[turn % order.length]!);
  return clauses;
}

/** What follows the thing that a probe asked for. */
const afterProbe = {
  clarify: ["moment", "deeper"],
  example: ["reason", "verdict"],
  ladder: ["reason", "moment"],
  contrast: ["reason", "moment"],
  counter: ["deeper", "verdict"],
} as const satisfies Record<ProbeKind, Act[]>;

function answerProbe(telling: Telling, probe: ProbeKind): Clauses {
  const { speaker, point } = telling;
  const { id, side } = point;
  const spoken = spokenOf(id);
  const [bank, label] = {
    clarify: [spoken[side].reasons, `${id}/${side}/reasons`] as const,
    example: [momentsOf(point, registerOf(telling.asked.persona)), `${id}/${side}/moments`] as const,
    ladder: [spoken.deeper, `${id}/deeper`] as const,
    contrast: [today[side], `${side}/today`] as const,
    counter: [spoken[side].turns, `${id}/${side}/turns`] as const,
  }[probe];
  const clauses: Clauses = [speaker.say(bank, label, probed[probe])];
  // What a probe brings is a reason itself.
  telling.argued = true;
  goOn(telling, clauses, [...afterProbe[probe]]);
  return clauses;
}

/** Which point an answer argues: a probe takes up that of the answer before it, a comparison speaks for one's own side. */
function pointOf(asked: Asked, answer: Answer): Point {
  const { question } = asked;
  if (question.kind === "core") return pointOn(asked, sideOf(asked, answer.slant));
  if (question.probe === "contrast") return pointOn(asked, ownSide(asked) ?? sideOf(asked, "today"));
  return pointProbed(asked);
}

/** Low coverage: some answers say that they are general. */
function admitted(asked: Asked, speaker: Speaker, clauses: Clauses): Clauses {
  if (asked.plan.coverage >= littleKnown || !happens(asked, "general", 0.25)) return clauses;
  return [...clauses.slice(0, 4), speaker.say(generalities, "generalities", admissions)];
}

/** A clause as a sentence: spelled out where the speaker does so, begun with a capital and ended. */
function sentenceOf(asked: Asked, clause: string, at: number): string {
  const register = registerOf(asked.persona);
  const formal = register === "careful" || (register === "executive" && happens(asked, `formal${at}`, 0.35));
  const text = (formal ? spellOut(clause) : clause)
    .replace(/\s+/g, " ")
    .replace(/ ([,.?])/g, "$1")
    .trim();
  const begun = text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return /[.?!]$/.test(begun) ? begun : `${begun}.`;
}

/** What a simulated respondent answers: two to five spoken sentences that follow from what they weigh and how they talk. */
export const respond = async (asked: RespondTask): Promise<string> => {
  const { question, brief } = asked;
  const answer = answerTo(brief.study_type, question.purpose);
  const point = pointOf(asked, answer);
  const introduces = question.kind === "core" && answer.slant === "today";
  const speaker = speakerFor(asked, slotsFor(asked, [point], introduces), asked.draw.at("words"));
  const counter = pointOn(asked, otherSide(point.side));
  const telling: Telling = { asked, speaker, point, counter, ties: [], argued: false };
  const clauses = question.kind === "probe" ? answerProbe(telling, question.probe) : answerCore(telling, answer);
  const said = asked.transcript.map(({ a }) => a).join(" ");
  const sentences: string[] = [];
  const add = (clause: string | null) => {
    const sentence = clause && sentenceOf(asked, clause, sentences.length);
    if (sentence && !said.includes(sentence) && !sentences.includes(sentence)) sentences.push(sentence);
  };
  for (const clause of admitted(asked, speaker, clauses)) add(clause);
  for (let left = shrugs.length; sentences.length < 2 && left > 0; left -= 1) add(perform(telling, "shrug"));
  return sentences.join(" ");
};
