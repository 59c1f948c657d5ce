import type { ConsiderationId } from "../../considerations.ts";
import type { StudyTypeId } from "../../study-types.ts";
import type { TraitId } from "../../traits.ts";

/**
 * How answers begin, by the question's purpose: what follows, then the forms of those against, torn and for. One column of
 * forms is for all. "→" is where a sentence follows, "→→" where two do.
 */
export const openings: Record<StudyTypeId, string> = {
  pricing: `
value_today | own | Not a lot, to be honest. → / Very little. → | Something, but I couldn't put a figure on it. → / Hard to say. Something, certainly. → | A fair amount, I'd say. → / Quite a lot, actually. →
comparison_price | own (thing, habit, fit) | With what else I could do with the money. → / With what I manage on now. → | With what I pay for that sort of thing now. → / With whatever else is on offer. → | With what it does for me. → / With what it costs to do without. →
price_reaction, no price | – | As soon as it's more than I pay now. / Pretty soon. | A little above what I pay now. / Once I'd have to think it over. | Well above what I pay now. / I'd go a fair bit higher.
fairness | own (money) | It's unfair if I pay for things I don't need. → / It's fair if I'd pay it again. → | It's fair if it's the same for everyone. → / It's fair if I can see what I'm paying for. → | It's fair if both sides are happy with it. → / It's fair if I can see what I'm paying for. →
unlock_more | want (not money) | Nothing that I can think of. / I wouldn't pay more. | Perhaps {want}. / Hard to say. Maybe {want}. | {Want}. / For a bit more, I'd want {want}.`,
  concept: `
first_reaction | own | My first thought was no. → / I wasn't taken with it. → | I'm in two minds. → / I don't quite know yet. → | I like it. → / My first thought was yes. →
what_is_it | own | As something for other people. → / Just as you did, perhaps a little cooler. → | As something that might be useful. → / Just as you did, with a question mark. → | As something I could do with. → / Just as you did, perhaps a little warmer. →
who_for | own | Not me, I'm afraid. → / Other people, not me. → | People a bit like me, perhaps. → / Some people. I'm not sure I'm one of them. → | People like me, I'd say. → / Me, for one. →
whats_new | for (thing) | Not a great deal. → / Only one thing, if that. → | One thing, perhaps. → / A little. → | One thing stands out. → / What's new to me is also what I like. →
unbelievable | against (doubt) | Quite a bit, to be honest. → / More than one thing. →→ | I'd want to check a thing or two. → / One thing, perhaps. → | Nothing much. / Nothing. It sounds plain enough.
would_stop | against | Quite a lot. →→ / More than one thing. →→ | One thing might. → / There is something. → | Not much. → / Only a small thing. →`,
  product: `
job_today | own | For what I have to, no more. → / For less and less, to be honest. → | For a few things. → / Now and then, when it suits. → | For the everyday things. → / For quite a lot. →
workaround | – | I go back to the old way. / I look for something else. | I make do somehow. / I find a way round it. | I manage somehow. / I find a way round it, and come back to it.
first_use | own | I wasn't impressed. → / It put me off a little. → | It was all right. → / I didn't quite know what to make of it. → | I liked it straight away. → / It won me over quickly. →
would_miss | for | Not a lot. → / Very little, to be honest. → | A little. → / Some of it. → | Quite a lot. →→ / I'd notice straight away. →
whats_missing | want | More than one thing. I'd need {want}. / I'd need {want}, to begin with. | I'd like {want}. / Perhaps {want}. | Not much. Maybe {want}. / Only a small thing: {want}.
who_else | – | Hardly anybody, as far as I know. / Nobody I know of. | I couldn't say. / Some do, some don't. | A few people, I think. / Some of the people around me.`,
  competitor: `
current_solution | – | Something that does the job. / I have my way, and it works. | Something that more or less does the job. / A bit of this and that. | Something I wouldn't mind replacing. / I make do with what I have.
how_chosen | weighs 1 (thing, people, money) | I went by {weighs}. / It came down to {weighs}.
shortlist, rivals | – | The ones you named: {rivals}. / {Rivals}, more or less.
shortlist | – | I didn't look around much. / None that I remember.
rival_wins | against (not habit, urgency, references, others, fit) | In more than one place. →→ / In what matters most to me. → | In one place, perhaps. → / Here and there. → | Hardly anywhere. → / Only on a small point. →
rival_loses | for | Nowhere that matters to me. / On a small point, maybe. → | On one point, I think. → / A little, yes. → | In what matters most to me. → / In more than one way. →→
switch_trigger | want | A lot. I'd need {want}. / I don't see it happening. | I'd want {want}. / I'd need {want}, to begin with. | Just {want}. / Not a lot. I'd do it.`,
  brand: `
last_time | weighs 1 (thing, people, money) | Nothing special. What I look at then is {weighs}. / An ordinary day. I look at {weighs}, mostly.
names_in_mind, rivals | – | {Rivals}. / {Rivals}, before anything else. | {Rivals}. / {Rivals}, I suppose. | {Rivals}, but after it. / {Rivals}.
names_in_mind | – | None in particular. / Several, none of them above the rest. | None in particular. / Several, none of them above the rest. | None that I'd put before it. / None in particular.
stands_for | own | Nothing very good. → / Not much that I like. → | A bit of both. → / Good and bad. → | Mostly good things. → / Something I like. →
brand_story | own | I came away disappointed. → / It left me cold. → | There wasn't much to remember. → / It was neither good nor bad. → | I came away pleased. → / It was a good one. →
not_for | against | Most people, to be honest. → / Anyone who asked me. → | People who expect a lot. → / Some people, not others. → | Hardly anyone. / Nobody that I can think of.
change_view | want | I'd need {want}. / {Want}, to begin with. | Maybe {want}. / I'd like {want}. | It would have to let me down. / I'm happy with how I see it.`,
  messaging: `
read_back | own (not urgency, others) | That somebody wants to sell me something. → / Not a lot. → | That there's a promise in it. → / Something, if it's true. → | That there's something in it for me. → / Something I'd like to hear more about. →
promise | own (not urgency, others, fit) | Nothing I'd hold anyone to. → / Not much that I want. → | A fair bit, if it's true. → / Something, though I'm not sure how much. → | Something I'd like to have. → / Just what I'm after. →
unclear | weighs 2 (thing, people, money, fit) | Quite a lot. It doesn't tell me {weighs}. / It doesn't tell me {weighs}, for a start. | One thing. It doesn't tell me {weighs}. / I'd still like to know {weighs}. | Nothing much. / Nothing. It's plain enough.
believe | own (claims, proof, trust) | Not very far. → / I don't, really. → | About halfway. → / Up to a point. → | Pretty far. → / I do, as it stands. →
who_else_says | – | Plenty of others. / Everybody does, it seems. | Others, but not quite like this. / Some others, I think. | Not many, I think. / Nobody says it quite like this.
forward_note | own | I'd write “Not for me”. → / I'd write “Another one of these”. → | I'd write “What do you think?” → / I'd write “Not sure about this one”. → | I'd write “Have a look at this”. → / I'd write “This might be for you”. →`,
  winloss: `
trigger | weighs 2 (thing, people, money, integration) | I'd started asking myself {weighs}. / The old question: {weighs}.
criteria | weighs 1 + own | What mattered most was {weighs}. → / {Weighs}, more than anything. →
decision_moment | own | In the end I said no to it. → / It went the other way. → | It was close. → / It could have gone either way. → | In the end I said yes to it. → / By then it was clear that I'd choose it. →
loser_best | for | It had one thing going for it. → / It had its points. → | Both had their points. / It was close on most points. | Nothing that would have tipped it. / It had its points, but not enough of them.
changed_it | want | I'd have needed {want}. / {Want}. | Perhaps {want}. / {Want}, maybe. | Very little. I'd choose it again. / Nothing that I can think of.`,
  churn: `
hired_for | weighs 1 (thing, people, money) | For me it has always been about {weighs}. / Then as now, what matters to me is {weighs}.
first_doubt | against | Fairly early on. → / It crept up on me. → | Somewhere along the way. → / Not at first, but they came. → | Not so far. / I can't say that I have.
last_straw | own | In the end I'd had enough. → / I decided to leave. → | It isn't settled yet. → / I go back and forth. → | I decided to stay. → / There was no question of leaving. →
alternatives, rivals | – | {Rivals}. / {Rivals}, for a start. | {Rivals}, but only briefly. / I've had a quick look at {rivals}. | Nothing, really. / I haven't felt the need.
alternatives | – | I've looked around. / Other ways of doing it. | I've had a quick look around. / Nothing seriously, so far. | Nothing, really. / I haven't felt the need.
would_keep | against: want · for: for | I'd need {want}. / {Want}, maybe. | I'd like {want}. / Perhaps {want}. | The same as now. → / What has kept me so far. →
exit_note | own | I'd write that I gave it a fair try. → / I'd keep it short. → | I'd write that I had my reasons. → / I'd write that it wasn't all bad. → | I don't plan on leaving. → / I'd write that I was happy with it. →`,
  cx: `
last_journey | own | It didn't go smoothly. → / It was harder than it should be. → | It went all right, more or less. → / Some of it went well. → | It went smoothly. → / I had nothing to complain about. →
best_worst | own | The worst one, I'm afraid. → / The part that went wrong. → | Neither stands out much. → / A bit of both. → | A good one. → / The part that went well. →
effort | against (ease) | In most places. → / From the start. → | In one place, perhaps. → / Here and there. → | Nowhere, really. / It went more easily than I thought.
recovery | against: against (mending) · for: for (mending) | I had to sort it out myself. → / Not much happened. | It was sorted out in the end. / I don't remember much about that. | It was put right. → / Somebody dealt with it. → / It was sorted out in the end.
channel | weighs 1 (ease, mending) | It depends on {weighs}. / I go by {weighs}.
one_fix | want (not health) | I'd want {want}. / {Want}, first of all. | Maybe {want}. / I'd like {want}. | Only a small thing: {want}. / Not much. Perhaps {want}.`,
  segmentation: `
day_in_life | weighs 3 | Nothing special. When it comes up, I ask myself {weighs}. / A day like any other. Then I think about {weighs}.
goals | weighs 1 + own | What I care about most is {weighs}. → / For me it's about {weighs}. →
how_choose | weighs 2 | I look at {weighs}, among other things. / I compare, and I look at {weighs}.
trade_offs | least (not trust, quality, reliability, security, privacy, health) | I'd worry least about {weighs}. / I care least about {weighs}.
channels | – | I ask around. / I look it up and make up my own mind.
what_good_is | weighs 1 + own | It comes down to {weighs}. → / I judge it by {weighs}. →`,
  custom: `
context | – | Hardly anywhere. / Not in many places. | Here and there. / In some places. | In more places than you'd think. / In quite a few places.
current_behaviour | – | What I've always done. / I have my own way. | I make do. / A bit of this and that. | I make do, but I'm not happy with it. / I manage, with some trouble.
reaction | own | I'm not convinced. → / It's not for me. → | I can see both sides. → / I haven't made up my mind. → | I like it. → / I'm in favour. →
barrier | against | Quite a lot. →→ / More than one thing. →→ | Something does. → / There is one thing. → | Very little. → / Hardly anything. →
comparison | own | It comes off worse. → / I'd rather have what I know. → | About the same. → / Better in one way, worse in another. → | It comes off better. → / I'd take it over what I know. →
next_step | want | Nothing, I think. / I'd leave it. | I'd wait. First I'd want {want}. / I'd look into it, but I'd need {want}. | I'd go ahead. I'd only want {want}. / I'd like to get started.`,
};

