import type { Spoken } from "./side.ts";

const effort: Spoken = {
  asks: ["what do {we} have to do before it [works|runs]", "who sets it up"],
  deeper: [
    "if the beginning is hard, {we} never get to the good part",
    "<my people have a full day already // I come home tired and won't start a project>",
    "I've learned that the first week decides everything",
  ],
  for: {
    reasons: [
      "it's easy to start, {we}'d be going within a day",
      "there's hardly any work in getting going",
      "I could set it up without [help|reading anything]",
    ],
    moments: [
      "{when} {who} set something similar up over a coffee",
      "I started one {when} between two [meetings|errands], that's how little work it was",
    ],
    turns: [
      "if the set-up took more than a day, I'd give up",
      "as soon as it needs {few} people and a plan, I'd lose the will",
    ],
  },
  against: {
    reasons: [
      "it's too much work to get going",
      "I don't have the [energy|hands] to set it all up",
      "the start looks [painful|heavy], and nobody here has time for it",
    ],
    moments: [
      "{past} {we} began something similar and gave up in the second week",
      "the last set-up took {who} {few} evenings, and it was meant to take an hour",
    ],
    turns: [
      "if somebody set it up for {us}, I'd say yes sooner",
      "make the first step [ten minutes|small] and I'd try it",
    ],
  },
};

const learning: Spoken = {
  asks: ["how long until everyone can use it", "is there someone who shows you"],
  deeper: [
    "what people don't understand they quietly stop using",
    "<I lose a week for each person I have to train // I feel stupid when I can't work something out>",
    "if it needs explaining, it needs explaining again every time somebody <new joins // visits>",
  ],
  for: {
    reasons: [
      "you'd learn it in [a day|an afternoon]",
      "I understood it straight away, and that's rare",
      "it explains itself, nobody would need a course",
    ],
    moments: [
      "{when} I gave something similar to {who} without a word and it was fine",
      "I got the hang of one {when} while waiting for <a call // a bus>",
    ],
    turns: ["if {who} couldn't manage it alone, I'd drop it", "I'd turn away if each update meant learning it again"],
  },
  against: {
    reasons: [
      "it takes too long to learn",
      "it's complicated, and half of {us} would never [get|understand] it",
      "I don't want to learn a new thing for this",
    ],
    moments: [
      "{past} {we} had a training session, and a week later [nobody remembered|everyone had forgotten] a thing",
      "I sat in front of one {past} for an hour and gave up",
    ],
    turns: [
      "if I could use it without reading anything, I'd be for it",
      "show me that {who} can do it in ten minutes and I'll believe it",
    ],
  },
};

const integration: Spoken = {
  asks: ["does it talk to what {we} already have", "who keeps the connection going"],
  deeper: [
    "every gap between two things gets filled by a person <with a spreadsheet // typing it in again>",
    "I don't want another island, {we} have [enough|plenty]",
    "when things don't fit together I end up being the glue",
  ],
  for: {
    reasons: [
      "it fits in with what {we} already [have|use]",
      "it'd connect to the rest without much trouble",
      "{we} wouldn't have to change anything else, and I like that",
    ],
    moments: [
      "{when} {who} hooked something similar up to {our} other things before lunch",
      "{we} added one piece {past} that simply fitted, and it's still [there|running]",
    ],
    turns: [
      "if the connection kept breaking, I'd rip it out",
      "the day it stops working with the rest is the day {we} leave",
    ],
  },
  against: {
    reasons: [
      "it doesn't fit with what {we} have in place",
      "{we}'d be typing everything in twice",
      "connecting it to the rest would be a [mess|headache]",
    ],
    moments: [
      "the last connection took <{team} a whole quarter // me {few} weekends> and still drops out",
      "{when} two of {our} things [stopped talking|fell out] and I had to copy it all by hand",
    ],
    turns: [
      "if it worked with {our} set-up from day one, my main problem would be gone",
      "a ready-made connection to what {we} use would turn me round",
    ],
  },
};

