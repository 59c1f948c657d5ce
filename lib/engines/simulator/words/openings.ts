import type { ConsiderationId } from "../../considerations.ts";
import type { StudyTypeId } from "../../study-types.ts";

/**
 * How answers begin, by the question's purpose: what follows, then the forms of those against, torn and for. One column of
 * forms is for all. "→" is where a sentence follows, "→→" where two do.
 */
export const openings: Record<StudyTypeId, string> = {
  pricing: `
value_today | own | Not a lot, to be honest. → / Very little. → / Less than you'd think. → / Next to nothing. → | Something, but I couldn't put a figure on it. → / I'm not sure. Something, certainly. → / Somewhere in the middle. → / A bit, I suppose. → | A fair amount, I'd say. → / Quite a lot, actually. → / More than I first thought. → / A good deal. →
comparison_price | – | With what else the money could do. / With what I do now. / With the cheapest way I know. / With doing without it. | With what I pay for that sort of thing now. / With whatever else is on offer. / With two or three others like it. / With what I paid the last time. | With what it does for me. / With what it costs to do without. / With what I'd spend anyway. / With things that were worth paying for.
price_reaction, no price | – | As soon as it's more than I pay now. / Pretty soon. / Right away, I'm afraid. / At the first step up. | A little above what I pay now. / Once I'd have to think it over. / When I'd start to compare. / Somewhere above what I'm used to. | Well above what I pay now. / I'd go a fair bit higher. / Not for quite a while. / A good way up from here.
fairness | own (money) | It's unfair if I pay for things I don't need. → / It's fair if I'd pay it again. → / It's unfair if I pay for more than I get. → / It's unfair if others get it for less. → | It's fair if it's the same for everyone. → / It's fair if I can see what I'm paying for. → / It's fair if I know it beforehand. → / It's fair if it's close to what others ask. → | It's fair if both sides are happy with it. → / It's fair if it's clear from the start. → / It's fair if I get what was promised. → / It's fair if it stays as it was agreed. →
unlock_more | want (not money) | Nothing that I can think of. / I wouldn't pay more. / Nothing at all. / I can't see that happening. | Perhaps {want}. / Hard to say. Maybe {want}. / I'd think about it for {want}. / Possibly {want}. | {Want}. / For a bit more, I'd want {want}. / I'd pay a little more for {want}. / Give me {want}, and I'd pay more.`,
  concept: `
first_reaction | own | My first thought was no. → / I wasn't taken with it. → / It doesn't do much for me. → / I shook my head a little. → | I'm in two minds. → / I don't quite know yet. → / Yes and no. → / I'd have to let it sink in. → | I like it. → / My first thought was yes. → / It caught my interest. → / It sounds good to me. →
what_is_it | own | As something for other people. → / As an idea I can do without. → / As one more thing to think about. → / In a few words, with a shrug. → | As something that might be useful. → / As an idea that could go either way. → / As something to look at twice. → / With a question mark. → | As something I could do with. → / As a good idea. → / As something that ought to be there already. → / As worth a try. →
who_for | – | Not me, I'm afraid. / Other people, not me. / Someone with different worries. / Hardly anyone I know. | People a bit like me, perhaps. / Some people. I'm not sure I'm one of them. / People who want something different. / A few people I can think of. | People like me, I'd say. / Me, for one. / Quite a few people I know. / Anyone in my position.
whats_new | for (novelty, quality, features, convenience, outcome, enjoyment, choice, speed, time_saved, simplicity, effort, health, sustainability) | Not a great deal. → / Only one thing, if that. → / Little that matters to me. → / Something small, perhaps. → | Just the one thing. → / A little. → / Part of it. → / One side of it. → | One thing stands out. → / What's new to me is also what I like. → / More than I expected. → / The best part of it. →
unbelievable | against (doubt) | Quite a bit, to be honest. → / More than one thing. →→ / The main part of it. → / A good half of it. → | I'd want to check a thing or two. → / One point, perhaps. → / A small part of it. → / I'd ask once more about one point. → | Nothing much. / Nothing. It sounds plain enough. / No, it's all quite believable. / I can't find anything.
would_stop | against | Quite a lot. →→ / Several things. →→ / I wouldn't get very far. → / I'd stop before I began. → | One thing might. → / There is something. → / I'd hesitate over one point. → / Perhaps this. → | Not much. → / Only a small thing. → / Next to nothing. → / Very little would. →`,
  product: `
job_today | – | As little as I can. / Only when I have to. / Not often. / For hardly anything these days. | Now and then. / When I need it. / Some days more, some days less. / On and off. | Most days. / For quite a lot, most weeks. / Nearly every day. / For most of what comes up.
workaround | – | I go back to the old way. / I look for something else. / I do it some other way. / I get annoyed and give up. | I make do somehow. / I find a way round it. / I try again later. / I do part of it some other way. | I manage somehow. / I find a way round it, and come back to it. / I give it a second try. / That's rare. I wait a moment.
first_use | own | I wasn't impressed. → / It put me off a little. → / I expected more. → / It didn't go well. → | It was all right. → / I didn't quite know what to make of it. → / Neither good nor bad. → / It took me a moment to decide. → | I liked it straight away. → / It won me over quickly. → / It went well from the start. → / I was pleasantly surprised. →
would_miss | for | Not a lot. → / Very little, to be honest. → / Hardly a thing. → / One small thing, maybe. → | A little. → / Some of it. → / A part of it, yes. → / One or two things. → | Quite a lot. →→ / I'd notice straight away. → / More than I'd like to admit. → / A good deal of it. →
whats_missing | want | More than one thing. I'd need {want}. / I'd need {want}, to begin with. / A lot. First of all {want}. / What I really need is {want}. | I'd like {want}. / Perhaps {want}. / I could do with {want}. / It would be nice to have {want}. | Not much. Maybe {want}. / Only a small thing: {want}. / If I could wish, {want}. / Nearly nothing. At most {want}.
who_else | – | Others around me do, too. / A few people I know. / Some of the people around me. / Quite a few around me. / One or two that I know of. / More people than you'd expect. / Several people I see often. / Others do, some more than I do.`,
  competitor: `
current_solution | – | It does the job. / It works, and that's enough. / I'm happy with it. / It's been fine so far. | It more or less does the job. / It's all right. / I don't think about it much. / Some of it is fine, some isn't. | I wouldn't mind a change. / I make do. / It was never quite right. / I'd like something better.
how_chosen | weighs 1 (thing, people, money) | I went by {weighs}. {because} / It came down to {weighs}. {because} / I looked at {weighs} first. {because} / What counted was {weighs}. {because}
shortlist, rivals | – | Mainly {rival}. / I had a look at {rival}. / I looked at {rival}, among others. / I looked at {rival}, and not for long.
shortlist | – | I didn't look around much. / None that I remember. / One or two, and not closely. / I took what was there.
rival_wins | against (not habit, urgency, references, others, fit, migration) | In more than one place. →→ / In what matters most to me. → / On most points. → / Where it counts. → | In one place, perhaps. → / Here and there. → / On one point that I'd notice. → / Slightly, in one respect. → | Hardly anywhere. → / Only on a small point. → / Not by much. → / If I had to name something, this. →
rival_loses | for (not habit, urgency, others, fit, migration, references) | Nowhere that matters to me. / On a small point, maybe. → / I can't see where. / In one respect, to be fair to it. → | On one point, I think. → / A little, yes. → / In some things. → / In one or two things. → | In what I care about most. → / In more than one way. →→ / Clearly, to my mind. → / On several points. →
switch_trigger | want | A lot. I'd need {want}. / I don't see it happening. / Only with {want}, and maybe not even then. / More than it has now. I'd need {want}. | I'd want {want}. / I'd need {want}, to begin with. / With {want} I'd think about it. / What's missing is {want}. | Just {want}. / Not a lot. I'd do it. / I'm ready as it is. / A small push: {want}. / I'm nearly there. All I'd want is {want}. / Nothing more. I'd switch. / Only the right moment.`,
  brand: `
last_time | weighs 1 (thing, people, money) | Mostly {weighs}. {because} / {Weighs}, more than anything. {because} / {Weighs}, first of all. {because} / I look at {weighs}. {because}
names_in_mind, rivals | – | I think of {rival} first. / There's {rival}, before anything else. / Well, {rival}. / I'd name {rival} before it. | I'd say {rival}. / I suppose {rival}. / There's {rival}, and others. / Maybe {rival}. | There's {rival}, but after it. / There's {rival}, among others. / I'd name {rival}. / I know {rival}, some way behind it.
names_in_mind | – | None in particular. / Several, none of them above the rest. / I mix them up. / Too many to tell apart. | I couldn't name one. / A few that are much alike. / Nothing comes to mind just now. / I don't keep track of names. | None that I'd put before it. / It's the first I think of. / I'd have to think hard. / Others, but I'd come back to it.
stands_for | own | Nothing very good. → / Not much that I like. → / More bad than good. → / Something I'd rather avoid. → | A bit of both. → / Good and bad. → / This and that. → / Nothing very strong. → | Mostly good things. → / Something I like. → / A good feeling. → / What I'd hope for. →
brand_story | own | I came away disappointed. → / It left me cold. → / It wasn't a good one. → / I'd expected more. → | There wasn't much to remember. → / It was neither good nor bad. → / It was all right, no more. → / Nothing to write home about. → | I came away pleased. → / It was a good one. → / It went better than I'd expected. → / It left a good impression. →
not_for | – | Most people, to be honest. / Anyone who asked me. / People I care about. / Anyone who expects a lot. | People who expect a lot. / Some people, not others. / People who look for something else. / People with other tastes than mine. | Hardly anyone. / Nobody that I can think of. / I wouldn't. / Nobody I know.
change_view | want | I'd need {want}. / {Want}, to begin with. / Just one thing: {want}. / It would take {want}. | Maybe {want}. / I'd like {want}. / It would help to have {want}. / {Want}, perhaps. | It would have to let me down. / I'm happy with how I see it. / Not much could. / A real disappointment, I suppose.`,
  messaging: `
read_back | own | That someone wants something from me. → / Not a lot. → / Less than it means to. → / That it's not what I'd hoped for. → | The main point, I think. → / Some of it. → / I'm still working it out. → / Half of it stays with me. → | The main point. → / What it sets out to say. → / Most of it. → / What it says, and how. →
read_back, text | own | Mostly {doubted}, and that's where I stop. → / {doubted}, and I wonder. → / {doubted} is what I noticed. → / I stopped at {doubted}. → | {liked}, and then {doubted}. / {liked}. I'd ask about {doubted}. / Two things. {liked}, and {doubted}. / {liked} more than {doubted}. | {liked}. That's what I take from it. → / Above all {liked}. → / {liked} is what stays with me. → / {liked}, more than the rest. →
read_back, sentences | own | {liked}, and not much else. → / Only {liked}. → / Little but {liked}. → / {liked}. The rest went by me. → | {liked}, I suppose. → / Mostly {liked}. → / {liked}, more or less. → / I'd say {liked}. → | {liked}. That's what I take from it. → / Above all {liked}. → / {liked} is what stays with me. → / {liked}, more than the rest. →
promise | own | Not much. / Nothing I'd hold anyone to. / Nothing that I asked for. / Less than it seems to. | Something, perhaps. / A fair bit, if it's true. / Hard to say. I'd have to see. / Something, though I'm not sure how much. | What it says, I take it. / A fair bit. / What's written there, no more and no less. / What it says. I'd take it at that.
unclear | own | Quite a lot. I had to read it twice. / More than one thing. / Most of it, to be honest. / A good part of it. | One thing or two. / Some of it. / A little. / Part of it could be plainer. | Nothing much. / Nothing. It's plain enough. / I had no trouble with it. / No, I understood it.
unclear, sentences | own | Quite a lot. I stopped at {doubted}. / More than one thing. I read {doubted} twice. / Most of all {doubted}. / I got stuck at {doubted}. | {doubted}. I read that twice. / I slowed down at {doubted}. / A little, at {doubted}. / {doubted} could be plainer. | Nothing much. At most {doubted}. / No. I only slowed down at {doubted}. / If anything, {doubted}. / Nothing, if I take {doubted} slowly.
believe | own (claims) | Not very far. → / I don't, really. → / Hardly at all. → / Not as far as I'd like. → | About halfway. / Up to a point. / Some of it. / More on some days than on others. | Pretty far. → / I do, as it stands. → / I'd say it's true. → / Nearly all of it. →
believe, text | own (claims) | Not very far. I doubt {doubted} most. → / I don't, really. → / Hardly at all. → / Less than half. I don't see {doubted} coming true. → | About halfway. I'd check {doubted} first. / Up to a point. / Some of it. / More or less. I'd like to see {doubted}. | Pretty far. → / I do, as it stands. → / I'd say it's true. → / Nearly all of it. I'd only check {doubted}. →
next_move | – | Nothing, I think. / I'd put it aside. / I'd ask what it's about. / I'd get in touch and ask. | I'd read it again later. / I'd ask someone else. / I'd leave it for a day. / I'd keep it somewhere. | I'd keep it in mind. / I'd look into it. / I'd make a note of it. / I'd tell someone about it.
forward_note | own | I'd write “I don't like this”. / I'd write “Have you seen this?” / I wouldn't pass it on. / I'd write “I'm not happy about this”. | I'd write “What do you think?” / I'd write “Not sure about this one”. / I'd write “Seen this?” / I'd send it without a word. | I'd write “Have a look at this”. / I'd write “Worth knowing”. / I'd write “This is fine by me”. / I'd write “Good to know”.`,
  winloss: `
trigger | weighs 2 (thing, people, money) | First of all, {weighs}. {because} / My first question was {weighs}. {because} / I wanted to know {weighs} first. {because} / To begin with, {weighs}. {because}
criteria | weighs 1 + own | What mattered most was {weighs}. → / {Weighs}, more than anything. → / For me it came down to {weighs}. → / I kept coming back to {weighs}. →
decision_moment | own | In the end I said no to it, and I remember why. → / It went the other way. This was my reason. → / I put it aside. I thought of it like this. → / I chose another, and I can tell you why. → | It was close. → / It could have gone either way. → / I went back and forth. → / There was little between them. → | In the end I said yes to it. → / By then it was clear that I'd choose it. → / I said yes, and I'd say it again. → / It came out on top. →
decision_moment, rivals | own | I went with {rival}. What put me off this one is simple. → / It went to {rival}. I had a reason against this one. → / In the end {rival} got the nod. This one had a drawback. → / I said yes to {rival}. This one fell short. → | It was close between it and {rival}. → / It could have been {rival} just as well. → / I went back and forth between it and {rival}. → / There was little between it and {rival}. → | In the end I chose it over {rival}. → / By then {rival} was out of it. → / It came out ahead of {rival}. → / In the end {rival} came second. →
loser_best | for | It had one thing going for it. → / It had its points. → / One thing spoke for it. → / There was something good about it. → | Both had their points. / It was close on most points. / I could have lived with either. / They were much alike. | Nothing that would have tipped it. / It had its points, but not enough of them. / I've forgotten, to be honest. / It would have been the easier choice, perhaps.
loser_best, rivals | for | It had one thing going for it. → / It had its points. → / One thing spoke for it. → / There was something good about it. → | Both had their points. / It was close on most points. / I could have lived with either. / They were much alike. | I grant that {rival} had its points, but not enough of them. / Perhaps {rival} would have been the easier choice. / Nothing about {rival} would have tipped it. / I've nothing against {rival}. It just came second.
changed_it | want | I'd have needed {want}. / {Want}. / {Want} might have done it. / {Want}, most likely. | Perhaps {want}. / {Want}, maybe. / I'd have liked {want}. / A small thing: {want}. | Very little. I'd choose it again. / I can't think of much. / I was sure of it. / Only something far better.`,
  churn: `
hired_for | weighs 1 (thing, people, money) | For me it has always been about {weighs}. {because} / Then as now, what matters to me is {weighs}. {because} / I looked at {weighs} from the start. {because} / To me it was about {weighs}. {because}
first_doubt | against | Fairly early on. → / It crept up on me. → / Earlier than I'd like to admit. → / Once the first weeks were over. → | Somewhere along the way. → / Not at first, but they came. → / Now and then. → / Only lately. → | Not so far. / I can't say that I have. / Never, really. / I had none.
last_straw | own | In the end I'd had enough. → / I decided to leave. → / It all added up. → / One day I just stopped. → | It isn't settled yet. → / I go back and forth. → / I keep putting it off. → / Nothing has settled it. → | I decided to stay. → / There was no question of leaving. → / I thought about it and stayed. → / It was never in doubt. →
alternatives, rivals | – | {Rivals}. / {Rivals}, for a start. / I've looked at {rivals}. / {Rivals}, among others. | {Rivals}, but only briefly. / I've had a quick look at {rivals}. / {Rivals}, from a distance. / I know {rivals}, that's all. | Nothing, really. / I haven't felt the need. / I know the others, but no. / Not one.
alternatives | – | I've looked around. / One or two others. / A few others. / I've started to look. | I've had a quick look around. / Nothing seriously, so far. / One or two, without much thought. / I've read about some. | Nothing, really. / I haven't felt the need. / I know there are others. / Not one.
would_keep | against: want · for: for | I'd need {want}. / {Want}, maybe. / It would have taken {want}. / {Want} might have kept me. | I'd like {want}. / Perhaps {want}. / It could be {want}. / What's missing is {want}. | The same as now. → / What has kept me so far. → / What I already have. → / This, above all. →
exit_note | – | I'd write that I gave it a fair try. / I'd keep it short. / I'd write that it was time. / I'd thank them and go. | I'd write that I had my reasons. / I'd write that it wasn't all bad. / I'd say it was hard to decide. / I'd leave the door open. | I don't plan on leaving. / I'd write that I was happy with it. / I'd write that I'm sorry to go. / I'd thank them for everything.`,
  cx: `
last_journey | own | It didn't go smoothly. → / It was harder than it should be. → / I was glad when it was over. → / Not much of it went well. → | It went all right, more or less. → / Some of it went well. → / It had its ups and downs. → / I got there in the end. → | It went smoothly. → / I've nothing to complain about. → / It all went as it should. → / It went well from start to finish. →
best_worst | own | The worst of it is this. → / The part that went wrong. → / The part where I lost patience. → / The part that bothered me. → | Neither stands out much. → / A bit of both. → / There was some good and some bad. → / It's hard to pick one. → | The best of it is this. → / The part that went well. → / The good part is easily named. → / The best was something simple. →
effort | against (effort, simplicity, convenience) | In most places. → / From the start. → / In more than one place. → / More often than it should. → | In one place, perhaps. → / Here and there. → / At one point. → / Towards the end. → | Nowhere, really. / It went easily. / It asked little enough. / Less than I'd feared.
recovery | against: against (mending) · for: for (mending) | I had to see to it myself. → / Not much happened. / Nobody got back to me. / It took several tries. → / I let it go in the end. / It was left as it was. | It was sorted out in the end. / I couldn't say. / Some of it was put right. / It was settled, if not at once. | It was put right. → / Someone dealt with it. → / It was soon settled. / I hardly had to ask. / They saw to it. / They were quick to see to it.
beforehand | – | How long it would take. / What would come next. / Who I could ask. / What was expected of me.
one_fix | want (not health) | I'd want {want}. / {Want}, first of all. / What it needs is {want}. / Above all, {want}. | Maybe {want}. / I'd like {want}. / It could do with {want}. / I'd begin with {want}. | Only a small thing: {want}. / Not much. Perhaps {want}. / If anything, {want}. / There's little to fix. At most {want}.`,
  segmentation: `
day_in_life | weighs 3 | I ask myself {weighs}. / I wonder {weighs}. / Mostly {weighs}. / I think about {weighs}.
goals | weighs 1 | What I care about most is {weighs}. {because} / For me it's about {weighs}. {because} / Most of all I look at {weighs}. {because} / {Weighs}, more than anything. {because}
how_choose | weighs 2 | I look at {weighs}, too. {because} / Next comes {weighs}. {because} / Then I look at {weighs}. {because} / After that I look at {weighs}. {because}
trade_offs | least | I'd worry least about {weighs}. / I care least about {weighs}. / I think least about {weighs}. / {Weighs} comes last with me.
channels | – | I ask around. / I look it up. / I read up on it. / I ask someone who knows. / I look in a few places. / I look around a little. / I listen to others. / I look in more than one place.
what_good_is | weighs 1 | It would be {weighs}. / I'd judge it by {weighs}. / By {weighs}. / I'd go by {weighs}.`,
  custom: `
context | – | In a few small ways. / In how my days go. / In more ways than one. / Here and there, from day to day. / Not in many ways, but in some. / In what I do from day to day. / More than it seems at first. / In one or two ways.
matters | weighs 1 | What matters most to me is {weighs}. {because} / Mostly {weighs}. {because} / It comes down to {weighs}. {because} / I look at {weighs} first. {because}
reaction | own | I see more bad than good in it. → / It doesn't sit well with me. → / I'm not happy with it. → / I don't think much of it. → | I can see both sides. → / I'm torn. → / I'm undecided. → / I like half of it. → | I see more good than bad in it. → / I'm fine with it. → / I think it's a good thing. → / I can say yes to it. →
barrier | against | Quite a lot. →→ / More than one thing. →→ / Enough to say no. → / Something that matters. → | Something does. → / There is one thing. → / I have a doubt or two. → / A small worry. → | Very little. → / Hardly anything. → / Nothing big. → / A trifle. →
help | want | A lot would. First of all {want}. / What I really need is {want}. / I'd need {want}, to begin with. / Only {want}. | I'd like {want}. / Perhaps {want}. / I could do with {want}. / {Want}, maybe. | Not much. At most {want}. / A small thing: {want}. / I need no help with it. / I'm all right as it is. / Nothing that I can name. / I manage without.
next_step | – | Nothing, I think. / I'd say what I think of it. / I'd raise my doubts. / I'd talk to others about it. | I'd wait. / I'd ask around. / I'd look into it. / I'd think about it first. | I'd go along with it. / I'd say that I'm for it. / I'd tell others about it. / I'd see how it goes.`,
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
export const nothingToSay = [
  "Nothing comes to mind.",
  "I can't think of anything.",
  "Nothing in particular.",
  "Nothing that I could name.",
  "No, nothing.",
  "I'd have to make something up.",
  "I've no answer to that.",
  "Nothing worth mentioning.",
];
export const nowhere = [
  "Nowhere that I can think of.",
  "Nowhere, as far as I can tell.",
  "I can't point to a place.",
  "Nowhere in particular.",
];
/** What would be wanted, where nothing is. */
export const nothingWanted = [
  ...["Not much, I think.", "Hard to say.", "I couldn't name one thing.", "It would take more than one thing."],
  ...["I can't think what.", "Nothing that I could name.", "Not a lot could.", "I don't know what it would take."],
];
/** The same where reasons of that side were given before. */
export const saidBefore = [
  "Only what I've said already.",
  "Nothing that I haven't said.",
  "I've said what there is to say.",
  "I'd only repeat myself.",
  "What I told you before.",
  "I have nothing to add.",
  "The same as before.",
  "You've heard it already.",
  "That's all I had on it.",
  "I've told you what I know.",
  "No more than I told you.",
  "That's really all.",
];
export const onlyWhereSaid = [
  "Only in what I've said already.",
  "Just where I told you.",
  "In what I've named, nowhere else.",
  "Where I said before.",
];

/** To a question that cannot be interpreted. */
export const unanswered = [
  "I'd have to think about that.",
  "I couldn't say, offhand.",
  "I don't have an answer to that yet.",
  "That's not something I can answer on the spot.",
  "I couldn't tell you.",
  "I'd need more time for that one.",
  "I don't know, to be honest.",
  "I'd rather not guess.",
  "That one is hard for me to answer.",
  "I can't tell you that today.",
  "No idea, I'm afraid.",
  "I'd have to sleep on that.",
];
/** Before a sentence of the other side. */
export const joining = "But";

/** What would be chosen of what people have, the rivals, and what is studied. */
export const picked = {
  today: [
    ...["I'd go on as I do today.", "I'd do as I do now.", "I'd leave things as they are."],
    ...["I'd change nothing.", "I'd go on as before."],
  ],
  rival: [
    ...["I'd go for {rival}.", "I'd pick {rival}.", "My choice would be {rival}."],
    ...["I'd choose {rival}.", "I'd take {rival}."],
  ],
  subject: ["I'd go for it.", "I'd pick it.", "It would be my choice.", "I'd choose it.", "I'd take it."],
};

/** How a price is found, from far too much to a bargain. */
export const priceLevels = [
  [
    ...["That's far too much.", "That's out of the question for me.", "I wouldn't think about it at that price."],
    "I don't see how that's justified.",
  ],
  ["That's on the high side.", "That's a bit steep.", "I'd hesitate at that.", "I'd have hoped for less."],
  [
    ...["That's about as far as I'd go.", "I could just about live with that."],
    ...["I'd have to think it over at that.", "That's right at the edge for me."],
  ],
  ["That's all right.", "That sounds fair.", "I'd be fine with that.", "I've no quarrel with that."],
  [
    ...["I'd have expected to pay more.", "That's less than I'd have thought.", "I'd pay that straight away."],
    "That's cheaper than I thought.",
  ],
] as const;

/** Who decides, by the state of the interview. */
export const deciders: Record<string, { budget_owner: string[]; process_people: string[] }> = {
  "nobody else has to agree": {
    budget_owner: [
      ...["I do. Nobody else has to agree.", "That's up to me alone.", "I decide that by myself."],
      "Me. I don't have to ask anyone.",
    ],
    process_people: [
      ...["Mostly me.", "Only me, in the end.", "I decided it, and others were heard."],
      "Nobody but me, really.",
    ],
  },
  "one more signature is needed": {
    budget_owner: [
      ...["I do, but it takes one more signature.", "I decide, and someone else signs."],
      ...["Me, together with one other person.", "I can propose it. Someone has to sign."],
    ],
    process_people: [
      ...["Me, and then one more signature.", "I did the work, someone else signed."],
      ...["Two of us in the end.", "I chose, and one other person agreed."],
    ],
  },
  "a small group decides together": {
    budget_owner: [
      ...["A few of us decide that together.", "We sit down together for that."],
      ...["There's a small group of us.", "Several of us have to agree."],
    ],
    process_people: [
      ...["A few of us, together.", "A small group, from start to finish."],
      ...["Several people, and I was one of them.", "We talked it through among ourselves."],
    ],
  },
  "somebody close has a say": {
    budget_owner: [
      ...["I do, but someone else has a say.", "Two of us decide that."],
      ...["I don't decide that alone.", "Me, together with someone else."],
    ],
    process_people: [
      ...["Me and one other person.", "The two of us, really.", "I asked someone before I decided."],
      "Me, with advice from one other person.",
    ],
  },
  "friends are asked first": {
    budget_owner: [
      ...["I do, but I ask around first.", "Me, after I've heard what others say."],
      ...["I decide, with some advice.", "Others have a say, and I decide."],
    ],
    process_people: [
      ...["Me, after asking around.", "Others gave me advice, and I decided."],
      ...["I listened to others and then chose.", "Me, with some advice at the start."],
    ],
  },
};

const lived = [
  [
    "I'm not happy with it at all.",
    "I've had enough of it.",
    "I'm thoroughly fed up with it.",
    "I'm very unhappy with it.",
  ],
  [
    ...["I'm not that happy with it.", "It could be a lot better.", "More bad than good, all told."],
    "I'm rather disappointed.",
  ],
  [
    ...[
      "It's neither good nor bad.",
      "I can take it or leave it.",
      "It's so-so.",
      "I have no strong feelings either way.",
    ],
  ],
  ["On the whole I'm happy with it.", "More good than bad.", "I'm quite content.", "It's fine, all in all."],
  [
    "I'm very happy with it.",
    "I couldn't ask for more.",
    "It's very good, all in all.",
    "I've hardly a bad word for it.",
  ],
];

/** What each stance from 1 to 5 says in the end, in types that have words of their own. */
const ownVerdicts: Partial<Record<StudyTypeId, string[][]>> = {
  product: lived,
  cx: lived,
  brand: lived,
  churn: [
    ["That was it for me.", "I won't be coming back.", "I'm done with it.", "There's no way back for me."],
    [
      ...["For now I'm out.", "I don't see myself coming back.", "I'd need a good reason to come back."],
      "It's over, I think.",
    ],
    ["I might stay, I might not.", "I haven't decided.", "I'm still weighing it up.", "It could go either way."],
    ["I'll probably stay.", "I'd rather stay than leave.", "I expect to stay.", "Leaving isn't on my mind."],
    ["I'm staying.", "I'm not going anywhere.", "I'm here for good.", "Nothing could make me leave."],
  ],
  winloss: [
    [
      ...["I turned it down, and I'd do so again.", "It wasn't the right one.", "It was a clear no."],
      "I never regretted the no.",
    ],
    [
      ...["I decided against it in the end.", "On the whole it wasn't the right one.", "It was a no, if not by far."],
      "I went with something else.",
    ],
    [
      ...["I could have gone either way.", "It was as close as it gets.", "I still don't know if it was right."],
      "There wasn't much in it.",
    ],
    [
      ...["I chose it in the end.", "On the whole it was the right one.", "It got the nod from me."],
      "I took it, with a doubt or two.",
    ],
    [
      ...["I chose it, and I'd do so again.", "It was the right one for me.", "I'd pick it again tomorrow."],
      "It was a clear yes.",
    ],
  ],
  custom: [
    [
      "I could do without it.",
      "It's a bad thing, if you ask me.",
      "I'm firmly against it.",
      "It's a clear no from me.",
    ],
    ["More bad than good.", "I'd rather not.", "I'm not happy with it, on the whole.", "I lean towards no."],
    ["I could go either way.", "I haven't made up my mind.", "I'm on the fence.", "It's neither good nor bad."],
    ["More good than bad.", "I'm fine with it, on the whole.", "I lean towards yes.", "I'd say yes, if not loudly."],
    ["It's a good thing, if you ask me.", "I'm all for it.", "I'm glad of it.", "A clear yes from me."],
  ],
  messaging: [
    [...["I'm firmly against it.", "It doesn't convince me at all.", "I don't like it at all.", "It puts me off."]],
    [
      ...["It doesn't really convince me.", "I don't much like it.", "I'm not happy with it."],
      "On the whole I'm against it.",
    ],
    [
      ...["It half convinces me.", "I don't know what to make of it.", "I'd have to read it twice."],
      "It works in part.",
    ],
    ["It mostly convinces me.", "I can go along with it.", "I'm fine with it.", "I like it more than not."],
    [...["It convinces me.", "I'm all for it.", "I agree with it.", "I like it as it stands."]],
  ],
};
const anyVerdicts = [
  ["It's a no from me.", "I'd leave it alone.", "Firmly against it.", "It's not for me."],
  ["More no than yes.", "I'd rather not.", "I'm against it, on balance.", "I lean towards no."],
  ["I could go either way.", "I haven't made up my mind.", "I'm on the fence.", "Right in the middle."],
  ["More yes than no.", "I'd be open to it.", "I lean towards yes.", "I'm for it, on balance."],
  ["It's a yes from me.", "I'm all for it.", "Count me in.", "Firmly for it."],
];

/** What a stance from 1 to 5 says at the end of an interview, in four forms. */
export const verdictsOf = (study_type: StudyTypeId): string[][] => ownVerdicts[study_type] ?? anyVerdicts;

type Probe = Record<"ask" | "for" | "against", string[]>;
/** What the moderator asks on, and how it is answered where the quoted sentence is for and against it. */
export const probes: Record<"clarify" | "ladder" | "counter", Probe> = {
  clarify: {
    ask: ["You said “{quoted}”. What do you mean by that?", "What do you have in mind when you say “{quoted}”?"],
    ...{ for: ["→"], against: ["→"] },
  },
  ladder: {
    ask: ["You said “{quoted}”. Why does that matter to you?", "What is behind “{quoted}” for you?"],
    ...{ for: ["{because}"], against: ["{because}"] },
  },
  counter: {
    ask: [
      "You said “{quoted}”. What would change your mind about that?",
      "You said “{quoted}”. What would you have to see to think otherwise?",
    ],
    for: [],
    against: [
      ...["I'd need {want}.", "{Want}.", "{Want}, perhaps.", "I'd want {want} first."],
      ...["{Want}, to begin with.", "Maybe {want} would do it.", "I'd look for {want}.", "It would take {want}."],
    ],
  },
};