/** The groups that the openings limit what follows to. */
export const groups: Record<string, ConsiderationId[]> = {
  thing: [
    ...(["time_saved", "quality", "outcome", "reliability", "reversibility", "effort", "learning"] as const),
    ...(["features", "simplicity", "control", "enjoyment", "health", "convenience", "choice", "speed"] as const),
    ...(["sustainability", "privacy", "security"] as const),
  ],
  people: ["proof", "references", "trust", "claims", "vendor_risk", "support", "service"],
  money: ["price", "price_clarity", "value", "budget_cycle"],
  doubt: ["claims", "proof", "trust", "outcome", "quality", "reliability", "privacy", "security", "health"],
  ease: ["effort", "convenience", "simplicity", "learning", "speed", "support"],
  mending: ["support", "service", "speed"],
};

/** What is said where a question finds nothing to say. */
export const nothingToSay = ["Nothing comes to mind.", "I can't think of anything.", "Nothing in particular."];
export const nowhere = "Nowhere that I can think of.";
/** The same where reasons of that side were given before. */
export const saidBefore = ["Only what I've said already.", "Nothing that I haven't said."];
export const onlyWhereSaid = "Only in what I've said already.";

/** To a question that cannot be interpreted. */
export const unanswered = [
  "I'd have to think about that.",
  "I couldn't say, offhand.",
  "I don't have an answer to that yet.",
  "That's not something I can answer on the spot.",
];
/** To a question whose words touch something that weighs; a sentence on it follows. */
export const asFarAsIKnow = ["What I can say is this.", "I can only tell you how I see it."];

