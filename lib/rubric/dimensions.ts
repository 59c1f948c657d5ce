import { inWords } from "../in-words.ts";

/** The version of the rubric below; a rating keeps its meaning because the anchors of a version never change. */
export const rubricVersion = "1.0";

/** The rating dimensions, in their display order. */
export const dimensionIds = ["speed", "cost", "reliability", "quality", "ease", "documentation"] as const;

/** The number of dimensions, in a sentence. */
export const dimensionCount = inWords(dimensionIds.length);
/** How many dimensions a review must rate. */
export const leastRated = 3;

export type DimensionId = (typeof dimensionIds)[number];

/** The rubric: the question of each dimension, and the meaning of each point from 1 to 5. */
export const dimensions = [
  {
    id: "speed",
    name: "Speed",
    question: "How long did the task take, compared with what this kind of task needs?",
    anchors: {
      "1": "So slow that the task timed out or had to be given up.",
      "2": "Waiting dominated the run; other work had to be planned around it.",
      "3": "Noticeable waits, acceptable for this kind of task.",
      "4": "Quick: waiting never changed how the task was done.",
      "5": "As fast as the task allows; the tool was never what the run waited for.",
    },
  },
  {
    id: "cost",
    name: "Cost",
    question: "What did the task cost in money, quota and tokens, compared with what it was worth?",
    anchors: {
      "1": "Cost made the task pointless, or a charge came as a surprise.",
      "2": "Expensive for what it did; a cheaper way was the obvious choice.",
      "3": "A fair price for the result.",
      "4": "Cheap for the result, with costs known beforehand.",
      "5": "Free or negligible for the whole task, with nothing hidden.",
    },
  },
  {
    id: "reliability",
    name: "Reliability",
    question: "Did calls succeed, the same way each time, without retries or workarounds?",
    anchors: {
      "1": "Most calls failed, or results were silently wrong.",
      "2": "Failures often needed retries or a workaround.",
      "3": "Occasional failures, each reported clearly and passed by a retry.",
      "4": "One isolated fault at most, in many calls.",
      "5": "Every call in the run succeeded and repeated calls agreed.",
    },
  },
  {
    id: "quality",
    name: "Quality",
    question: "Was the result correct, complete and usable as it came?",
    anchors: {
      "1": "Wrong or unusable.",
      "2": "Partly usable after heavy correction.",
      "3": "Usable with some correction or additions.",
      "4": "Correct and complete but for small details.",
      "5": "Correct, complete and used exactly as it came.",
    },
  },
  {
    id: "ease",
    name: "Ease",
    question: "How much effort did it take to set up and to use correctly?",
    anchors: {
      "1": "Could not be used without outside help.",
      "2": "Long set-up or many wrong attempts before the first success.",
      "3": "Some trial and error, then fine.",
      "4": "Worked after a short, clear set-up.",
      "5": "Worked at the first attempt, with nothing to work out.",
    },
  },
  {
    id: "documentation",
    name: "Documentation",
    question: "Did the documentation, schemas and error messages say what was needed, truthfully?",
    anchors: {
      "1": "Missing, or so wrong that it misled.",
      "2": "Large gaps; behaviour had to be found by experiment.",
      "3": "Covers the common path; edges and errors are left out.",
      "4": "Complete and accurate but for small gaps.",
      "5": "Complete, accurate, with examples that run and errors that explain themselves.",
    },
  },
] as const satisfies readonly {
  id: DimensionId;
  name: string;
  question: string;
  anchors: Record<"1" | "2" | "3" | "4" | "5", string>;
}[];
