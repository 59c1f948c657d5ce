import type { Answer } from "./answer.ts";

export const churn: Record<string, Answer> = {
  hired_for: {
    slant: "today",
    more: [
      "for the first months it did that",
      "{who} had the idea, I made the case for it",
      "{we} didn't ask more of it than that",
      "I remember the hope better than the thing itself",
      "it was to be done by spring, and more or less it was",
      "whether that's still the job is another question",
    ],
    heads: [
      "{we} got it for {routine}, that was the whole idea",
      "I wanted {good}, that's what I took {kind} on for in the first place",
      "it was meant to replace {workaround}, {long} ago",
      "{who} and I wanted {routine} to stop being a pain, so {we} looked at {kind}",
      "the job was {good}, nothing grander than that",
      "originally for {routine}, and a bit because {who} had it too",
      "to get rid of {workaround}, that's the honest reason for {kind}",
      "I hired it for {good}, and for some peace and quiet around {routine}",
    ],
  },
  first_doubt: {
    slant: "against",
    heads: {
      warm: [
        "a real doubt about {subject} I never had, only a small one {past} over {want}",
        "the first little doubt was {past}, something with {want}, and it passed",
        "if there was one, it was over {want}, and I'm still with {subject}",
        "I wondered once, {past}, whether {want} would last",
      ],
      torn: [
        "the first doubt came {past}, over {want}",
        "it crept in, {past} I caught myself wondering about {want}",
        "{who} asked {past} if {subject} ~was still right for {us}, and I paused",
        "I can date it to {past}, {want} wasn't what I remembered",
      ],
      cold: [
        "early, {past} already, {want} showed me {subject} ~wasn't right",
        "I had doubts about {subject} from the first month, mostly over {want}",
        "it was {want}, {past}, and from there {subject} went downhill for me",
        "the doubt came when {who} stopped using it, {past}, without a word",
      ],
    },
  },
  last_straw: {
    slant: "against",
    heads: {
      warm: [
        "there hasn't been a last straw, I'd stay with {subject}, but {want} could become one",
        "I'm not at that point with {subject}, it would have to be {want} going badly wrong",
        "none so far, if it ever comes it'll be over {want}",
        "I'd need a real blow on {want} before I leave {subject}",
      ],
      torn: [
        "it's close, one more thing with {want} and I'd call that the last straw",
        "I'm not gone yet, but {when} over {want} I came near it with {subject}",
        "the nearest to a last straw was {when}, {want} again",
        "it would be {want}, I can feel it coming with {subject}",
      ],
      cold: [
        "the last straw was {want}, {when}, after that I was done with {subject}",
        "{when}, over {want}, I said out loud that {we} should leave {subject}",
        "it was a small thing in the end, {want} once more, and I'd had enough of {kind}",
        "{want}, that broke it for me, {who} will remember the day",
      ],
    },
  },
  alternatives: {
    slant: "today",
    more: [
      "none of them was a clear winner",
      "I got as far as {few} notes on paper",
      "{who} would have gone for the cheapest",
      "I didn't test any, I read about them",
      "staying put was always one of the options",
      "I stopped looking when {routine} got busy again",
    ],
    heads: [
      "I looked at {rival}, and at going back to {workaround}",
      "{few} other offers for {kind}, not very thoroughly",
      "mainly {workaround}, which costs nothing, and {rival} on paper",
      "I asked {who} what they use for {kind} and had a look at that",
      "doing without {kind} was the first alternative, to be honest",
      "I spent an evening comparing {kind} {when}, {rival} was in there",
      "not many, for {kind} there's {rival} and there's leaving it",
      "I'd consider {rival}, or cutting {kind} out altogether",
    ],
  },
  would_keep: {
    slant: "criteria",
    heads: {
      warm: [
        "I'm staying with {subject} anyway, as long as {want} stays as it is",
        "you don't need to do much to keep me, look after {want}",
        "{want}, that's what keeps me with {subject} today",
        "I'd stay for {want} alone",
      ],
      torn: [
        "sort out {want} and I'd stay with {subject}",
        "what could keep me is {want}, if it got better soon",
        "I'd stay for another round if {want} was dealt with",
        "an honest word on {want} would buy {subject} some time with me",
      ],
      cold: [
        "it's late for that, {want} would have to change from the ground up to keep me",
        "I don't think anything would keep me with {subject}, not even {want} sorted",
        "only a real change in {want}, a discount on {subject} wouldn't do it",
        "somebody would have to fix {want} first and ask me afterwards",
      ],
    },
  },
  exit_note: {
    slant: "stance",
    heads: {
      warm: [
        "I'd write that I was happy with {subject} and leave for reasons of my own",
        "my note would be a kind one, {want} was good while {we} had it",
        "I'd write, thank you, and don't change {want}",
        "something short, I liked {subject}, keep an eye on {want}",
      ],
      torn: [
        "I'd write, some of {subject} was good, {want} wasn't, and it added up",
        "my note would say that I go with mixed feelings, and that {want} decided it",
        "I'd put, nearly right, and then one line on {want}",
        "two lines, one of thanks and one about {want}",
      ],
      cold: [
        "I'd write one line, it didn't work for {us}, because of {want}",
        "the note would be short, it failed on {want} and nobody cared",
        "I'd say plainly that {subject} let {us} down on {want}",
        "I'd write, please take me off the list, and add that {want} was the reason",
      ],
    },
  },
};
