import type { Register } from "./register.ts";

/** What a register puts before a reason; an empty one lets the reason stand by itself. */
export const leads: Record<Register, string[]> = {
  executive: [
    "{clause}",
    "the way I see it, {clause}",
    "{clause}",
    "put simply, {clause}",
    "from where I sit, {clause}",
    "{clause}",
    "I'd say {clause}",
    "what weighs with me is that {clause}",
    "if I look at it soberly, {clause}",
    "{clause}",
    "in our position {clause}",
    "my reading is that {clause}",
    "the plain fact is, {clause}",
  ],
  technical: [
    "{clause}",
    "as far as I can tell, {clause}",
    "{clause}",
    "in practice {clause}",
    "the short version is, {clause}",
    "{clause}",
    "looking at how we'd run it, {clause}",
    "I think {clause}",
    "if I think it through, {clause}",
    "{clause}",
    "under normal load, so to speak, {clause}",
    "the way I understand it, {clause}",
    "my guess is that {clause}",
  ],
  plain: [
    "{clause}",
    "for me {clause}",
    "I think {clause}",
    "{clause}",
    "the thing is, {clause}",
    "{clause}",
    "mainly because {clause}",
    "in my case {clause}",
    "I suppose {clause}",
    "{clause}",
    "when I think about it, {clause}",
    "what it comes down to is, {clause}",
    "I mean, {clause}",
  ],
  casual: [
    "{clause}",
    "I mean, {clause}",
    "you know, {clause}",
    "{clause}",
    "I feel {clause}",
    "the thing is, {clause}",
    "{clause}",
    "mostly because {clause}",
    "I guess {clause}",
    "{clause}",
    "no joke, {clause}",
    "for real, {clause}",
    "and {clause}",
  ],
  careful: [
    "{clause}",
    "if I may say so, {clause}",
    "as I see it, {clause}",
    "{clause}",
    "it seems to me that {clause}",
    "{clause}",
    "I believe {clause}",
    "when I consider it calmly, {clause}",
    "{clause}",
    "in my experience of such things, {clause}",
    "I would think {clause}",
    "I have thought about it, and {clause}",
    "at my age I can say it, {clause}",
  ],
};

/** What introduces a point for, said by someone who is against, and the other way round. */
export const concessions = {
  for: [
    "to be fair, {clause}",
    "I'll grant that {clause}",
    "on the other side, {clause}",
    "what speaks for it, though, is that {clause}",
    "in fairness, {clause}",
    "one good thing about it, {clause}",
    "mind you, {clause}",
    "I can see the other side too, {clause}",
    "if there's one thing I'd credit, {clause}",
    "at the same time {clause}",
  ],
  against: [
    "my one worry is that {clause}",
    "then again, {clause}",
    "what holds me back a little is that {clause}",
    "on the other hand, {clause}",
    "the only thing is, {clause}",
    "if I look for a snag, {clause}",
    "mind you, {clause}",
    "what I'd keep an eye on is that {clause}",
    "a small doubt remains, {clause}",
    "at the same time {clause}",
  ],
};

/** What leads back to the respondent's own side after a point of the other one. */
export const returns = [
  "all the same, {clause}",
  "even so, {clause}",
  "still, {clause}",
  "that said, {clause}",
  "but on the whole {clause}",
  "and yet {clause}",
  "what counts more is that {clause}",
  "but then {clause}",
  "against that, {clause}",
  "it doesn't change the main thing, {clause}",
];

/** How a question back is put. */
export const asking = [
  "{clause}",
  "what I'd ask is, {clause}",
  "and {clause}",
  "I'd want to know, {clause}",
  "so {clause}",
  "one thing I'd ask first, {clause}",
  "only, {clause}",
];

/** How a first sentence is led in; most are not. */
export const openings = [
  "{clause}",
  "well, {clause}",
  "{clause}",
  "hm, {clause}",
  "{clause}",
  "honestly, {clause}",
  "{clause}",
  "{clause}",
  "let me think, {clause}",
  "{clause}",
  "okay, {clause}",
  "{clause}",
  "to be honest, {clause}",
  "{clause}",
  "{clause}",
  "{clause}",
  "{clause}",
];

/** How a first sentence is led in that tells facts. */
export const factOpenings = [
  "{clause}",
  "{clause}",
  "well, {clause}",
  "{clause}",
  "{clause}",
  "let me see, {clause}",
  "{clause}",
  "{clause}",
  "so, {clause}",
  "{clause}",
  "{clause}",
];

/** How a further fact is added. */
export const asides = [
  "{clause}",
  "and {clause}",
  "{clause}",
  "of course {clause}",
  "{clause}, I should add",
  "{clause}",
  "{clause}, as you'd expect",
];

/** How a verdict is put. */
export const summings = [
  "{clause}",
  "so {clause}",
  "all in all, {clause}",
  "{clause}",
  "as things stand, {clause}",
  "right now {clause}",
  "{clause}",
  "if you ask me, {clause}",
  "in short, {clause}",
  "taking it together, {clause}",
  "{clause}",
  "when I add it up, {clause}",
  "for now {clause}",
];

/** How somebody adds that an answer is general. */
export const admissions = [
  "{clause}",
  "though {clause}",
  "but {clause}",
  "mind you, {clause}",
  "{clause}",
  "only, {clause}",
];
