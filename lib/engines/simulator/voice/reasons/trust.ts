import type { Spoken } from "./side.ts";

const proof: Spoken = {
  asks: ["who has used it for longer than a year", "can I try it before I [decide|pay]"],
  deeper: [
    "I've been [burnt|let down] by a good demonstration before",
    "<if it fails, I'm asked what I had to go on // I can't afford to be somebody's experiment>",
    "seeing it work once is worth more to me than any [presentation|description]",
    "without proof it's only an opinion, and [I have my own|opinions are free]",
  ],
  for: {
    reasons: [
      "there's enough proof for me, I can see that it works",
      "it can be tried first, and that convinces me",
      "the evidence is the sort I [believe|trust], it comes from everyday use",
      "I don't have to take it on faith, {we} can test it",
    ],
    moments: [
      "{when} {who} let me watch over [their shoulder|a shoulder] for half an hour, and it simply worked",
      "{we} tested something similar {when} on a small piece, and the result spoke for itself",
    ],
    turns: [
      "if the trial came out worse than the story, I'd drop it",
      "I'd lose faith if they couldn't show it working in [a case|a setting] like mine",
    ],
  },
  against: {
    reasons: [
      "I see no proof that it works",
      "nobody has shown me a [real|true] case yet, only talk",
      "I'd be [guessing|gambling], there's nothing to go by",
      "it's all unproven, and I don't want to be the test",
    ],
    moments: [
      "{when} I asked for one example and got a [brochure|slide]",
      "{we} believed the [demo|description] {past}, and the real thing [was nothing like it|never came close]",
    ],
    turns: [
      "a month's trial with {our} own things would [do it|convince me]",
      "if someone in my position showed me their results, I'd change my mind",
    ],
  },
};

const references: Spoken = {
  asks: ["do I know anyone who uses it", "who could I [ring|ask] about it"],
  deeper: [
    "someone who has nothing to sell tells you where it hurts",
    "I can ask {who} the questions a seller [dodges|never answers]",
    "<in our field everybody knows what went wrong where // if a friend is happy, I probably will be too>",
  ],
  for: {
    reasons: [
      "people I know [speak well of|are happy with] this sort of thing",
      "it comes recommended, and I trust the people who say so",
      "I'd feel safe, because others in my position went first",
    ],
    moments: [
      "{who} told me about theirs {when}, without being asked, and was [glad|pleased] with it",
      "I asked around {when} and {few} people said to go for it",
    ],
    turns: [
      "one bad story from someone I trust would [stop me|turn me]",
      "if {who} gave it up, I'd want to know why before going on",
    ],
  },
  against: {
    reasons: [
      "I don't know anybody who uses it",
      "nobody whose opinion I trust has [mentioned|recommended] it",
      "the people I asked were [lukewarm|not happy] about theirs",
    ],
    moments: [
      "I asked {who} about it {when} and got a shrug",
      "{when} I asked {few} people and not one had [heard good things|a good word]",
    ],
    turns: ["if {who} said it was good, I'd try it", "put me in touch with one [happy|satisfied] user and I'll listen"],
  },
};

const trust: Spoken = {
  asks: ["who is behind it", "what do they do when something goes wrong"],
  deeper: [
    "once I [doubt|mistrust] the people, every small fault looks like a trick",
    "<we hand over something that matters, so I want to know to whom // I don't like the feeling of being played>",
    "trust saves {us} [checking|reading] everything twice",
  ],
  for: {
    reasons: [
      "I trust the people behind it, they seem [straight|honest]",
      "it feels honest, they say what it can't do as well",
      "I have a good feeling about who makes it",
      "they come across as people who'd [own up|put it right] if something went wrong",
    ],
    moments: [
      "{past} a supplier told me not to buy the bigger version, and {we}'ve stayed [ever since|loyal]",
      "I had a mistake put right without any fuss {when}, and that sort of thing stays with you",
    ],
    turns: [
      "catch them in one lie and I'd be out",
      "if they started [dodging|avoiding] questions, my trust would be gone",
    ],
  },
  against: {
    reasons: [
      "I don't trust who's behind it",
      "something about it feels [off|dishonest] to me",
      "I don't believe they have {our} interest at heart",
      "I don't know these people, and that makes me [wary|suspicious]",
    ],
    moments: [
      "{past} I was promised one thing and [sold|sent] another, and since then I'm careful",
      "{who} got [stuck|taken in] by a smooth talker {when}, it cost a lot of nerves",
    ],
    turns: [
      "if they admitted openly what it can't do, I'd start to trust them",
      "a name and a number of someone who answers for it would help",
    ],
  },
};

const privacy: Spoken = {
  asks: ["where is it all stored", "can I have everything deleted"],
  deeper: [
    "what's out there once never comes back",
    "<our customers gave us their data, not somebody else // what I do at home is nobody's business>",
    "I want to decide who knows what about {us}",
  ],
  for: {
    reasons: [
      "it keeps {our} data private, as far as I can tell",
      "I like that it asks for [very little|hardly anything] about me",
      "I'm at ease with what happens to the data",
    ],
    moments: [
      "{past} I read through the settings and could switch off everything I didn't want",
      "{who} is strict about data and had nothing against something similar",
    ],
    turns: [
      "if I found out that {our} data was [sold|passed on], I'd leave the same day",
      "one leak would be the end of it",
    ],
  },
  against: {
    reasons: [
      "I don't know where {our} data goes",
      "it wants to know too much about {us}",
      "I'm not comfortable handing over that much [data|information]",
      "the privacy side worries me, [nobody explains|I can't see] who reads it",
    ],
    moments: [
      "{past} I got calls from people I never gave my number to, so I know how it goes",
      "{who} found out {when} what an app had kept on them, it was years of stuff",
    ],
    turns: [
      "if the data stayed with {us}, I'd have no problem",
      "a plain page that says what is kept and for how long would [calm|reassure] me",
    ],
  },
};

const claims: Spoken = {
  asks: ["how do they know that", "what does that promise mean in a bad month"],
  deeper: [
    "a promise that's too big makes me doubt the small ones as well",
    "<I repeat these words to my own people, so they had better be true // I've fallen for big words before>",
    "I'd rather hear a modest thing that's true",
  ],
  for: {
    reasons: [
      "I believe what it says, the promise is [modest|realistic]",
      "the claims are ones I can check myself",
      "it says something concrete, and it [sounds|rings] true",
      "nothing in it sounds [blown up|exaggerated]",
    ],
    moments: [
      "I checked one promise of that kind {when} and it held",
      "{who} read something similar out loud {when} and for once nobody laughed",
    ],
    turns: [
      "if one of the promises turned out to be false, I wouldn't believe the rest",
      "I'd stop believing it the moment the wording gets bigger",
    ],
  },
  against: {
    reasons: [
      "it sounds too good to be true",
      "I don't believe the promise, at least not as it's [worded|put]",
      "those are big words with little behind them",
      "it's the sort of claim [nobody|no one] can check",
    ],
    moments: [
      "{when} I believed a line like that, and what {we} got was maybe half of it",
      "I read the promise to {who} and we both [rolled our eyes|laughed]",
    ],
    turns: [
      "tone the promise down to something I can check and I'd listen",
      "if they stood by it with money back, I'd take it seriously",
    ],
  },
};

export const trusting = { proof, references, trust, privacy, claims };
