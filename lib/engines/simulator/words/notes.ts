import { todayOption } from "../../closed-kinds.ts";

// What a report says of itself.

export const ifRealPeople = "if real people say the same";
export const tooLittle = "The answers have too little in common for a finding.";
export const noSides = "Nothing: this asks what matters to whom, and not whether it is good.";
/** Before what is asked about, and after it. */
export const generalReasons = [
  "None of these reasons is special to",
  ": they are from a list of what people weigh with almost anything, and show what to listen for.",
];
export const byPlace =
  "This goes by place and length alone: what is read first stays, and long sentences hold readers up.";
export const cannotInterpret =
  "Not rehearsed: the built-in engine cannot answer questions of your own. They come first among those to put to people.";
export const ownFirst = "Put your own questions to ten people first, as a rehearsal cannot answer them: ";
export const ownMethod = "Asked openly, before anything is explained.";
export const ownSample = "Ten people whom it concerns.";
export const ownOverturns = "Answers after which you would decide otherwise.";

/** What a price is beside what people pay today, up to a ratio. */
export const ratios: [upTo: number, words: string][] = [
  [0.625, "half of what people pay today"],
  [0.875, "a quarter less than people pay today"],
  [1.125, "about what people pay today"],
  [1.375, "a quarter more than people pay today"],
  [1.75, "half as much again as people pay today"],
  [Number.POSITIVE_INFINITY, "twice what people pay today"],
];

/** What the answers to a closed question are worth; after "The built-in engine reads no question: ". */
export const closedNotes = {
  scale: "these are leanings towards the subject, the first point read as the least in favour",
  at_price: "these are leanings towards the subject at that price, the first point read as the least in favour",
  pick: "these are picks by leaning towards the subject; what people use today has a fixed pull, and rivals differ by chance",
  price: "these are the amounts at which the price begins to feel expensive",
};
/** Why it has no answers to one; after the same words. */
export const cannotClosed = {
  no_price: "it answers a scale at a price only where the request has a price",
  choice: `it can only pick among the request's subject and rivals, by these names, and “${todayOption}”`,
  number: "it has amounts only where the unit is the currency of the request's price, such as USD",
  matrix: "it cannot tell the items of a matrix apart",
  multi: "it cannot tell what an option stands for",
  rank: "it cannot rank",
  best_worst: "it cannot tell a best and a worst option",
};
