import type { Spoken } from "./side.ts";

const time_saved: Spoken = {
  asks: ["how long before it actually saves any time", "who does the work it takes away"],
  deeper: [
    "time is what <we are // I am> [always|really] short of, more than money",
    "<my people are good, and I hate to see them do clerk's work // an evening to myself is worth a lot to me>",
    "when I get an hour back I [always|already] know what to do with it",
    "every hour on this is an hour not spent on <customers // the people I care about>",
  ],
  for: {
    reasons: [
      "it'd save {us} time [every week|where it hurts]",
      "it takes away the [dull|slow] part, and that's hours",
      "{we}'d get {our} <Fridays // evenings> back, or a good part of them",
      "I like that it [cuts out|removes] steps {we} do by hand today",
    ],
    moments: [
      "{when} <{team} spent most of a day // I sat up until eleven> doing [exactly this|this] by hand",
      "{who} counted the hours for {us} {when}, and it was [embarrassing|shocking]",
    ],
    turns: [
      "if it saved minutes rather than hours, I'd stop bothering",
      "I'd change my mind if the time just moved to <somebody else's desk // another chore>",
    ],
  },
  against: {
    reasons: [
      "the time it saves is [eaten up|lost again] by looking after it",
      "I don't believe it'd save {us} any [real|serious] time",
      "it saves time on something that [barely|hardly] takes any",
      "{we}'d lose more hours setting it up than {we}'d ever get back",
    ],
    moments: [
      "the last thing that was meant to save time cost <{team} // me> {few} weekends {when}",
      "I timed the job {when}, it's [twenty minutes|half an hour] a week, so there's little to win",
    ],
    turns: [
      "if I could see the hours come back in the first [month|weeks], I'd be for it",
      "let me measure it for a fortnight and I'd [believe|accept] the result",
    ],
  },
};

const quality: Spoken = {
  asks: ["does it stay that good", "who checks the result before I see it"],
  deeper: [
    "poor work comes back, and then {we} pay [for it again|twice]",
    "<our name is on what goes out of the door // I'd rather own one good thing than three bad ones>",
    "I notice sloppiness [straight away|at once], and then I can't trust the rest",
    "quality is what's still there when the price is [forgotten|long paid]",
  ],
  for: {
    reasons: [
      "the quality [looks|sounds] good, and better than what {we} have",
      "it seems well made, somebody [cared|took trouble]",
      "the result would be good enough to <show a customer // be proud of>",
      "I trust the standard of it, [nothing looks cheap|it looks solid]",
    ],
    moments: [
      "{past} I compared two results side by side, and the better one [paid off|won] within weeks",
      "{who} showed me [one|something of this sort] {when}, and I was impressed by the finish",
    ],
    turns: [
      "if the standard [slipped|dropped] after the first months, I'd be gone",
      "two bad results in a row would be enough to put me off",
    ],
  },
  against: {
    reasons: [
      "I doubt the quality would [hold up|last]",
      "it's not good enough for what {we} need, and near enough [won't do|doesn't count]",
      "the result looks [cheap|rough] to me",
      "{we}'d spend {our} time correcting [bad|poor] results",
    ],
    moments: [
      "{when} I had to redo a whole piece of work because the result was [poor|full of mistakes]",
      "{who} bought something similar {past} and it [fell apart|let them down] within a month",
    ],
    turns: [
      "let me [try|check] it on {our} own [things|work] and see good results, then I'd change my mind",
      "if it were [as good|as careful] as a person doing it, I'd have no argument left",
    ],
  },
};

