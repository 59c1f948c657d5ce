import { capital } from "../../../cut-text.ts";
import { todayOption } from "../../closed-kinds.ts";
import { cannotAnswer, fewPeople } from "../../study-form.ts";

// What a report says of itself.

export const invented =
  "A rehearsal shows what would be asked. Its answers are ready-made sentences: they do not answer your question, nor show what divides people.";
/** What to do with it, around what to check in the guide of its type. */
export const nextStep = {
  usual: "These are the usual questions of this type of study: change what does not fit, and add what is missing.",
  own: "Change what does not fit, and add what is missing.",
  people: "Then ask real people.",
};
/** Of what was given and has no part in a study of this type. */
export const unused = {
  price: "The price that you gave is not used in a study of this type.",
  rivals: "The other names that you gave are not used in a study of this type.",
};
/** What is said of names beside a brand's. */
export const namesHeld =
  "The names that you gave to compare with are not read out, so that people can name them unasked.";
/** Of a question of the request's own. */
export const ownQuestion = `Not rehearsed: ${cannotAnswer} a question of your own. Real people can.`;
export const implication = "None: the built-in engine takes this from a general list.";
export const resolution = "Not known from a rehearsal: ask people what would.";
export const message = "None: a rehearsal shows no message.";
/** How each question is put to people. */
export const check = {
  method: "Ask it openly, and write down the answer in people's own words.",
  sample: `${capital(fewPeople)} of the people in question.`,
  would_change: "People answer: what they say counts for more than a rehearsal.",
};

/** Why a closed question has no answers. */
export const readsNone = "built-in engine reads no question";
/** What the answers to a closed question are worth. */
export const closedNotes = {
  scale:
    "these are leanings towards the subject, the first point read as the least in favour, so two such scales differ by chance alone",
  at_price: "these are leanings towards the subject at that price, the first point read as the least in favour",
  pick: "these are picks by leaning towards the subject; what people use today has a fixed pull, and rivals differ by chance",
  price: "these are the amounts at which the price begins to feel expensive",
};
/** Why it has no answers to one. */
export const cannotClosed = {
  no_price: "it answers a scale at a price only where the request has a price",
  choice: `it can only pick among the request's subject and rivals, by these names, and “${todayOption}”`,
  number: "the only amount it can name is a price, in the currency of the request's price, such as USD",
  matrix: "it cannot tell the items of a matrix apart",
  multi: "it cannot choose among options that only words tell apart",
  rank: "it cannot rank",
  best_worst: "it cannot tell a best and a worst option",
};
