import type { Spoken } from "./side.ts";

const urgency: Spoken = {
  asks: ["why now", "what happens if {we} wait a year"],
  deeper: [
    "<I have three priorities and this has to beat one of them // there's always something more pressing>",
    "what isn't urgent gets postponed until it's forgotten",
    "a problem has to hurt before {we} move",
  ],
  for: {
    reasons: [
      "{we} need it now, it can't wait another year",
      "it solves something that hurts [today|this month]",
      "it comes at the right time, the problem is on my list already",
    ],
    moments: [
      "{when} the problem came up {few} times in one week",
      "{who} asked me {when} when {we}'d finally do something about it",
    ],
    turns: [
      "if something more urgent came up, this would slip",
      "should the problem go away by itself, I'd lose interest",
    ],
  },
  against: {
    reasons: [
      "it's not a priority [now|this year]",
      "{we} have more pressing things to sort out",
      "it can wait, nothing bad happens if {we} don't",
    ],
    moments: [
      "it was on my list {when} and dropped off again, and nobody noticed",
      "{when} I had {few} fires to put out, and this wasn't one of them",
    ],
    turns: ["if the problem got worse, I'd move it up", "ask me again after the summer, when there's air"],
  },
};

const others: Spoken = {
  asks: ["how do I explain it to {who}", "who else has to say yes"],
  deeper: [
    "a decision the others don't carry <is undone within a quarter // leads to a row>",
    "I can't use it alone, so it needs more than my yes",
    "<I've learned to ask early, a late no costs me months // if we don't agree, it stays in the box>",
  ],
  for: {
    reasons: [
      "the others would be for it too",
      "I wouldn't have to persuade anyone, {who} would say yes",
      "it's something everyone around me could agree on",
    ],
    moments: [
      "{when} I mentioned the idea to {who}, and the answer was a straight yes",
      "{we} agreed on something similar {when} in one conversation",
    ],
    turns: ["if {who} were against it, I'd let it go", "as soon as it causes a quarrel, it's not worth it"],
  },
  against: {
    reasons: [
      "I can't decide this alone, and {who} would say no",
      "I'd never get the others to agree",
      "there are too many people who have to say yes",
    ],
    moments: [
      "{past} I had everything ready, and {who} stopped it in five minutes",
      "the last time it went round {few} people and died with the last one",
    ],
    turns: ["if {who} asked for it, I'd be in", "give me something short to show the others and it could work"],
  },
};

const status: Spoken = {
  asks: ["who else is seen with it", "what would people think"],
  deeper: [
    "people draw conclusions from what {we} use, whether I like it or not",
    "<our customers look at such things before they sign // I want to feel like myself with it>",
    "I'd not admit it in a big round, but it matters to me",
  ],
  for: {
    reasons: [
      "it looks good, I'd be happy to be seen with it",
      "it says something about {us} that I like",
      "it has some style, and I enjoy that",
    ],
    moments: [
      "{when} {who} noticed something similar and asked where it came from",
      "I saw one {when} and, honestly, I was a little envious",
    ],
    turns: ["if it turned up everywhere, the charm would be gone", "one embarrassing story about it and I'd hide mine"],
  },
  against: {
    reasons: [
      "it's not something I'd want to be seen with",
      "it's showy, and that isn't {us}",
      "it gives off the wrong picture of {us}",
    ],
    moments: [
      "{past} {who} turned up with one and everyone had a remark to make",
      "I felt silly with something similar {when} and put it away",
    ],
    turns: ["a quieter version of it and I'd feel different", "if people I respect used it, I'd get over that"],
  },
};

const family: Spoken = {
  asks: ["would everyone at home use it", "what does it do to {our} evenings"],
  deeper: [
    "what doesn't work for everyone at home doesn't work at all",
    "the mood in the evening is worth more than most things you can buy",
    "the people close to me come first, I don't have to think about that",
  ],
  for: {
    reasons: [
      "the others at home would [like|use] it too",
      "it'd be good for the household, not only for me",
      "it makes things calmer at home",
    ],
    moments: [
      "{when} we had a whole evening of back and forth at home that it would have spared us",
      "the people at home asked me for something similar {when}",
    ],
    turns: ["if it caused trouble at home, it'd go straight back", "once nobody but me uses it, I'd stop"],
  },
  against: {
    reasons: [
      "the others at home would never use it",
      "it'd only bring [trouble|another argument] into the house",
      "it's wrong for our household",
    ],
    moments: [
      "{when} I brought something similar home, and I was the only one who touched it",
      "we had words at home over such a thing {when}",
    ],
    turns: [
      "if the others at home asked for it, I'd give in",
      "let the whole household try it for a week, then we'd see",
    ],
  },
};

const ethics: Spoken = {
  asks: ["who pays the price for it in the end", "how are the people treated who make it"],
  deeper: [
    "I want to be able to explain it <to my own people // to a child> without going red",
    "it costs me nothing to say no, and it costs me something to look away",
    "I can forgive a fault, but not that",
  ],
  for: {
    reasons: [
      "it's decent, I can stand behind it",
      "it's in line with what I think is right",
      "it treats people fairly, and I'm glad to support that",
    ],
    moments: [
      "{when} I changed supplier over a point like that, and I've not regretted it",
      "{who} and I talked about it {when}, and we both felt good about that side of it",
    ],
    turns: ["if I heard that people were treated badly, I'd stop", "a scandal would end it, no matter how good it is"],
  },
  against: {
    reasons: [
      "it goes against what I think is right",
      "I don't feel right about it, somebody else pays for it",
      "it's not fair on the people involved",
    ],
    moments: [
      "{when} I read how such things are made and lost my appetite for it",
      "{who} refused to use one {when}, and I understood",
    ],
    turns: [
      "if they did it fairly and could show it, I'd think about it",
      "change how people are treated and you remove my objection",
    ],
  },
};

const sustainability: Spoken = {
  asks: ["what happens to it when it's used up", "how much waste comes with it"],
  deeper: [
    "<our customers ask about it now, and they check // I see what ends up in my own bin each week>",
    "I'd like to leave a bit less of a mess behind",
    "throwing things away that still work bothers me",
  ],
  for: {
    reasons: [
      "it means less waste, and I like that",
      "it's better for the environment than what {we} do now",
      "it's made to last, so I feel good about it",
    ],
    moments: [
      "{when} I looked at how much {we} throw out, and it was {few} bags",
      "{we} cut down on something similar {when} and nobody missed it",
    ],
    turns: ["if the green side turned out to be only paint, I'd be angry", "more packaging than product and I'd stop"],
  },
  against: {
    reasons: [
      "it's wasteful, and I don't want to support that",
      "it's bad for the environment, whatever the label says",
      "it's one more thing that ends up in the bin",
    ],
    moments: [
      "{when} I unpacked something similar and had more rubbish than product",
      "{who} threw one away {when} after a few uses",
    ],
    turns: ["if it could be repaired or sent back, I'd look at it", "with half the packaging I'd feel better about it"],
  },
};

export const social = { urgency, others, status, family, ethics, sustainability };
