import type { Spoken } from "./side.ts";

export const price: Spoken = {
  asks: ["what would it come to <for all of us // over a whole year>", "is there a [smaller|cheaper] version of it"],
  deeper: [
    "money that goes [here|on this] is money that isn't there for <hiring // the rest of the month>",
    "<I have to defend every line when budgets are reviewed // I like to get to the end of the month without doing sums>",
    "once a cost is [in the budget|a regular thing], it [never really|hardly ever] leaves again",
    "I've seen small amounts pile up until <somebody above me asked what they were all for // I no longer knew where my money went>",
  ],
  for: {
    reasons: [
      "the price is [something {we} can live with|well within reach|lower than I feared]",
      "{we} could [pay for it|cover it] without [moving anything else around|giving anything up]",
      "it's [good|honest] money for what you get, and {we} can afford it",
      "it costs less than <the line we have set aside for this // what I already spend in the same corner>",
      "I don't have to [fight for|think twice about] such an amount",
    ],
    moments: [
      "{when} I went through <our running costs // my bank statement> and there was easily room for it",
      "{who} pays [about|roughly] the same for something far less useful, we compared {when}",
      "I checked it against what {we} spent {when} and it came out [cheaper|lower]",
    ],
    turns: [
      "if the price [jumped|went up a lot] after the first year, I'd be gone",
      "a [big|sudden] price rise would end it for me, however good it is",
    ],
  },
  against: {
    reasons: [
      "it's [simply|just|a good bit] more than {we} can [spend|justify|set aside] [right now|at the moment|this year]",
      "it's too [expensive|dear] for what {we}'d [use it for|get out of it|do with it]",
      "{we}'d have to take the money from something {we} need more [|right now|every month|first]",
      "the cost [puts me off|is a problem|worries me], {our} budget is [tight|used up|stretched] as it is",
      "it's a lot of money <for one line in a small budget // to see leave my account every time>",
      "I can't [square|match] that price with what's left <in the budget // in my purse>",
      "for that money I'd expect [far|a lot] more than it gives {us}",
    ],
    moments: [
      "{when} I had to <cut {few} things from the budget // cancel {few} things I actually liked>, so [adding a new cost feels wrong|I can't start paying for another one]",
      "{who} asked me {when} why {we} pay for so [much|many things] already, and I [had no good answer|didn't know what to say]",
      "I put it next to <last quarter's spending // my last few bills> and it [didn't fit|was too much|left nothing over]",
    ],
    turns: [
      "if it cost [a third less|clearly less], I'd [look at it again|think again]",
      "a [smaller plan|cheaper way in] that covers the basics would [change things|get me back]",
    ],
  },
};

export const price_clarity: Spoken = {
  asks: ["what does it come to with everything included", "what's extra"],
  deeper: [
    "<a forecast I miss is my problem, not the supplier's // I plan the month around fixed amounts>",
    "when I can't see the whole cost I [assume|expect] the worst",
    "an unclear price tells me somebody would rather I didn't [look|add it up]",
    "I'd rather pay [a bit more|slightly more] and know it than pay less and wonder",
  ],
  for: {
    reasons: [
      "the cost is clear, I can see what {we}'d pay and when",
      "I like that there's one [number|amount] and nothing hidden behind it",
      "it's predictable, and <finance likes predictable // that helps me plan>",
      "I could tell you today what the [bill|cost] would be in a year's time",
    ],
    moments: [
      "I worked out the whole year on [the back of an envelope|my phone] {when}, and it took two minutes",
      "{who} asked what it'd cost all in, and for once I could [answer|say]",
    ],
    turns: [
      "the first [surprise|extra] on the bill would [end the trust|make me leave]",
      "if the clear price turned into add-ons and tiers, I'd lose interest",
    ],
  },
  against: {
    reasons: [
      "I can't tell what it'd really cost once everything is [added|switched on]",
      "there are [hidden|extra] costs in this somewhere, I'm sure of it",
      "the price is too [vague|unclear] for me to say yes to",
      "I'd worry about the bill [creeping|going] up each time {we} use it more",
    ],
    moments: [
      "{when} {we} got a bill for [nearly double|far more than] what I [expected|was told], and nobody could explain it",
      "I was caught {few} times by fees that only turned up at the end",
    ],
    turns: [
      "one [fixed|flat] price in writing would settle it",
      "show me the [full|final] bill for a case like mine and I'd reconsider",
    ],
  },
};

