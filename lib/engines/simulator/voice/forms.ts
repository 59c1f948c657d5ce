import type { Code } from "../../coding.ts";

// The forms of all that a simulated respondent says beside the words of considerations and study types. A sentence is a
// frame and a core; the core ends the sentence, and the coder knows both. Slots are in braces.

/** The words around a core. */
export type Frame = {
  text: string;
  severity?: Code["severity"];
  /** What the core holds for: a rival's name or what is done today. */
  against?: "rival" | "today";
  /** Whether the core is what a decision turns on. */
  decides?: true;
  /** Whether the core is named without taking its side. */
  neutral?: true;
  /** Whether no fact of the persona opens it. */
  isBare?: true;
};

const of = (texts: string): Frame[] => texts.split("\n").map((line) => ({ text: `${line.trim()} {core}` }));

/** Around a clause that argues on. */
export const goingOn = of(`For one thing,
  Also,
  Besides,
  In short,
  For my part,`);
/** Around a clause as it is, or going on. */
export const plainly: Frame[] = [{ text: "{core}" }, ...goingOn];
/** Around the first clause of an answer about oneself. */
export const ofOneself: Frame[] = [{ text: "{fact}, {core}" }, { text: "{trait}, and {core}" }];
export const ofMoney: Frame[] = [{ text: "At {price}, {core}" }, { text: "{income}, {core}" }];
/** Around a noun phrase on the other side. */
export const onTheOtherSide: Frame[] = of(`Still, I think of
  I also weigh
  Against that I set
  On the other side I count
  I also keep in mind`);
export const smaller: Frame[] = of(`As a smaller point I think of
  It weighs less, but I think of
  If I look for a fault, I come to`).map((frame) => ({ ...frame, severity: "minor" }));
export const nextTo: Frame[] = [
  { text: "Next to {rival}, {core}", against: "rival" },
  { text: "Compared with {rival}, {core}", against: "rival" },
  { text: "With {rival} beside it, {core}", against: "rival" },
];
export const nextToToday: Frame[] = [
  { text: "Next to {today}, {core}", against: "today" },
  { text: "Compared with {today}, {core}", against: "today" },
];
export const ofClaim = {
  for: [{ text: "With “{claim}” in mind, {core}" }, { text: "Going by “{claim}”, {core}" }] as Frame[],
  against: [{ text: "For all the talk of “{claim}”, {core}" }, { text: "Reading “{claim}”, {core}" }] as Frame[],
};
/** Around a noun phrase on one's own side. */
export const named = of(`What decides it for me about {it} is
  With {it} I think most of
  My view of {it} comes from
  When I weigh {it}, I come back to
  My main reason about {it} is`);

/** How a probe is taken up, by its kind. */
export const probed: Record<"clarify" | "example" | "contrast", Frame[]> = {
  clarify: of(`What I mean is that
    By that I mean that
    Simply put,
    In plain words,
    I was thinking that`),
  example: of(`Day to day,
    In practice,
    In everyday use,
    Over a usual week,
    As things are,`),
  contrast: of(`Compared with today,
    Set against what I do today,
    Next to what I have now,`).map((frame) => ({ ...frame, against: "today" })),
};
/** Around why a matter counts; the core takes no side. */
export const because = of(`It matters because
  The reason is that
  Behind it is that
  I say so because
  It counts because
  My reason is that`);
/** Around what would have to be there; the core takes no side. */
export const wanting = of(`To think otherwise I need
  I would think again after
  What could move me is
  I would have to see
  It would take
  For that I need`);

/** Around what must not be lost, for someone in favour; the core takes no side. */
export const losing: Frame[] = of(`I would think otherwise without
  My mind would change without
  It would be another matter without`).map((frame) => ({ ...frame, neutral: true, decides: true }));

/** Stances from firmly against to firmly for; each reads as that stance. */
export const verdicts: Record<1 | 2 | 3 | 4 | 5, string> = {
  1: `I am against {it} | I see no place for {it} | I say no to {it} | I want nothing from {it}
    my answer on {it} is no | I would not take {it} | I turn {it} down`,
  2: `I am rather against {it} | I lean against {it} | I would rather skip {it} | I am cool on {it}
    more speaks against {it} than for it | I would leave {it} alone | I rather doubt {it}`,
  3: `I am undecided about {it} | on {it} I am torn | I am split on {it} | I am neutral on {it}
    about {it} I am unsure | I could take {it} or leave it | I stay open on {it}`,
  4: `I am rather for {it} | I lean towards {it} | I would try {it} once | I rather like {it}
    more speaks for {it} than against it | I would accept {it} | I think well of {it}`,
  5: `I am clearly for {it} | I say yes to {it} | I want {it} | my answer on {it} is yes
    I am all for {it} | I stand behind {it} | I would gladly take {it}`,
};
/** Around a verdict. */
export const judging: Frame[] = [
  { text: "{core}" },
  { text: "{fact}, {core}" },
  ...of(`All in all,
    In the end,
    On balance,
    Taken together,
    For now,
    As of now,`),
];

/** What is said where nobody knows what the question is about. */
export const atALoss = `I do not know what is meant, so I cannot say | I cannot say, as I do not understand the question
  I have no answer, because I do not know what this is about | I would have to guess, and I would rather not
  I do not know | I cannot tell what I am being asked | I have no opinion on something I do not understand
  I would rather not answer that | I have nothing to say to that | It is not clear to me what you mean
  I pass on this one | I cannot help you there | I do not follow, so I leave it open`;

/** What is said of a side on which nothing weighs. */
export const nothingOn = {
  for: "I see nothing that speaks for {it} | Nothing for {it} comes to me | I can name no good side of {it}",
  against: "I see nothing that speaks against {it} | Nothing against {it} comes to me | I can name no fault in {it}",
};
