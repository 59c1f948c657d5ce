import type { Answer } from "./answer.ts";

export const pricing: Record<string, Answer> = {
  value_today: {
    slant: "stance",
    heads: {
      warm: [
        "it's worth a good deal to {us}, {routine} would be lighter with {kind}",
        "the value for me sits in {good}, and I'd put {subject} high on that",
        "quite a lot, I'd miss it around {routine}",
        "I'd get real use out of {subject}, mainly {good}",
      ],
      torn: [
        "it's worth something, I couldn't tell you how much, {good} would have to prove itself",
        "some value in {good}, less in the rest of {subject}",
        "hard to put a figure on {kind}, it helps on some days and not on others",
        "in a busy month a lot, in a quiet month {subject} would be worth little",
      ],
      cold: [
        "not much, to be plain, I manage {routine} with {workaround}",
        "I'd put a low value on {subject}, {good} is all I'd get from it",
        "very little at the moment, {kind} ~isn't where {we} lose money",
        "I can't find the value of {subject} for {us}",
      ],
    },
  },
  budget_owner: {
    slant: "today",
    more: [
      "anything over a small sum gets a second look",
      "{who} asks what it replaces, that's the first question each time",
      "nobody likes a new line that comes back every month",
      "I know roughly what I can spend without asking, and this is near it",
      "once a year it's all gone through, line by line",
      "{other} has no say in it but an opinion all the same",
    ],
    heads: [
      "<the money for {kind} sits with {boss}, I only propose // I pay for {kind} myself, and {other} hears about it>",
      "<{boss} signs, I argue, that's how it works with {kind} // at home I decide small things alone and bigger ones with {who}>",
      "<it comes out of my own budget up to a point, above that {boss} decides // it comes out of my own pocket, so it's my call>",
      "<I hold the budget for {kind}, but {boss} looks over my shoulder // I keep an eye on what goes to {kind}, nobody else does>",
      "<two people, {boss} for the money and {who} for the need // {who} and I talk about anything that's paid every month>",
      "<in practice {boss}, since every new line goes past that desk // me, and I think twice because of it>",
      "<that's {boss}, and {who} has to be asked before // it's one purse for everything here, and {kind} ~has to fit in>",
      "<my part of the budget pays, and {boss} can still say no // I'd pay, and then I'd have to explain {kind} to {who}>",
    ],
  },
  comparison_price: {
    slant: "criteria",
    heads: [
      "I'd compare {price} with what {we} spend on {workaround}, in money and in hours",
      "the first thing I hold it against is doing nothing, that costs me time but no invoice",
      "I put it next to {few} other things {we} pay for every <quarter // month> and ask which one I'd give up",
      "with {kind} I compare with what I paid the last time, more than with the market",
      "<I'd set it against a few days of somebody's work // I'd set it against an evening out>, that's my yardstick for {price}",
      "against the nearest other offer for {kind}, I'd ask {who} what they pay",
      "I'd measure {price} against {workaround}, since that's what it would replace",
      "I'd weigh it against {want}, what I'd lose if I didn't have {subject}",
    ],
  },
  price_reaction: {
    slant: "stance",
    heads: {
      warm: [
        "{price}, that's all right, I'd have guessed more",
        "I didn't flinch at {price}",
        "when I hear {price} I think, fair enough for {kind}",
        "that's a price I could say yes to, {price} fits",
        "good, {price} is inside what I had in mind for {kind}",
      ],
      torn: [
        "{price} is on the edge for me",
        "hm, with {price} I'd have to think it over",
        "I could live with {price} in a good month, not in a bad one",
        "{price} isn't outrageous, but I wouldn't call it cheap for {kind}",
        "I breathe in when I hear {price}, then I start to calculate",
      ],
      cold: [
        "{price} is too much for what I'd get",
        "I'd say no at {price}, straight away",
        "when I hear {price} I stop listening",
        "my reaction to {price} is that it's not meant for {us}",
        "that's expensive, {price} for {kind} is more than I'd ever pay",
      ],
    },
  },
  fairness: {
    slant: "stance",
    heads: {
      warm: [
        "I'd call {price} fair, I can see what stands behind it",
        "yes, fair, as long as {want} comes with it",
        "fair enough, I've paid more for less in {kind}",
        "{price} seems honest to me for {subject}",
      ],
      torn: [
        "fair for some, I'm not sure {price} is fair for a case like {ours}",
        "half fair, {want} would have to be included",
        "I can't decide if {price} is fair before I've seen {subject} at work",
        "it's fair if {we} use it a lot and unfair if {we} don't",
      ],
      cold: [
        "no, I don't think {price} is fair",
        "unfair is a big word, too steep for {subject} is what I'd say",
        "it feels as if {price} was set for someone richer than {us}",
        "not fair in my eyes, too much of {price} pays for things I don't need",
      ],
    },
  },
  unlock_more: {
    slant: "criteria",
    heads: {
      warm: [
        "I'd pay more for {subject} if {good} came with it",
        "{good}, for that I'd go a step higher",
        "more is possible once {good} is settled, I'm already willing with {subject}",
        "if {good} was guaranteed, I'd not argue about a bit more",
      ],
      torn: [
        "before I pay more, {good} has to be clear",
        "{good} might unlock a little more from me, not a lot",
        "perhaps for {good}, I'd want to see {subject} earn it first",
        "a bit more for {good}, and only after the first months",
      ],
      cold: [
        "nothing would, {subject} ~costs too much for me as it is",
        "I'm not going to pay more for {subject}, even {good} wouldn't do it",
        "more is not on the table, unless {want} changed completely",
        "for {good} I might pay the price as it stands, certainly not more",
      ],
    },
  },
};
