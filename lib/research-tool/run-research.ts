import type { Caller } from "../contract.ts";
import { loggedError } from "../db/logged-error.ts";
import { AppError, nothingDone } from "../errors.ts";
import { grouped, inList } from "../in-words.ts";
import { escaped } from "../studies/pipeline/markdown.ts";
import { Topic } from "../studies/study-request.ts";
import { help, keys, listDeliveriesInWords, listPersonasInWords, types, usage } from "./account-verbs.ts";
import { askModel } from "./ask-model.ts";
import { carryOut } from "./carry-out.ts";
import {
  briefBytes,
  type Member,
  memberNames,
  type ResearchAnswer,
  type ResearchContext,
  type ResearchInput,
} from "./contract.ts";
import {
  askingOutcome,
  type Conversation,
  generalLabel,
  giveBack,
  type Members,
  needScope,
  type Outcome,
  openConversation,
  propose,
  remember,
  type Task,
  takeProposal,
} from "./conversation.ts";
import { readMessage } from "./message-forms.ts";
import { changeSaved, importTable, proposeDeletion, saveNew } from "./persona-verbs.ts";
import {
  estimate,
  proposeFollowUp,
  proposePublication,
  proposeRerun,
  proposeRun,
  proposeSimulation,
} from "./propose-verbs.ts";
import { cancel, compare, list, show, unlist } from "./study-verbs.ts";
import { entryOf, exampleOf, type ResearchCall, type ResearchVerb, researchVerbs } from "./verbs.ts";

/** Does what a call asks by its members, or by a message. What spends is only proposed: it runs when its handle is sent back. */
export async function runResearch(input: ResearchInput, context: ResearchContext): Promise<ResearchAnswer> {
  const caller: Caller = { address: null, spent: [], account: context.account };
  if (input.confirm !== undefined) return confirm(input, caller, context);
  const conversation = await openConversation(context.account.account_id, input.conversation_id);
  const { message, full } = input;
  const inputMembers = membersOf(input);
  const request =
    input.do === undefined
      ? await readRequest(message, inputMembers, context)
      : { verb: input.do, members: inputMembers };
  if ("understood" in request) return answer(null, conversation, full, request);
  const { verb, members } = request;
  const entry = entryOf(verb);
  const isRead = (name: string) => entry.needs.includes(name) || entry.takes.includes(name);
  const relevant = Object.fromEntries(Object.entries(members).filter(([name]) => isRead(name)));
  const { account } = context;
  const task: Task = { verb, members: relevant, account, caller, conversation, full, context };
  const ignored = Object.keys(members).filter((name) => !isRead(name));
  if (input.do !== undefined && message !== undefined) ignored.push("message");
  return answer(verb, conversation, full, await doVerb(task), ignored);
}

const membersOf = (input: ResearchInput): Members =>
  Object.fromEntries(memberNames.flatMap((name) => (input[name] === undefined ? [] : [[name, input[name]]])));

/** What a message without `do` asks: one of the known forms, else as the server's model reads it, else a question back. */
async function readRequest(
  message: string | undefined,
  members: Members,
  context: ResearchContext,
): Promise<{ verb: ResearchVerb; members: Members } | Outcome> {
  if (message === undefined) return unclear(members);
  if (isYes(message)) return unconfirmed;
  const form = readMessage(message);
  if (form !== null) return { verb: form.verb, members: { ...form.members, ...members } };
  const guess = await askModel(message, context);
  if (guess === null) return unclear(members, message);
  const request = { verb: guess.verb, members: { ...guess.members, ...members } };
  // A guess of the model may propose and read; what changes something at once is sent back as a call.
  return entryOf(request.verb).changes ? unclear({}, undefined, [{ do: request.verb, ...request.members }]) : request;
}

/** The longest message that a ready call repeats as a topic, in characters, and the most calls that are offered. */
const longestTopic = 600;
const mostCalls = 3;

function unclear(members: Members, message?: string, first: ResearchCall[] = []): Outcome {
  const fitting = researchVerbs.filter((verb) => {
    const { needs } = entryOf(verb);
    return needs.length > 0 && needs.every((name) => members[name as Member] !== undefined);
  });
  const isTopic = message !== undefined && message.length <= longestTopic && Topic.safeParse(message).success;
  const calls: ResearchCall[] = [
    ...first,
    ...fitting.map((verb) => ({ do: verb, ...members })),
    ...(isTopic ? [{ do: "run" as const, ...members, topic: message }] : []),
    exampleOf("list"),
    exampleOf("help"),
  ].slice(0, mostCalls);
  return askingOutcome(
    "It is not clear what to do.",
    `${nothingDone}: send \`do\` and its members, such as one of these calls. A message alone is read in the forms that help lists.`,
    calls,
  );
}

