import type { Caller } from "../contract.ts";
import { loggedError } from "../db/logged-error.ts";
import { AppError } from "../errors.ts";
import { listPersonas } from "../personas/list-personas.ts";
import { escaped } from "../studies/pipeline/markdown.ts";
import { answerBriefly } from "./answer-briefly.ts";
import { askModel } from "./ask-model.ts";
import { carryOut } from "./carry-out.ts";
import type { Command } from "./command.ts";
import type { ResearchAnswer, ResearchContext, ResearchInput } from "./contract.ts";
import { type Conversation, giveBack, openConversation, propose, remember, takeProposal } from "./conversation.ts";
import { doCommand } from "./do-command.ts";
import type { Outcome } from "./outcome.ts";
import { choicesOf, sayAgain } from "./read/choices.ts";
import { type Doubt, findOrder } from "./read/find-order.ts";
import { readAnswer } from "./read/read-answer.ts";
import { commandOf } from "./read/read-command.ts";
import { needScope } from "./scope-needed.ts";
import { generalLabel, type Task } from "./task.ts";

/** Does what a message asks in plain words. What spends is only proposed: it runs when its handle is sent back. */
export async function runResearch(input: ResearchInput, context: ResearchContext): Promise<ResearchAnswer> {
  const caller: Caller = { address: null, spent: [], account: context.account };
  if (input.confirm !== undefined) return confirm(input, caller, context);
  const conversation = await openConversation(context.account.account_id, input.conversation_id);
  if (isYes(input.message)) return answer(null, conversation, input.full, unconfirmed);
  const { message, study_id, full } = input;
  const { saved } = await listPersonas({}, caller);
  const names = saved.map(({ name }) => name);
  const order = findOrder(message, (study_id ?? conversation.study_id) !== null, names);
  const read =
    readAnswer(message, conversation.unfinished) ??
    (order === "forbidden" || order.verb === null ? null : commandOf(order, message));
  if (read === null && order === "forbidden") return answer(null, conversation, full, nothingDone);
  const command = read ?? (await askModel(message, context));
  const said = read === null && command !== null ? sayAgain(command) : null;
  if (command === null || said !== null)
    return answer(
      null,
      conversation,
      full,
      unclear([...(said ?? []), ...choicesOf(message, order as Doubt)].slice(0, 3)),
    );
  const { account } = context;
  const task: Task = { command, account, caller, conversation, study_id, full, context };
  return answer(command, conversation, full, withLater(await doCommand(task), command.later));
}

/** Says what of a message was not done, where it orders two things. */
const withLater = (outcome: Outcome, later: string | undefined): Outcome =>
  later === undefined
    ? outcome
    : {
        ...outcome,
        markdown: `${outcome.markdown}\n\nOne thing at a time. Not done: “${escaped(later)}”. Send that when this is done.`,
        next: [...(outcome.next ?? []), later],
      };

/** Does what was proposed under a handle, exactly, and only where the message says yes. */
async function confirm(input: ResearchInput, caller: Caller, context: ResearchContext): Promise<ResearchAnswer> {
  const { account } = context;
  if (!isYes(input.message))
    throw new AppError(
      "invalid_request",
      'Nothing was done: a confirmation is sent with the message "yes" and nothing else. Leave confirm out to ask for something else.',
    );
  needScope(context);
  const { proposal, ...conversation } = await takeProposal(account.account_id, input.confirm!);
  const command: Command = { verb: proposal.verb };
  try {
    const task: Task = { command, account, caller, conversation, study_id: undefined, full: input.full, context };
    return await answer(command, conversation, input.full, await carryOut(proposal, task));
  } catch (error) {
    if (error instanceof AppError && error.code !== "research_failed")
      await giveBack(conversation, input.confirm!, proposal).catch((lost) => console.error(loggedError(lost)));
    throw error;
  }
}

const yes =
  "yes|yep|yeah|y|ok|okay|sure|confirm(?:ed)?|go(?: ahead| for it)?|proceed|do it|run it|approved?|agreed|please do";
const further = "please|go ahead|do it|run it|confirm(?:ed)?|proceed|thanks|thank you|yes";
const onlyYes = new RegExp(`^(?:${yes})(?:[\\s,.!]+(?:${further}))*[\\s.!]*$`, "i");

const isYes = (message: string): boolean => onlyYes.test(message.trim());

/** Puts an outcome into the form of every answer, and keeps what the next message may need. */
async function answer(
  command: Command | null,
  conversation: Conversation,
  full: boolean,
  outcome: Outcome,
): Promise<ResearchAnswer> {
  const { understood, markdown, data = {}, next = [], label = generalLabel(), study_id, proposal, asks } = outcome;
  await remember(conversation, {
    study_id: study_id ?? conversation.study_id,
    unfinished: asks && command !== null ? command : null,
  });
  const confirm = proposal === undefined ? null : await propose(conversation, { ...proposal, understood });
  const brief = answerBriefly({ markdown, label, full });
  return {
    verb: command?.verb ?? null,
    state: confirm !== null ? "needs_confirmation" : asks || command === null ? "needs_answer" : "done",
    understood,
    ...brief,
    conversation_id: conversation.conversation_id,
    study_id: study_id ?? conversation.study_id,
    confirm,
    data,
    next,
    label,
  };
}

const examples = [
  "Run a pricing study: would nurses pay $9 a month for a shift planner?",
  "List my studies",
  "Show my last study",
  "help",
];

/** The question which of these messages is meant. */
const unclear = (choices: string[]): Outcome => ({
  understood: "It is not clear what to do.",
  markdown: `I did nothing yet. Did you mean one of these? I do one thing at a time: send the one you mean, or say it in your own words.\n\n${choices.map((choice) => `- ${escaped(choice)}`).join("\n")}`,
  next: choices,
  asks: true,
});

const unconfirmed: Outcome = {
  understood: "Something is to be confirmed, but not what.",
  markdown:
    "I did nothing: a yes counts with the handle of what it confirms. Send it in `confirm`, as the answer with the price had it.",
  next: examples,
  asks: true,
};

const nothingDone: Outcome = {
  understood: "Nothing is to be done.",
  markdown: "I did nothing. Say what to do instead.",
  next: examples,
  asks: true,
};
