import { describe, expect, test } from "vitest";
import type { Plan } from "../../../engines/plan.ts";
import { asksWorse, optionsIn, picksOf } from "../named-options.ts";
import { asksLeaning, asksTaking, asksToEnd, kindOf } from "./question-kind.ts";
import { withoutNames } from "./question-patterns.ts";

describe("a question", () => {
  test.each([
    ["How much would parents pay for it?", "price"],
    ["What about £900 with fewer features?", "price"],
    ["Where is Monday.com weaker than Asana for agencies?", "why_not"],
    ["Where are we stronger than they are?", "why_for"],
    ["Why arent people using the savings goals?", "why_not"],
    ["What made customers pick us over Zendesk?", "why_for"],
    ["How often do people come back?", "count"],
    ["Who in the family has the last say?", "decider"],
    ["What kinds of readers are there?", "who"],
    ["Who would that be for?", "who"],
    ["What would have kept them?", "change"],
    ["What one thing would you put right?", "change"],
    ["What would owners drop first?", "open"],
    ["What would they ask next?", "open"],
    ["What would they rather do by phone?", "open"],
    ["And who has to sign off?", "decider"],
    ["Would regulars who buy from the market sign up?", "yes_no"],
    ["Where does it go wrong for first-time parents?", "worst"],
    ["What's stopping bakers from using it?", "worst"],
    ["What speaks for it?", "best"],
    ["How do teachers choose their books?", "criteria"],
    ["Why do members leave in January?", "why_not"],
    ["Why do offices stay with AutoCAD instead of trying ours?", "why_not"],
    ["Who compared the offers, what made them drop ours?", "why_not"],
    ["Why did they pick ours?", "why_for"],
    ["Why do clinics renew their contract?", "why_for"],
    ["How could our library attract more teenagers?", "change"],
    ["Why did hospitals buy our tool and not Excel?", "why_for"],
    ["Why don't more men go to the doctor?", "why_not"],
    ["Why do schools turn down our programme?", "why_not"],
    ["What would they be afraid of?", "worst"],
    ["What motivates each of them?", "best"],
    ["What do parents think of an app where they pay for lunch?", "perception"],
    ["Why is that?", "why"],
    ["Why are patients hesitant to book it?", "why_not"],
    ["Why do employees ignore the programme?", "why_not"],
    ["What makes people distrust online shops?", "why_not"],
    ["What would make them cancel?", "why_not"],
    ["What would stop parents from using it?", "worst"],
    ["What could put them off?", "worst"],
    ["What turns people off about it?", "worst"],
    ["What keeps regulars coming back to our quiz?", "why_for"],
    ["What is holding farmers back from it?", "worst"],
    ["What would make people trust it?", "change"],
    ["Would people sign up?", "yes_no"],
    ["How do shoppers see the bakery?", "perception"],
    ["What does the brand stand for in their minds?", "perception"],
    ["How do they work today?", "practice"],
    ["People who bought it and what they say", "title"],
    ["Is $9 or $19 a month the right price for a meal planning app?", "price"],
    ["What is a fair price for our coffee subscription?", "price"],
    ["What would freelancers pay per month for an invoicing app at $12 a month?", "price"],
    ["What should we charge for a puppy class?", "price"],
    ["What could a family afford?", "price"],
    ["Is £95 too much for six weeks?", "price"],
    ["Is it too expensive?", "price"],
    ["What would parents say about it?", "perception"],
    ["What would make them come back?", "change"],
    ["What should we change?", "change"],
    ["What would teams miss most if Acme Pay went away?", "best"],
    ["Which feature should we build next?", "change"],
    ["How do the needs of people who buy shoes differ?", "who"],
    ["When do people decide to move house?", "count"],
    ['Is "How much you save" clear to readers?', "clear"],
    ["How satisfied are tenants with our repairs?", "satisfied"],
    ["How do we tell staff about the new desks?", "wording"],
    ["What offer would have kept them?", "change"],
    ["Could anything have kept them?", "change"],
    ["What would make them think better of us?", "change"],
    ["Where does it break down?", "worst"],
    ["What are Xero's weak points?", "worst"],
    ["Segment dog owners by how often they travel", "groups"],
    ["Good idea?", "yes_no"],
    ["At what point do people give up on our form?", "worst"],
    ["How could we make it better?", "change"],
    ["What would keep them?", "change"],
    ["What would keep people from trying it?", "worst"],
    ["What tipped the last deals in our favour?", "why_for"],
    ["What nearly lost them?", "why_not"],
    ["What do customers get from Screwfix that they don't get from us?", "why_not"],
    ["Why do only a few tenants use the app?", "why_not"],
    ["Is £120 too steep?", "price"],
    ["What would worry them?", "worst"],
    ["Worries?", "worst"],
    ["Interest?", "yes_no"],
    ["Fair price?", "price"],
    ["What would they happily lose?", "open"],
    ["Why do we keep losing tenders to cheaper firms?", "why_not"],
    ["What made the last customers sign with us?", "why_for"],
    ["Which never will?", "who"],
    ["Who are we up against in meal kits?", "rivals"],
    ["Who do customers compare us with?", "rivals"],
    ["Who do families look at alongside us when choosing a school?", "rivals"],
    ["Which competitors do they know?", "rivals"],
    ["Where do they go?", "rivals"],
    ["Where are they buying instead?", "rivals"],
    ["Who do they think our rivals are?", "rivals"],
    ["What separates them?", "groups"],
    ["What's wrong with our till software?", "worst"],
    ["What would they bring?", "open"],
    ["How do freelancers rate our account against Monzo?", "perception"],
    ["Where does it go wrong?", "worst"],
    ["What do chefs do today instead of it?", "rivals"],
    ["Are there meaningful groups by need?", "groups"],
    ["How many types of buyer do we have?", "groups"],
    ["How would we tell them apart?", "marks"],
    ["What do surveyors really struggle with on site?", "worst"],
    ["What problems do tenants have with the portal?", "worst"],
    ["Why so few of our customers use the alerts?", "why_not"],
    ["Why hardly anyone uses the card?", "why_not"],
    ["Why is uptake of our tool so low among hairdressers?", "why_not"],
    ["Why are the low prices liked?", "why_for"],
    ["How are nurses using our tablet?", "practice"],
    ["What do they wish it did?", "change"],
    ["What made hospitals choose us or another supplier?", "both"],
    ["Reactions to the idea?", "perception"],
    // Forms that fit no pattern: their words decide.
    ["What are they worried about?", "worst"],
    ["What slows them down?", "worst"],
    ["What feels fair?", "price"],
    ["Is there something we could have done differently?", "change"],
    ["Which model would small practices prefer?", "pick"],
    ["Would longer hours bring more people in?", "effect"],
    ["Do they know we exist?", "clear"],
    ["What's the appeal?", "best"],
    ["What do you look for in a plumber?", "criteria"],
    ["Who are we losing?", "who"],
    ["How should we group them by need?", "groups"],
    ["Is fear the wrong angle?", "yes_no"],
    ["Which groups would never use it?", "who"],
    ["Is that too much?", "price"],
    ["Our volunteers hate the rota app", "worst"],
    ["What makes them go back to pen and paper?", "why_not"],
    ["Which of these jobs causes the most pain?", "pick"],
    ["Why did they pick us, or not pick us?", "both"],
    ["Would managers in Chicago or Toronto pay?", "yes_no"],
    ["Would parents be interested in a science box, delivered monthly, about $25?", "yes_no"],
    ["How appealing is that?", "perception"],
    ["What words put them off?", "worst"],
    ["Would anything bring them back?", "change"],
    ["How do dog owners see Rover versus using a local walker?", "perception"],
    ["What would they be sorry to lose?", "best"],
    ["What nearly changed their mind?", "why_not"],
    ["Where does the price start to hurt?", "price"],
    ["Do they understand what a hospice does?", "clear"],
    ["We'd like to group visitors by why they come", "groups"],
    ["What wording feels reassuring?", "wording"],
    ["Who should it come from?", "pick"],
    ["Which step do field staff find the most tedious?", "worst"],
    ["Where are we stronger and weaker than they are?", "both"],
    ["What do teachers like and dislike about it?", "both"],
    ["How could the car park question be settled?", "change"],
    ["How do designers decide what they're willing to pay?", "criteria"],
    ["At what point does it become too expensive?", "price"],
  ])("“%s” is of the kind %s", (question, kind) => expect(kindOf(question)).toBe(kind));

  test.each([
    ["Is it the layout or the topics?", ["the layout", "the topics"]],
    ["Is it the price or the crowds that makes members leave?", ["the price", "the crowds"]],
    ["Do hikers want more signposts or less litter?", ["more signposts", "less litter"]],
    ["Which matters more, salary or time?", ["salary", "time"]],
    ["Would donors find it helpful or annoying?", ["helpful", "annoying"]],
    ["per seat or per project?", ["per seat", "per project"]],
    ["Is it boredom, guilt, or did they go to Duolingo?", ["boredom", "guilt", "Duolingo"]],
    [
      "Which is better: 'Give an hour, save three lives' or 'Lunch is a gift'?",
      ["Give an hour, save three lives", "Lunch is a gift"],
    ],
    ["Would a phone line or a home visit help more?", ["a phone line", "a home visit"]],
    ["Lidl or the farmers' market, where would families rather shop?", ["Lidl", "the farmers' market"]],
    ["Do small bakeries prefer Square or SumUp for taking card payments, and why?", ["Square", "SumUp"]],
    ["Do parents choose Tonies or Yoto to keep children busy?", ["Tonies", "Yoto"]],
    [
      "Should our running app add a coach by chat or a training plan on paper?",
      ["a coach by chat", "a training plan on paper"],
    ],
    ["Should our note-taking app add a calendar view or offline mode first?", ["a calendar view", "offline mode"]],
    ["Should our bakery open on Sundays or extend weekday hours?", ["open on Sundays", "extend weekday hours"]],
    ["Should we build a map or a chat next?", ["a map", "a chat"]],
    ["Do parents prefer nappies by post over buying them at a shop?", ["nappies by post", "buying them at a shop"]],
    ["Is it the price of the room or the breakfast?", ["the price of the room", "the breakfast"]],
    ["Do people prefer to pay per use or to subscribe?", ["to pay per use", "to subscribe"]],
    ["Should we add a dark mode or an offline mode first to our app?", ["a dark mode", "an offline mode"]],
    ["Are we seen as innovative or old fashioned?", ["innovative", "old fashioned"]],
    ["Do people find the name Bramble for a shop posh, modern or dull?", ["posh", "modern", "dull"]],
    ["Did clinics refuse because of price, the demo or missing parts?", ["price", "the demo", "missing parts"]],
    ["What annoys patients most about our line, the queue or the menu?", ["the queue", "the menu"]],
    ["Does 'Banking without small talk' sound efficient or rude?", ["efficient", "rude"]],
    ["Should we launch the cam with or without a light?", ["with a light", "without a light"]],
    ["Tablet or paper for our notes?", ["Tablet", "paper"]],
    ["Do people see us as cheap or good value?", ["cheap", "good value"]],
    ["Would they rather have a loyalty card or lower prices?", ["a loyalty card", "lower prices"]],
    ["Do they leave because of the app or because of the closures?", ["the app", "the closures"]],
    ["Did we lose the contract on price or on trust?", ["price", "trust"]],
    ["Do customers prefer to get help by chat or by phone?", ["by chat", "by phone"]],
    ["Are younger or older drivers more interested in it?", ["younger", "older drivers"]],
    ["Would commuters or tourists be more likely to use it?", ["commuters", "tourists"]],
    ["Would parents like a walking bus or a shared taxi, Leeds?", ["a walking bus", "a shared taxi"]],
  ])("“%s” names its options", (question, options) => expect(optionsIn(question)).toEqual(options));

  test.each([
    "Do people trust us, or do they see us as something for their parents?",
    "Who has looked at two or more of these?",
    "Patients drop out after 3 or 4 sessions, why?",
    "What do they believe the phone or the pocket device does better?",
    "Would people buy it?",
    "Would people pay $20 or more?",
    "Does saying carbon neutral on the pack help or put people off, oat milk, uk shoppers?",
    "Does calling our yoghurt plant based attract or scare off shoppers, germany?",
    "Would the words on the label help or hurt?",
    "Are farmers using the sensor every week or only in spring?",
    "Is it a good price or should we offer a trial?",
    "Would people pay $5, $9 or $19 a month?",
  ])("“%s” names none", (question) => expect(optionsIn(question)).toBeNull());

  test("two lines in two questions are set against each other", () => {
    const topic = "Does 'Eat like it is Sunday' put people off, or should we say 'Eat well every day'?";
    const questions = ["Does 'Eat like it is Sunday' put people off?", "Should we say 'Eat well every day'?"];
    const plan = { decision: questions[0], questions } as unknown as Plan;
    const lines = ["Eat like it is Sunday", "Eat well every day"];
    expect(picksOf({ topic }, plan).map(({ options }) => options)).toEqual([lines, lines]);
    expect(questions.map(asksWorse)).toEqual([true, false]);
    expect(asksWorse("Which of these puts parents off least?")).toBe(false);
  });

  test("a title names the options of the question after it", () => {
    const topic = "Four-day week or flexible hours: which would office workers rather have?";
    const question = "Which would office workers rather have?";
    const plan = { decision: question, questions: [question] } as unknown as Plan;
    expect(picksOf({ topic }, plan)[0]?.options).toEqual(["Four-day week", "flexible hours"]);
  });

  test("whether to drop a thing is another question than what it is like", () => {
    expect(asksToEnd("Should our library drop late fees?", "late fees")).toBe(true);
    expect(asksToEnd("Should our library drop late fees?", "dropping late fees")).toBe(false);
  });

  test("names and quotations say nothing of what is asked", () => {
    expect(withoutNames('Is "Pay less" by Acme Pay clear?')).toBe("Is X by X X clear?");
    expect(asksTaking("Is Acme Pay honest?")).toBe(false);
    expect([asksLeaning("Do people like it?"), asksLeaning("Is it seen as honest?")]).toEqual([true, false]);
  });

  test("whether people would take something up is another question than what it is like", () => {
    expect(asksTaking("Would parents use it?")).toBe(true);
    expect(asksTaking("Is it extra work in disguise?")).toBe(false);
  });
});