const unconfirmed = askingOutcome(
  "Something is to be confirmed, but not what.",
  `${nothingDone}: send the handle, as \`confirm\`, with which the price came.`,
  [exampleOf("help")],
);

/** Does what was proposed under a handle, exactly; a call that also says something else does nothing. */
async function confirm(input: ResearchInput, caller: Caller, context: ResearchContext): Promise<ResearchAnswer> {
  const { account } = context;
  const others: string[] = Object.keys(membersOf(input));
  if (input.do !== undefined) others.unshift("do");
  if (input.message !== undefined && !isYes(input.message)) others.push("message");
  if (others.length > 0)
    throw new AppError(
      "invalid_request",
      `${nothingDone}: confirm carries out what was proposed, and is sent alone or with the message "yes". Leave ${others.join(", ")} out to confirm, or leave confirm out to ask for something else.`,
    );
  needScope(context);
  const { proposal, ...conversation } = await takeProposal(account.account_id, input.confirm!);
  const { verb } = proposal;
  try {
    const task: Task = { verb, members: {}, account, caller, conversation, full: input.full, context };
    return await answer(verb, conversation, input.full, await carryOut(proposal, task));
  } catch (error) {
    if (error instanceof AppError && error.code !== "research_failed")
      await giveBack(conversation, input.confirm!, proposal).catch((lost) => console.error(loggedError(lost)));
    throw error;
  }
}

const isYes = (message: string): boolean => /^\s{0,9}yes[.!]?\s{0,9}$/i.test(message);

/** Puts an outcome into the form of every answer, and keeps what the next call may need. */
async function answer(
  verb: ResearchVerb | null,
  conversation: Conversation,
  full: boolean,
  outcome: Outcome,
  ignored: string[] = [],
): Promise<ResearchAnswer> {
  const { understood, markdown, data = {}, next = [], label = generalLabel(), proposal, asks } = outcome;
  const study_id = outcome.study_id ?? conversation.study_id;
  await remember(conversation, study_id);
  const confirm = proposal === undefined ? null : await propose(conversation, { ...proposal, understood });
  return {
    verb,
    state: confirm !== null ? "needs_confirmation" : asks ? "needs_answer" : "done",
    understood,
    ...answerBriefly({ markdown, label, full }),
    conversation_id: conversation.conversation_id,
    study_id,
    confirm,
    data,
    next: confirm === null ? next : [{ confirm: confirm.handle }, ...next],
    label,
    ignored,
  };
}

/** Markdown under its label, whole or as much of it as a brief answer holds: parts are left out, never cut. */
function answerBriefly({ markdown, label, full }: { markdown: string; label: string; full: boolean }) {
  const first = `*${escaped(label)}*`;
  const labelled = markdown.startsWith(first) ? markdown : `${first}\n\n${markdown}`;
  if (full || Buffer.byteLength(labelled) <= briefBytes) return { markdown: labelled, left_out: null };
  const parts = labelled.split("\n\n");
  const fitting: string[] = [];
  let bytes = 0;
  for (const part of parts) {
    bytes += Buffer.byteLength(part) + 2;
    if (bytes > briefBytes - room) break;
    fitting.push(part);
  }
  const left_out = `${parts.length - fitting.length} of ${parts.length} parts were left out to stay within ${grouped(briefBytes)} bytes. Send the same call with full: true for all.`;
  return { markdown: [...fitting, `_${left_out}_`].join("\n\n"), left_out };
}

const room = 200;

/** Does what a call asks at once, or proposes what needs a yes. */
async function doVerb(task: Task): Promise<Outcome> {
  const { verb, members } = task;
  const { needs, changes } = entryOf(verb);
  const missing = needs.filter((name) => members[name as Member] === undefined);
  if (missing.length > 0) return askFor(missing, task);
  if (changes) needScope(task.context);
  return doers[verb](task);
}

function askFor(missing: string[], { verb, members }: Task): Outcome {
  const { does, example } = entryOf(verb);
  return askingOutcome(
    `${verb}: ${does}.`,
    `${nothingDone}: ${verb} needs ${inList(missing)}. Send the call again with it, such as the one below.`,
    [{ do: verb, ...example, ...members }],
  );
}

const doers: Record<ResearchVerb, (task: Task) => Promise<Outcome>> = {
  run: proposeRun,
  estimate,
  follow_up: proposeFollowUp,
  rerun: proposeRerun,
  simulate: proposeSimulation,
  publish: proposePublication,
  list,
  show,
  cancel,
  unlist,
  compare,
  list_personas: listPersonasInWords,
  save_persona: saveNew,
  change_persona: changeSaved,
  delete_persona: proposeDeletion,
  import_personas: importTable,
  types,
  deliveries: listDeliveriesInWords,
  usage,
  keys,
  help,
};