const outcome: Spoken = {
  asks: ["what would be different after [three months|half a year]", "how would I notice that it works"],
  deeper: [
    "<results are what I'm judged on // I lose heart when nothing changes>",
    "without a result I can see, <it dies at the next review // I stop after two weeks>",
    "{we}'ve done plenty that felt busy and changed [nothing|very little]",
  ],
  for: {
    reasons: [
      "I can see what would [change|get better] for {us}",
      "it'd give {us} a result {we} can [show|point at]",
      "the benefit is something {we}'d notice within weeks",
      "it goes straight at the thing {we} want to improve",
    ],
    moments: [
      "{who} did something similar {when}, and you could [see|feel] the difference",
      "{when} {we} tried a small step in that direction, and it helped [straight away|more than expected]",
    ],
    turns: [
      "if [three months|half a year] went by with nothing to show, I'd stop",
      "no visible result, no second year, that simple",
    ],
  },
  against: {
    reasons: [
      "I don't think anything would [change|get better] because of it",
      "there'd be no result I could [show|point to]",
      "it sounds active but I can't see the [result|effect]",
      "{we}'d end up in the same place as now, only [poorer|more tired]",
    ],
    moments: [
      "{we} did that sort of thing {when}, and [nobody could say|I couldn't tell you] what came of it",
      "I asked {who} what had changed after theirs, and there was a long [silence|pause]",
    ],
    turns: [
      "show me a before and after from [a place|someone] like {us} and I'd reconsider",
      "if I saw a difference in the first [month|weeks], you'd have me",
    ],
  },
};

const features: Spoken = {
  asks: ["does it do the one thing {we} need most", "what can't it do"],
  deeper: [
    "when one piece is missing {we} end up [working|building] around it for [years|good]",
    "I don't need much, but what I need I need every [day|week]",
    "a gap always shows up at the worst [moment|time]",
  ],
  for: {
    reasons: [
      "it does what {we} need, [including|even] the awkward parts",
      "it covers everything on my list",
      "the functions are the right ones, somebody [asked|listened to] people who do this",
      "it has the one thing that's missing from what {we} use now",
    ],
    moments: [
      "{when} I made a list of {few} things {we} can't do today, and it ticks them all",
      "{who} needed exactly that function {when} and {we} had to [improvise|say no]",
    ],
    turns: [
      "if they took out the part {we} rely on, I'd look elsewhere",
      "should it turn out that one key thing is missing, it's useless to {us}",
    ],
  },
  against: {
    reasons: [
      "something {we} need is missing",
      "it does plenty, just not the thing {we} [need|ask for] most",
      "it's too [limited|basic] for how {we} work",
      "{we}'d still need [a second tool|something else] next to it",
    ],
    moments: [
      "{when} {we} bought something without checking, and the one function {we} needed [wasn't there|was missing]",
      "I went through {our} usual [week|routine] with {who} and it broke at the third step",
    ],
    turns: [
      "add the missing piece and I'd [look again|come back to it]",
      "if it did that one job properly, I'd forget the rest of my list",
    ],
  },
};

const speed: Spoken = {
  asks: ["how long from asking to having it", "does it stay that quick when everyone uses it"],
  deeper: [
    "waiting is when people [lose interest|give up]",
    "<by the time a slow thing arrives the decision has been made // I only have small gaps in the day>",
    "a fast answer lets {us} fix a mistake while it's still small",
  ],
  for: {
    reasons: [
      "it's quick, and quick matters to {us}",
      "{we}'d have it in [days|hours] rather than [weeks|months]",
      "I like how fast it goes from start to end",
      "there's no waiting around, which is a relief",
    ],
    moments: [
      "{past} {we} waited {few} weeks for something that should take an afternoon",
      "I got something done in ten minutes {when} that used to take a morning, and that's the feeling I want",
    ],
    turns: ["if it got [slow|sluggish], I'd go back to {workaround}", "the first long wait would cool me off"],
  },
  against: {
    reasons: [
      "it takes too long, {we} need it [sooner|faster]",
      "it's slow, and slow things get [dropped|abandoned] here",
      "there's too much waiting in it for me",
      "by the time it's running, {we}'d have moved on",
    ],
    moments: [
      "{past} I waited so long that I [did it myself|gave up and went home]",
      "{who} started something similar {past} and [is still|was still] waiting weeks later",
    ],
    turns: [
      "if it went from start to end in [a day|a week], I'd be interested",
      "cut the wait in half and ask me again",
    ],
  },
};

export const worth = { time_saved, quality, outcome, features, speed };
