import type { Answer } from "./answer.ts";

export const competitor: Record<string, Answer> = {
  current_solution: {
    slant: "today",
    more: [
      "it's been like that for {long}, and everyone knows its moods",
      "{who} set most of it up and still gets the calls",
      "it costs {us} little money and a fair bit of time",
      "{we} talk about replacing it [once|twice] a year and then leave it",
      "it's good at {routine} and poor at everything around it",
      "I wouldn't recommend it, and I wouldn't call it broken",
    ],
    heads: [
      "today it's {workaround}, that's what {we} have for {kind}",
      "{we} use {workaround}, and have for {long}",
      "for {kind} {we} lean on {workaround} at the moment",
      "it's {workaround} right now, and {who} looks after it",
      "what {we} have is {workaround}, it covers {routine} and not much else",
      "nothing fancy in the way of {kind}, it's {workaround}",
      "{we} came to {workaround} by accident and stayed, for {long} now",
      "as of now it's {workaround}, I know every corner of it",
    ],
  },
  how_chosen: {
    slant: "today",
    more: [
      "the whole thing took {few} weeks, most of it waiting",
      "{other} was against it at first and came round later",
      "nobody wrote down why, I had to ask {who} again",
      "{we} didn't look much further once one of them would do",
      "I'd do it more carefully today",
      "in the end I trusted {who} on that",
    ],
    heads: [
      "{who} brought it up {past} and {we} went with it, that was the whole choosing",
      "{we} looked at {few} offers for {kind} and took the one that won on {want}",
      "it was chosen before my time, or nearly, I only kept it because of {want}",
      "I asked {who}, then {other}, and by the end {want} decided",
      "not very carefully, {kind} came up {past} and {we} needed something that week",
      "step by step, first a list, then {few} conversations, then {want} settled it",
      "the choice was about {want}, everything else with {kind} came second",
      "I picked it myself, after reading up for an evening, and {want} made the difference",
    ],
  },
  shortlist: {
    slant: "criteria",
    heads: [
      "on my shortlist there'd be {subject}, {rival} and doing nothing at all",
      "I'd put {few} names on it at most, and {rival} would be one I'd check against",
      "if I made a list for {kind} now, it would be {rival} on one side and {subject} on the other",
      "my shortlist always has the old way on it, next to {subject}",
      "I'd compare {subject} with {rival} and with {workaround}, not more than that",
      "<procurement wants three, so // I'd look at three, so> {subject}, {rival} and whatever {who} suggests",
      "short, I don't enjoy comparing {kind}, so {rival} and one or two more",
      "first {workaround}, because I have it, then {rival}, then perhaps {subject}",
    ],
  },
  rival_wins: {
    slant: "against",
    heads: {
      warm: [
        "{rival} might have a small edge on {want}, but that's about it",
        "I'd be surprised if {rival} came out ahead of {subject}, except maybe on {want}",
        "where I'd give the other side a point is {want}",
        "on {want} I could see {rival} doing as well as {subject} or a little better",
      ],
      torn: [
        "I'd expect {rival} to win on {want}, and lose it elsewhere",
        "the other side gets {want} from me, no question",
        "if it's only about {want}, I'd lean to {rival}",
        "{want} is where {rival} would be the safer pick for me",
      ],
      cold: [
        "on most things, I'd go with {rival} over {subject}, and {want} is the first",
        "{rival} wins for me on {want} alone",
        "I'd trust {rival} more with {want}, and that counts double with {kind}",
        "quite simply on {want}, {subject} doesn't reach that",
      ],
    },
  },
  rival_loses: {
    slant: "for",
    heads: {
      warm: [
        "{rival} would lose on {want}, and that's what I care about",
        "on {want}, there {subject} ~is ahead for me",
        "I'd mark the others down on {want} and give {subject} the point",
        "it's {want} where I'd leave {rival} behind",
      ],
      torn: [
        "if {rival} loses anywhere, it's on {want}",
        "on {want} I'd give {subject} the edge, though not by much",
        "with {want} the other side has a weak spot, I'd say",
        "I'd look hard at {want}, that could cost {rival} the deal",
      ],
      cold: [
        "not on much, perhaps on {want} if I'm being fair to {subject}",
        "I find it hard to name a point where {rival} falls short of {subject}",
        "on {want} maybe, that's the one thing I'd grant {subject}",
        "only on {want}, and I could live with that",
      ],
    },
  },
  switch_trigger: {
    slant: "criteria",
    heads: {
      warm: [
        "it wouldn't take much, I'd move to {subject} when {moment}",
        "I'm nearly there, the day {moment} I'd switch to {subject}",
        "the trigger would be {want}, and I'm close to that point with {kind}",
        "I'd switch to {subject} as soon as {moment}",
      ],
      torn: [
        "something would have to push me, say {moment}, then I'd take a look at {subject}",
        "when {moment}, I'd start to look, not before",
        "two things would have to come together, {moment}, and somebody gives me a clear answer on {want}",
        "I'd think about {subject} if {want} got worse with what {we} have",
      ],
      cold: [
        "I can't see what would make me switch to {subject}, short of {workaround} collapsing",
        "it'd have to hurt, even if {moment} that wouldn't be enough for {subject}",
        "hardly anything, I've no wish to change to {subject}",
        "only if {moment} and {want} was settled, so not soon",
      ],
    },
  },
};
