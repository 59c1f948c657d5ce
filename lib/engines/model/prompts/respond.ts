import words from "#lib/engines/model/prompts/respond-words.json" with { type: "json" };
import { partOf } from "../../../cut-text.ts";
import type { Disposition, Reason, State } from "../../disposition.ts";
import type { Answer, Engine, Situation } from "../../engine.ts";
import { noAnswer } from "../../marks.ts";
import { isConsideration, wordsOf } from "../../readings.ts";
import { generalType } from "../../study-types.ts";
import type { Outcome, Prompt } from "../ask.ts";
import type { Message } from "../generate.ts";
import { markOf } from "../mark-of.ts";
import { block, escaped, nested, rulesOf, seedOf } from "./parts.ts";
import { personaBlock, subjectBlock } from "./setting.ts";

const rules = rulesOf("respond", { noAnswer });

type Task = Omit<Parameters<Engine["respond"]>[0], "signal">;

export const respondPrompt = (task: Task): Prompt<string> => ({
  label: "respond",
  rules,
  setting: respondentBlock(task),
  messages: talkOf(task, task.question.text),
  shape: null,
  maxOutputTokens: 1200,
  seed: seedOf(task.draw),
});

/** Who speaks, on what, with which view and on what day. */
export const respondentBlock = ({ plan, persona, disposition }: Situation): string =>
  nested("respondent", [
    subjectBlock(plan),
    personaBlock(persona),
    viewBlock(disposition),
    dayBlock(disposition.state),
  ]);

/** The interview as a talk, in which each question extends what was sent with the one before. */
function talkOf({ transcript }: Pick<Situation, "transcript">, question: string): Message[] {
  const questionMessage = (text: string): Message => ({ role: "user", content: block("question", text) });
  return [
    ...transcript.flatMap(({ q, a, mark }): Message[] => [
      questionMessage(q),
      { role: "assistant", content: escaped(a.trim() === "" || mark === "refused" ? noAnswer : a) },
    ]),
    questionMessage(question),
  ];
}

/** The most reasons of a private view: a longer list is recited. */
const mostReasons = 4;

const reasonsIn = ({ reasons }: Disposition): Reason[] =>
  reasons.toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight)).slice(0, mostReasons);

const themeOf = ({ id }: Reason): string => (isConsideration(id) ? wordsOf(generalType)[id].criterion : id);

const reasonLine = (reason: Reason): string =>
  `speaks ${reason.weight >= 0 ? "for" : "against"} it: ${themeOf(reason)}`;

function viewBlock(disposition: Disposition): string {
  const reasons = reasonsIn(disposition).map(reasonLine);
  const view = `You are ${words.stances[disposition.stance]}.${reasons.length > 1 ? " What weighs, the heaviest first:" : ""}`;
  return block("view", [view, ...reasons].join("\n"));
}

const dayBlock = (state: State): string => {
  const [occasion, deciding, ...others] = dayIn(state);
  return block(
    "day",
    [`What is going on: ${occasion}.`, `Deciding: ${deciding}.`, ...others, words.lengths[state.verbosity]].join("\n"),
  );
};

const dayIn = (state: State): string[] => [
  state.occasion,
  state.others_decide,
  words.experiences[state.recent_experience],
  words.money[state.budget_mood],
  words.time[state.time_pressure],
];

/** What was said, as the interview keeps it, with what is wrong with it. */
export function answerOf({ value, isCut }: Outcome<string>, task: Task): Answer {
  if (value.startsWith(noAnswer)) return { text: partOf(value, noAnswer.length).trim(), mark: "refused" };
  const { persona, disposition, question, transcript } = task;
  const reasons = reasonsIn(disposition).flatMap((reason) => [themeOf(reason), reasonLine(reason)]);
  const facts = [...persona.traits, ...reasons, ...dayIn(disposition.state)];
  return { text: value, mark: markOf(value, { question: question.text, transcript, facts }) ?? (isCut ? "cut" : null) };
}
