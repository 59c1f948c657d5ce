import type { ObjectionCategory } from "./findings.ts";
import type { TraitId } from "./traits.ts";

/**
 * Something people weigh when they decide, with all its words. Of "[a|b]" the first is said where an offer is weighed up,
 * the second where people live with the thing. Sentences of a side go from mild over plain to firm,
 * each in forms that say the same, with " / " between them.
 */
export type Consideration = {
  /** What charts and themes call it. */
  label: string;
  /** What it is called in a closed question. */
  criterion: string;
  category: ObjectionCategory;
  /** Clauses in which "they" are those who were interviewed. */
  pro: string;
  con: string;
  /** As what a decision depends on. */
  weighs: string;
  /** What makes it matter to a person, of any thing: true of them by how much it weighs. */
  because?: string;
  for: [mild: string, plain: string, firm: string];
  against: [mild: string, plain: string, firm: string];
  /** As something that one would want. */
  want: string;
  /**
   * How strongly each trait makes it matter: exponents without unit, −1 to 1. The direction follows from what the scale
   * measures, the size is chosen, and none is fitted to data.
   */
  loadings: Partial<Record<TraitId, number>>;
};

/** What people weigh when they decide: every label, clause and sentence about it that a reader of a study may see. */
export const considerations = {
  price: {
    label: "Price",
    criterion: "Fits the budget",
    category: "price",
    pro: "it is within their budget",
    con: "it costs too much",
    weighs: "what it costs",
    because:
      "I watch what is spent. / I keep an eye on costs. / I don't like paying too much. / I think about what a thing costs.",
    for: [
      "The price isn't the problem. / I [could|can] live with what it costs. / It's not too dear, I'd say. / The money isn't what worries me.",
      "It's about what I'd expect to pay. / The price seems fair enough to me. / It's affordable. / It's within what I'd planned.",
      "The price is no obstacle at all. / It costs less than I'd have guessed. / For what it costs, there's nothing to think over. / The price is right for me.",
    ],
    against: [
      "It's a bit more than I'd like to pay. / It could be a little cheaper. / It's slightly over what I had in mind. / I'd be happier if it cost a bit less.",
      "I don't want to spend that much on it. / It's too dear. / That's more than I'd put into it. / I can think of cheaper ways.",
      "It costs far too much. / The price is out of reach. / The price alone settles it for me. / There's no way I'm paying that.",
    ],
    want: "a lower price",
    loadings: { price_consciousness: 1, roi_rigour: 0.35, budget_authority: -0.2 },
  },
  price_clarity: {
    label: "Clear costs",
    criterion: "Costs I can predict",
    category: "price",
    pro: "the costs are clear",
    con: "the full cost is not clear",
    weighs: "what it costs in the end",
    because:
      "I like to know beforehand what I'll pay. / I like a price to be plain. / I plan what I spend. / I don't like surprises when I pay.",
    for: [
      "At least I know what [I'd be|I'm] paying. / The costs look clear enough. / I can roughly see what it comes to. / It's plain enough what [I'd pay|I pay].",
      "There are no surprises in what it costs. / What it costs is plain to see. / I can work out the cost myself. / The price is the price, with nothing on top.",
      "I always know what the bill will be. / I know exactly what I pay for. / Nothing is hidden in the price, and I like that. / I've rarely seen a clearer price.",
    ],
    against: [
      "I'm not sure I've seen the whole cost. / I wonder what comes on top. / The price could be plainer. / I'd like to know what's included.",
      "I can't see what's included and what isn't. / It's hard to say what [I'd end|I'll end] up paying. / The price doesn't tell me enough. / I don't know what I'd pay in the end.",
      "I can't tell what it [would cost|costs] in the end. / I don't sign up to a cost I can't see. / The bill [would be|is] a surprise every time. / I don't trust the price as it stands.",
    ],
    want: "one figure with everything in it",
    loadings: { price_consciousness: 0.6, value_consciousness: 0.3, roi_rigour: 0.5, risk_aversion: 0.3 },
  },
  value: {
    label: "Value for money",
    criterion: "Worth what it costs",
    category: "value",
    pro: "it is worth the money",
    con: "it is not worth the money",
    weighs: "what I get for the money",
    because:
      "I want something back for what I pay. / I don't mind paying for what's worth it. / I think of what else the money could do. / I ask what I get before I pay.",
    for: [
      "It's not bad value. / [I'd get|I get] something for the money, at least. / For the money it's all right. / It's probably worth it.",
      "[It would be|It's] money well spent. / It's worth what it costs. / [I'd get|I get] a lot for the money. / It's worth having at what it costs.",
      "[I'd get|I get] more out of it than it costs me. / It's worth every penny. / I can't think of better value. / It's more than worth its price.",
    ],
    against: [
      "I'm not sure it's worth the money. / I'd want a bit more for the money. / The value could be better. / It's on the thin side for the money.",
      "It's a lot of money for what [I'd get|I get]. / [I wouldn't get|I don't get] enough for the money. / It costs more than it gives back. / What [I'd get|I get] doesn't match what it costs.",
      "The money [would be|is] better spent elsewhere. / It's simply not worth the money. / [It would be|It's] a waste of money. / There are far better uses for that money.",
    ],
    want: "more for the money",
    loadings: { value_consciousness: 0.9, roi_rigour: 0.9, price_consciousness: 0.3 },
  },
  time_saved: {
    label: "Time saved",
    criterion: "Saves real time",
    category: "value",
    pro: "it saves time",
    con: "it does not save enough time",
    weighs: "how much time it saves",
    for: [
      "It [would save|saves] a bit of time. / There's some time to be saved with it. / [I'd be|I'm] a little faster with it. / It [would give|gives] me a moment back here and there.",
      "It [would give|gives] me time back. / It [would save|saves] me real time. / [I'd be|I'm] done sooner with it. / It [would take|takes] a load off my day.",
      "The time it saves is what wins me over. / It [would free|frees] up time I badly need. / I can't think of anything that saves me more time. / The time [I'd gain|I gain] is worth a lot to me.",
    ],
    against: [
      "I don't see it saving me much time. / The time saved is small. / It's not much quicker than before. / I'm not sure it saves any time.",
      "[I wouldn't be|I'm not] done any sooner with it. / It [would save|saves] me next to no time. / It [would take|takes] as long as it always did. / It only moves the work somewhere else.",
      "[I'd lose more time on it than I'd get back|I lose more time on it than I get back]. / It [would cost|costs] me time instead of saving any. / It's a waste of my time. / Nothing about it saves me time.",
    ],
    want: "[some proof of the time saved|less time spent on it]",
    loadings: { convenience: 0.6, time_to_value: 0.5 },
  },
  quality: {
    label: "Quality",
    criterion: "Good quality",
    category: "value",
    pro: "the quality is good",
    con: "the quality could be better",
    weighs: "how good it is",
    because:
      "I care about quality. / I notice the difference. / I'm a bit particular. / I'd rather have things done well.",
    for: [
      "The quality [looks|is] all right. / It's good enough, I'd say. / It's decent. / I see nothing wrong with it.",
      "It's good where it counts. / It's better than most. / The quality is where it should be. / It's good all round.",
      "It's very good. / I don't know anything better. / The quality is what wins me over. / I've seldom seen better.",
    ],
    against: [
      "I've seen better. / The quality could be a bit better. / It's not quite as good as I'd like. / It's only average.",
      "It could be a good deal better. / It isn't good where it counts. / The quality lets it down. / I'd expect something better.",
      "It isn't good enough for me. / It's just not good. / I wouldn't settle for that. / It falls well short.",
    ],
    want: "better quality",
    loadings: { quality_consciousness: 1, craft_pride: 0.8 },
  },
  outcome: {
    label: "Results",
    criterion: "Results that show",
    category: "value",
    pro: "they [would get|get] something out of it",
    con: "they [would get|get] too little out of it",
    weighs: "what [I'd get|I get] out of it",
    because:
      "I ask what I get out of a thing. / I look at what comes of it. / I only keep up what does me good. / I don't do much just for the sake of it.",
    for: [
      "It [could be|is] of some use. / [I'd get|I get] something out of it. / I can see a use for it. / It [might come|comes] in handy.",
      "[I'd get|I get] a lot out of it. / [I'd be|I'm] glad of it. / It [would be|is] a real help. / It [would give|gives] me something.",
      "[I'd get|I get] a great deal out of it. / It [would make|makes] a real difference. / It [would do|does] a lot for me. / [I'd be|I'm] very glad of it.",
    ],
    against: [
      "I'm not sure what [I'd get|I get] out of it. / The difference [would be|is] small. / I'm not sure that I need it. / I can't see much use for it yet.",
      "I don't see what [I'd get|I get] out of it. / There's not much in it for me. / It [would make|makes] hardly any difference. / I don't really need it.",
      "There's nothing in it for me. / It [would make|makes] no difference at all. / I see no point in it. / I don't need it at all.",
    ],
    want: "something extra",
    loadings: { time_to_value: 0.7, roi_rigour: 0.5, proof_demand: 0.2 },
  },
  proof: {
    label: "Proof",
    criterion: "Evidence that it works",
    category: "proof",
    pro: "they believe that it works",
    con: "they have seen no proof that it works",
    weighs: "whether there's proof that it works",
    for: [
      "I can believe that it works. / It seems to do what it says. / I've no reason to think it doesn't work. / It probably works.",
      "I've seen enough to know that it works. / It works, as far as I can tell. / There's enough to show that it works. / I don't need more proof.",
      "It's been shown to work, and that convinces me. / I'm sure that it works. / I've no doubt left that it works. / Nobody has to prove it to me any more.",
    ],
    against: [
      "[I'd like to see some proof first|I haven't seen much proof that it works]. / I'm not sure it works. / The proof is a bit thin. / I'd like to know how they can be so sure.",
      "So far it's only a promise. / I've seen nothing that shows it works. / Anybody can say that. / Nobody has shown me that it works.",
      "[I won't believe it works until I see it|I've stopped believing that it works]. / I don't believe it works. / Without proof I want nothing to do with it. / Nobody can tell me that it works.",
    ],
    want: "evidence from someone like me",
    loadings: { proof_demand: 1, need_for_cognition: 0.4, ad_scepticism: 0.4, roi_rigour: 0.2 },
  },
  references: {
    label: "Word of mouth",
    criterion: "Recommended by people I know",
    category: "proof",
    pro: "they hear good things about it",
    con: "they hear little good about it",
    weighs: "what others say about it",
    because:
      "I go by what people I know say. / I ask around before I decide. / I listen to people who know. / It matters to me what others think.",
    for: [
      "I've heard good things about it. / People seem to like it. / I've heard nothing bad about it. / It has a decent name.",
      "People I know speak well of it. / It comes well recommended. / It has a good name among people I know. / I hear good things about it again and again.",
      "People I know swear by it. / Everyone I ask is for it. / I know nobody who'd say a bad word about it. / The people I listen to are all for it.",
    ],
    against: [
      "I've heard mixed things about it. / Not everyone I know likes it. / I hear this and that about it. / People I know are divided about it.",
      "People I know choose something else. / I hear more bad than good about it. / People I know don't think much of it. / I haven't heard much good about it.",
      "Nobody I know has a good word for it. / I've heard too much that's bad about it. / I only hear bad things about it. / Nobody I know would choose it.",
    ],
    want: "a good word from people I know",
    loadings: { influence: 0.8, consensus_need: 0.4, risk_aversion: 0.3, brand_consciousness: 0.2 },
  },
  trust: {
    label: "Trust",
    criterion: "Something I can trust",
    category: "trust",
    pro: "they trust it",
    con: "they are not sure they can trust it",
    weighs: "whether I can trust it",
    because:
      "Trust comes first with me. / I'm careful with what I trust. / I like to know where I stand. / I don't trust a thing easily.",
    for: [
      "I've no reason to distrust it. / It makes an honest impression. / I see nothing to be wary of. / I'd give it the benefit of the doubt.",
      "I feel I can trust it. / I trust it on the whole. / It makes a good impression. / I have a good feeling about it.",
      "I trust it. / I trust it completely. / I wouldn't think twice about trusting it. / I have no doubts about it.",
    ],
    against: [
      "I'm a bit careful with it. / I'm not sure I can trust it. / I'd like to know a little more about it. / I have a small doubt about it.",
      "Something about it makes me wary. / I don't have a good feeling about it. / I'd have to trust it more than I do. / I don't quite trust it.",
      "I don't trust it. / I don't trust it at all. / I need to trust a thing, and I don't trust this one. / Without trust I keep away.",
    ],
    want: "a good reason to trust it",
    loadings: { ad_scepticism: 0.6, risk_aversion: 0.5, vendor_risk: 0.4, privacy_concern: 0.3 },
  },
  privacy: {
    label: "Privacy",
    criterion: "Keeps my data private",
    category: "trust",
    pro: "it keeps their data private",
    con: "it is not clear where their data goes",
    weighs: "what happens to the data",
    because:
      "I'm careful with personal things. / I like to know who knows what about me. / I keep things to myself. / I don't like to be watched.",
    for: [
      "I'm not too worried about the data. / They [would ask|ask] for little enough. / It [would know|knows] no more about me than it has to. / The data side seems all right.",
      "I know what [would be kept and what wouldn't|is kept and what isn't]. / What's mine [would stay|stays] mine. / They [would be|are] careful with what they know about me. / It [wouldn't pass|doesn't pass] anything on.",
      "The data [would stay|stays] with me, and that's how I want it. / I've no worries at all about the data. / I know exactly who sees what. / Nobody [would look|looks] over my shoulder, and I like that.",
    ],
    against: [
      "I'm not sure where the data [would end|ends] up. / I'd like to know who sees what. / It [would know|knows] a bit more about me than I like. / I have a question or two about the data.",
      "It [would ask|asks] for more than it needs to know. / Nobody says what happens to the data. / Too many people [would see|see] what's mine. / I don't like being watched.",
      "I don't want that kind of information out of my hands. / What I do is nobody's business. / I'm not giving my data away for that. / I don't hand that over to anyone.",
    ],
    want: "a clear word on who sees the data",
    loadings: { privacy_concern: 1, security_demand: 0.6 },
  },
  claims: {
    label: "Believable claims",
    criterion: "Claims I can check",
    category: "trust",
    pro: "they believe what it says",
    con: "they do not quite believe it",
    weighs: "whether I can believe it",
    because:
      "I weigh what I'm told. / I like to check things for myself. / I read closely what is promised. / I hold people to what they say.",
    for: [
      "It doesn't promise too much. / It seems reasonable enough. / It says what it is and no more. / I've no reason to doubt it.",
      "It sounds honest to me. / It rings true. / I can believe that. / I think it's true.",
      "I believe what it says. / I'd take it at its word. / I believe every word of it. / It says it straight, and I believe it.",
    ],
    against: [
      "I take it with a pinch of salt. / I'd want to check that first. / It's put a little too nicely. / I'm not sure it's the whole story.",
      "I don't believe the half of it. / It leaves out too much. / I've heard things like that before. / I doubt that it will turn out that way.",
      "I don't believe it. / I don't believe a word of it. / It won't turn out that way. / It isn't the whole truth.",
    ],
    want: "something I can check",
    loadings: { ad_scepticism: 1, need_for_cognition: 0.3, craft_pride: 0.3 },
  },
  security: {
    label: "Security",
    criterion: "Secure",
    category: "risk",
    pro: "they find it secure enough",
    con: "they are not sure it is secure enough",
    weighs: "how secure it is",
    because:
      "I can't be careless about security. / I think of what could go wrong. / I lock things twice. / I'm careful with anything that can be broken into.",
    for: [
      "[It looks|It's] secure enough for me. / I see no gaping holes in it. / The security seems fine. / They seem to take care of security.",
      "Someone has clearly thought about security. / It's well protected. / I know what keeps it safe. / It's as safe as I need it to be.",
      "[I'd have|I have] no worries about security. / I can't imagine anyone getting in. / It's the safest I know. / Security is what wins me over.",
    ],
    against: [
      "I'm not sure it's secure enough. / I'd like to know how it's protected. / The security could be tighter. / I have a question or two about security.",
      "[I'd worry|I worry] about someone getting in who shouldn't. / It's not well enough protected. / Nobody has told me how it's kept safe. / A gap in it [would be|is] trouble for me.",
      "It isn't secure enough for me. / I can't take a risk like that. / One leak, and I'd be in trouble. / With security like that, I can't use it.",
    ],
    want: "an independent check",
    loadings: { security_demand: 1, privacy_concern: 0.5, risk_aversion: 0.3 },
  },
  vendor_risk: {
    label: "Staying power",
    criterion: "Here to stay",
    category: "risk",
    pro: "it is here to stay",
    con: "it may not be around for long",
    weighs: "whether it will last",
    for: [
      "It'll be around for a while, I expect. / It seems settled. / It's not likely to go away soon. / They seem to know what they're doing.",
      "It looks here to stay. / They'll still be there when I need them. / It stands on solid ground. / I can plan with it.",
      "I don't worry about it disappearing. / It won't leave me in the lurch. / They're not going anywhere. / I'd bet on it lasting.",
    ],
    against: [
      "I wonder how long it'll be around. / I'm not sure it has a future. / It's still finding its feet. / I'd like to know what happens if it ends.",
      "I don't want to depend on something that might vanish. / It could be gone tomorrow. / [I'd be|I'm] too tied to one supplier. / It's not on solid ground.",
      "I can't see it lasting. / I'd be left with nothing if it ended. / It's too shaky for me. / I don't build on something like that.",
    ],
    want: "a clear word on what happens if it ends",
    loadings: { vendor_risk: 1, risk_aversion: 0.4 },
  },
  reliability: {
    label: "Reliability",
    criterion: "Works every time",
    category: "risk",
    pro: "they [could|can] rely on it",
    con: "they are not sure they [could|can] rely on it",
    weighs: "whether I can rely on it",
    because:
      "I like to know what I can count on. / I need to be able to count on things. / I don't like surprises. / I've been let down before.",
    for: [
      "It [would work|works] most of the time. / It seems steady enough. / It [would hold|holds] up all right, I think. / I [could|can] mostly rely on it.",
      "I [could|can] count on it. / It's dependable. / It [would do|does] its job every time. / [It would be|It's] there when I need it.",
      "It [would just work|just works]. / It won't let me down. / I [could|can] rely on it completely. / There's nothing more dependable.",
    ],
    against: [
      "I'm not sure I [could|can] rely on it. / It [could be|is] a bit hit and miss. / It [might not|doesn't] always work out. / I'd keep something else in reserve.",
      "It [would let|lets] me down at the wrong moment. / I can't plan around it. / [You'd never|You never] know what you get. / [It would be|It's] different every time.",
      "[I can't take the chance that it fails|It fails when I need it most]. / I can't rely on it, full stop. / I need something I can count on. / One failure is one too many for me.",
    ],
    want: "more certainty that it works",
    loadings: { risk_aversion: 0.6, quality_consciousness: 0.4, security_demand: 0.4, vendor_risk: 0.2 },
  },
  reversibility: {
    label: "A way out",
    criterion: "Can be stopped or undone",
    category: "risk",
    pro: "they can get out of it at any time",
    con: "it ties them down",
    weighs: "how I'd get out of it",
    for: [
      "I [could get out of it if I had to|can get out of it if I have to]. / It's not for ever. / There's a way back. / [I wouldn't be|I'm not] bound for long.",
      "I [could|can] stop whenever I like. / Nothing [would tie|ties] me down. / I can change my mind at any time. / It's easy to get out of.",
      "[There's no risk in trying it|Nothing forces me to stay with it]. / [I'd be|I'm] as free as before. / I can walk away tomorrow. / I risk nothing with it.",
    ],
    against: [
      "It's easier to start than to stop. / I'd like to know how to get out again. / It [would bind|binds] me a little. / I don't like to commit for long.",
      "[I'd feel|I feel] tied down by it. / Getting out [would be|is] a struggle. / I don't want to be bound like that. / There's no easy way back.",
      "[Once I'm in, I'm stuck with it|I feel stuck with it]. / I don't sign anything I can't get out of. / It ties my hands. / There's no way out of it.",
    ],
    want: "an easy way out again",
    loadings: { risk_aversion: 0.7, vendor_risk: 0.4, price_consciousness: 0.2 },
  },
  personal_risk: {
    label: "Answering for it",
    criterion: "Safe to put my name to",
    category: "risk",
    pro: "it is a safe choice",
    con: "[they would|they] have to answer for it",
    weighs: "whether I can answer for it",
    for: [
      "Nobody [would blame|blames] me for it. / I could explain it if someone asked. / It's not a big risk for me. / I [could|can] defend it.",
      "It's a safe choice. / Nobody can fault me for it. / I'd stand by it. / I can justify it to anyone.",
      "I'd happily put my name to it. / I'd vouch for it. / I'd sign for it today. / It does me credit.",
    ],
    against: [
      "If it goes wrong, it's on me. / I'd be sticking my neck out a bit. / I'd have to be able to explain it. / There's some risk in it for me.",
      "[I'd be|I'm] the one who has to explain it. / I don't want to take the blame. / It could come back on me. / I can't justify it as it stands.",
      "I don't want my name on it. / It could cost me my good name. / I won't answer for that. / The risk [would be|is] all mine.",
    ],
    want: "a start small enough to undo",
    loadings: { risk_aversion: 0.7, consensus_need: 0.4, budget_authority: -0.2 },
  },
  effort: {
    label: "Effort",
    criterion: "Little effort",
    category: "effort",
    pro: "it [would take|takes] little effort",
    con: "it [would take|takes] too much effort",
    weighs: "how much effort it takes",
    because:
      "I'm short on time. / My days are full as they are. / I have enough to do as it is. / I've only so much time.",
    for: [
      "The effort [would be|is] bearable. / It [would take|takes] a little doing, no more. / It [wouldn't|doesn't] ask too much of me. / The effort isn't the problem.",
      "It [would take|takes] little effort. / It [would ask|asks] little of me. / [I wouldn't|I don't] have to do much for it. / It [wouldn't|doesn't] take much.",
      "It [would take|takes] hardly any effort at all. / It [would ask|asks] nothing of me. / It couldn't take less effort. / [I'd|I] hardly have to do a thing.",
    ],
    against: [
      "It [would take|takes] a bit of effort. / It [would ask|asks] a little more of me than I'd like. / It [would be|is] a bit of a bother. / It [would take|takes] some doing.",
      "It [would ask|asks] a lot of me. / It [would take|takes] more effort than I'd like. / It [would be|is] too much bother for me. / It [would mean|means] too much fuss.",
      "It [would take|takes] far too much effort. / It [would ask|asks] too much of me. / The effort [would be|is] too much for me. / It's not worth the effort to me.",
    ],
    want: "a way that takes less effort",
    loadings: { convenience: 0.9, change_aversion: 0.6, technology_readiness: -0.3, time_to_value: 0.3 },
  },
  learning: {
    label: "Learning it",
    criterion: "Quick to learn",
    category: "effort",
    pro: "it is not hard to learn",
    con: "it takes too long to learn",
    weighs: "how quickly I can learn it",
    for: [
      "[I'd get|I got] the hang of it sooner or later. / It's not hard to pick up. / I think [I'd learn|I've learned] it well enough. / It [would take|took] me a little practice, that's all.",
      "You don't need lessons for it. / [I'd know|I knew] my way around soon enough. / It's quick to learn. / Anyone can learn it.",
      "It explains itself. / There's nothing to learn. / I understood it straight away. / A child could do it.",
    ],
    against: [
      "It [would take|takes] some getting used to. / [I'd need|I needed] someone to explain it. / It's not quite clear to me how you go about it. / [I'd have|I had] to learn a thing or two.",
      "[I'd have|I had] to learn everything from scratch. / I don't have the patience to learn it. / There's too much to learn. / [I'd be|I was] lost at first.",
      "It [would take|takes] me too long to learn. / [I'd never|I'll never] get the hang of it. / I don't want to learn yet another thing. / It's beyond me.",
    ],
    want: "someone who shows me once how it works",
    loadings: { change_aversion: 0.5, technology_readiness: -0.8, convenience: 0.3 },
  },
  integration: {
    label: "Working with the rest",
    criterion: "Works with what I have",
    category: "effort",
    pro: "it works with what they have",
    con: "it does not work with what they have",
    weighs: "whether it works with what I have",
    for: [
      "It [could be|can be] made to fit in with the rest. / It goes with most of what I have. / It doesn't get in the way of the rest. / I see no clash with what I have.",
      "It [would work|works] with what I already have. / It [would slot|slots] in nicely. / It [would fit|fits] in with how things run here. / It goes together with the rest.",
      "[I wouldn't|I didn't] have to change anything around it. / It fits in as if it had always been there. / It goes hand in hand with everything else. / It's made for what I have.",
    ],
    against: [
      "It doesn't quite go with what I have. / [I'd have|I had] to change a thing or two around it. / I'm not sure it goes with the rest. / It [would need|needs] some adjusting.",
      "[I'd have|I had] to change too much around it. / It [would clash|clashes] with what I have. / It [would stand|stands] on its own, apart from the rest. / It [would mean|means] doing things twice.",
      "It doesn't work with what I have. / It [would turn|turns] everything upside down here. / It just doesn't fit in. / I'd have to throw out half of what I have.",
    ],
    want: "a trial run with what I have",
    loadings: { integration_cost: 1, change_aversion: 0.3 },
  },
  migration: {
    label: "[Switching|Leaving]",
    criterion: "[An easy switch|Hard to leave]",
    category: "effort",
    pro: "[switching is not hard|leaving would be too much trouble]",
    con: "[switching is too much trouble|there is little to hold them]",
    weighs: "[how hard it is to switch|how hard it would be to leave]",
    for: [
      "[The switch wouldn't be that bad|Leaving would be a bit of a bother]. / [A change would be all right|I'd rather not go through a change]. / [I could get used to something new|I'd have to start over elsewhere]. / [Switching is not the problem|A change would cost me something].",
      "[I could switch without losing anything|I'd lose what I've built up]. / [The switch is quickly done|There's too much of mine in it]. / [I don't hang on to what I have|I'd miss too much if I left]. / [Nothing stops me from switching|Leaving isn't worth the trouble].",
      "[Changing over would be easy|Starting again somewhere else would be too much trouble]. / [I'd switch from one day to the next|I can't imagine leaving]. / [There's nothing easier than switching|I've put too much into it to leave]. / [I'm ready to switch|I won't go through all that again].",
    ],
    against: [
      "[The switch would take some doing|It wouldn't take much to move elsewhere]. / [A change is always a bit of a bother|I could see myself somewhere else]. / [I'd have to get used to it first|I'm not that attached to it]. / [Switching takes a little nerve|I could leave if I wanted].",
      "[I'd have to give up too much for it|There's not much that holds me]. / [Switching means starting over|I could do the same elsewhere]. / [I don't want to go through a switch|Nothing ties me to it]. / [I'd lose something on the way|It's easy to replace].",
      "[The switch is more trouble than it's worth|Walking away would cost me nothing]. / [I'm not switching for that|I could leave tomorrow]. / [Switching is out of the question|There's nothing left that holds me]. / [I don't switch without a very good reason|Others do the same just as well].",
    ],
    want: "[an easier way to switch|something I'd miss elsewhere]",
    loadings: { change_aversion: 0.9, integration_cost: 0.5, risk_aversion: 0.2 },
  },
  support: {
    label: "Help",
    criterion: "Help when it is needed",
    category: "effort",
    pro: "help is there when needed",
    con: "there is no help when something goes wrong",
    weighs: "whether there's help when I need it",
    because:
      "I like to have someone to ask. / I'd rather ask a person. / I don't like being left alone with a problem. / I like to know who can help.",
    for: [
      "[There'd be someone to ask if I got stuck|There's someone to ask when I'm stuck]. / I [could|can] get help if I need it. / Help seems to be there. / I think someone [would help|helps] if I ask.",
      "[There'd be|There's] someone there when something goes wrong. / I know who to turn to. / Help [would come|comes] when I ask for it. / I [would be|am] looked after.",
      "I know [I'd get|I get] help when I need it. / [I'd never be|I'm never] left alone with a problem. / Help [would be|is] always at hand, and that counts. / I couldn't wish for better help.",
    ],
    against: [
      "I don't know who to turn to with a question. / I'm not sure anyone [would help|helps] me. / Help could be easier to get. / I'd like to know who to ask.",
      "[I'd never get|I never get] through to anyone. / Nobody [would feel|feels] responsible. / [I'd have|I have] to sort things out myself. / [I'd be|I'm] passed from one to the next.",
      "When something goes wrong, [I'd be|I'm] on my own. / There's no help when it counts. / [I wouldn't even ask|I've given up asking] for help. / [I'd be|I'm] left alone with every problem.",
    ],
    want: "someone I can ask",
    loadings: { technology_readiness: -0.5, risk_aversion: 0.3, vendor_risk: 0.4, quality_consciousness: 0.2 },
  },
  fit: {
    label: "Who it is for",
    criterion: "Right for someone like me",
    category: "fit",
    pro: "it suits people like them",
    con: "it is not for people like them",
    weighs: "whether it's right for someone like me",
    because:
      "I know what suits me. / I know what I need. / I go by what's right for me. / What suits others needn't suit me.",
    for: [
      "I can see it working for someone like me. / It's not far off what suits me. / [It could suit me|It more or less suits me]. / I might be the kind of person it's for.",
      "It [would fit|fits] my situation. / It suits me. / It fits the way I do things. / It's right for people like me.",
      "It's exactly right for someone like me. / It couldn't suit me better. / It's just right for me. / It's just what suits me.",
    ],
    against: [
      "I'm not sure it's right for someone like me. / It doesn't quite fit my situation. / It's perhaps more for other people. / It's not quite what suits me.",
      "It doesn't suit me. / It doesn't fit my situation. / It's not for someone like me. / It's not what I'm looking for.",
      "It's not for people like me. / It's not for me at all. / It's not right for me. / It doesn't suit me in the least.",
    ],
    want: "something that fits my situation better",
    loadings: { need_for_cognition: 0.2, craft_pride: 0.3, quality_consciousness: 0.3, family_orientation: 0.2 },
  },
  features: {
    label: "What it can do",
    criterion: "Does what I need",
    category: "fit",
    pro: "it does what they need",
    con: "something they need is missing",
    weighs: "whether it does what I need",
    for: [
      "It [would do|does] most of what I need. / [It would be|It's] good enough for what I need. / It covers the main things. / It has nearly all I want.",
      "There's nothing missing in it for me. / It has what I need. / It [would cover|covers] what I need. / Everything I want is there.",
      "It does exactly what I need. / It's just what I've been looking for. / I couldn't ask for more. / It has all I need and more.",
    ],
    against: [
      "It doesn't do quite everything I need. / There's a small gap in it. / One or two things are missing. / I'd like it to have a bit more.",
      "The one thing I need is missing. / It lacks something I can't do without. / It stops short of what I need. / There's not enough in it for me.",
      "It can't do what I need it for. / It's no good for what I need. / What I need, it doesn't have. / Without what's missing, it's no use to me.",
    ],
    want: "something that does more",
    loadings: { innovativeness: 0.3, technology_readiness: 0.4, need_for_cognition: 0.3, integration_cost: 0.2 },
  },
  simplicity: {
    label: "Simplicity",
    criterion: "Simple",
    category: "fit",
    pro: "it is simple",
    con: "it is too complicated",
    weighs: "how clear and simple it is",
    because:
      "I like to keep things simple. / I want to know where I stand. / I like things to be clear. / I lose patience when things are unclear.",
    for: [
      "It's clear enough. / It's not hard to follow. / It's fairly straightforward. / I can make sense of it.",
      "It's clear and simple. / There's nothing complicated about it. / It's easy to follow. / It makes sense to me.",
      "It couldn't be simpler. / It couldn't be clearer. / There's nothing to get wrong. / How simple it is wins me over.",
    ],
    against: [
      "It's a bit complicated. / It could be simpler. / There's a bit much to it. / It could be clearer.",
      "It's more complicated than it has to be. / It's hard to follow. / I [would lose|lose] track of it. / There's too much to keep in mind.",
      "It's far too complicated. / I can't make sense of it. / Nobody can make sense of it. / It's too complicated for me.",
    ],
    want: "something simpler",
    loadings: { choice_confusion: 0.7, technology_readiness: -0.5, convenience: 0.5 },
  },
  control: {
    label: "Control",
    criterion: "Leaves the decisions to me",
    category: "fit",
    pro: "they [would stay|stay] in control",
    con: "they [would have|have] too little say in it",
    weighs: "how much say I have",
    because:
      "I like to decide things myself. / I want to be asked first. / I don't like to be told what to do. / I like to have a say.",
    for: [
      "I [could|can] still step in. / I [would|do] have some say in it. / It [would leave|leaves] some things to me. / [I wouldn't be|I'm not] shut out of it.",
      "[I'd still be|I'm still] the one who decides. / I keep the say in it. / It [would ask|asks] me first. / I stay in charge.",
      "It helps, and the decision stays with me. / Nothing [would happen|happens] without my word. / I keep full control, and that's what I want. / It's all in my own hands.",
    ],
    against: [
      "I'd like a bit more say in it. / It [would leave|leaves] me little to decide. / I'm not sure I [could|can] step in. / It's a bit out of my hands.",
      "It [would decide|decides] things I want to decide myself. / [I'd have|I have] no say in it. / Others [would decide|decide] over my head. / It [would do|does] things without asking me.",
      "I don't like having it taken out of my hands. / I won't be told what to do. / I decide for myself, or not at all. / I don't give up that kind of control.",
    ],
    want: "a way to overrule it",
    loadings: { craft_pride: 0.6, privacy_concern: 0.3, risk_aversion: 0.3, technology_readiness: -0.3 },
  },
  habit: {
    label: "[Today's way|Doing without it]",
    criterion: "[Better than today|Hard to do without]",
    category: "timing",
    pro: "[it beats how things are now|they would not want to be without it]",
    con: "[things are good enough as they are|they can do without it]",
    weighs: "[whether it beats what there is today|whether I'd miss it]",
    because:
      "[I think of how it is today|I only keep what I use]. / [I think about what a change would bring|I look at what I really need]. / [I ask what would be better than now|I notice what I'd miss]. / [I don't change things lightly|I let go of what I don't use].",
    for: [
      "[It has a point or two over how things are now|I've got used to it]. / [It might be a change for the better|I'd notice if it were gone]. / [It may be worth a change|I'd miss it a little]. / [It could be better than now|I'd have to find something else].",
      "[It would be a step up from how things are now|I'd miss it]. / [It beats how things are now|I wouldn't like to lose it]. / [I'd rather have it than things as they are|It matters to me]. / [It's better than the way things are now|It has become part of my life].",
      "[I'd gladly change to it|I wouldn't want to be without it]. / [There's no comparison with how things are now|I'd miss it badly]. / [It's far better than how things are now|I'd be lost without it]. / [It's high time for it|I wouldn't give it up for anything].",
    ],
    against: [
      "[I get by as things are|I could manage without it]. / [Things aren't that bad as they are|It's not a big part of my life]. / [What I do now still works|I could see myself without it]. / [I'm not unhappy with things as they are|I'd get over it if it were gone].",
      "[Things work well enough as they are|I can do without it]. / [I'm fine as things are|I don't miss it]. / [I'm used to how things are|I've found something else]. / [I don't need a change|Other things matter more to me now].",
      "[I see no reason to change anything|I wouldn't miss it for a moment]. / [I'm happy with things as they are|I'm better off without it]. / [I don't change what works|I've left it behind me]. / [Nothing beats how things are now|Nothing about it holds me].",
    ],
    want: "[a clear gain over today|something I'd miss]",
    loadings: { change_aversion: 0.8, innovativeness: -0.6, risk_aversion: 0.3 },
  },
  urgency: {
    label: "Urgency",
    criterion: "[Needed now|Still needed]",
    category: "timing",
    pro: "[it is needed|they still need it]",
    con: "[it is not a priority|they no longer need it]",
    weighs: "how much I need it",
    for: [
      "[It'll be needed sooner or later|I still need it now and then]. / [The time for it will come|There's still some need for it]. / [It's worth thinking about|Now and then it comes in handy]. / [I could use it at some point|It still has its place].",
      "[It's been on my mind anyway|I still need it]. / [It comes at the right time|The need is still there]. / [I could do with it now|I need it as much as before]. / [There's a real need for it|It's still important to me].",
      "[I've been waiting for something like it|I need it more than ever]. / [It can't come soon enough|I depend on it]. / [I need it now|I can't do without it these days]. / [It's high time for it|It's something I need all the time].",
    ],
    against: [
      "[It's not urgent|I don't need it as much as I used to]. / [It can wait a little|The need has got smaller]. / [There's no hurry|It comes up less often now]. / [I'd get round to it some time|I need it less than I thought].",
      "Other things come first. / [I don't need it right now|My needs have changed]. / [It can wait|I've moved on to other things]. / [I have bigger worries|There are more important things now].",
      "[It's nowhere near the top of my list|I just don't need it any more]. / [I don't need it|I've no use for it now]. / [It's the last thing on my mind|The need for it is gone]. / [I can't see when I'd ever need it|It has no place in my life now].",
    ],
    want: "[a reason to do it now|a reason to go on with it]",
    loadings: { time_to_value: 0.5, convenience: 0.4, budget_authority: -0.2 },
  },
  budget_cycle: {
    label: "Money this year",
    criterion: "Money set aside for it",
    category: "timing",
    pro: "there is money for it",
    con: "there is no money for it this year",
    weighs: "whether there's money for it",
    for: [
      "There might be some money for it. / A little money could be found. / Money won't be what stops it. / I think there's money left for it.",
      "There's room for it in the budget. / The money can be found. / I can find the money for it. / It fits into this year's money.",
      "The money for it is set aside. / The money is there already. / Nobody has to look for the money. / Money has been planned for it.",
    ],
    against: [
      "Money is tight this year. / The budget is nearly used up. / There's not much money left for it. / The money would have to come from somewhere.",
      "[It would have to wait until there's money again|It's the kind of thing that gets cut first]. / The budget is spent. / Other things have used up the money. / Nobody has planned money for it.",
      "There's no money for it this year. / There's simply nothing left to pay for it. / Not a penny is left for it. / I wouldn't even ask for the money.",
    ],
    want: "[a start that needs no new money|a way to pay less for a while]",
    loadings: { roi_rigour: 0.5, budget_authority: -0.6, price_consciousness: 0.3 },
  },
  others: {
    label: "Others who decide",
    criterion: "The others agree",
    category: "social",
    pro: "[the others would be for it|the others are happy with it]",
    con: "[not everyone would agree|the others are not happy with it]",
    weighs: "what the others say",
    for: [
      "[I don't think anyone would object|Nobody minds it]. / [I could talk the others round|The others put up with it]. / [The others would listen, I think|The others have nothing against it]. / [I expect the others would go along|It works for the others as well].",
      "[The others would be for it too|The others like it too]. / [The others want it as well|The others are glad of it]. / [I'd get everyone behind it|Everyone gets something out of it]. / [Nobody would stand in the way|I hear no complaints from the others].",
      "[We'd all agree on it|We're all happy with it]. / [Everyone would be behind it|Everyone here stands by it]. / [There'd be no discussion|We all want to keep it]. / [The others are only waiting for it|The others wouldn't hear of losing it].",
    ],
    against: [
      "I'm not the only one who decides. / I'd have to ask around first. / The others may see it differently. / I'd want to hear what the others say.",
      "[Not everyone would be for it|Not everyone is happy with it]. / [I'd have a hard time with the others|The others keep complaining]. / [Someone would be against it|Someone is always against it]. / [It would take a lot of talking|The others don't see the point].",
      "[The others would never agree|The others would rather be rid of it]. / [I'd never get it past the others|The others have had enough of it]. / [I'd be alone with it|I'm alone in wanting it]. / [They'd turn it down flat|The others want something else].",
    ],
    want: "[something I can show the others|something that suits the others too]",
    loadings: { consensus_need: 1, budget_authority: -0.4, family_orientation: 0.4, influence: 0.2 },
  },
  status: {
    label: "Image",
    criterion: "My style",
    category: "social",
    pro: "it suits their style",
    con: "it is not their style",
    weighs: "how it looks to others",
    for: [
      "There's no harm in being seen with it. / It looks all right. / It's not far from my style. / It has a bit of style.",
      "It [would make|makes] a good impression. / It's my style. / It speaks to me. / It looks good.",
      "I'd be proud for people to know I chose it. / [I'd like|I like] to be seen with it. / It shows what I stand for. / It's me through and through.",
    ],
    against: [
      "It's not quite my style. / It looks a bit ordinary. / It [wouldn't|doesn't] say much about me. / The look of it doesn't grab me.",
      "It [wouldn't make|doesn't make] a good impression. / It's not my style. / It doesn't speak to me. / I don't see myself in it.",
      "I'd rather not be seen with it. / It's just not me. / It couldn't be further from my style. / It's not what I want to be known for.",
    ],
    want: "something that's more like me",
    loadings: { brand_consciousness: 1, influence: 0.5, price_consciousness: -0.3 },
  },
  family: {
    label: "Life at home",
    criterion: "Good for everyone at home",
    category: "social",
    pro: "it is good for everyone at home",
    con: "the others at home [would|do] not like it",
    weighs: "what it means at home",
    for: [
      "It [wouldn't bother|doesn't bother] anyone at home. / The others at home [would be|are] fine with it. / It does nobody at home any harm. / It [would fit|fits] in at home.",
      "It [would make|makes] things easier at home. / Everyone at home [would get|gets] something out of it. / It [would go|goes] down well at home. / The others at home [would like|like] it.",
      "[It would be|It's] good for all of us at home. / At home [they'd be thrilled|they wouldn't give it up]. / It [would make|makes] life at home so much better. / It's just right for all of us at home.",
    ],
    against: [
      "Not everyone at home [would like|likes] it. / I'd have to ask at home first. / At home it [would take|takes] some talking. / The others at home may see it differently.",
      "[It would be|It's] good for me, but not for the others at home. / The others at home [would get|get] nothing out of it. / It doesn't go with life at home. / At home nobody [would want|wants] it.",
      "It [would cause|causes] trouble at home. / The others at home [would never put up|won't put up] with it. / I won't do that to the others at home. / It [would do|does] more harm than good at home.",
    ],
    want: "something in it for everyone at home",
    loadings: { family_orientation: 1 },
  },
  ethics: {
    label: "Fairness",
    criterion: "Fair to everyone",
    category: "social",
    pro: "it is fair",
    con: "it is not fair to everyone",
    weighs: "whether it's fair",
    because:
      "I like things to be fair. / I think of everyone it touches. / I mind when something isn't fair. / I ask who gains and who loses.",
    for: [
      "I've nothing against it on principle. / I can live with it. / It seems fair enough. / It [wouldn't|doesn't] hurt anyone.",
      "It's fair to everyone. / I find it fair. / I can stand behind it. / It sits well with me.",
      "It's the right thing to do. / I'm for it on principle. / It's only right. / It's as fair as can be.",
    ],
    against: [
      "It doesn't sit quite right with me. / I'm not sure it's fair. / I'm not quite at ease with it. / Something about it bothers me.",
      "It's not fair to everyone. / It doesn't sit right with me. / I can't stand behind it. / Some people [would lose|lose] out by it.",
      "It's not fair. / It's wrong. / I'm against it on principle. / I can't go along with it.",
    ],
    want: "something that's fair to everyone",
    loadings: { sustainability: 0.6, ad_scepticism: 0.2, need_for_cognition: 0.2 },
  },
  sustainability: {
    label: "The environment",
    criterion: "Less waste",
    category: "social",
    pro: "it does the environment no harm",
    con: "it may harm the environment",
    weighs: "what it does to the environment",
    because:
      "I care about the environment. / I think about what's left behind. / I try to waste little. / I look at what a thing does to the environment.",
    for: [
      "It's no worse for the environment. / It doesn't leave much behind. / It seems harmless to the environment. / It's not bad on waste.",
      "It [would cause|causes] less waste. / It's kinder to the environment. / There's less thrown away. / It treats the environment with care.",
      "It's better for the environment, and I care about that. / It's how things should be done for the environment. / Nothing goes to waste with it. / The environment is why I'm for it.",
    ],
    against: [
      "I wonder what it does to the environment. / It's not exactly green. / There's a bit of waste in it. / I'd like to know what's left behind.",
      "It [would make|makes] more waste than it should. / It's not good for the environment. / Too much of it ends up as rubbish. / It takes too much and gives too little back.",
      "It's simply wasteful. / It does real harm to the environment. / I don't want that much waste. / The environment pays for it.",
    ],
    want: "a clear answer on the waste",
    loadings: { sustainability: 1 },
  },
  novelty: {
    label: "Something new",
    criterion: "New and interesting",
    category: "other",
    pro: "it is something new",
    con: "it is nothing new",
    weighs: "what's new about it",
    because:
      "I notice what is different. / I've seen a lot of such things. / I remember what stands out. / I look for what is new.",
    for: [
      "There's something new in it. / It's a little different. / It's not the usual thing. / I'm a bit curious about it.",
      "I haven't come across anything like it. / It's a fresh idea. / It stands out. / It makes me curious.",
      "It's new, and I like new things. / It's like nothing else. / I've been hoping for something new like that. / What's new about it wins me over.",
    ],
    against: [
      "I've seen something like it before. / It's not all that new. / It could be more original. / It feels a bit familiar.",
      "It's much the same as everything else. / It doesn't stand out. / There are plenty of things like it. / I don't see what's different.",
      "There's nothing new about it. / I've seen it all before. / It's just another one of many. / It's the same old thing.",
    ],
    want: "one thing that's really different about it",
    loadings: { innovativeness: 1, technology_readiness: 0.4, change_aversion: -0.5 },
  },
  enjoyment: {
    label: "Enjoyment",
    criterion: "Enjoying it",
    category: "other",
    pro: "they [would enjoy|enjoy] it",
    con: "they [would not|do not] enjoy it",
    weighs: "whether I enjoy it",
    because: "I like to enjoy what I do. / Life is short. / If it's no fun, I stop. / I want some joy in it.",
    for: [
      "It [could be|can be] fun. / It's not unpleasant. / [I might enjoy|I quite enjoy] it. / It's nice enough.",
      "[I'd look|I look] forward to it. / It's a pleasure. / It [would put|puts] me in a good mood. / [It would be|It's] fun.",
      "[I'd really|I really] enjoy it. / [I'd love|I love] it. / It [would make|makes] my day. / There's little I [would enjoy|enjoy] more.",
    ],
    against: [
      "It [doesn't sound like|isn't] much fun. / It [sounds|is] a bit dull. / I [wouldn't|don't] look forward to it much. / It could be nicer.",
      "It [sounds|feels] like a chore. / There's no joy in it. / It [would get|gets] on my nerves. / It's not pleasant.",
      "[I wouldn't|I don't] enjoy it at all. / It [would spoil|spoils] my mood. / [I'd hate it|I can't stand it]. / It takes all the fun out.",
    ],
    want: "[a taste of it first|a bit more fun in it]",
    loadings: { hedonism: 1, brand_consciousness: 0.2 },
  },
  health: {
    label: "Health",
    criterion: "Good for my health",
    category: "other",
    pro: "it is good for their health",
    con: "they doubt that it is good for their health",
    weighs: "whether it's good for my health",
    for: [
      "It can't do me any harm. / It seems healthy enough. / It [might|may] be good for me. / I see nothing unhealthy in it.",
      "[It would be|It's] good for my health. / It [would do|does] me good. / It's a healthy choice. / My body [would thank|thanks] me for it.",
      "[I'd feel|I feel] better for it. / My health comes first, and it helps. / It's the healthiest I know. / I [would notice|notice] how good it is for me.",
    ],
    against: [
      "I'm not sure it's good for me. / I'd like to know how healthy it is. / It's not the healthiest thing. / I'd be a bit careful about my health.",
      "I don't know what it [would do|does] to my health. / It [wouldn't do|doesn't do] me good. / It's not healthy. / [I'd worry|I worry] about my health.",
      "It isn't good for me. / I won't risk my health for it. / I don't do that to my body. / My health is worth more than that.",
    ],
    want: "a doctor's word on it",
    loadings: { health_concern: 1, family_orientation: 0.4 },
  },
  convenience: {
    label: "Convenience",
    criterion: "No trouble",
    category: "effort",
    pro: "it [would make|makes] things easier",
    con: "it [would be|is] too much trouble",
    weighs: "how easy it is",
    because:
      "I like things to be easy. / I have enough to think about. / I don't like fuss. / I like it when a thing just works out.",
    for: [
      "[It would be|It's] easy enough. / [It would be|It's] little trouble. / It [would save|saves] me a bit of trouble. / It [would make|makes] some things a little easier.",
      "It's practical. / It [would save|saves] me trouble. / It [would make|makes] things easier. / [It would be|It's] no trouble.",
      "It [would make|makes] things so much easier for me. / It couldn't be easier. / It [would spare|spares] me a lot of trouble. / It's as easy as can be.",
    ],
    against: [
      "It's a bit of a bother. / It's slightly awkward. / It could be easier. / [It would be|It's] not always easy.",
      "It's one more thing to deal with. / [It would be|It's] awkward for me. / [It would be|It's] too much bother. / It's more trouble than I'd like.",
      "It's far too much trouble. / It's more trouble than it's worth. / [It would be|It's] a nuisance. / I won't go to that much trouble.",
    ],
    want: "less trouble",
    loadings: { convenience: 1 },
  },
  choice: {
    label: "Choice",
    criterion: "Enough to choose from",
    category: "other",
    pro: "there is enough choice",
    con: "the choice is not right for them",
    weighs: "what there is to choose from",
    for: [
      "There's a fair bit to choose from. / I'd find something, I think. / The choice is not bad. / There's something there for most people.",
      "[I'd find|I find] something that suits me. / There's plenty to choose from. / The choice is right for me. / I can pick what I like.",
      "I like how much there is to choose from. / There's everything I could want. / [I'd always|I always] find just the right thing. / I've rarely seen such a choice.",
    ],
    against: [
      "I don't quite find what I'm after. / The choice could be wider. / I'd like one or two more options. / It's a bit thin on choice.",
      "There's little in it to my taste. / [I'd have|I have] to take what there is. / What I want isn't there. / It's hard to choose the right one.",
      "The choice isn't right for me. / [I'd find|I find] nothing that suits me. / There's no real choice. / What's on offer is not what I want.",
    ],
    want: "a few options that suit me",
    loadings: { choice_confusion: 0.8, need_for_cognition: -0.2 },
  },
  service: {
    label: "How people are treated",
    criterion: "Being treated well",
    category: "other",
    pro: "they [would be|are] treated well",
    con: "[they doubt they would be treated well|they could be treated better]",
    weighs: "how [I'd be|I'm] treated",
    because:
      "I notice how people treat me. / I remember how I was spoken to. / I like to be taken seriously. / How people treat me stays with me.",
    for: [
      "People [would be|are] friendly enough. / People seem to care. / [I'd expect no|I have no] complaints about how I'm treated. / People [would be|are] polite enough.",
      "[I'd expect to be|I'm] treated well. / [I'd feel|I feel] welcome. / People [would listen|listen] to me. / People [would go|go] out of their way for me.",
      "[I'd be|I'm] taken seriously. / [I'd be|I'm] treated like a person. / How people are treated wins me over. / [I'd always feel|I always feel] welcome.",
    ],
    against: [
      "People could be friendlier. / [I wouldn't|I don't] feel all that welcome. / People [would be|are] a bit distant. / People could take more interest.",
      "[I'd be|I'm] treated like a number. / Nobody really [would listen|listens] to me. / [I'd be|I'm] not treated well. / Nobody [would take|takes] the time for me.",
      "[I wouldn't expect to be taken seriously|Nobody takes me seriously]. / I won't be treated like that. / Nobody [would care|cares] about people like me. / [I'd feel|I feel] badly treated.",
    ],
    want: "a bit of respect",
    loadings: { quality_consciousness: 0.4, technology_readiness: -0.3, vendor_risk: 0.2 },
  },
  speed: {
    label: "Speed",
    criterion: "Quick",
    category: "effort",
    pro: "it is quick",
    con: "it takes too long",
    weighs: "how long it takes",
    because: "I don't like waiting. / I notice every delay. / I don't like to lose time. / Waiting makes me restless.",
    for: [
      "[It would be|It's] quick enough. / It [wouldn't|doesn't] drag on. / The wait [would be|is] bearable. / It goes fairly fast.",
      "[I wouldn't|I don't] have to wait long. / It's fast. / [It would be|It's] over quickly. / It [would go|goes] without delay.",
      "It's done before you know it. / It couldn't be quicker. / It's the fastest way I know. / How fast it goes wins me over.",
    ],
    against: [
      "It [would take|takes] a while. / It could be quicker. / There's a bit of waiting in it. / It's not the fastest.",
      "[I wouldn't like|I don't like] having to wait for it. / It drags on. / [I'd lose|I lose] patience with it. / The waiting [would get|gets] to me.",
      "It [would take|takes] far too long. / I don't have time to wait for that. / Nobody should have to wait that long. / I've no patience for a wait like that.",
    ],
    want: "a shorter wait",
    loadings: { convenience: 0.7, time_to_value: 0.5 },
  },
} satisfies Record<string, Consideration>;

export type ConsiderationId = keyof typeof considerations;
