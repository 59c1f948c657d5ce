import type { StudyForm } from "../study-form.ts";

/** What drives the decision, how likely it is won, why it is lost, and whether price is a reason or a pretext. */
export const winloss: StudyForm = {
  label: "Win-loss",
  description: "Why deals are won or lost: trigger, process, criteria and the moment of decision.",
  default_audience: "b2b",
  slug: "win-loss-analysis",
  demo: {
    topic: "Why did buyers choose or reject the meeting notes app Acme Notes?",
    subject: "Acme Notes",
    category: "an app for meeting notes",
    rivals: ["Scribbly"],
    audience: "b2b",
  },
  uses: ["rivals"],
  reading: "offer",
  isChosen: true,
  isPaidFor: true,
  sample: "process_people",
  ends: "half_each",
  endWords: { for: "chosen", torn: "left open", against: "not chosen" },
  guide: [
    {
      purpose: "chosen",
      ask: "Which did you choose in the end: {options}?",
      ofKind: "Which was it the last time: {options}?",
      seeks: ["example", "clarify"],
    },
    {
      purpose: "process_people",
      ask: "Who took part in the decision?",
      seeks: ["clarify", "example"],
    },
    {
      purpose: "criteria",
      ask: "What mattered most when you compared them?",
      seeks: ["ladder", "contrast"],
    },
    { purpose: "decision_moment", ask: "Tell me about the moment it was decided.", seeks: ["example", "ladder"] },
    {
      purpose: "loser_best",
      ask: "What, if anything, made you hesitate about your choice?",
      seeks: ["contrast", "ladder"],
    },
    {
      purpose: "changed_it",
      ask: "What would have changed your mind?",
      seeks: ["counter", "ladder"],
      hypothetical: true,
    },
  ],
  closed: [
    {
      is: "item",
      id: "win",
      text: "If it were decided today, how likely is it that {thing} would be chosen?",
      ends: ["certainly not", "certainly"],
    },
    {
      is: "aspects",
      prefix: "driver",
      usual: ["quality", "trust", "value", "convenience", "fit"],
      always: ["price"],
      text: "How important was “{criterion}” in the decision?",
      scale: "important",
    },
  ],
  measures: [
    { is: "driver_share" },
    {
      is: "mean",
      id: "win_probability",
      label: "Would be chosen",
      item: "win",
      unit: "share",
      per: 10,
      formula: "Mean of the points from 0 to 10, divided by 10",
      source: "winLoss",
    },
    { is: "reasons_against", id: "loss_reasons", label: "Reasons against" },
    { is: "price_as_stated" },
    { is: "price_as_driver" },
  ],
  levels: {
    base: -0.1,
    emphasis: ["quality", "trust"],
    brings: {
      quality: 0.1,
      trust: 0.1,
      reliability: -0.06,
      fit: -0.04,
      references: -0.1,
      value: -0.06,
    },
  },
  closing: { ask: "Knowing what you know now, which would you choose?", scale: "sure", beside: "Another one" },
  setUp: "Half of the made-up people chose {subject}: we set it up so.",
  check:
    "Check whether all names are of one kind, such as suppliers, and whether you can soon reach people on both sides.",
  adds: [
    "Why some chose it and others did not, with quotes",
    "What mattered most, and what made people hesitate",
    "How and by whom it was decided",
  ],
  openings: [
    {
      purpose: "chosen",
      against: "Another one. / I chose another one. / Not this one. / It was another one.",
      torn: "It isn't decided yet. / I'm still between two. / It's still open. / I haven't chosen yet.",
      for: "It was {subject}. / I chose {subject}. / In the end it was {subject}. / I went with {subject}.",
    },
    {
      purpose: "chosen",
      where: "rivals",
      against: "It was {rival}. / I chose {rival}. / In the end it was {rival}. / I went with {rival}.",
      torn: "It isn't decided yet. / I'm still between two. / It's still open. / I haven't chosen yet.",
      for: "It was {subject}. / I chose {subject}. / In the end it was {subject}. / I went with {subject}.",
    },
    {
      purpose: "criteria",
      says: "weighs",
      all: "What mattered most was {weighs}. → / {Weighs}, more than anything. → / For me it came down to {weighs}. → / I kept coming back to {weighs}. →",
    },
    {
      purpose: "decision_moment",
      says: "own",
      against:
        "In the end I said no to {subject}, and I remember why. → / I decided against {subject}. This was my reason. → / I put {subject} aside. I thought of it like this. → / I chose another, and I can tell you what put me off {subject}. →",
      torn: "It was close. → / It could have gone either way. → / I went back and forth. → / There was little between them. →",
      for: "In the end I said yes to it. → / By then it was clear that I'd choose it. → / I said yes, and I'd say it again. → / It came out on top. →",
    },
    {
      purpose: "decision_moment",
      where: "rivals",
      says: "own",
      against:
        "I went with {rival}. What put me off {subject} is simple. → / It went to {rival}. I had a reason against {subject}. → / In the end {rival} got the nod. I saw a drawback in {subject}. → / I said yes to {rival}. There was one thing about {subject}. →",
      torn: "It was close between it and {rival}. → / It could have been {rival} just as well. → / I went back and forth between it and {rival}. → / There was little between it and {rival}. →",
      for: "In the end I chose {subject} over {rival}. → / I said no to {rival} and yes to {subject}. → / For me {subject} came out ahead of {rival}. → / In the end {rival} came second to {subject}. →",
    },
    {
      purpose: "loser_best",
      says: "for",
      against:
        "I liked one thing about {subject}. → / One thing spoke for {subject}. → / There was something good about {subject}. → / I thought twice about {subject}. →",
      torn: "Both had their points. / It was close on most points. / I could have lived with either. / They were much alike.",
      for: "Nothing that held me back for long. / It had its points, but not enough of them. / I've forgotten, to be honest. / It would have been the easier choice, perhaps.",
    },
    {
      purpose: "loser_best",
      where: "rivals",
      says: "for",
      against:
        "I liked one thing about {subject}. → / One thing spoke for {subject}. → / There was something good about {subject}. → / I thought twice about {subject}. →",
      torn: "Both had their points. / It was close on most points. / I could have lived with either. / They were much alike.",
      for: "There was something to {rival}, too. / Perhaps {rival} would have been the easier choice. / Nothing that held me back for long. / I've nothing against {rival}. It just came second.",
    },
    {
      purpose: "changed_it",
      says: "want",
      against: "I'd have needed {want}. / {Want}. / {Want} might have done it. / {Want}, most likely.",
      torn: "Perhaps {want}. / {Want}, maybe. / I'd have liked {want}. / A small thing: {want}.",
      for: "Very little. I'd choose it again. / I can't think of much. / I was sure of it. / Only something far better.",
    },
  ],
  words: {
    quality: {
      weighs: "how good it was",
    },
    trust: {
      weighs: "whether I could trust it",
    },
    reliability: {
      weighs: "whether I could rely on it",
    },
    references: {
      weighs: "what others said about it",
    },
    fit: {
      weighs: "what suited me",
    },
    value: {
      weighs: "what I got for the money",
    },
  },
};
