import type { Consideration } from "./consideration.ts";

export const support: Consideration = {
  theme: "Help when it breaks",
  criterion: "Help from a person",
  objection: "Nobody helps when it breaks",
  category: "effort",
  wording: {
    pro: "help from a person when needed",
    con: "no help when something breaks",
    see: "who answers, when, and how fast",
    keep: "say who answers and when",
    mend: "give doubters a person to call before they buy",
  },
  loadings: { technology_readiness: -0.5, risk_aversion: 0.3, vendor_risk: 0.4, quality_consciousness: 0.2 },
  touches: "customer support, customer service, assistance, account manager, aftercare, advice",
  words: `
    -0.5 | no support, poor support, no phone support, chatbot only, unanswered, no help, bot only, long hold times,
      on hold, ticket only, self-support, email-only, no human, no humans, without human
    0.3 | support, 24/7 support, phone support, human support, dedicated manager, customer success, onboarding help,
      live chat, concierge, live agent, real person, real people, hotline, white-glove, in-person`,
  said: {
    matter: "help when it breaks | help when it fails | help when it goes wrong",
    for: `help from [a person/a human being/a real person] | the help I [get/have/can count on] with {it}
      I know whom to [ask/call/turn to] for help with {it}
      I get help from [a person/a human being/a real person] with {it}
      I feel [sure of help/well helped/in good hands when I need help] with {it}
      someone [answers/helps/is there] when I have trouble with {it}`,
    against: `nobody to [help me/turn to for help/call for help]
      how little help there [is/would be/seems to be] with {it}
      I [do not know whom to ask/would not know where to turn/have nobody to call] for help with {it}
      I get no help from [a person/a human being/a real person] with {it}
      I feel left [alone/without help/on my own] when something breaks with {it}
      nobody [answers/helps/is there] when I have trouble with {it}`,
    why: `I cannot [mend/fix/repair] {it} myself
      trouble with {kind} comes when I have [least time/no time/other things to do]
      a person helps faster with {it} than [a page/any page/a screen]`,
    want: `a person to [call/ask/turn to] about {it}
      a promise of [how fast help with {it} comes/quick help with {it}/an answer on {it} within the day]`,
  },
};
