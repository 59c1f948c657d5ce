import type { Answer } from "./answer.ts";

export const concept: Record<string, Answer> = {
  first_reaction: {
    slant: "stance",
    heads: {
      warm: [
        "my first thought about {subject} was, yes, I could use that",
        "I liked {subject} [straight away|at once]",
        "first reaction, I'm [interested|for it], {subject} ~speaks to me",
        "I took to {subject} before I got to the end of the page",
        "good, is what I thought when I heard about {subject}",
        "I pictured myself with {subject} and it felt right",
      ],
      torn: [
        "I thought, maybe, when I heard about {subject}",
        "two feelings at once about {subject}, curious and a bit wary",
        "my first reaction to {subject} was a question mark",
        "I went back and forth over {subject}, there's a yes in me and a no",
        "part of me liked {subject} and part of me looked for the catch",
      ],
      cold: [
        "my first reaction to {subject} was no",
        "I thought, not for me, when I heard about {subject}",
        "I lost interest in {subject} after a few words",
        "not another one, that was my thought about {subject}",
        "I was put off by {subject} [right away|from the start]",
        "honestly, I shrugged, {subject} ~does nothing for me",
      ],
    },
  },
  what_is_it: {
    slant: "today",
    more: [
      "that's my reading, I may have missed a part",
      "I'd explain it to {who} with an example from {routine}",
      "the rest of it I'd have to look up",
      "I understand what it does, less who came up with it",
      "it's close to things I know, so it wasn't hard to follow",
      "if I got it wrong, then it's explained badly",
    ],
    heads: [
      "in my own words, it's {kind} that should help with {good}",
      "the way I understand it, it's something in the way of {kind} and the point is {good}",
      "I'd tell {who} it belongs with {kind} and promises {claim}",
      "I take it to be {kind}, meant for moments like {routine}",
      "as I get it, it does what {workaround} does for me today, only done with {kind}",
      "I'd explain it as something in the corner of {kind}, with {good} as the main idea",
      "if I had to say it in a sentence, it's about {good} and it sits somewhere in {kind}",
      "to me that's {kind}, whatever else they call it, with {claim} on top",
      "it's something for {routine}, the way I read it, so I'd file it under {kind}",
    ],
  },
  who_for: {
    slant: "stance",
    heads: {
      warm: [
        "it's for people like me, I'd say, {subject} could have been made for {routine}",
        "I think of {insider} first, and I count myself among them with {subject}",
        "{who} would want {subject} too, so would I",
        "for {insider}, and that's a lot of people who could use {subject}",
      ],
      torn: [
        "for {insider}, mostly, I'm only half the person {subject} ~has in mind",
        "I can see {other} with {subject} more easily than myself",
        "somebody with a bit more [time|room] than me, but not so far from me, would like {subject}",
        "I'm on the edge of who {subject} ~is for",
      ],
      cold: [
        "not for me, {subject} ~is for {insider} with time to spare",
        "for other people, I suppose, I can't find myself in {subject}",
        "<somebody bigger // somebody else> would want {subject}, but not me",
        "I struggle to name anyone who needs {subject}, {insider} at a push",
      ],
    },
  },
  whats_new: {
    slant: "stance",
    heads: {
      warm: [
        "what's new to me about {subject} is {claim}",
        "what I haven't seen before is {good} in one place with {kind}, and I like that",
        "{claim} is new to me, and it makes {subject} interesting",
        "compared with {workaround}, nearly everything about {subject} is new, and better",
        "I haven't come across {subject} in that form, so it feels fresh",
      ],
      torn: [
        "some of {subject} is new, some I've seen under other names",
        "{claim} may be new, the rest of {subject} isn't",
        "a new mix, I'd say, of things I know from {kind}",
        "I'm not sure how new {subject} really is",
      ],
      cold: [
        "I see nothing new in {subject}",
        "new wrapping, that's about all I find new about {subject}",
        "{claim} is meant to be the new part, I suppose, but I've heard it before",
        "perhaps the name is new, the rest of {subject} I know from {kind}",
      ],
    },
  },
  unbelievable: {
    slant: "against",
    heads: {
      warm: [
        "most of it I believe, I'd only put a small question mark behind {claim}",
        "the one bit of {subject} I'd check is {claim}",
        "nothing outright, though {claim} would have to be shown to me",
        "I believe {subject} on the whole, {claim} a little less than the rest",
      ],
      torn: [
        "{claim} is where I stop believing",
        "I can't quite swallow {claim}, the rest of {subject} is fine",
        "{claim} sounds a bit too good to me",
        "the hardest part of {subject} to believe is {claim}",
      ],
      cold: [
        "I don't believe {claim}, not for a second",
        "{claim}, that's plainly too good to be true",
        "the whole of {subject}, if I'm honest, and {claim} most of all",
        "{claim} lost me, I've heard that sort of thing too often with {kind}",
      ],
    },
  },
  would_stop: {
    slant: "against",
    heads: {
      warm: [
        "not a lot would stop me with {subject}, if anything it's {want}",
        "little, I'd only hesitate over {want} with {subject}",
        "I'd try {subject}, unless {want} turned out badly",
        "I had to look for something that would stop me with {subject}, and it was {want}",
      ],
      torn: [
        "what would stop me is {want}, as long as that's open I'd wait with {subject}",
        "{want}, that's the one thing between me and {subject}",
        "I'd hesitate over {subject} because of {want}",
        "the question of {want} could still stop me with {subject}",
      ],
      cold: [
        "several things would stop me with {subject}, {want} above all",
        "{want} already stops me, I wouldn't get as far as trying {subject}",
        "I'm stopped before I begin, {subject} ~falls down on {want}",
        "easy, {want}, that alone is enough to keep me from {subject}",
      ],
    },
  },
};
