import type { Answer } from "./answer.ts";

export const cx: Record<string, Answer> = {
  last_journey: {
    slant: "today",
    more: [
      "the looking took longest, the rest was quick",
      "somewhere in the middle I had to start over",
      "I had {few} tabs open and {who} on the phone",
      "I waited {few} days for a word from them",
      "the last step was the one I remember",
      "I did it next to {routine}, so not with a full head",
    ],
    heads: [
      "it started {when}, first I looked around, then I asked {who}, then I did it, and {went}",
      "the last time with {kind} was {when}, I did it in {few} sittings and {went}",
      "step by step, {when} I noticed I needed it, read a bit, chose, waited, and {went}",
      "{when} I went through the whole thing with {kind}, start to end, and {went}",
      "I remember it well, {when}, on <a full day // my day off>, I sat down with {kind} and {went}",
      "first came the looking, then the forms, then the waiting, that was {when} and {went}",
      "I'd start with {who}, who sent me there {when}, from then on it was me alone and {went}",
      "there wasn't much of a journey with {kind}, I did what I always do, {when}, and {went}",
    ],
  },
  best_worst: {
    slant: "stance",
    heads: {
      warm: [
        "the best moment was when {want} was simply taken care of, the worst I have to search for",
        "best, {want}, and the worst was only a small wait with {kind}",
        "I liked the part about {want} best, nothing with {subject} was truly bad",
        "there was one really good moment, and it had to do with {want}",
      ],
      torn: [
        "the best and the worst were close together, both to do with {want}",
        "good at the start, bad in the middle, that's how I'd draw {subject}",
        "best was {want}, worst was {want2}, and they cancel out",
        "up and down, {want} was a relief and {want2} a pain",
      ],
      cold: [
        "the worst was {want}, and the best was when it was over",
        "I only remember the bad moment with {subject}, and it was about {want}",
        "worst, {want}, for the best I can't think of anything much",
        "it went wrong at {want}, and after that I was fed up with {kind}",
      ],
    },
  },
  effort: {
    slant: "stance",
    heads: {
      warm: [
        "little effort, [really|to be fair], {subject} went almost by itself",
        "it was easier than I feared with {subject}",
        "I'd call {subject} easy, I was done before my tea was cold",
        "not hard at all, {want} was the only bit of {subject} I had to think about",
      ],
      torn: [
        "middling, some of {subject} was easy and {want} took some effort",
        "more effort than I like with {kind}, less than I expected",
        "it was work, but bearable work, mostly over {want}",
        "half of {subject} was quick and the other half dragged",
      ],
      cold: [
        "too much effort, {subject} wore me out",
        "I had to do everything {few} times over, {want} was the hardest",
        "it was hard going from the start with {subject}",
        "far more effort than something like {kind} should take",
      ],
    },
  },
  recovery: {
    slant: "stance",
    heads: {
      warm: [
        "when something goes wrong with {kind}, I'd expect it to be put right, and I'd trust {subject} there",
        "a thing did go wrong with {kind} {when}, and it was fixed quickly",
        "I'd call, say what happened, and I think with {subject} somebody would help",
        "small hiccups only with {kind}, and each was solved without a fight",
      ],
      torn: [
        "it was put right in the end, after {few} calls, that's my experience with {kind}",
        "so-so, with {kind} somebody helps you and somebody else undoes it",
        "it got sorted, slowly, and with {subject} I'd expect the same",
        "depends who you get on the line, I've had both with {kind}",
      ],
      cold: [
        "badly, when something went wrong with {kind} I was left alone with it",
        "nobody put it right, {who} and I fixed it ourselves, and with {subject} I'd expect no better",
        "I'm still waiting for an answer about something with {kind} from {when}",
        "there was no putting right, only excuses, so I've low hopes for {subject}",
      ],
    },
  },
  channel: {
    slant: "today",
    more: [
      "on the phone I get to the point faster",
      "with a form I never know if anyone reads it",
      "I've had good talks and bad talks, it's down to the person",
      "chat windows are fine until it gets complicated",
      "{who} does it the other way round, we've argued about it",
      "if I have to explain it {few} times, I give up",
    ],
    heads: [
      "I'd rather <write, so there's a record // ring somebody up>, with {kind} that saves me time",
      "in person if I can, for {kind} I like to see a face",
      "on my phone, in between, that's where I deal with {kind}",
      "<by e-mail, because {who} has to see it too // online first, and by phone when I get stuck> with {kind}",
      "it depends on the trouble, small things with {kind} on the screen, big things with a person",
      "I go wherever there's no queue, for {kind} that's usually the website",
      "I begin on the website and end up on the phone, that's the usual way with {kind}",
      "through {who}, most of the time, I don't deal with {kind} directly if I can help it",
    ],
  },
  one_fix: {
    slant: "against",
    heads: [
      "if I could fix one thing about {subject}, it would be {want}",
      "{want}, fix that and leave the rest of {subject} alone",
      "one thing only, then {want}, because that's where {subject} ~loses people",
      "I'd start with {want}, everything else with {kind} I can forgive",
      "my one wish for {subject} is to do something about {want}",
      "I wouldn't touch much, but {want} needs work",
      "the first thing I'd change about {subject} is {want}",
      "it'd have to be {want}, I thought of that before you asked",
    ],
  },
};
