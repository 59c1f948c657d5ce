/** What someone says who has not much to say. */
export const shrugs = [
  "I [haven't|have not] thought about {kind} much, to be [honest|frank]",
  "that's about all I have on {kind}",
  "I don't [spend|waste] much thought on {kind}",
  "I couldn't tell you more than that about {kind}",
  "{kind} ~is not [a topic|something] I lie awake over",
  "I'd have to think [about that|longer], and I don't want to make something up",
  "it's {kind}, there isn't [more|much more] to it for me",
  "I [don't really|hardly] have an opinion on that [part|side of {kind}]",
  "you'd get a [better|fuller] answer from {who}",
  "more than that doesn't [come to mind|occur to me] with {kind}",
  "I've never been asked that about {kind}, so that's [all|it]",
  "I'm not the [best|right] person for details on {kind}",
  "ask me [tomorrow|next week] and I'd maybe say something else",
];

/** What someone says whose subject was hardly recognised: that the answer is general. */
export const generalities = [
  "I'm speaking [generally|in general] here, I don't know enough about {subject}",
  "that's a general [view|feeling], not something about {subject} in particular",
  "I can only [answer|say] that in [general|broad] terms",
  "take that as a rule of thumb, I know [little|next to nothing] about {subject}",
  "I'd say the same about most things of that [kind|sort]",
  "I'm not sure I've understood what {subject} ~is, so that's general",
  "without knowing {subject} better I have to stay [vague|general]",
  "that's how I look at [new|unknown] things as a rule",
  "I have no [picture|idea] of {subject}, so I go by how I [decide otherwise|usually decide]",
  "I mean that in general, I [don't have|haven't got] a case in mind",
  "I'm [filling in|guessing] a little, {subject} [could be anything|doesn't ring a bell]",
  "somebody would have to [tell|show] me first what {subject} is about",
  "I [can't|couldn't] get more specific without knowing {subject}",
  "the name alone doesn't tell me [much|anything], so I stay with generalities",
];

/** Who someone is and where they speak from. */
export const contexts = [
  "<{occasion}, that's the background // {occasion}, so that's on my mind as well>",
  "{hurry}, {routine} is waiting",
  "{deciders}, that's how it goes with such things",
  "{purse}, you should know that",
  "I'm {role} {here}, so I look at such things from that side",
  "you have to know, I'm {role}, and that [shapes|decides] how I see it",
  "<being {role} I see a lot of offers for {kind} // as {role} I have my own way with {kind}>",
  "<{here} there's {team} behind me, and they feel it first // I live in {place}, and that makes a difference>",
  "<we are {size}, so nothing stays small for long // with {income} coming in I keep an eye on things>",
  "<in {industry} we tend to be a little slow with such things // around {place} people talk, so I hear a few things>",
  "<I've been {role} long enough to have seen a few of those // I'm {age}, I've seen a few of those>",
  "{routine} sets the pace for me, everything else comes after",
  "<I carry it for {team}, not for myself alone // I decide most of that by myself>",
  "<my week turns around {routine} and the people who need me for it // between {routine} and everything else there isn't much slack>",
];