/** Before a sentence of the second side, and before a concession by someone against and by someone for. */
export const joining = ["Then again,", "Still,", "But"];
export const concessions = { against: "To be fair,", for: "That said," };

/** How a price is found, from far too much to a bargain. */
export const priceLevels = [
  ["That's far too much.", "That's out of the question for me.", "I wouldn't think about it at that price."],
  ["That's on the high side.", "That's a bit steep.", "I'd hesitate at that."],
  ["That's about as far as I'd go.", "I could just about live with that.", "I'd have to think it over at that."],
  ["That's all right.", "That sounds fair.", "I'd be fine with that."],
  ["I'd have expected to pay more.", "That's very little for it.", "I'd pay that straight away."],
] as const;

/** Who decides, by the state of the interview. */
export const deciders: Record<string, { budget_owner: string; process_people: string }> = {
  "nobody else has to agree": {
    budget_owner: "I do. Nobody else has to agree.",
    process_people: "Only me. Nobody else had to agree.",
  },
  "one more signature is needed": {
    budget_owner: "I do, but it takes one more signature.",
    process_people: "Me, and then one more signature.",
  },
  "a small group decides together": {
    budget_owner: "A few of us decide that together.",
    process_people: "A few of us, together.",
  },
  "somebody close has a say": {
    budget_owner: "I do, but somebody close to me has a say.",
    process_people: "Me, and somebody close to me.",
  },
  "friends are asked first": {
    budget_owner: "I do, but I ask friends first.",
    process_people: "Me, after asking friends.",
  },
};