const migration: Spoken = {
  asks: ["who moves the old things over", "what gets lost on the way"],
  deeper: [
    "{we} have {long} of history in there, and people go back to it",
    "a switch always costs more than the new thing",
    "<half my team remembers the last one, and not fondly // I'd lose a whole weekend and my patience>",
  ],
  for: {
    reasons: [
      "switching looks [painless|easy], so why not",
      "{we} could move over bit by bit without losing anything",
      "the change would be small, and {we}'d gain from it",
    ],
    moments: [
      "{we} moved something bigger {past}, and it took {few} days, not months",
      "{who} switched {when} and was surprised how [quick|smooth] it was",
    ],
    turns: ["if old things got lost on the way, I'd turn back", "a switch that drags on past a month would lose me"],
  },
  against: {
    reasons: [
      "switching costs more than it'd bring {us}",
      "moving everything over would be [awful|a nightmare]",
      "{we}'d lose years of things in the move",
    ],
    moments: [
      "{past} {we} moved once and kept finding [holes|gaps] {few} months later",
      "{who} lost half of it in a switch {when}",
    ],
    turns: [
      "if someone did the move for {us} and [vouched|answered] for it, I'd switch",
      "let both run side by side for a while and I'd dare it",
    ],
  },
};

const support: Spoken = {
  asks: ["who do I call when it breaks", "is there a person or only a chat window"],
  deeper: [
    "you learn what a company is like on the day something breaks",
    "<when my people wait for help, I pay for the waiting // I don't have anyone at home who can fix it>",
    "being left alone with a problem makes me angrier than the problem",
  ],
  for: {
    reasons: [
      "there's a person to call when it breaks, and that's a big plus",
      "the help seems good, I wouldn't feel left alone",
      "I'd expect quick help from them, and I value that a lot",
    ],
    moments: [
      "{past} somebody rang me back within the hour, and I've been loyal since",
      "{who} had a problem {when} and it was fixed before lunch",
    ],
    turns: ["if I ended up in a queue with a robot, I'd go", "two unanswered calls and my patience would be over"],
  },
  against: {
    reasons: [
      "nobody helps you when it breaks",
      "the support looks [thin|poor], and I've been through that",
      "I'd be alone with the problem, and I hate that",
    ],
    moments: [
      "{when} I waited {few} days for an answer and then fixed it myself",
      "I spent a whole lunch break on hold {when}, and the line went dead",
    ],
    turns: [
      "a real person with a phone number would make the difference",
      "if help came the same day, I'd see it differently",
    ],
  },
};

const convenience: Spoken = {
  asks: ["is it one thing less or one thing more to look after", "does it work when I'm in a hurry"],
  deeper: [
    "small bothers add up, and by <Thursday // the evening> I notice each one",
    "what's handy gets used, the rest gets forgotten",
    "my head is full, I [don't want to|can't] carry one more thing in it",
  ],
  for: {
    reasons: [
      "it makes the day easier, [and that's what counts|and I'd notice|no doubt about it]",
      "it's convenient, I wouldn't have to think about it",
      "it takes [a bother|some of the running about] off {our} hands",
    ],
    moments: [
      "{when} I had {few} things going at once, and that's exactly when it would have helped",
      "{who} does it that way and is done while I'm still looking for <the file // my keys>",
    ],
    turns: ["if it turned into another chore, I'd drop it", "as soon as it needs daily care, it's not for me"],
  },
  against: {
    reasons: [
      "it's one more thing to deal with",
      "it's a hassle, whatever they call it",
      "it doesn't fit into {our} day at all",
    ],
    moments: [
      "{when} I had one more thing to charge, update and log into, and I gave it away",
      "I tried that way of doing it {when}, and it only made the [morning|day] longer",
    ],
    turns: ["if it ran by itself, I'd take it", "make it [lighter|less work] than {workaround} and I'm with you"],
  },
};

export const effortful = { effort, learning, integration, migration, support, convenience };
