import type { StudyForm } from "../study-form.ts";

const strength: [lowest: string, highest: string] = ["not at all", "very strongly"];

/** How likely people leave, why, who could be kept, and the forces that act on them. */
export const churn: StudyForm = {
  label: "Churn",
  description: "What people hired it for, the first doubt, the last straw, and what would keep them.",
  default_audience: "b2c",
  slug: "churn-study",
  demo: {
    topic: "Why do people cancel a music subscription?",
    subject: "the music subscription you cancelled",
    audience: "b2c",
  },
  uses: ["rivals"],
  reading: "use",
  isPaidFor: true,
  ends: "against",
  endWords: { for: "staying", torn: "unsure", against: "left or leaving" },
  sample: "would_keep",
  guide: [
    { purpose: "hired_for", ask: "What made you choose it in the first place?", seeks: ["example", "ladder"] },
    { purpose: "first_doubt", ask: "When did you first have doubts, if you had any?", seeks: ["example", "ladder"] },
    { purpose: "last_straw", ask: "What made you give it up in the end?", seeks: ["ladder", "example"] },
    { purpose: "alternatives", ask: "What, if anything, has taken its place since?", seeks: ["contrast", "clarify"] },
    {
      purpose: "would_keep",
      ask: "What, if anything, would have changed your mind?",
      seeks: ["counter", "ladder"],
      hypothetical: true,
    },
    {
      purpose: "what_was_good",
      ask: "What, if anything, was good about it?",
      seeks: ["ladder", "example"],
    },
  ],
  closed: [
    {
      is: "item",
      id: "leave",
      text: "How likely are you to leave {thing} within a year?",
      ends: ["not at all likely", "certain"],
      measures: { of: "stance", isReversed: true },
    },
    {
      is: "item",
      id: "offer",
      text: "If what bothers you most were put right, how likely would you be to stay with {thing}?",
      scale: "likely",
    },
    {
      is: "item",
      id: "push",
      text: "How strongly does what is wrong with {thing} push you to leave?",
      ends: strength,
      measures: { of: "stance", isReversed: true },
    },
    {
      is: "item",
      id: "pull",
      text: "How strongly do other offers draw you to leave {thing}?",
      ends: strength,
      measures: { of: "stance", isReversed: true },
    },
    {
      is: "item",
      id: "anxiety",
      text: "How much do the cost and risk of a switch matter to you?",
      ends: strength,
      measures: { of: "consideration", id: "migration", isImportance: true },
    },
    {
      is: "item",
      id: "habit",
      text: "How much does it matter that you are used to {thing}?",
      ends: strength,
      measures: { of: "consideration", id: "habit", isImportance: true },
    },
  ],
  measures: [
    {
      is: "mean",
      id: "churn_risk",
      label: "Likely to leave, from 0 to 10",
      item: "leave",
      unit: "score",
      formula: "Mean of the points from 0 to 10",
      source: "churn",
    },
    { is: "reasons_against", id: "churn_reasons", label: "Reasons to leave, of those who would leave" },
    { is: "saveable_share" },
    { is: "forces" },
  ],
  levels: {
    base: -0.25,
    emphasis: ["urgency", "effort"],
    brings: { effort: -0.06, urgency: -0.04, quality: 0.02, outcome: 0.06, fit: 0, value: -0.06 },
  },
  closing: { ask: "All in all, would you choose {subject} again?", scale: "yes" },
  setUp: "All of the made-up people have left: we set it up so.",
  check: "Check whether the people you ask left of their own will.",
  adds: [
    "The reasons for leaving, with quotes",
    "When doubts came up, and what decided it",
    "What would have changed people's minds",
  ],
  openings: [
    {
      purpose: "hired_for",
      says: { of: "weighs", except: ["urgency"] },
      all: "I wanted {weighs}. {because} / Mainly {weighs}. {because} / {Weighs}, above all. {because} / {Weighs}, I'd say. {because}",
    },
    {
      purpose: "first_doubt",
      says: "against",
      against:
        "Fairly early on. → / Little by little. → / Earlier than I'd like to admit. → / Once the first weeks were over. →",
      torn: "Somewhere along the way. → / Not at first, but they came. → / Now and then. → / Only lately. →",
      for: "Not so far. / I can't say that I have. / Never, really. / I had none.",
    },
    {
      purpose: "last_straw",
      says: "own",
      against: "Enough was enough. → / There was one thing too many. → / It all added up. → / One day it was over. →",
      torn: "I haven't quite yet. → / I go back and forth. → / I keep putting it off. → / Nothing has, so far. →",
      for: "I decided to stay. → / There was no question of leaving. → / I thought about it and stayed. → / It was never in doubt. →",
    },
    {
      purpose: "alternatives",
      where: "rivals",
      against: "Mainly {rival}. / It's {rival} now. / For now {rival}. / Mostly {rival}.",
      torn: "Perhaps {rival}. / I'm thinking of {rival}. / It could be {rival}. / I've looked at {rival}.",
      for: "Nothing, really. / Nothing has. / I haven't felt the need. / I can't name one.",
    },
    {
      purpose: "alternatives",
      against:
        "Something else, for now. / A few different things. / Something of another kind. / Nothing in particular.",
      torn: "I'm still looking. / Nothing yet. / I haven't decided on anything. / A bit of this and that.",
      for: "Nothing, really. / Nothing has. / I haven't felt the need. / I can't name one.",
    },
    {
      purpose: "would_keep",
      says: { against: "want", torn: "want", for: "for" },
      against: "I'd have needed {want}. / {Want}, maybe. / {Want}, I think. / {Want} might have kept me.",
      torn: "I'd like {want}. / Perhaps {want}. / It could be {want}. / What's missing is {want}.",
      for: "The same as now. → / What has kept me so far. → / What I already have. → / This, above all. →",
    },
    {
      purpose: "what_was_good",
      says: "for",
      against: "A thing or two. → / It had its points. → / It had its good side. → / Some of it was. →",
      torn: "Some of it. → / A few things. → / Half of it. → / More than it may seem. →",
      for: "A good deal. → / Most of it. → / Quite a lot. → / Nearly all of it. →",
    },
  ],
  words: {
    outcome: {
      pro: "they got something out of it",
      con: "they got less and less out of it",
      weighs: "to get something out of it",
      for: [
        "I got something out of it. / There was some good in it. / It was of some use. / It had its moments.",
        "I got a lot out of it. / It was of real use for a while. / It gave me something. / I was glad of it at first.",
        "I got a great deal out of it. / It did a lot for me. / It made a real difference to me. / It meant a lot to me.",
      ],
      against: [
        "I got a little less out of it each time. / I wasn't sure any more what it was good for. / The gain was small. / It had lost some of its use.",
        "I got less and less out of it. / There wasn't much left in it for me. / I no longer saw the use of it. / It hardly made a difference any more.",
        "I got nothing out of it any more. / There was nothing left in it for me. / I saw no point in it any more. / It was of no use to me any more.",
      ],
      want: "more in it for me",
    },
    quality: {
      pro: "the quality was good",
      con: "the quality went down",
      weighs: "good quality",
      for: [
        "It was decent. / It was good enough. / There was nothing wrong with it. / The quality was all right.",
        "It was good at the beginning. / It was better than most. / It was good where it counted. / The quality was fine.",
        "It was very good. / I knew nothing better. / It couldn't have been better. / I'd seldom had better.",
      ],
      against: [
        "It wasn't quite what it used to be. / It could have been better. / I'd seen better by then. / It was only average.",
        "It wasn't as good as before. / It got worse. / I'd expected better. / The quality went down.",
        "It just wasn't good any more. / It had got a lot worse. / I was let down too often. / It was nowhere near good enough.",
      ],
      want: "a bit more care",
    },
    effort: {
      pro: "it took little effort",
      con: "it took too much effort",
      weighs: "something that fitted in easily",
      for: [
        "It wasn't much trouble. / It didn't ask too much of me. / The effort was bearable. / It took a little doing, no more.",
        "It was easy enough. / It asked little of me. / I hardly had to do a thing for it. / It was no trouble.",
        "It was no trouble at all. / It asked nothing of me. / It couldn't have been easier. / It took no effort at all.",
      ],
      against: [
        "It took a bit of effort. / It asked a little more of me than I'd like. / It was a bit of a bother. / It wasn't always easy to fit in.",
        "It took up too much time. / It asked a lot of me. / It was more trouble than I liked. / It got hard to fit in.",
        "It was far too much trouble. / It asked too much of me. / I no longer had the time for it. / It had become a burden.",
      ],
      want: "something that takes less time",
    },
    fit: {
      pro: "it suited them",
      con: "it no longer suited them",
      weighs: "something that suited me",
      for: [
        "It more or less suited me. / It was not far off what I need. / It worked for someone like me. / It was right for a time.",
        "It suited me. / It fitted my situation then. / It was right for me. / It was my kind of thing.",
        "It suited me perfectly. / It was just right for me. / It couldn't have suited me better. / It was made for someone like me.",
      ],
      against: [
        "It didn't quite fit my situation any more. / It was more for other people. / I wasn't sure that it was for me. / It wasn't quite my kind of thing.",
        "It no longer suited me. / It didn't fit my situation any more. / My needs had changed. / It wasn't what I was looking for any more.",
        "It wasn't for me. / It didn't suit me in the least. / It was the wrong thing for me. / It had stopped being right for me.",
      ],
      want: "something that suits me better",
    },
    urgency: {
      pro: "they still needed it",
      con: "they no longer needed it",
      weighs: "something I needed",
      because:
        "I only keep what I use. / I have a lot else to think about. / Things change. / I go by what I still need.",
      for: [
        "I still needed it now and then. / It came in handy at times. / It still had its place. / I was fond of it in a way.",
        "I still needed it. / It was still important to me. / I missed it at first. / The need was still there.",
        "I needed it more than I'd thought. / I depended on it. / I missed it badly at first. / I'd have liked to keep it.",
      ],
      against: [
        "I needed it less than before. / It came up less often. / The need got smaller. / I didn't think of it that often.",
        "I didn't need it any more. / Other things mattered more. / I'd moved on to other things. / I could do without it.",
        "I had no use for it any more. / There was no place for it in my life. / I'd left it behind me. / It was the last thing on my mind.",
      ],
      want: "something to look forward to",
    },
    value: {
      pro: "it was worth the money",
      con: "it was not worth the money",
      weighs: "something worth its price",
      for: [
        "It wasn't bad value. / I got something for the money. / For the money it was all right. / It was probably worth it.",
        "It was money well spent. / It was worth what it cost. / I got a lot for the money. / The price was fair.",
        "It was worth every penny. / I got more out of it than it cost me. / I couldn't have had better value. / It was more than worth its price.",
      ],
      against: [
        "I wasn't sure that it was worth the money. / I'd have wanted a bit more for the money. / The value could have been better. / It was a bit dear for what it was.",
        "It was a lot of money for what I got. / I didn't get enough for the money. / It cost more than it gave back. / It wasn't worth the price any more.",
        "It was a waste of money. / It simply wasn't worth the money. / The money was better spent elsewhere. / I was paying for nothing.",
      ],
    },
  },
};
