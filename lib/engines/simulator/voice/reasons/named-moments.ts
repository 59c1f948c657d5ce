import type { Side } from "../mind.ts";
import type { Register } from "../register.ts";

type Moments = Record<Side, string[]>;

/** Small things that happened around any point, by its name. */
const toAnyone: Moments = {
  for: [
    "{who} told me {when} how [glad|happy] they were to have {good}",
    "{when}, during {routine}, I thought how much [I'd like|it would help to have] {good}",
    "{when} {who} and I talked about it, and we both [wished for|wanted] {good}",
    "I had {good} for once {when}, with something else, and [I noticed the difference|it was a relief]",
    "somebody asked me {when} what would help {us}, and I said {good}",
    "{when} I watched {who} at work, and there was {good} right in front of me",
    "{good} was on my list {when}, and nothing I looked at had it",
  ],
  against: [
    "{when} I turned something down because of {want}, and [I'd do it again|nobody minded]",
    "{who} and I argued about {want} {when}, [for longer than it deserved|and neither gave in]",
    "{when} {who} warned me about {want}, and [I've kept it in mind|rightly so]",
    "I [came across|saw] the same thing {when}, and {want} was the sore point there too",
    "{when}, during {routine}, I was thinking about {want} and [got cross|lost my patience]",
    "I asked a question about {want} {when}, and the answer [was thin|made it worse]",
    "{when} I gave up on something half way, and {want} was [the reason|to blame]",
  ],
};

/** What somebody else once offered, and what went wrong with something else: told by each as their days are. */
const inBusiness: Moments = {
  for: [
    "a competitor of theirs offered {us} {good} {when}, and [I took the call|I heard them out]",
    "{when} I saw {good} in a demo, and I wrote it down",
    "{boss} asked {when} whether {we} couldn't have {good}",
    "{good} was a line in {our} plan {when}, and nothing came of it",
    "a vendor promised {us} {good} {when}, and I'd have signed if the rest had fitted",
    "{when} {who} showed me what {good} had done for another department",
  ],
  against: [
    "{want} sank a project of {ours} {when}, and I've asked about it up front ever since",
    "{when} {want} came up in a review, and nobody could answer for it",
    "I signed something off {when}, and {want} came back to bite {us}",
    "{when} I sent a proposal back, and {want} was why",
    "{boss} stopped a purchase {when}, and {want} was the reason given",
    "{want} cost {us} a whole meeting {when}, and we [ended where we began|let the thing go]",
  ],
};
const inPassing: Moments = {
  for: [
    "somebody else had {good} on offer {when}, and I came close",
    "I saw {good} advertised {when} and [looked twice|kept the page open]",
    "{when} I'd have given a lot for {good}",
    "{who} has {good} now and [won't stop talking about it|wouldn't go back]",
    "I tried something with {good} {when}, and going back was hard",
    "I nearly signed up for something else {when}, only because of {good}",
  ],
  against: [
    "{want} ruined something similar for {us} {when}, and that stuck",
    "<I sent something back // I took a thing back> {when}, and {want} was half the reason",
    "{who} went through that {when}, and {want} was what they [moaned|complained] about",
    "{when} I nearly said yes to something like it, then I got to {want}",
    "I let {want} slide {when}, and I was sorry for it later",
    "{when} I was stuck with something because I hadn't looked at {want}",
  ],
};
const withCare: Moments = {
  for: [
    "I wrote to a company {when} to ask for {good}, and they had no answer",
    "{when} I kept an advertisement because it spoke of {good}",
    "{who} showed me {good} {when}, and I took my time looking at it",
    "I have been looking out for {good} for {long}",
    "a shop assistant spoke to me of {good} {when}, and I went home thinking about it",
    "{when} I held two offers side by side, and {good} was the difference between them",
  ],
  against: [
    "{want} gave me trouble {when}, and since then I read up on it before I agree",
    "I was too trusting about {want} {when}, and I have not been since",
    "{when} I put a form back in the drawer, and {want} was why",
    "I made a list {when}, and {want} stood at the top of what could go wrong",
    "{who} asked my advice {when}, and I told them to look at {want} first",
    "{when} I asked twice about {want} before I gave up on an offer",
  ],
};
const asToldBy: Record<Register, Moments> = {
  executive: inBusiness,
  technical: inBusiness,
  plain: inPassing,
  casual: inPassing,
  careful: withCare,
};

/** Small things that happened around any point, as somebody of this register tells them. */
export const namedMoments = (side: Side, register: Register): string[] => [
  ...toAnyone[side],
  ...asToldBy[register][side],
];
