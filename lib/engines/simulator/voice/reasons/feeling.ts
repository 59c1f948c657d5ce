import type { Spoken } from "./side.ts";

const novelty: Spoken = {
  asks: ["what exactly is new about it", "is it new, or newly wrapped"],
  deeper: [
    "<standing still is how places like ours fall behind // I get bored quickly, and trying things keeps me awake>",
    "new for its own sake tires me, new with a point wakes me up",
    "I like being early, as long as it isn't reckless",
  ],
  for: {
    reasons: [
      "it's something new, and I like that",
      "it's a fresh idea, I haven't seen that before",
      "it makes me curious, I'd want to try it",
    ],
    moments: [
      "{past} I tried something completely new on a whim, and I still use it",
      "{who} always has the new things first, and this time it would be me",
    ],
    turns: [
      "once the newness wears off and nothing is left, I'd stop",
      "if five others brought out the same, I'd shrug",
    ],
  },
  against: {
    reasons: [
      "it's new for the sake of being new",
      "I've seen it before, only under another name",
      "it's a novelty, and novelties wear off",
    ],
    moments: [
      "{past} I bought the new thing and went back to the old one within weeks",
      "{who} has a cupboard full of such novelties",
    ],
    turns: [
      "when it's been around a few years, I'll look",
      "tell me what it does better, not what's new, and I'd listen",
    ],
  },
};

const enjoyment: Spoken = {
  asks: ["is it any fun", "would I still enjoy it in the third month"],
  deeper: [
    "what's no fun I put off, it's that simple",
    "<people do better work with things they like // the day has enough duties in it already>",
    "a small pleasure every day is not a small thing",
  ],
  for: {
    reasons: [
      "I'd enjoy using it",
      "it's a pleasure, and [not much in that line is|that's rare enough]",
      "it has something playful about it that I like",
    ],
    moments: [
      "{when} I caught myself smiling over something similar",
      "{who} and I tried one {when} and we didn't want to stop",
    ],
    turns: ["if it began to feel like duty, I'd leave it", "take the fun out with ads and pop-ups and I'm off"],
  },
  against: {
    reasons: [
      "it takes the joy out of it",
      "it's dull, I'd never look forward to it",
      "it makes a chore out of something I like",
    ],
    moments: [
      "{when} I used something similar for a week and dreaded opening it",
      "{who} gave up a hobby over such a thing",
    ],
    turns: ["if it was fun even once, I'd come back", "leave me the part I enjoy and take only the rest"],
  },
};

const health: Spoken = {
  asks: ["is it actually good for me", "what does it do in the long run"],
  deeper: [
    "<tired people make mistakes, and I see it in the sick days // I only have the one body>",
    "I notice it in my sleep first, and then in everything else",
    "I used to laugh about that, I don't any more",
  ],
  for: {
    reasons: [
      "it's good for me, I'd feel better with it",
      "it's healthier than what {we} do now",
      "it'd do {us} good, body and head",
    ],
    moments: [
      "{past} I changed something small and slept better within days",
      "{who} swears by something similar, and looks better for it",
    ],
    turns: ["if I felt worse after two weeks, I'd stop", "one warning from a doctor and it would be over"],
  },
  against: {
    reasons: [
      "I doubt that it's good for me",
      "it isn't healthy, and I'd feel it",
      "I worry what it does to {us} in the long run",
    ],
    moments: [
      "{when} I tried something of that sort and felt awful for days",
      "{who} stopped after a month because of the headaches",
    ],
    turns: ["if my doctor said it was fine, I'd try it", "show me what's in it and I might change my mind"],
  },
};

const service: Spoken = {
  asks: ["do they still know me after I've paid", "who do I deal with there"],
  deeper: [
    "I remember how somebody made me feel long after I forget the price",
    "<when they treat us as a number, my people notice // I don't need much, only a bit of respect>",
    "being treated well is what makes me come back",
  ],
  for: {
    reasons: [
      "I'd feel well treated, and that counts for a lot",
      "the people are friendly and take the time",
      "it feels like somebody cares how {we} get on",
    ],
    moments: [
      "{when} someone remembered my name and what I had asked before",
      "I had a question {when}, and a kind person stayed with me until it was solved",
    ],
    turns: ["if they became rude or careless, I'd leave", "being treated like a number once is enough for me"],
  },
  against: {
    reasons: [
      "I was treated badly, and I don't forget that",
      "nobody there seems to care about {us}",
      "the service is [cold|rude], you're only a number",
    ],
    moments: [
      "{when} I was passed on {few} times and nobody listened",
      "{who} stood at a counter for half an hour {when} and was sent home",
    ],
    turns: [
      "a plain apology and a fix would have kept me open",
      "if I was treated like a person, I'd give it another chance",
    ],
  },
};

/** What is said when no consideration is known. */
export const general: Spoken = {
  asks: ["what would I do with it", "what's the catch"],
  deeper: [
    "I only have so much attention, and it has to go somewhere useful",
    "in the end it's about having less to worry about",
    "I've changed things too often without knowing why",
  ],
  for: {
    reasons: [
      "by and large I like it and see a use for it",
      "it'd help {us}, as far as I can judge",
      "it sounds [sensible|good] to me, I can't put it any finer",
    ],
    moments: [
      "{when} I had a situation where that sort of thing would've come in handy",
      "{who} mentioned something similar {when}, and it sounded good",
    ],
    turns: ["if it made things harder instead of easier, I'd stop", "a bad first week would put me off"],
  },
  against: {
    reasons: [
      "I don't see what it's for in my case",
      "it doesn't do anything for me",
      "I can't find a reason to bother with it",
    ],
    moments: [
      "{when} I looked at something of the kind and closed it after a minute",
      "{who} asked me about it {when}, and I had nothing to say",
    ],
    turns: [
      "give me one good reason from my own day and I'd listen",
      "if I ran into a case where I needed it, I'd look again",
    ],
  },
};

export const feeling = { novelty, enjoyment, health, service };
