import type { Consideration } from "./consideration.ts";

export const status: Consideration = {
  theme: "What it says about me",
  criterion: "Something to be seen with",
  objection: "It is not something to be seen with",
  category: "social",
  wording: {
    pro: "something to be seen with",
    con: "not something to be seen with",
    see: "people they look up to who use it",
    keep: "keep its look and the company it keeps",
    mend: "test how it looks to those around them",
  },
  loadings: { brand_consciousness: 1, influence: 0.5, price_consciousness: -0.3 },
  touches: "image, brand image, prestige level, impress, appearance, identity",
  words: `
    -0.3 | embarrassing, tacky, uncool, stigma, cheap-looking, off-brand, knock-off, knockoff, cringe, generic brand
    0.34, price -0.06 | luxury, luxurious, exclusive, designer, prestige, prestigious, vip, invite-only, status
      symbol, status, iconic, high-end, members-only, first class, first-class, celebrity, platinum, couture, flagship`,
  said: {
    matter: "what it says about me | what it says about who I am | what it says about a person like me",
    for: `making a [good/fine/smart] impression on others | how [good/smart] I look with {it}
      I would be [glad/happy/proud] to be seen with {it} | I [look good/look smart/make a good impression] with {it}
      others would [respect me/look up to me/think well of me] for {it}
      I like what {it} would [say about me/tell others about me/show of me]`,
    against: `making a [bad/poor/silly] impression on others
      how [bad/silly/odd] {it} would make me look
      I [would not want to be/would rather not be/do not like to be] seen with {it}
      I look [bad/silly/odd] with {it} | others would [think less of me/look down on me/laugh at me] for {it}
      I do not like what {it} would [say about me/tell others about me/show of me]`,
    why: `people judge {kind} by what they [see/can see/notice] | I show [something/a part/a bit] of myself with {it}
      with {kind} I care how I [come across/look to others/am seen]`,
    want: `[people I look up to who choose/someone I admire who has/a person of taste who picks] {it}
      a look of {it} that I can [stand behind/be proud of/live with]`,
  },
};
