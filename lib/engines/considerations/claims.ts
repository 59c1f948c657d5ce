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
    matter: "whether the claims are true | the truth of the claims | how true the claims are",
    for: `claims [I can believe/that ring true/that sound right to me]
      how [believable/honest/easy to believe] the claims about {it} are
      I believe the [claims/claims made/claims I hear] about {it}
      I find the claims about {it} [easy to believe/honest/believable]
      the claims about {it} [ring true/sound true/sound honest] to me
      I take the claims about {it} as [honest/true/the truth]`,
    against: `claims that [sound too good to be true/sound too good/promise too much]
      claims about {it} that [sound too good/promise too much/are hard to believe]
      I find the claims about {it} too good to [be true/believe/be right]
      what is claimed about {it} sounds too good to [be true/me/believe]
      I do not believe the big [claims/promises] about {it}
      the claims about {it} [promise too much for me/sound too good to me/go too far for me]`,
    why: `big words about {kind} have [misled people before/led people astray/let people down]
      I [check what {it} would promise/look into what {it} would promise/test the promise of {it}] before I pay
      a [modest/small/careful] claim about {it} is easier to believe`,
    want: `a smaller claim about {it} that can be [checked/tested/shown]
      [plain claims about {it} that I can check/claims about {it} that promise less]`,
  },
};
