import type { Answer } from "./answer.ts";

export const custom: Record<string, Answer> = {
  context: {
    slant: "today",
    more: [
      "it's not the first thing on my mind, and not the last",
      "{who} and I talk about it now and then",
      "it's been that way for {long}",
      "I notice it most when I'm short of time",
      "it's a small part of a full week",
      "I never chose it, it came with the rest",
    ],
    heads: [
      "it comes up around {routine}, that's where {kind} ~touches my life",
      "in my case {kind} ~is part of {routine}, not a big part",
      "I'm {role}, and {kind} ~crosses my path every few weeks",
      "I met the question {when}, {who} was wondering about {kind} too",
      "the background is {routine}, I've done that for {long} and {kind} came along with it",
      "I deal with {kind} more than I'd like, mainly because of {routine}",
      "not every day, but {when} for example {kind} ~was on my mind",
      "my situation is quickly told, there's {routine}, and {kind} ~has to fit around it",
    ],
  },
  current_behaviour: {
    slant: "today",
    more: [
      "it's what I know, so I don't think about it",
      "{who} thinks I should change it",
      "it takes me [ten minutes|half an hour] when nothing goes wrong",
      "some weeks it works better than others",
      "I've done it like that for {long}",
      "I don't look left or right while it works",
    ],
    heads: [
      "at the moment it's {workaround}, that's what {we} do about {kind}",
      "what I do now is {workaround}, and I did it {when} as always",
      "I handle it with {workaround}, {who} does it the same way",
      "for {kind} I've had a routine for {long}, it's {workaround}",
      "mostly {workaround}, and when that fails I ask {who}",
      "I keep it simple, {workaround}, then back to {routine}",
      "last I looked it was {workaround} for everything to do with {kind}",
      "nothing special, {workaround} and a good memory",
    ],
  },
  reaction: {
    slant: "stance",
    heads: {
      warm: [
        "I'm for it, {subject} ~makes sense to me",
        "my reaction to {subject} is a good one",
        "I like {subject}, I'd go along with it",
        "that sounds good to me, {subject} would be welcome here",
        "yes, I could see {subject} working for {us}",
      ],
      torn: [
        "I'm in two minds about {subject}",
        "it's a maybe, {subject} ~has something for me and something against me",
        "I neither love nor hate {subject}",
        "depends how it's done, I could end up liking {subject} or not",
        "part of me says yes to {subject}, part of me waits",
      ],
      cold: [
        "I'm against it, {subject} ~isn't what I need",
        "I don't like {subject}, I'd rather say so openly",
        "my reaction to {subject} is no, and it was quick",
        "no thanks, I thought, when {subject} came up",
        "I can't warm to {subject}",
      ],
    },
  },
  barrier: {
    slant: "against",
    heads: {
      warm: [
        "there's little in the way of {subject}, at most {want}",
        "the only hurdle I see for {subject} is {want}, and it's a low one",
        "hardly anything, I'd want {want} cleared up and then go",
        "if something holds me back from {subject}, it's {want}",
      ],
      torn: [
        "{want} stands in the way of {subject} for me",
        "the barrier is {want}, I can't get round that yet",
        "what holds me back is {want}, without that I'd try {subject}",
        "I'd say {want}, I stop there each time I think about {subject}",
      ],
      cold: [
        "quite a few things are in the way of {subject}, {want} is the largest",
        "{want} rules {subject} out for me",
        "the barrier is high, it's {want}, and I've no wish to climb it for {subject}",
        "what stops me is {want}, and if that was gone I'd find another reason",
      ],
    },
  },
  comparison: {
    slant: "stance",
    heads: {
      warm: [
        "next to {workaround}, {subject} ~comes out better for me",
        "compared with how I do it now, I'd be better off with {subject}",
        "I'd take {subject} over {workaround}, {want} makes the difference",
        "better than today, that's how I'd put {subject}",
      ],
      torn: [
        "about level, {subject} ~wins on {want} and {workaround} wins on the rest",
        "compared with {workaround} I see a gain and a loss in {subject}",
        "I'd need both side by side, {subject} and {workaround}, to say",
        "it's different from {workaround} rather than better",
      ],
      cold: [
        "compared with {workaround}, {subject} ~is a step back for me",
        "I'd keep {workaround}, {subject} doesn't come near it on {want}",
        "what I do now is better than {subject}, at least for {us}",
        "worse, I'd say, {workaround} already gives me {good}",
      ],
    },
  },
  next_step: {
    slant: "stance",
    heads: {
      warm: [
        "I'd try {subject}, the next free <morning // evening> I get",
        "my next step would be to ask {who} and then start with {subject}",
        "I'd sign up for a small try of {subject}",
        "next I'd look at {want} and then say yes to {subject}",
      ],
      torn: [
        "I'd wait a while and watch how {subject} ~goes for others",
        "first I'd ask {who}, then decide on {subject}",
        "I'd collect a few answers on {want} before doing anything about {subject}",
        "maybe a closer look at {subject}, without a promise",
      ],
      cold: [
        "nothing, I wouldn't take a next step with {subject}",
        "I'd leave {subject} alone and carry on with {workaround}",
        "my next step is to forget about {subject}, to be frank",
        "none from my side, {subject} would have to come back different",
      ],
    },
  },
};
