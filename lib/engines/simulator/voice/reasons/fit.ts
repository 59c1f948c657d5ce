import type { Spoken } from "./side.ts";

const fit: Spoken = {
  asks: ["was this made for people like {us}", "does it still fit when things change here"],
  deeper: [
    "I've bent myself around enough things that were made for someone else",
    "<we're neither small nor big, and most offers forget us // my life isn't the one in the pictures>",
    "when something fits you forget about it, and that's the best it can do",
  ],
  for: {
    reasons: [
      "it fits {our} situation, as if somebody had asked {us}",
      "it's made for people like {us}",
      "it suits the way {we} [work|live], I wouldn't have to bend",
    ],
    moments: [
      "{when} {we} had exactly the case it's meant for",
      "I thought of {who} and of {us} [at once|straight away], it's the same situation",
    ],
    turns: [
      "if {our} situation changed and it didn't move with it, I'd go",
      "once it turns into something for everybody, it's no longer for me",
    ],
  },
  against: {
    reasons: [
      "it's not made for people like {us}",
      "it doesn't fit the way {we} [work|live]",
      "it's meant for somebody <bigger // with a different life>, and you can tell",
    ],
    moments: [
      "{past} {we} tried something that didn't fit, and it [gathered dust|was gone by summer]",
      "I pictured {our} normal [week|day] with it, and it didn't work at any point",
    ],
    turns: [
      "if there was a version for <a place our size // people like me>, I'd look",
      "show me someone with the same situation who's happy and I'd think again",
    ],
  },
};

const simplicity: Spoken = {
  asks: ["can I leave out the parts I don't need", "does it stay that simple"],
  deeper: [
    "<the more buttons, the more questions land on my desk // after a long day I don't want to think>",
    "simple things get used, complicated ones get admired",
    "each extra option is another chance to get it wrong",
  ],
  for: {
    reasons: [
      "it's simple, there's nothing to think about",
      "I like how little there is to it",
      "it does one thing and leaves me in peace",
    ],
    moments: [
      "{when} I was so tired I could only manage simple things, and it'd have passed",
      "{who} is no friend of gadgets and would still get along with it",
    ],
    turns: [
      "if they kept adding things until it's cluttered, I'd lose interest",
      "the day I need a manual for it, I'm out",
    ],
  },
  against: {
    reasons: [
      "there's too much in it, I'd never use half",
      "it's [confusing|cluttered], I wouldn't know where to start",
      "they've made a simple thing complicated",
    ],
    moments: [
      "{when} I opened that sort of thing, saw {few} menus and closed it again",
      "{who} got lost in one {when} and called me for help, and I was no use either",
    ],
    turns: ["strip it down to the basics and I'd like it", "if it did less, but clearly, I'd come round"],
  },
};

const control: Spoken = {
  asks: ["can I overrule it", "who decides in the end, me or it"],
  deeper: [
    "I answer for the result, so I want my hand on it",
    "<a decision nobody made is the hardest one to explain // I don't like things happening behind my back>",
    "I don't mind help, I mind being managed",
  ],
  for: {
    reasons: [
      "it leaves the decision with {us}, and that's how I want it",
      "I stay in control, I can see and change what it does",
      "it helps without taking over",
    ],
    moments: [
      "{past} I stopped something at the last moment because I could still see it, and I was glad",
      "{who} likes to check everything, and with this kind of thing that works",
    ],
    turns: ["if it started doing things on its own, I'd switch it off", "take away the last word from me and I'm gone"],
  },
  against: {
    reasons: [
      "it takes the decision out of my hands",
      "I don't want something deciding for {us}",
      "I'd lose sight of what's going on, and I don't like that",
    ],
    moments: [
      "{past} something [automatic|clever] went off on its own, and I spent the day explaining",
      "{who} let one run by itself {when}, and it ordered the wrong thing {few} times",
    ],
    turns: [
      "if nothing happened without my yes, I'd have no problem",
      "give me a switch to turn it off and I'd try it",
    ],
  },
};

const choice: Spoken = {
  asks: ["which one is meant for me", "why are there so many versions"],
  deeper: [
    "with too many options I end up taking none",
    "I want to feel I picked it, not that it was [pushed|handed out]",
    "a good choice of three beats a poor one of thirty",
  ],
  for: {
    reasons: [
      "there's enough choice without it getting confusing",
      "I like that I can pick the part that suits {us}",
      "the options make sense, I saw mine straight away",
    ],
    moments: [
      "{when} I stood before a wall of options, and a short list would have been a gift",
      "{who} and I picked different versions {when} and we were both happy",
    ],
    turns: ["if they cut my version, I'd be gone", "twenty more variants and I'd lose track and leave"],
  },
  against: {
    reasons: [
      "there's too much to choose from, I can't tell them apart",
      "there's no real choice, you take it or leave it",
      "I get lost in all the versions",
    ],
    moments: [
      "{when} I compared {few} versions for an hour and bought nothing",
      "{who} took the wrong version {when}, and changing it was a pain",
    ],
    turns: [
      "tell me in one line which one is for me and I'd be fine",
      "if there were two versions instead of ten, I'd pick one",
    ],
  },
};

const habit: Spoken = {
  asks: ["what's so bad about how {we} do it now", "is it really better, or only newer"],
  deeper: [
    "what {we} have is not perfect, but {we} know its faults",
    "change costs [energy|time and patience], and I [only have so much|have little left over]",
    "{we}'ve done it this way for {long}, [the hands know it by heart|I could do it in my sleep]",
  ],
  for: {
    reasons: [
      "what {we} do today isn't good enough any more",
      "it's clearly better than {workaround}",
      "I'm tired of {workaround}, so I'm ready for a change",
    ],
    moments: [
      "{when} {workaround} let {us} down again, and I thought there must be something better",
      "{who} watched how {we} do it {when} and asked if it was a joke",
    ],
    turns: [
      "if it was only as good as today, I'd stay with the old way",
      "I'd go back to {workaround} if the new thing slowed {us} down",
    ],
  },
  against: {
    reasons: [
      "what {we} have is good enough",
      "{workaround} does the job, so [I see no reason to change|why change]",
      "<we're // I'm> used to the way it is, and it works",
    ],
    moments: [
      "{when} I did it the old way in the usual time, and nothing was wrong with it",
      "{we} tried a change {past} and went back to {workaround} within a month",
    ],
    turns: [
      "when {workaround} breaks down for good, I'll listen",
      "it'd have to be far better than today, a little better isn't enough",
    ],
  },
};

export const fitting = { fit, simplicity, control, choice, habit };
