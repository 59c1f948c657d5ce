import type { StudyTypeId } from "../../../study-types.ts";

/** What differs between the types of study in their prose: what was asked, how to test a point, and the check with people. */
export type TypeProse = {
  /** Follows "asked": a clause about the subject. */
  asked: (subject: string) => string;
  /** Where an implication belongs; begins a sentence. */
  place: string;
  /** How a point is tested with people, as an order. */
  test: string;
  check: { question: (subject: string) => string; method: string; sample: string; would_change: string };
};

const shares = "n = 96: a share of one half is then known to ±10 points at 95 %.";
const smaller = "n = 43: a share of one half is then known to ±15 points at 95 %.";

export const byType: Record<StudyTypeId, TypeProse> = {
  brand: {
    asked: (subject) => `what comes to mind about ${subject}`,
    place: "For how the brand is seen",
    test: "ask for names unaided before showing any",
    check: {
      question: (subject) => `What do people connect with ${subject} when no name is shown first?`,
      method: "Survey with unaided recall before aided recognition, then one open question.",
      sample: shares,
      would_change: "The association named here is given by fewer than one in ten of those who know the name.",
    },
  },
  product: {
    asked: (subject) => `what job ${subject} would do for them and what is missing`,
    place: "For what is built next",
    test: "watch it in use before asking for opinions",
    check: {
      question: (subject) => `How disappointed would active users be without ${subject}?`,
      method: "One closed question to people who used it in the last two weeks, with a reason in their own words.",
      sample: shares,
      would_change: "40 % or more would be very disappointed, whatever these interviews suggest.",
    },
  },
  concept: {
    asked: (subject) => `how they react to ${subject}`,
    place: "For the idea as it is told",
    test: "compare it with a plain alternative, each shown to other people",
    check: {
      question: (subject) => `Does ${subject} do better than a plain alternative?`,
      method: "Each person sees one of the two and says how probable it is that they would choose it.",
      sample:
        "n = 100 for each of the two: a difference of 20 points between two shares near one half then shows at 95 %.",
      would_change: "The plain alternative is chosen as often.",
    },
  },
  competitor: {
    asked: (subject) => `how ${subject} would be weighed against what they use today`,
    place: "Against the alternatives",
    test: "have people choose between real offers, what they use today among them",
    check: {
      question: (subject) => `Who among recent buyers chose against ${subject}, and for what reason?`,
      method: "Interviews with people who decided in the last six months, from both sides of the choice.",
      sample: "12 to 15 interviews: new reasons seldom appear after that among people of one kind.",
      would_change: "The reason named first is another one in most of the interviews.",
    },
  },
  cx: {
    asked: (subject) => `what the last journey with ${subject} was like`,
    place: "For the journey",
    test: "ask within a day of the real event",
    check: {
      question: (subject) => `Where does the journey with ${subject} cost the most effort?`,
      method: "Short survey within a day of the journey, beside the logs of where people stop.",
      sample: shares,
      would_change: "The logs show that people stop at another step.",
    },
  },
  pricing: {
    asked: (subject) => `what ${subject} would be worth to them and when the price becomes a reason`,
    place: "For the price",
    test: "put real prices in front of people who could pay them",
    check: {
      question: (subject) => `At which price do people who could buy stop considering ${subject}?`,
      method: "Price sensitivity questions, then a choice between packages at varied prices.",
      sample: "n = 100 and more: price curves from fewer than 30 answers cross by chance.",
      would_change: "Willingness to buy falls at another price than the one these interviews suggest.",
    },
  },
  messaging: {
    asked: (subject) => `what they read in ${subject} and what they believe of it`,
    place: "For the wording",
    test: "have people say in their own words what they read",
    check: {
      question: (subject) => `What do readers say ${subject} promises, in their own words?`,
      method: "Show it briefly, hide it, ask for a read-back; each reader sees one version.",
      sample: smaller,
      would_change: "Most readers give back another promise than the one intended.",
    },
  },
  winloss: {
    asked: (subject) => `why a decision about ${subject} goes one way or the other`,
    place: "For the next decision",
    test: "ask buyers of decided cases, the lost ones first",
    check: {
      question: (subject) => `What decided the last real cases about ${subject}?`,
      method: "Interviews with buyers of won and lost cases, held by somebody who did not sell.",
      sample: "15 won and 15 lost cases: enough to see which reasons stand only on one side.",
      would_change: "The reason weighs as much in the cases that were won.",
    },
  },
  churn: {
    asked: (subject) => `what would make them stay with ${subject} or leave`,
    place: "For those who waver",
    test: "ask people who left in the last month, and compare with what they did before",
    check: {
      question: (subject) => `What did people do in the weeks before they left ${subject}?`,
      method: "Usage logs of those who left beside those who stayed, then interviews with some of each.",
      sample: "12 to 15 interviews with people who left: new reasons seldom appear after that.",
      would_change: "Those who stayed show the same signs.",
    },
  },
  segmentation: {
    asked: (subject) => `how their needs differ when it comes to ${subject}`,
    place: "For the needs",
    test: "have people choose what matters most and least to them",
    check: {
      question: (subject) => `Which needs set people apart when it comes to ${subject}?`,
      method: "Best-worst choices among the needs named here, then groups formed from the choices.",
      sample: "n = 300 and more: groups found among fewer people seldom return in a second sample.",
      would_change: "The needs are ranked alike by everybody asked.",
    },
  },
  custom: {
    asked: (subject) => `what they make of ${subject}`,
    place: "For the question asked",
    test: "ask about what people did last time, not what they would do",
    check: {
      question: (subject) => `What did people really do the last time ${subject} came up?`,
      method: "Short interviews about the last real occasion, then a survey of the answers found.",
      sample: smaller,
      would_change: "What people did differs from what these interviews say.",
    },
  },
};
