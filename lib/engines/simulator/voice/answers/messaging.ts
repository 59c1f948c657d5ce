import type { Answer } from "./answer.ts";

export const messaging: Record<string, Answer> = {
  read_back: {
    slant: "today",
    more: [
      "that's the part that stays, the rest slid past me",
      "I read it [once|twice], the way I'd read it on a normal day",
      "{who} might hear something else in it",
      "there was more, but nothing I could repeat",
      "it wants me to act, I noticed that too",
      "I'd need the next sentence to be sure",
    ],
    heads: [
      "what I took from it is {claim}, said in a nicer way",
      "in my words, it tells me {claim} and hopes I ask for more",
      "I read {claim} in it, and that it's about {kind}",
      "if I had to tell {who} what it says, I'd say {claim}",
      "it says {claim}, or that's what stayed with me",
      "the way I'd repeat it, {claim}, and the rest is decoration",
      "so they're telling me about {kind}, and the gist is {claim}",
      "I'd boil it down to {claim}",
      "it comes down to {good}, with {claim} as the hook",
    ],
  },
  promise: {
    slant: "stance",
    heads: {
      warm: [
        "it promises me {good}, and I'd like to have that",
        "I hear a promise about {good}, a good one for someone who deals with {kind}",
        "the promise is {claim}, and that's worth something to me",
        "it promises that {routine} gets lighter, I'd take that",
      ],
      torn: [
        "it promises {good}, I think, though I had to read it twice",
        "{claim} is the promise, what I'd get from it I can only half see",
        "something about {good}, I'd want to know what that means on a normal day",
        "it promises a lot around {good}, some of it means something to me",
      ],
      cold: [
        "it promises {good}, and that's not what I'm missing",
        "{claim} is what they promise, I don't need it",
        "plenty is promised about {kind}, nothing of it is for me",
        "I hear a promise about {good} that I've heard from everyone in {kind}",
      ],
    },
  },
  unclear: {
    slant: "against",
    heads: [
      "what I don't get is {want}, it never says a word about that",
      "{claim} is unclear to me, what does it mean on a normal working day",
      "I'd like to know more about {want}, that stays foggy",
      "the unclear part is how {claim} is supposed to come about",
      "I stumbled over {claim}, I'd have to guess what's meant",
      "who does what, that's unclear, and {want} isn't mentioned",
      "I understood each word and still couldn't tell you how {kind} would change {routine}",
      "after reading it I still don't know what it means for {want}",
    ],
  },
  believe: {
    slant: "stance",
    heads: {
      warm: [
        "yes, I believe it, {claim} sounds realistic to me",
        "I do believe it, at least more than most of what I read about {kind}",
        "mostly yes, {claim} is something I can picture",
        "I'd trust it, the wording about {subject} is calm enough",
      ],
      torn: [
        "half of it, {claim} I'd want to see with my own eyes",
        "I believe the intention, I'm less sure about {claim}",
        "maybe, {claim} could be true in some places",
        "some of it, the part about {want} more than {claim}",
      ],
      cold: [
        "no, I don't believe it, {claim} is too smooth for me",
        "not really, everyone in {kind} says things like {claim}",
        "I don't buy it, {claim} would need more than a sentence",
        "hardly, nothing I've seen in {kind} makes {claim} likely",
      ],
    },
  },
  who_else_says: {
    slant: "against",
    heads: [
      "everyone in {kind} says that sort of thing, I couldn't tell them apart",
      "I've read that about {kind} {few} times this year already",
      "I'd expect the same words from {rival}",
      "cover the name and it could be anyone selling {kind}",
      "<half the mails in my inbox // half the adverts on my phone> say something like {claim}",
      "the words are common in {kind}, only {want} would set it apart",
      "others do, {rival} among them I'd guess, the wording is in the air",
      "not that many put it like this, but {claim} isn't new to me either",
    ],
  },
  forward_note: {
    slant: "stance",
    heads: {
      warm: [
        "I'd send it to {who} and write, have a look at this, it's about {want}",
        "my note to {who} would be, this could help {us} with {routine}",
        "I'd forward it with one line about {want} and ask what {who} thinks",
        "yes, I'd pass it on, with a note that {subject} ~seems worth a talk",
      ],
      torn: [
        "I might send it to {who} with a question mark and nothing else",
        "my note would be, do you know anything about {subject}",
        "I'd wait a day, and then perhaps forward it with, what do you make of {want}",
        "I'd forward it with the line, not sure about this, you decide",
      ],
      cold: [
        "I wouldn't forward it to anyone",
        "if at all, I'd send it to {who} with the line, another one of those",
        "it would go in the bin, I've no note to write about {subject}",
        "no, I'd be embarrassed to send that to {who}",
      ],
    },
  },
};
