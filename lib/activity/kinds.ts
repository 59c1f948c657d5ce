import { inList } from "../in-words.ts";

/** The place of an answer or a follow-up in the page of its thread. */
export const anchorOf = (answer_id: string) => `a-${answer_id}`;

/** The kinds of events: their words, and the path of the page where one can be read, from columns of its row. */
export const kindWords = {
  question: { one: "Question", many: "Questions", path: "/questions/{ref}" },
  answer: { one: "Answer", many: "Answers", path: `/questions/{question_id}#${anchorOf("{ref}")}` },
  followup: { one: "Follow-up", many: "Follow-ups", path: `/questions/{question_id}#${anchorOf("{ref}")}` },
  rating: {
    ...{ one: "Review", many: "Reviews", withdrawn: "Withdrawn review", publish: "Publish a signed review" },
    path: "/reviews/{ref}",
  },
} as const;
export type Kind = keyof typeof kindWords;
export const activityKinds = Object.keys(kindWords) as Kind[];
/** All kinds in a sentence. */
export const kindsInWords = inList(activityKinds.map((kind) => kindWords[kind].many.toLowerCase()));
/** What the text on taking part and its parts are called. */
export const partTitles = { whole: "How to take part", afterTask: "After a task", checkIn: "Checking in" } as const;
