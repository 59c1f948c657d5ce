import type { Answer } from "./answer.ts";

export const product: Record<string, Answer> = {
  job_today: {
    slant: "today",
    more: [
      "it comes round every [week|few days], whether I like it or not",
      "{who} waits for the result, so I can't let it slide",
      "the annoying part is in the middle, when {few} things have to come together",
      "I've done it for {long}, so I know where the time goes",
      "if it goes wrong I hear about it the same day",
      "it's dull work, and it has to be right all the same",
    ],
    heads: [
      "the job itself is simple, I need {kind} to get through {routine}",
      "what I'm trying to get done is {routine}, and {kind} ~is a [part|piece] of that",
      "mostly it comes up around {routine}, that's when I need {kind}",
      "for {routine}, really, everything I'd ask of {kind} starts there",
      "<{routine} has to run without me watching over {team} // I want {routine} to go smoothly>, that's what I'd use {kind} for",
      "it's about {want}, day in, day out, and that's where {kind} ~comes in",
      "the work behind it is {routine}, I couldn't tell you the last week without it",
      "I'd describe it like this, {routine} has to be done and {kind} should make it lighter",
    ],
  },
  workaround: {
    slant: "today",
    more: [
      "it breaks about {few} times a month, and then {who} repairs it",
      "I know it's not pretty, but I understand every step",
      "nobody planned it, it [grew|just happened] over {long}",
      "it takes longer than it should, {who} says so too",
      "I keep a second copy, just in case",
      "when {who} is away it more or less stops",
    ],
    heads: [
      "right now it's {workaround}, nothing clever",
      "{workaround}, that's how {we} get by without {kind}",
      "{we} get by with {workaround}, and it has been like that for {long}",
      "don't laugh, but it's {workaround}, and {who} keeps it going",
      "at the moment {we} manage with {workaround} and some patience",
      "a mix, mainly {workaround}, plus whatever I can remember",
      "I'd call it {workaround} with a bit of luck, instead of {kind}",
      "{we} use {workaround}, it grew that way and nobody ever replaced it",
    ],
  },
  first_use: {
    slant: "stance",
    heads: {
      warm: [
        "I think the first try of {subject} would go well for me",
        "I'd start {subject} on something small, and I expect it to go well",
        "the beginning is where I'd be [curious|keen], I'd give {subject} a real go on day one",
        "first I'd try {subject} on my own for an hour, and I'd look forward to it",
        "I imagine sitting down with {subject} one [morning|evening] and being pleased",
      ],
      torn: [
        "the first use of {subject} would decide it, I'd go in with one eye on the door",
        "I'd try {subject} once with {who}, half hopeful and half waiting for the snag",
        "mixed, I imagine, I'd like parts of {subject} and stumble over others",
        "I'd give {subject} one fair go and see which half of me was right",
      ],
      cold: [
        "I'm not sure I'd get as far as using {subject}",
        "the first time with {subject} would probably be the last time",
        "I'd expect trouble, I'd open {subject} and look for what doesn't work",
        "I'd put off trying {subject} for as long as I could",
        "I picture the first go at {subject} and I'm annoyed already",
      ],
    },
  },
  would_miss: {
    slant: "for",
    heads: {
      warm: [
        "if {subject} ~was gone tomorrow, I'd miss {good} most",
        "I'd really miss {subject}, and above all {good}",
        "without {subject} I'd be back to {workaround}, and I'd feel that in a day",
        "{good}, no question, I'd want {subject} back for that alone",
        "I'd be very disappointed to lose {subject}",
      ],
      torn: [
        "I'd miss parts of {subject}, {good} for one, and be fine without the rest",
        "a little, I'd notice {subject} ~was gone when it came to {good}",
        "somewhat, it depends on the week, {subject} ~has its moments",
        "I'd be mildly put out to lose {subject} and then get used to it",
      ],
      cold: [
        "to be truthful I wouldn't miss {subject}",
        "nothing much, if {subject} went away I'd carry on with {workaround}",
        "I'd hardly notice if {subject} ~was gone",
        "if I had to name a thing I'd miss about {subject}, maybe {good}, but it's a stretch",
        "I'd not be disappointed at all to lose {subject}",
      ],
    },
  },
  whats_missing: {
    slant: "against",
    heads: {
      warm: [
        "not much is missing from {subject}, perhaps a bit more on {want}",
        "if I'm picky, I'd want {subject} to do more about {want}",
        "a small thing only, {want} could be clearer with {subject}",
        "I had to think, because {subject} ~covers most of it, but {want} could be better",
      ],
      torn: [
        "{want} is the gap I see in {subject}",
        "what I don't find in {subject} is a good answer on {want}",
        "there's a hole around {want}, the rest of {subject} is all right",
        "I keep looking for {want} in {subject} and I only find half of it",
      ],
      cold: [
        "quite a lot is missing from {subject}, starting with {want}",
        "the main thing, I'd say, {subject} ~gives me nothing on {want}",
        "where do I begin, {want} is missing and so is any reason to use {subject}",
        "I miss {want}, and without that {subject} ~is no use to me",
      ],
    },
  },
  who_else: {
    slant: "today",
    more: [
      "{who} would want to know how it works, {other} only what comes out",
      "{other} tends to find the faults first",
      "I'd show {who} once and then leave them to it",
      "the ones further away would hear about it when it breaks",
      "that's {few} people at most, no crowd",
      "they'd all use it differently, I'm sure of that",
    ],
    heads: [
      "besides me it would be {who}, and now and then {other}",
      "{who} and {other} would be touching {subject} as well",
      "mainly {who}, I'd see {subject} less often than they would",
      "<{team} would use it daily, I'd only see the results // it would be {who} and me>, that's how I picture {subject}",
      "I'd start {subject} and {other} would follow, that's how it [usually|always] goes",
      "more people than you'd think have a hand in {kind}, {who} first of all",
      "apart from me, {who} would use {subject}, {other} would only ask about it",
      "for {kind} it's never only me, {who} is in it too",
    ],
  },
};
