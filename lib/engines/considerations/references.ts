import type { Consideration } from "./consideration.ts";

export const references: Consideration = {
  theme: "Word from peers",
  criterion: "Recommended by peers",
  objection: "Nobody I know uses it",
  category: "proof",
  wording: {
    pro: "a good word from peers",
    con: "no word from peers",
    see: "somebody like them who uses it and can be asked",
    keep: "let users speak for it",
    mend: "put doubters in touch with users of their own kind",
  },
  loadings: { influence: 0.8, consensus_need: 0.4, risk_aversion: 0.3, brand_consciousness: 0.2 },
  touches: "peers, peer, friends, recommend, recommendation, influencer, influencers, referral, advocacy",
  words: `
    -0.4 | bad reviews, negative reviews, one-star, nobody uses, unpopular, boycott, poorly rated, unknown
    0.28 | recommended, recommended by, testimonials, testimonial, reviews, five-star, customer stories, popular,
      bestselling, best-selling, trusted by, used by, word of mouth, endorsed, doctor-recommended, reference
      customers, community, rated`,
  said: {
    matter: "word from people like me | a word from people like me | advice from people like me",
    for: `a good word from [others/people I know/those who know]
      the good [word/reports/opinions] on {it} from others
      I hear [good things/only good/a lot of good] about {it} from others
      people like me speak [well/highly/warmly] of {it}
      I [know others who would vouch/have heard others speak up/know people who speak up] for {it}
      people I trust have [recommended {it} to me/spoken well of {it}/told me good things of {it}]`,
    against: `no word from [others/people I know/those who know] | not knowing [others/people] who [use/know] {it}
      I know nobody who [uses {it}/knows {it}/can tell me about {it}]
      I hear nothing about {it} from [people like me/people I know/those I trust]
      nobody I trust has [recommended/spoken of/named] {it} to me
      I have had no word on {it} from [people like me/people I know/those I trust]`,
    why: `on {kind} I go by [people in my place/those in my shoes/what my kind of people do]
      others [have made the mistakes with {it} before me/can tell me the faults of {it}/know {it} longer than I]
      a known voice on {it} counts [more than an advert/more than any ad/for more with me]`,
    want: `a word on {it} from someone in my [place/position/shoes]
      someone who [uses {it}/knows {it}] and can be asked`,
  },
};