const lived = [
  ["I'm not happy with it at all.", "I've had enough of it."],
  ["I'm not that happy with it.", "It could be a lot better."],
  ["It's neither good nor bad.", "I can take it or leave it."],
  ["On the whole I'm happy with it.", "More good than bad."],
  ["I'm very happy with it.", "It's as good as I could ask for."],
];

/** What each stance from 1 to 5 says in the end, in types that have words of their own. */
const ownVerdicts: Partial<Record<StudyTypeId, string[][]>> = {
  product: lived,
  cx: lived,
  brand: lived,
  churn: [
    ["I'm leaving.", "That was it for me."],
    ["I'll probably leave.", "I don't see myself staying."],
    ["I might stay, I might not.", "I haven't decided."],
    ["I'll probably stay.", "I'd rather stay than leave."],
    ["I'm staying.", "I'm not going anywhere."],
  ],
  winloss: [
    ["I turned it down, and I'd do so again.", "It wasn't the right one."],
    ["I decided against it in the end.", "On the whole it wasn't the right one."],
    ["It could have gone either way.", "It was as close as it gets."],
    ["I chose it in the end.", "On the whole it was the right one."],
    ["I chose it, and I'd do so again.", "It was the right one for me."],
  ],
  messaging: [
    ["It does nothing for me.", "It doesn't convince me at all."],
    ["It doesn't really convince me.", "I'd probably read no further."],
    ["It half convinces me.", "I don't know what to make of it."],
    ["It mostly convinces me.", "I'd read on."],
    ["It convinces me.", "I'd want to know more straight away."],
  ],
};
const anyVerdicts = [
  ["It's a no from me.", "I'd leave it alone."],
  ["More no than yes.", "I'd rather not."],
  ["I could go either way.", "I haven't made up my mind."],
  ["More yes than no.", "I'd be open to it."],
  ["It's a yes from me.", "I'm all for it."],
];

