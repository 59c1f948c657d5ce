import type { Spoken } from "./side.ts";

const security: Spoken = {
  asks: ["who has checked that it's secure", "what happens if somebody breaks in"],
  deeper: [
    "<one incident costs us more than ten years of licences // sorting out a hacked account eats weeks>",
    "<I sign the risk form, so it stops with me // it's not only my details, it's those of people around me>",
    "security problems are the kind you hear about when it's too late",
  ],
  for: {
    reasons: [
      "the security looks [solid|sound], I wouldn't lose sleep over it",
      "<it would get through our review // I'd feel safe using it>",
      "they seem to take security seriously, and that's half the battle",
    ],
    moments: [
      "{when} {we} went through <the security questions with {who} // the safety settings> and there was [no gap|nothing to worry about]",
      "<the last review took us weeks {past}, this kind of answer sheet cuts it to days // I set up the second login step {past} and it was painless>",
    ],
    turns: [
      "a breach that they kept quiet about would finish it",
      "if <the audit papers lapsed // it asked for my bank login>, I'd stop at once",
    ],
  },
  against: {
    reasons: [
      "it <wouldn't pass our security review // doesn't feel safe to me>",
      "I see [open|unanswered] security questions, and those are hard stops",
      "the risk of a [leak|breach] is too high for me",
    ],
    moments: [
      "{past} <{who} stopped a purchase over exactly this point // my account got hacked>, and it took {few} weeks to clean up",
      "I asked a simple security question {when} and [nobody|no one] could answer it",
    ],
    turns: [
      "<a clean audit report // a clear word on how it's protected> would take that away",
      "if {who} looked at it and said it's safe, I'd go along",
    ],
  },
};

const vendor_risk: Spoken = {
  asks: ["will they still be around in [two|three] years", "what happens to {our} things if they close"],
  deeper: [
    "moving off something that dies is the worst kind of project",
    "I don't want to build a habit on something that [vanishes|disappears]",
    "<my predecessor left me two of those, and I'm still paying for it // I still have things at home that stopped working when the company did>",
  ],
  for: {
    reasons: [
      "the maker looks like one that [lasts|stays]",
      "I'm not worried that they disappear on {us}",
      "they seem [stable|solid] enough to rely on for years",
    ],
    moments: [
      "{we}'ve been with one supplier for {long}, and that calm is worth something",
      "{when} I looked up how long they plan to support it, and the answer was good",
    ],
    turns: [
      "if they were sold to somebody else, I'd start looking around",
      "news of trouble at the company would make me [nervous|leave]",
    ],
  },
  against: {
    reasons: [
      "the maker may not be [there|around] in two years",
      "I don't want to depend on a company that could [fold|vanish]",
      "it's too [young|small] an outfit to rely on",
    ],
    moments: [
      "{past} a supplier shut down on {us} with {few} weeks' notice, and {we} lost a lot",
      "{who} had to move everything {past} because the company was gone",
    ],
    turns: [
      "if {we} could take everything with {us} when they close, I'd be calmer",
      "a few more years on their clock and I'd think about it",
    ],
  },
};

const reliability: Spoken = {
  asks: ["how often is it down", "what happens when it fails in the middle of something"],
  deeper: [
    "a thing that works nine times out of ten makes [you|me] check it ten times",
    "<when it stops, {team} stops // it always breaks on the worst day>",
    "I plan around it, so it has to be there",
  ],
  for: {
    reasons: [
      "it seems reliable, it'd [just work|be there when {we} need it]",
      "I'd trust it on a bad day, and that's the test for me",
      "it works every time, as far as I can judge",
    ],
    moments: [
      "{we}'ve run something similar for {long} and I can't [recall|name] one failure",
      "{past} everything else was down and the [simple|solid] thing kept going",
    ],
    turns: ["if it failed {us} twice in a month, I'd pull the plug", "one failure on a day that counts would turn me"],
  },
  against: {
    reasons: [
      "I'm afraid it would fail when it matters",
      "I don't trust it to [work|run] every day",
      "it's not reliable enough to build on",
      "it'd break, and then {we}'d be standing there",
    ],
    moments: [
      "{when} it went down in the middle of <month-end // making dinner> and {we} got stuck",
      "something similar [crashed|failed] on {who} {few} times {when}, and that was that",
    ],
    turns: [
      "three months without a [failure|hitch] and I'd trust it",
      "if there was a plan for when it fails, I'd be less [worried|negative]",
    ],
  },
};

const reversibility: Spoken = {
  asks: ["how do {we} get out again", "what does it cost to stop"],
  deeper: [
    "I decide much faster when I know I can [take it back|undo it]",
    "being stuck is worse than being wrong",
    "<every contract I regret was one I couldn't leave // I've been trapped in a contract, never again>",
  ],
  for: {
    reasons: [
      "{we} can stop any time, so the risk is small",
      "I like that there's an easy way back",
      "nothing ties {us} in, and that makes it easy to say yes",
    ],
    moments: [
      "{when} I cancelled something in two clicks, and I'd go back there because of it",
      "{we} tried one for a month and could simply [stop|hand it back], no questions asked",
    ],
    turns: ["if they tied {us} in for a year, I'd back off", "the moment leaving gets [hard|expensive], I'm out"],
  },
  against: {
    reasons: [
      "there's no easy way back once {we} start",
      "I don't want to be [locked|tied] in",
      "getting out looks [difficult|expensive], so I'd rather not get in",
    ],
    moments: [
      "it took {us} {few} letters to get out of a contract {when}",
      "{who} is still paying for something nobody uses, because the notice date was missed {past}",
    ],
    turns: [
      "let {us} leave [any month|at any time] and I'd give it a go",
      "a clear exit in writing would change my answer",
    ],
  },
};

const personal_risk: Spoken = {
  asks: ["who takes the blame if it goes wrong", "would you put your own name to it"],
  deeper: [
    "<people remember the one purchase that failed, not the nine that worked // it's me who hears about it at home>",
    "I have a name to lose, and it took {long} to build",
    "I sleep badly when I've talked others into something",
  ],
  for: {
    reasons: [
      "I'd be [happy|comfortable] to put my name to it",
      "it's a safe choice for me personally",
      "if it works, and I think it will, I look good",
    ],
    moments: [
      "{past} I stood up for something similar <in front of the board // in front of everyone> and it went well",
      "{who} thanked me {when} for pushing such a thing",
    ],
    turns: ["if I had to [defend|explain] it twice, I'd let it go", "one public failure and I'd distance myself"],
  },
  against: {
    reasons: [
      "if it fails, I'm the one who answers for it",
      "I don't want my name on this",
      "it's a risk for me personally, and what for",
    ],
    moments: [
      "{past} I backed the wrong thing, and I still hear about it from {who}",
      "someone I know [lost face|got blamed] over such a choice {when}",
    ],
    turns: [
      "if somebody else carried part of the risk, I'd be more open",
      "with {who} on board I wouldn't stand there alone, and then yes",
    ],
  },
};

export const risk = { security, vendor_risk, reliability, reversibility, personal_risk };
