import type { ConsiderationId } from "../../considerations.ts";
import { readingOf } from "../../readings.ts";
import type { StudyTypeId } from "../../study-types.ts";

/** What is about money, of which people speak only where they know what they pay. */
export const money: ReadonlySet<ConsiderationId> = new Set([
  "price",
  "price_clarity",
  "value",
  "budget_cycle",
] as const);

/** What is said where a question finds nothing to say. */
export const nothingToSay = [
  "Nothing comes to mind.",
  "I can't think of anything.",
  "Nothing in particular.",
  "Nothing that I could name.",
  "No, nothing.",
  "I'd have to make something up.",
  "I've no answer to that.",
  "Nothing worth mentioning.",
];
export const nowhere = [
  "Nowhere that I can think of.",
  "Nowhere, as far as I can tell.",
  "I can't point to a place.",
  "Nowhere in particular.",
];
/** What would be wanted, where nothing is. */
export const nothingWanted = [
  ...["Not much, I think.", "Hard to say.", "I couldn't name one thing.", "It would take more than one thing."],
  ...["I can't think what.", "Nothing that I could name.", "Not a lot could.", "I don't know what it would take."],
];
/** The same where reasons of that side were given before. */
export const saidBefore = [
  "Only what I've said already.",
  "Nothing that I haven't said.",
  "I've said what there is to say.",
  "I'd only repeat myself.",
  "What I told you before.",
  "I have nothing to add.",
  "The same as before.",
  "You've heard it already.",
  "That's all I had on it.",
  "I've told you what I know.",
  "No more than I told you.",
  "That's really all.",
];
export const onlyWhereSaid = [
  "Only in what I've said already.",
  "Just where I told you.",
  "In what I've named, nowhere else.",
  "Where I said before.",
];

/** To a question that cannot be interpreted. */
export const unanswered = [
  "I'd have to think about that.",
  "I couldn't say, offhand.",
  "I don't have an answer to that yet.",
  "That's not something I can answer on the spot.",
  "I couldn't tell you.",
  "I'd need more time for that one.",
  "I don't know, to be honest.",
  "I'd rather not guess.",
  "That one is hard for me to answer.",
  "I can't tell you that today.",
  "No idea, I'm afraid.",
  "I'd have to sleep on that.",
];
/** Before a sentence of the other side. */
export const joining = "But";

/** How a price is found, from far too much to a bargain. */
export const priceLevels = [
  [
    ...["That's far too much.", "That's out of the question for me.", "I wouldn't think about it at that price."],
    "I don't see how that's justified.",
  ],
  ["That's on the high side.", "That's a bit steep.", "I'd hesitate at that.", "I'd have hoped for less."],
  [
    ...["That's about as far as I'd go.", "I could just about live with that."],
    ...["I'd have to think it over at that.", "That's right at the edge for me."],
  ],
  ["That's all right.", "That sounds fair.", "I'd be fine with that.", "I've no quarrel with that."],
  [
    ...["I'd have expected to pay more.", "That's less than I'd have thought.", "I'd pay that straight away."],
    "That's cheaper than I thought.",
  ],
] as const;

/** Behind the highest price of a ladder that one would pay, by a stance. */
export const stepWords = [
  [
    ...["That's where it ends for me.", "Anything more is out of the question."],
    ...["I wouldn't think of more.", "Not a step further."],
  ],
  [
    ...["Beyond that it's too much for me.", "More than that is too dear for me."],
    ...["After that I'd say no.", "More than that I wouldn't pay."],
  ],
  [
    ...["For more I'd have to think.", "Beyond that I'm not sure."],
    ...["More than that I'd have to think over.", "From there on it gets hard."],
  ],
  ["That I'd find fair.", "That would be all right.", "That far it's worth it to me.", "I could go that far."],
  [
    ...["I'd pay that without thinking twice.", "That would still be good value."],
    ...["I'd gladly go that far.", "It's worth that to me."],
  ],
] as const;

/** Where one would pay none of a ladder's prices. */
export const noStepWords = [
  ...["They're all too much for me.", "I'd want to pay less than that."],
  ...["All of them are too dear for me.", "That's more than I'd put aside for it."],
];

/** How a stance from 1 to 5 leans, said to a question that cannot be interpreted. */
const leanings = {
  use: [
    ...["I'm not happy with it.", "I'm rather unhappy with it.", "I'm in two minds about it."],
    ...["I'm fairly happy with it.", "I'm happy with it."],
  ],
  offer: [
    "I'm against it.",
    "I'm rather against it.",
    "I'm in two minds about it.",
    "I'm rather for it.",
    "I'm for it.",
  ],
};

export const leaningsOf = (study_type: StudyTypeId): string[] => leanings[readingOf(study_type)];