/** What a stance from 1 to 5 says at the end of an interview, in two forms. */
export const verdictsOf = (study_type: StudyTypeId): string[][] => ownVerdicts[study_type] ?? anyVerdicts;

type Forms = Record<"for" | "against", string[]>;
const both = (...forms: string[]): Forms => ({ for: forms, against: forms });
const vague = both("Nothing in particular. It's how it strikes me. →", "It's more a general feeling. →");
const noMoment = both("I couldn't name one time. →", "It's not one moment, it's all of it. →");

/** Probes about an offer and about a thing in use, and their answers. */
export const probes: Record<string, Record<"offer" | "use", { ask: string[] } & Forms>> = {
  clarify: sameOf({
    ask: ["You said “{quoted}”. What do you mean by that?", "What do you have in mind when you say “{quoted}”?"],
    ...both("Just that. →", "What I mean is this. →"),
  }),
  example: {
    offer: { ask: ["You said “{quoted}”. What have you seen that makes you say so?"], ...vague },
    use: { ask: ["You said “{quoted}”. When did that last come up?"], ...noMoment },
  },
  ladder: {
    offer: {
      ask: ["You said “{quoted}”. Why does that matter to you?", "What is behind “{quoted}” for you?"],
      for: ["{fact} →", "It makes it easier to say yes. →"],
      against: ["{fact} →", "It makes it easier to say no. →"],
    },
    use: {
      ask: ["You said “{quoted}”. Why does that matter to you?", "What is behind “{quoted}” for you?"],
      for: ["{fact} →", "I'd be sorry to lose that. →"],
      against: ["{fact} →", "That's what bothers me. →"],
    },
  },
  contrast: {
    offer: {
      ask: ["You said “{quoted}”. How is that next to what you do now?"],
      for: ["I don't have that now. →", "That's what's different. →"],
      against: ["I don't have that problem now. →", "That's where I'm better off now. →"],
    },
    use: {
      ask: ["You said “{quoted}”. How is that next to what you had before?"],
      for: ["I didn't have that before. →", "That's what's different. →"],
      against: ["I didn't have that problem before. →", "That was better before. →"],
    },
  },
  counter: sameOf({
    ask: [
      "You said “{quoted}”. What would change your mind about that?",
      "You said “{quoted}”. What would you have to see to think otherwise?",
    ],
    for: ["A bad surprise, I suppose.", "Nothing that I can think of."],
    against: ["I'd need {want}.", "{Want}."],
  }),
};

function sameOf<Value>(value: Value): Record<"offer" | "use", Value> {
  return { offer: value, use: value };
}

/** What a trait says of itself. */
export const facts: Partial<Record<TraitId, string>> = {
  price_consciousness: "I watch what I spend.",
  value_consciousness: "I want something back for my money.",
  quality_consciousness: "I'd rather have things done well.",
  brand_consciousness: "I care what things say about me.",
  choice_confusion: "I like to keep things simple.",
  innovativeness: "I like trying new things.",
  ad_scepticism: "I don't believe everything I'm told.",
  influence: "I go by what people I know say.",
  convenience: "I'm short on time.",
  sustainability: "I care about the environment.",
  risk_aversion: "I don't like taking risks.",
  privacy_concern: "I'm careful with personal things.",
  hedonism: "I like to enjoy what I do.",
  health_concern: "I look after my health.",
  family_orientation: "I don't only think of myself.",
  roi_rigour: "I have to be able to justify my decisions.",
  security_demand: "I can't be careless about security.",
  integration_cost: "I don't want to rebuild what already works.",
  change_aversion: "I stick with what works.",
  vendor_risk: "I don't like to depend on anyone too much.",
  proof_demand: "I believe things when I see them.",
  time_to_value: "I need to see results soon.",
  consensus_need: "I can't go over other people's heads.",
  craft_pride: "I care how well things are done.",
};
