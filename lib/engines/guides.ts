import type { ProbeKind } from "./engine.ts";
import type { StudyTypeId } from "./study-types.ts";

/**
 * A core question: what it is for, how it is asked, and what it is probed for, the most wanted first. `without` is asked
 * where no price is given. "It" is what the moderator named before the first one.
 */
export type CoreQuestion = { purpose: string; ask: string; without?: string; seeks: ProbeKind[] };

/** What a thing is set beside where no rival is given. */
export const ownSolution = "what you have today";

const either = new Intl.ListFormat("en-GB", { type: "disjunction" });

/** What a thing is set beside in a question: every rival that is given, else what people have today. */
export const besideOf = (rivals: readonly string[]): string =>
  rivals.length === 0 ? ownSolution : either.format(rivals);

/** The core questions of a study type, and which two neighbours change places in the second order. */
export type TypeGuide = { swap: [number, number]; questions: CoreQuestion[] };

/** The guides: worth before price, the whole before its parts, what is in use before any rival. */
export const guides: Record<StudyTypeId, TypeGuide> = {
  pricing: {
    swap: [1, 2],
    questions: [
      {
        purpose: "value_today",
        ask: "What would it be worth to you, in time, money or worry?",
        seeks: ["example", "ladder"],
      },
      { purpose: "budget_owner", ask: "Who decides about the money for it?", seeks: ["example", "clarify"] },
      { purpose: "comparison_price", ask: "What do you compare its cost with?", seeks: ["contrast", "ladder"] },
      {
        purpose: "price_reaction",
        ask: "{costs} What goes through your mind?",
        without: "No price is set yet. Where does it begin to feel expensive, next to what you pay today?",
        seeks: ["ladder", "contrast"],
      },
      { purpose: "fairness", ask: "What makes a price fair, or unfair, to you?", seeks: ["example", "clarify"] },
      {
        purpose: "unlock_more",
        ask: "What, if anything, would make you pay more for it?",
        seeks: ["counter", "ladder"],
      },
    ],
  },
  concept: {
    swap: [2, 3],
    questions: [
      {
        purpose: "first_reaction",
        ask: "What's the first thing that goes through your mind?",
        seeks: ["ladder", "clarify"],
      },
      {
        purpose: "what_is_it",
        ask: "Describe it in your own words, as you understood it.",
        seeks: ["clarify", "contrast"],
      },
      { purpose: "who_for", ask: "Who do you picture choosing it?", seeks: ["example", "clarify"] },
      { purpose: "whats_new", ask: "What, if anything, is new to you in it?", seeks: ["contrast", "ladder"] },
      {
        purpose: "unbelievable",
        ask: "What, if anything, do you find hard to believe about it?",
        seeks: ["ladder", "example"],
      },
      { purpose: "would_stop", ask: "{costs} What, if anything, would stop you?", seeks: ["counter", "example"] },
    ],
  },
  product: {
    swap: [4, 5],
    questions: [
      { purpose: "job_today", ask: "What do you turn to it for?", seeks: ["example", "ladder"] },
      {
        purpose: "workaround",
        ask: "What do you do when it doesn't quite do the job?",
        seeks: ["example", "contrast"],
      },
      { purpose: "first_use", ask: "Tell me about your first time with it.", seeks: ["example", "clarify"] },
      {
        purpose: "would_miss",
        ask: "What, if anything, would you miss if it were gone tomorrow?",
        seeks: ["ladder", "counter"],
      },
      { purpose: "whats_missing", ask: "What, if anything, is missing for you?", seeks: ["example", "ladder"] },
      { purpose: "who_else", ask: "Who else around you has to do with it?", seeks: ["clarify", "counter"] },
    ],
  },
  competitor: {
    swap: [3, 4],
    questions: [
      { purpose: "current_solution", ask: "What takes its place for you today?", seeks: ["example", "clarify"] },
      { purpose: "how_chosen", ask: "How did you come to choose that?", seeks: ["example", "ladder"] },
      {
        purpose: "shortlist",
        ask: "Which others did you look at, the last time you chose?",
        seeks: ["contrast", "clarify"],
      },
      { purpose: "rival_wins", ask: "Where, if anywhere, does it fall behind {rival}?", seeks: ["example", "ladder"] },
      { purpose: "rival_loses", ask: "Where, if anywhere, is it ahead of {rival}?", seeks: ["example", "ladder"] },
      {
        purpose: "switch_trigger",
        ask: "What would have to happen for you to switch to it?",
        seeks: ["counter", "ladder"],
      },
    ],
  },
  brand: {
    swap: [3, 4],
    questions: [
      {
        purpose: "last_time",
        ask: "Tell me about the last time you came across it, or something like it.",
        seeks: ["example", "ladder"],
      },
      { purpose: "names_in_mind", ask: "Which other names come to mind beside it?", seeks: ["contrast", "clarify"] },
      { purpose: "stands_for", ask: "What, if anything, do you connect with it?", seeks: ["clarify", "ladder"] },
      {
        purpose: "brand_story",
        ask: "Tell me about a time you had to do with it, if there was one.",
        seeks: ["example", "ladder"],
      },
      { purpose: "not_for", ask: "Who would you steer away from it?", seeks: ["ladder", "clarify"] },
      { purpose: "change_view", ask: "What would change the way you see it?", seeks: ["counter", "ladder"] },
    ],
  },
  messaging: {
    swap: [2, 3],
    questions: [
      { purpose: "read_back", ask: "What does it say to you, in your own words?", seeks: ["clarify", "ladder"] },
      { purpose: "promise", ask: "What, if anything, does it promise you?", seeks: ["ladder", "clarify"] },
      { purpose: "unclear", ask: "What, if anything, is unclear to you?", seeks: ["clarify", "example"] },
      { purpose: "believe", ask: "How far do you believe it?", seeks: ["ladder", "example"] },
      { purpose: "who_else_says", ask: "Who else says something like this?", seeks: ["contrast", "example"] },
      {
        purpose: "forward_note",
        ask: "Say you pass it on to someone you know. What do you write above it?",
        seeks: ["ladder", "counter"],
      },
    ],
  },
  winloss: {
    swap: [1, 2],
    questions: [
      { purpose: "trigger", ask: "What got you looking in the first place?", seeks: ["example", "ladder"] },
      {
        purpose: "process_people",
        ask: "Who took part in the decision, from the first look to the last word?",
        seeks: ["clarify", "example"],
      },
      {
        purpose: "criteria",
        ask: "What mattered most when the options lay side by side?",
        seeks: ["ladder", "contrast"],
      },
      { purpose: "decision_moment", ask: "Tell me about the moment it was decided.", seeks: ["example", "ladder"] },
      {
        purpose: "loser_best",
        ask: "What was the best point of the one you did not choose?",
        seeks: ["contrast", "ladder"],
      },
      { purpose: "changed_it", ask: "What would have changed the outcome?", seeks: ["counter", "ladder"] },
    ],
  },
  churn: {
    swap: [3, 4],
    questions: [
      { purpose: "hired_for", ask: "What did you want from it when you began?", seeks: ["example", "ladder"] },
      { purpose: "first_doubt", ask: "When, if ever, did you first have doubts?", seeks: ["example", "ladder"] },
      { purpose: "last_straw", ask: "What settled it for you, to leave or to stay?", seeks: ["ladder", "example"] },
      { purpose: "alternatives", ask: "What else have you looked at since then?", seeks: ["contrast", "clarify"] },
      { purpose: "would_keep", ask: "What, if anything, would keep you with it?", seeks: ["counter", "ladder"] },
      {
        purpose: "exit_note",
        ask: "Say you leave a note on your last day with it. What do you write?",
        seeks: ["ladder", "counter"],
      },
    ],
  },
  cx: {
    swap: [3, 4],
    questions: [
      {
        purpose: "last_journey",
        ask: "Take me through the last time you had to do with it, step by step.",
        seeks: ["example", "clarify"],
      },
      {
        purpose: "best_worst",
        ask: "Which moment stays with you most, for better or worse?",
        seeks: ["ladder", "clarify"],
      },
      {
        purpose: "effort",
        ask: "Where, if anywhere, was it more work than you expected?",
        seeks: ["example", "contrast"],
      },
      { purpose: "recovery", ask: "When something last went wrong, what happened next?", seeks: ["example", "ladder"] },
      {
        purpose: "channel",
        ask: "How do you choose between a screen, the phone and talking to somebody?",
        seeks: ["ladder", "contrast"],
      },
      { purpose: "one_fix", ask: "What one thing would you put right first?", seeks: ["ladder", "counter"] },
    ],
  },
  segmentation: {
    swap: [3, 4],
    questions: [
      {
        purpose: "day_in_life",
        ask: "Take me through an ordinary day, up to the point where it comes in.",
        seeks: ["example", "clarify"],
      },
      { purpose: "goals", ask: "What are you hoping for when you choose it?", seeks: ["ladder", "example"] },
      { purpose: "how_choose", ask: "How do you go about choosing?", seeks: ["example", "ladder"] },
      {
        purpose: "trade_offs",
        ask: "When you can't have everything, what do you give up first?",
        seeks: ["ladder", "contrast"],
      },
      { purpose: "channels", ask: "Where do you look for advice about it?", seeks: ["example", "ladder"] },
      { purpose: "what_good_is", ask: "What does “good” mean to you here?", seeks: ["clarify", "counter"] },
    ],
  },
  custom: {
    swap: [3, 4],
    questions: [
      {
        purpose: "context",
        ask: "Where, if anywhere, does it touch your life or your work?",
        seeks: ["example", "clarify"],
      },
      { purpose: "current_behaviour", ask: "What do you do today instead?", seeks: ["example", "ladder"] },
      { purpose: "reaction", ask: "What do you make of it?", seeks: ["ladder", "clarify"] },
      { purpose: "barrier", ask: "What, if anything, puts you off?", seeks: ["example", "ladder"] },
      {
        purpose: "comparison",
        ask: "Next to what you know already, how do you see it?",
        seeks: ["contrast", "ladder"],
      },
      { purpose: "next_step", ask: "What, if anything, would you do next?", seeks: ["counter", "ladder"] },
    ],
  },
};

/** The guide of a brand study in which nothing is named before what comes to mind unaided; needs a kind of thing to ask about. */
export const unaidedGuide: TypeGuide = {
  swap: [3, 4],
  questions: [
    {
      purpose: "last_time",
      ask: "Tell me about the last time you chose or used {category}.",
      seeks: ["example", "ladder"],
    },
    {
      purpose: "names_in_mind",
      ask: "Which names come to mind when you think of {category}?",
      seeks: ["contrast", "clarify"],
    },
    { purpose: "stands_for", ask: "What, if anything, do you connect with {thing}?", seeks: ["clarify", "ladder"] },
    {
      purpose: "brand_story",
      ask: "Tell me about a time you came across {thing}, if there was one.",
      seeks: ["example", "ladder"],
    },
    { purpose: "not_for", ask: "Who would you steer away from {thing}?", seeks: ["ladder", "clarify"] },
    { purpose: "change_view", ask: "What would change the way you see {thing}?", seeks: ["counter", "ladder"] },
  ],
};
