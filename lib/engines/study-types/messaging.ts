import type { StudyForm } from "../study-form.ts";

/** How good a message is, which variant leads, and whether it was understood. */
export const messaging: StudyForm = {
  label: "Message test",
  description: "What a message says to its readers, what they believe, and what is unclear.",
  default_audience: "b2b",
  slug: "message-test",
  demo: {
    topic: "Is our message clear to accountants?",
    stimulus: "Close your books in half the time",
    subject: "accounting software",
    audience_description: "accountants",
  },
  uses: ["stimulus"],
  proposal: "You gave words to show: a message test measures how clear and believable they are.",
  counts: "appeal",
  endWords: { for: "well received", torn: "received with doubts", against: "badly received" },
  reading: "offer",
  isOfWords: true,
  isOffered: true,
  sample: "next_move",
  estimate: { title: "Believes it", item: "believability" },
  guide: [
    { purpose: "read_back", ask: "What stays with you?", seeks: ["clarify", "ladder"] },
    {
      purpose: "promise",
      ask: "What, if anything, does it ask you to do, or promise you?",
      seeks: ["ladder", "clarify"],
    },
    { purpose: "unclear", ask: "What, if anything, is unclear to you?", seeks: ["clarify", "example"] },
    { purpose: "believe", ask: "What, if anything, do you doubt?", seeks: ["ladder", "example"] },
    { purpose: "next_move", ask: "What would you do next?", seeks: ["contrast", "example"] },
    {
      purpose: "forward_note",
      ask: "How do you feel after reading it?",
      seeks: ["ladder", "counter"],
      hypothetical: true,
    },
  ],
  closed: [
    {
      is: "item",
      id: "clarity",
      text: "{message}: how far is it clear?",
      scale: "degree",
      measures: { of: "consideration", id: "simplicity" },
    },
    {
      is: "item",
      id: "relevance",
      text: "{message}: how far is it relevant to you?",
      scale: "degree",
      measures: { of: "consideration", id: "fit" },
    },
    {
      is: "item",
      id: "believability",
      text: "{message}: how far is it believable?",
      scale: "degree",
      measures: { of: "consideration", id: "claims" },
    },
    {
      is: "item",
      id: "difference",
      text: "{message}: how far is it different from what others say?",
      scale: "degree",
      measures: { of: "consideration", id: "novelty" },
    },
    {
      is: "item",
      id: "motivation",
      text: "{message}: how far is it a reason to look further into it?",
      scale: "degree",
    },
    { is: "lines" },
  ],
  measures: [
    { is: "top_box", id: "clarity_t2b", label: "Clear", item: "clarity", top: 2 },
    { is: "top_box", id: "relevance_t2b", label: "Relevant to me", item: "relevance", top: 2 },
    { is: "top_box", id: "believability_t2b", label: "Believable", item: "believability", top: 2 },
    { is: "top_box", id: "difference_t2b", label: "Unlike others", item: "difference", top: 2 },
    { is: "top_box", id: "motivation_t2b", label: "Moves to act", item: "motivation", top: 2 },
    { is: "message_score" },
    { is: "lines" },
    { is: "comprehension" },
  ],
  putAgain: { unclear: "clarity", believe: "believability" },
  levels: {
    base: 0.3,
    emphasis: ["simplicity", "features"],
    brings: { simplicity: 0.04, features: -0.14, service: 0.02, claims: 0.08 },
  },
  closing: { ask: "All in all, what do you think of the text?", scale: "good" },
  note: "Whether readers understand a text, or act on it, only real readers can show.",
  check: "Check whether people see the text as they would meet it: in a letter, on a wall or on a screen.",
  adds: [
    "What stays with readers, in their own words",
    "What is unclear to readers, and what they doubt",
    "How readers feel about it, and what they would do next",
  ],
  openings: [
    {
      purpose: "read_back",
      says: "own",
      against:
        "That someone wants something from me. → / Not a lot. → / Less than it means to. → / That it's not what I'd hoped for. →",
      torn: "The main point, I think. → / Some of it. → / I'm still working it out. → / Half of it stays with me. →",
      for: "The main point. → / What it sets out to say. → / Most of it. → / What it says, and how. →",
    },
    {
      purpose: "read_back",
      where: "text",
      says: "own",
      against:
        "Mostly {doubted}, and that's where I stop. → / {doubted}, and I wonder. → / {doubted} is what I noticed. → / I stopped at {doubted}. →",
      torn: "{liked}, and then {doubted}. / {liked}. I'd ask about {doubted}. / Two things. {liked}, and {doubted}. / {liked} more than {doubted}.",
      for: "{liked}. That's what I take from it. → / Above all {liked}. → / {liked} is what stays with me. → / {liked}, more than the rest. →",
    },
    {
      purpose: "read_back",
      where: "sentences",
      says: "own",
      against:
        "{liked}, and not much else. → / Only {liked}. → / Little but {liked}. → / {liked}. The rest went by me. →",
      torn: "{liked}, I suppose. → / Mostly {liked}. → / {liked}, more or less. → / I'd say {liked}. →",
      for: "{liked}. That's what I take from it. → / Above all {liked}. → / {liked} is what stays with me. → / {liked}, more than the rest. →",
    },
    {
      purpose: "promise",
      says: "own",
      against: "Not much. / Nothing I'd hold anyone to. / Nothing that I asked for. / Less than it seems to.",
      torn: "Something, perhaps. / It asks a little of me. / Hard to say. I'd have to see. / It asks for something, I think.",
      for: "It's plain what it wants. / It's easy to see what it wants. / What's written there, no more and no less. / Nothing that isn't written there.",
    },
    {
      purpose: "unclear",
      says: "own",
      against:
        "Quite a lot. I had to read it twice. / More than one thing. / Most of it, to be honest. / A good part of it.",
      torn: "One thing or two. / Some of it. / A little. / Part of it could be plainer.",
      for: "Nothing much. / Nothing. It's plain enough. / I had no trouble with it. / No, I understood it.",
    },
    {
      purpose: "unclear",
      where: "sentences",
      says: "own",
      against:
        "Quite a lot. I stopped at {doubted}. / More than one thing. I read {doubted} twice. / Most of all {doubted}. / I got stuck at {doubted}.",
      torn: "{doubted}. I read that twice. / I slowed down at {doubted}. / A little, at {doubted}. / {doubted} could be plainer.",
      for: "Nothing much. At most {doubted}. / Nothing, really. / If anything, {doubted}. / Nothing. I understood it.",
    },
    {
      purpose: "believe",
      says: "own",
      against: "I doubt most of it. / I don't believe all of it. / More than I'd like to. / I can't quite believe it.",
      torn: "I'd want to check it first. / I'm not sure about part of it. / I believe some of it. / Perhaps a detail.",
      for: "There's nothing that I doubt. / I believe it as it stands. / I take it as true. / No doubts on my side.",
    },
    {
      purpose: "believe",
      where: "text",
      says: "own",
      against:
        "I doubt {doubted} most. / I don't believe all of it. / I can't quite believe it. / I have my doubts about {doubted}.",
      torn: "I'd check {doubted} first. / I'm not sure about part of it. / I believe some of it. / Perhaps {doubted}.",
      for: "There's nothing that I doubt. / I believe it as it stands. / I take it as true. / At most I'd check {doubted}.",
    },
    {
      purpose: "next_move",
      against: "Nothing, I think. / I'd put it aside. / I'd ask what it's about. / I'd get in touch and ask.",
      torn: "I'd read it again later. / I'd ask someone else. / I'd leave it for a day. / I'd keep it somewhere.",
      for: "I'd keep it in mind. / I'd look into it. / I'd make a note of it. / I'd tell someone about it.",
    },
    {
      purpose: "forward_note",
      against: "A bit annoyed. / Uneasy. / Not taken seriously. / Put off.",
      torn: "No different from before. / A little unsure. / Neither good nor bad. / I'm not sure yet.",
      for: "Fine. / At ease with it. / Well informed. / Quite all right.",
    },
  ],
  words: {
    claims: {
      for: [
        "I've no reason to doubt it. / It sounds reasonable. / It says what it is and no more. / I take it as it is.",
        "It sounds honest to me. / It rings true. / I can believe that. / I think it's true.",
        "I believe what it says. / I'd take it at its word. / I believe every word of it. / It says it straight, and I believe it.",
      ],
      against: [
        "I'd want to check that first. / It's put a little too nicely. / I'm not sure it's the whole story. / I read it with some care.",
        "It leaves out too much. / It sounds too good. / Something about it doesn't ring true. / I've heard things like that before.",
        "It isn't the whole truth. / It doesn't ring true at all. / I wouldn't rely on it. / I don't believe a word of it.",
      ],
    },
    simplicity: {
      pro: "it is clear",
      con: "it is not clear",
      weighs: "how clear it is",
      for: [
        "I can make sense of it. / It's clear enough. / I get what it says. / I can follow it.",
        "It's clear. / It's easy to follow. / I know what it means. / I got it at once.",
        "It couldn't be clearer. / There's no way to get it wrong. / One reading is enough. / It's as plain as can be.",
      ],
      against: [
        "It could be plainer. / It's not easy to follow. / Some of it is a bit dense. / It's a bit much at once.",
        "I don't quite see what it means. / It's hard to follow. / I'd lose track of it. / It says too much at once.",
        "I don't understand it. / I couldn't say what it means. / It's a muddle. / I gave up halfway.",
      ],
      want: "plainer words",
    },
    features: {
      pro: "it says what they need to know",
      con: "it leaves something open",
      weighs: "whether it says what I need to know",
      because:
        "I like to have it all in one place. / I don't like having to ask. / I want to know what's what. / I read things to the end.",
      for: [
        "It says most of what I need. / Most of it is there. / I've no big questions left. / It covers the main things.",
        "It says what I need to know. / Nothing important is missing. / It answers what I'd ask. / It's all there.",
        "It leaves no question open. / Everything I'd ask is answered. / I couldn't think of anything to add. / It tells me all I need.",
      ],
      against: [
        "I'd have a question or two. / It leaves a little open. / I'd like to know a bit more. / There's a small gap in it.",
        "It leaves something open. / It doesn't say what I'd want to know. / Something is missing from it. / I'd have to ask someone.",
        "It leaves the main thing open. / I know no more than before. / It doesn't answer what matters to me. / I'd have to ask about nearly everything.",
      ],
      want: "an answer to what it leaves open",
    },
    service: {
      pro: "the tone is right",
      con: "the tone is wrong",
      weighs: "how it's put",
      because:
        "I notice how I'm spoken to. / I like a friendly word. / How a thing is said matters to me. / I don't like being talked down to.",
      for: [
        "The tone is all right. / It's polite enough. / It's friendly, more or less. / I've nothing against how it's put.",
        "The tone is right. / It's put politely. / I like how it's put. / It's friendly without overdoing it.",
        "The tone couldn't be better. / I feel taken seriously by it. / It's put just as it should be. / I'd like to be spoken to like that more often.",
      ],
      against: [
        "The tone could be warmer. / It's a bit stiff. / It could be put more kindly. / It sounds a little cool.",
        "The tone is wrong. / I don't like how it's put. / It talks down to me. / It sounds cold.",
        "The tone puts me off. / I don't want to be spoken to like that. / It makes me cross just to read it. / It sounds as if I didn't matter.",
      ],
      want: "a warmer tone",
    },
  },
};
