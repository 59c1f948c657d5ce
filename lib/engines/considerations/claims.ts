import type { Consideration } from "./consideration.ts";

export const claims: Consideration = {
  theme: "Believable claims",
  criterion: "Claims that can be checked",
  objection: "The claims sound too good",
  category: "trust",
  wording: {
    pro: "claims that can be believed",
    con: "claims that sound too good",
    see: "a smaller claim that can be checked",
    keep: "keep the claims modest",
    mend: "cut the claim down to what can be shown",
  },
  loadings: { ad_scepticism: 1, need_for_cognition: 0.3, craft_pride: 0.3 },
  touches: `claim, claims, headline, tagline, slogan, promise, positioning, advert, copy,
    pitch, campaign, greenwashing`,
  words: `
    -0.26 | best, amazing, revolutionary, miracle, world-class, perfect, incredible, game-changing, game changer,
      unbeatable, ultimate, the future of, magical, 10x, disruptive, unparalleled, number one, excellent, fantastic,
      awesome, superb, wonderful, great, guaranteed results`,
  said: {
    matter: "whether the claims are true",
    for: `claims I can believe | believable words about {it} | I believe what is said about {it}
      I find the claims about {it} modest enough | I can check what is promised about {it}
      I take the words about {it} as honest`,
    against: `claims too good to be true | more being promised about {it} than I believe
      I do not believe what is said about {it} | I find the claims about {it} too good to be true
      I cannot check what is promised about {it} | I hear advertising in the words about {it}`,
    why: `big words about {kind} have misled people before | I check what {it} would promise before I pay
      a modest claim about {it} is easier to believe`,
    want: "a smaller claim about {it} that can be checked | plain words about {it} without advertising",
  },
};