export const value: Spoken = {
  asks: ["how soon does it pay for itself", "what do {we} have after a year that {we} don't have now"],
  deeper: [
    "I've paid for [enough|plenty of] things that <sat unused by summer // ended up in a drawer>",
    "<when I ask for money I stake my judgement on it // I work hard for it, so it has to count>",
    "something that gives back more than it costs never gets questioned again",
    "value is the only argument that <survives a budget round // still holds a year later>",
  ],
  for: {
    reasons: [
      "it's worth the money, {we}'d get more out than {we} put in",
      "the gain is [clear|obvious] enough that I don't need a [calculator|spreadsheet]",
      "it [pays|earns] its place, which I can't say of everything {we} buy",
      "{we}'d use it often enough to make it good value",
    ],
    moments: [
      "I put rough numbers on it with {who} {past}, and it paid back within [months|the year]",
      "{we} dropped something that cost the same {when}, and this would do twice as much",
    ],
    turns: [
      "if {we} stopped using it after [a month|the first weeks], I'd cancel without a thought",
      "I'd turn against it if it cost as much in time as it gives back",
    ],
  },
  against: {
    reasons: [
      "I don't see what {we}'d get back for the money",
      "it isn't worth it for the [little|amount] {we}'d use it",
      "the gain is too [small|thin] to justify paying for it",
      "it's nice to have, and nice to have [doesn't pay|isn't enough]",
    ],
    moments: [
      "{we} bought something similar {when}, used it {few} times and [forgot|dropped] it",
      "I tried to write down the benefit for {who} and [couldn't fill|ran dry after] half a page",
    ],
    turns: [
      "if I saw it pay back [within a quarter|in the first months], I'd change my mind",
      "one [real|worked] example of what someone like me got out of it would help",
    ],
  },
};

export const budget_cycle: Spoken = {
  asks: ["could it start <in the new budget year // after the holidays>", "do {we} have to decide [now|this month]"],
  deeper: [
    "<a good purchase at the wrong point of the year is still a no from finance // some months are simply spoken for>",
    "when the money is planned nobody argues, when it isn't everybody does",
    "asking twice is harder than waiting once",
  ],
  for: {
    reasons: [
      "the timing works, {we} still have <budget open for this // a bit put aside>",
      "<we are planning next year now, so it can go straight in // I've money coming in that isn't spoken for>",
      "it comes at the right moment for {our} budget",
    ],
    moments: [
      "{when} <we had money left at the end of the quarter // I got some money back> and nothing sensible to spend it on",
      "{who} asked me {when} what {we} should <put into next year's plan // do with what is left over>",
    ],
    turns: [
      "if it slipped past <the planning round // this month>, it'd be off the table",
      "a freeze on spending would [stop|kill] it at once",
    ],
  },
  against: {
    reasons: [
      "the money for this year is [gone|spoken for]",
      "it's the wrong time, <budgets are closed // too many bills come at once>",
      "<nothing unplanned gets through before the next budget round // I'd have to wait until I've saved up again>",
    ],
    moments: [
      "{when} I asked for far less than this and was told to come back <next year // after payday>",
      "<we closed the budget // the big yearly bills came> {past}, and that [was that|took everything]",
    ],
    turns: [
      "ask me again <when the new budget opens // in a few months> and the answer could be different",
      "if {we} could start now and pay <next year // later>, that'd help",
    ],
  },
};

export const money = { price, price_clarity, value, budget_cycle };
