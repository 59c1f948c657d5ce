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
    for: `claims [I can believe/that ring true/that sound right to me] | [believable/honest/modest] words about {it}
      I believe [what is said/the words that are said/all that is said] about {it}
      I find the claims about {it} [modest enough/easy to believe/within reason]
      I can check [what is promised about {it}/the promises of {it}/the words about {it}]
      I take the words about {it} as [honest/true/meant]`,
    against: `claims [too good to be true/that sound too big/I have a hard time with]
      more [being promised about {it} than I believe/promised about {it} than can be true/said for {it} than is true]
      I [do not believe what is said/doubt the fine words/believe half of the words] about {it}
      I find the claims about {it} [too good to be true/larger than life/hard to swallow]
      I cannot check [what is promised about {it}/the promises of {it}/the words about {it}]
      I hear [advertising/a sales pitch/a salesman] in the words about {it}`,
    why: `big words about {kind} have [misled people before/led people astray/let people down]
      I [check what {it} would promise/look into what {it} would promise/test the promise of {it}] before I pay
      a [modest/small/careful] claim about {it} is easier to believe`,
    want: `a smaller claim about {it} that can be [checked/tested/shown]
      [plain words about {it} without advertising/sober words about {it}/a text on {it} that sells nothing]`,
  },
};
