import type { Answer } from "./answer.ts";

export const brand: Record<string, Answer> = {
  last_time: {
    slant: "today",
    more: [
      "it wasn't planned, {who} had brought it up",
      "I took [about an hour|a lunch break] over it and then went on with {routine}",
      "I compared {few} of them and forgot most of it again",
      "nobody helped me, I simply [did it|got on with it]",
      "I went by {want}, as I tend to",
      "I was in a hurry, which didn't help",
    ],
    heads: [
      "the last time was {when}, {who} and I were looking at {kind} and {went}",
      "that was {when}, I needed something to do with {kind} and {went}",
      "{when}, I think, I had to [choose|sort out] {kind} in a hurry and {went}",
      "I dealt with {kind} {when}, between two other things, and {went}",
      "let me see, it was {when}, <{who} put it on my desk // I was out with {who}>, and {went}",
      "not long ago, {when}, I spent [maybe|perhaps] half an hour on {kind} and {went}",
      "{when} was the last time I gave {kind} any thought, {went}",
      "I came across {kind} {when} because {who} asked me about it, and {went}",
    ],
  },
  names_in_mind: {
    slant: "criteria",
    heads: [
      "no name jumps out at me when I think of {kind}, I go by {want}",
      "with {kind} I remember [how it went|what I paid] rather than what it was called",
      "I'd have to look names up, for {kind} I start from {want}",
      "honestly I mix the names up, what I'd know again is {want}",
      "if you asked {who} you'd get a list of names for {kind}, from me you get {want}",
      "one or two are on the tip of my tongue for {kind}, but I can't say them with any certainty",
      "names come and go with {kind}, so none of them has really stuck with me",
      "I'm bad with names in {kind}, I [recognise|know] them when I see them and forget them again",
    ],
  },
  stands_for: {
    slant: "stance",
    heads: {
      warm: [
        "for me {subject} would have to stand for {good}, and I'm inclined to believe it",
        "if I put a word to {subject}, it would be a [good|friendly] one, something about {good}",
        "I connect {subject} with {good}, and that speaks for it",
        "good things mostly, when I hear about {subject} I think of {good}",
        "I'd say {good}, that's what I hold on to with {subject}",
      ],
      torn: [
        "I don't have one clear picture of {subject}, part of it is {good} and part of it is doubt",
        "it could stand for {good}, but I'm not sure {subject} ~has earned that from me",
        "two things come up with {subject}, and they don't go together",
        "half of me thinks of {good}, and the other half isn't convinced by {subject}",
      ],
      cold: [
        "not for much, I'm afraid, {subject} ~leaves me cold",
        "when I hear about {subject} I think of effort and cost before I think of {good}",
        "I couldn't tell you what {subject} ~stands for, and that's already a problem",
        "for me it would have to be {good}, and I don't see that in {subject}",
        "nothing I want, to be [blunt|plain], if I think of {subject}",
      ],
    },
  },
  brand_story: {
    slant: "stance",
    heads: [
      "I don't have a real story with {subject}, only with {kind} in general",
      "the nearest thing to a story is from {when}, and it's about {kind}, not about one name",
      "I can't claim a history with {subject}, what I have is a memory from {when}",
      "my story is an ordinary one, it was {when} and it had to do with {kind}",
      "it's more {who}'s story than mine, but it shaped how I look at {subject}",
      "with {subject} in particular, none that I'd swear to, so I'll tell you how it goes with {kind}",
      "there's one thing I remember about {kind}, and I tell it to everyone",
    ],
  },
  not_for: {
    slant: "against",
    heads: [
      "I'd say {subject} ~isn't for anyone who {shuns}",
      "it's not for {outsider}, they'd give up on {subject} within a week",
      "somebody who {shuns} would be unhappy with {subject}",
      "I can't see {outsider} choosing {subject}",
      "not for {outsider}, that's the first thing I thought about {subject}",
      "the wrong person for {subject} is the one who {shuns}",
      "people who don't care about {want} have no reason to pick {subject}",
      "I'd keep {outsider} well away from {subject}",
    ],
  },
  change_view: {
    slant: "criteria",
    heads: {
      warm: [
        "it'd take quite a lot to turn me off {subject}, a real letdown over {want} perhaps",
        "my view of {subject} is good, so only a bad experience with {want} would change it",
        "what could change it is {want}, if {subject} got that wrong",
        "I'd think less of {subject} if {want} went downhill",
      ],
      torn: [
        "one good experience with {want} would tip me towards {subject}, one bad one the other way",
        "it hangs on {want}, I could go either way with {subject}",
        "give me some certainty about {want} and my view of {subject} would settle",
        "I'm open, if {subject} showed me something on {want} I'd move",
      ],
      cold: [
        "I'd have to see a real change in {want} before I think better of {subject}",
        "something would have to happen with {want}, words alone won't do it for {subject}",
        "not an advert, that's certain, something real about {want} would have to move with {subject}",
        "it would take {who} telling me that {want} is sorted before I look at {subject} again",
      ],
    },
  },
};
