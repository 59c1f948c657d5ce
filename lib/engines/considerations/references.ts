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
    matter: "word from people like me",
    for: `a good word from others | the good word of others on {it} | I hear good things about {it} from others
      people like me speak well of {it} | I know others who would vouch for {it}
      people I trust have led me to {it}`,
    against: `no word from others | not knowing others who use {it} | I know nobody who uses {it}
      I hear nothing about {it} from people like me | nobody I trust has recommended {it} to me
      I do not want to be the first with {it}`,
    why: `on {kind} I go by people in my place | others have made the mistakes with {it} before me
      a known voice on {it} counts more than an advert`,
    want: "a word on {it} from someone in my place | someone who uses {it} and can be asked",
  },
};
