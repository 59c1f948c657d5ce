import type { Answer } from "./answer.ts";

export const winloss: Record<string, Answer> = {
  trigger: {
    slant: "today",
    more: [
      "before that it had sat on a list for {long}",
      "{who} had warned about it, to be fair",
      "from then on it took {few} weeks until somebody acted",
      "nobody could say any more that it would sort itself out",
      "{boss} asked twice, and that helped",
      "it was more a last drop than a flood",
    ],
    heads: [
      "it began {past}, when {happened}, and then everybody talked about {kind}",
      "what set it off was {routine}, {past} it went wrong once too often",
      "{who} came to me {past} and said {we} need to do something about {kind}",
      "there wasn't one trigger, {want} had been bothering {us} for {long}",
      "{happened}, that was the push, before that nobody talked about {kind}",
      "the trigger was boring, a contract ran out {past} and {we} had to look at {kind}",
      "I raised it myself {past}, because I was tired of {workaround}",
      "a question from {boss} {past}, why {we} still do {routine} like that",
    ],
  },
  process_people: {
    slant: "today",
    more: [
      "{who} asked the practical questions, {other} the unpleasant ones",
      "there were {few} meetings, one of them useful",
      "{boss} came in late and read the summary",
      "somebody always wanted one more comparison",
      "the people who'd use it were asked last",
      "I wrote the paper that went round",
    ],
    heads: [
      "it was {who}, {other} and me, with {boss} at the end",
      "I did the first round on {kind} alone, then {who} joined, then it got slow",
      "{few} people in the room, and {boss} had the last word on {kind}",
      "first a list, then {few} talks, then {who} tested, and {boss} signed or didn't",
      "officially it was a process, really it was {who} and me over coffee",
      "{who} for the practical side, {other} for the awkward questions, me for the decision on {kind}",
      "more people than needed for {kind}, and each had a different worry",
      "it took {few} months and went past plenty of desks, {boss} last",
    ],
  },
  criteria: {
    slant: "criteria",
    heads: [
      "three things counted for {us}, {good}, {good2} and {good3}",
      "first {good}, then {good2}, and a good way behind that {good3}",
      "{good} above all, with {kind} I'd not look at the rest without it",
      "on paper it was {good2}, in truth it was {good}",
      "<we scored it, // I made a little list,> {good} on top, then {good2}",
      "{good} and {good2}, and {who} added {good3}",
      "it came down to {good} with {kind}, {good2} only broke the tie",
      "for me {good}, for {who} it was {good2}, so {we} argued",
    ],
  },
  decision_moment: {
    slant: "stance",
    heads: {
      warm: [
        "it tipped {past}, in a short talk with {who} about {want}, and from then on I was for {subject}",
        "there was a moment {past} when {want} became clear, and {subject} ~was ahead",
        "I knew it when {who} nodded at {subject}, that was {past}",
        "the moment was small, {past} somebody said {want} is settled and the yes was there",
      ],
      torn: [
        "there was no clean moment, {subject} ~was ahead one week and behind the next",
        "{past} it nearly tipped for {subject}, then {want} came up again",
        "it was close to the end, I'd have signed either way with {subject}",
        "the decision on {kind} dragged until somebody had to say something",
      ],
      cold: [
        "it was over {past}, when {want} came up and nobody had an answer for {subject}",
        "the moment {boss} asked about {want}, {subject} ~was out",
        "I decided against {subject} long before the meeting, over {want}",
        "{past} {who} shook their head at {subject}, and that was the end",
      ],
    },
  },
  loser_best: {
    slant: "stance",
    heads: [
      "the strongest point of the one that lost was {want}, I'll give them that",
      "on {want} the losing side was good, nobody disputed it",
      "I still think about {want}, there the other offer had something",
      "the loser had {want2} going for it, and friendly people",
      "if only {want} had counted, the other one would have won",
      "credit where it's due, with {want} the losing offer was strong",
      "their best argument was {want}, {who} was quite taken with it",
      "it was close on {want}, the one {we} turned down was no fool's offer",
    ],
  },
  changed_it: {
    slant: "criteria",
    heads: {
      warm: [
        "not much could have changed it, I was for {subject}, only a mess over {want} would have",
        "if {want} had gone wrong late on, it might have tipped away from {subject}",
        "a veto from {boss}, I think, nothing less would have stopped {subject}",
        "the result would be the same, unless {want} had failed in the test",
      ],
      torn: [
        "one clear answer on {want} would have changed it, in either direction",
        "a better story on {want}, that's all {subject} needed",
        "it was that close, {who} on the other side and it goes differently",
        "if {want} had been settled a month earlier, {subject} would have had it",
      ],
      cold: [
        "a different answer on {want} might have, the rest of {subject} was too far off as well",
        "for {subject} to win, {want} would have had to be solved from the start",
        "I doubt anything could, {want} was the wall for {subject}",
        "had they come with {want} sorted, I'd at least have listened to {subject}",
      ],
    },
  },
};
