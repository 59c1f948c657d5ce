import { expect, test } from "vitest";
import type { Plan } from "../../engines/plan.ts";
import { optionsIn, picksOf } from "./named-options.ts";

test.each([
  ["Would customers rather pay more or get one fewer meal?", ["pay more", "get one fewer meal"]],
  ["Should we lead with lower bills, comfort or the grant?", ["lower bills", "comfort", "the grant"]],
  ["Would they rather pay monthly or yearly?", ["monthly", "yearly"]],
  ["Would people rather buy bread at a bakery or a supermarket?", ["a bakery", "a supermarket"]],
  ["Would they rather eat in a canteen or at their desks?", ["in a canteen", "at their desks"]],
  ["Would people rather have a bath or a shower?", ["a bath", "a shower"]],
  ["Would they rather have unlimited visits or a set number of hours?", ["unlimited visits", "a set number of hours"]],
  ["Was it really the price or is it the content?", ["the price", "the content"]],
  ["Which benefits land (savings, comfort, grants)?", ["savings", "comfort", "grants"]],
  ["Is it the language, the timing, or just not trusted?", ["the language", "the timing", "not trusted"]],
  ["Find out whether customers prefer lockers or home delivery.", ["lockers", "home delivery"]],
  ["Who should run it: the council, the church or a private firm?", ["the council", "the church", "a private firm"]],
  ["What would make people switch: price, range or service?", ["price", "range", "service"]],
  ["Which of price, size or colour matters most?", ["price", "size", "colour"]],
  ["Which matters more to buyers, price or range?", ["price", "range"]],
  ["Do customers prefer to contact us by phone or online?", ["by phone", "online"]],
  ["Should we sell through agents or through shops?", ["through agents", "through shops"]],
  ["Should our museum open late on Fridays or add a café?", ["open late on Fridays", "add a café"]],
  ["Do people want longer hours or lower fees?", ["longer hours", "lower fees"]],
  ["Is the name seen as modern, cold or simply odd?", ["modern", "cold", "odd"]],
  ["Does the name sound cheap or friendly?", ["cheap", "friendly"]],
  ["Cash or card at our market stall?", ["Cash", "card"]],
  ["Would a bus or a tram suit commuters better?", ["a bus", "a tram"]],
  ["Do gardeners prefer peat-free compost over the usual kind?", ["peat-free compost", "the usual kind"]],
  ["Should we brew ales or stouts next?", ["ales", "stouts"]],
  ["Would people rather cook from a box or order in?", ["cook from a box", "order in"]],
  ["Do members stay because of the classes or the people?", ["the classes", "the people"]],
  ["Do guests prefer a shower, a bath or both?", ["a shower", "a bath"]],
  ["Do pupils like to read on paper or on screen?", ["on paper", "on screen"]],
  ["Was it the interest rate, the paperwork or something else?", ["the interest rate", "the paperwork"]],
  ["If we had to choose, should we keep the print edition or the podcast?", ["the print edition", "the podcast"]],
  ["Would you go for the blue pack or the green one?", ["the blue pack", "the green one"]],
  ["Is our newsletter too long or too dull?", ["too long", "too dull"]],
  ["Which would you pick: a refund, a repair or a voucher?", ["a refund", "a repair", "a voucher"]],
  [
    "Is it better to call our scheme a membership, a club or a subscription?",
    ["a membership", "a club", "a subscription"],
  ],
  ["Did we lose the bid over price, over references or over the lead time?", ["price", "references", "the lead time"]],
  ["Should our hall charge per visit or by the month?", ["per visit", "by the month"]],
  ["Does the name make people think of a cemetery or a spa?", ["a cemetery", "a spa"]],
  ["Would younger people or pensioners miss our paper more?", ["younger people", "pensioners"]],
  ["Do drivers trust the assistant more at night or in the rain?", ["at night", "in the rain"]],
  ["Was price or menu the problem?", ["price", "menu"]],
  ["Would you rather have a bin that sorts or one that only weighs?", ["a bin that sorts", "one that only weighs"]],
])("“%s” has a choosing part", (question, options) => expect(optionsIn(question)).toEqual(options));

test.each([
  "What's it like to return something bought online from Zara or H&M?",
  "How was your experience, with either a bank or someone like Tide?",
  "We'd like to hear from parents or carers.",
  "Do people buy it as a gift or for themselves?",
  "Is it clear or not?",
  "Do they come two or three times?",
  "Can they book by phone or online?",
  "Would people use an app like Duolingo or italki?",
  "I want to know what people get from Amazon or Borders that they miss here.",
  "Would parents or carers use it?",
  "Would you tell a friend or a colleague about it?",
  "Do customers complain by email or phone?",
  "Would a discount or a gift bring them back?",
  "How do people choose between Lidl and Aldi?",
  "Do people who want a loan or a mortgage trust us?",
  "Should we ask people who buy or rent?",
  "Would they pick up or drop off a parcel here?",
  "What would stop them from buying or renting one?",
  "Do they find the app slow or hard to use?",
  "Are there any worries or objections?",
  "Would people buy or rent an electric bike?",
  "Sooner or later people leave, why?",
  "Does it matter whether they live in towns or villages?",
  "Do they use it once or twice a week?",
  "Would they trust a robot or an app with their money?",
  "Did anybody or anything help them?",
  "Would they pay $10 or so?",
  "Do you know anyone who has cancelled or paused?",
  "Have they heard of us or our founder?",
  "Would people visit on a Friday or Saturday?",
  "Do small firms want an app or is a sheet enough?",
  "Would drivers or passengers notice?",
  "Is there a shop or a caf\u00e9 nearby?",
  "Do parents want to know about food or prices?",
  "Which features do owners use at home, at work or on the road?",
  "Which message would get more people in Birmingham, Leeds or Hull to sign up?",
  "Can they say yes or no?",
  "Would a new owner be more or less welcome?",
  "Do gardeners use our sensor in spring or in autumn?",
  "Would they trust it or not?",
  "Would you let a stranger or a neighbour in?",
  "Would they ever give us a bike or a tenner?",
])("“%s” offers no choice", (question) => expect(optionsIn(question)).toBeNull());

test.each([
  [
    "Blue vs Green Line vs Red - how do people choose which one to open?",
    "How do people choose which one to open?",
    ["Blue", "Green Line", "Red"],
  ],
  [
    "Ideas: a repair café, a bar or a climbing wall. Which would bring people in?",
    "Which would bring people in?",
    ["a repair café", "a bar", "a climbing wall"],
  ],
  ["Our gym vs Fit First: which one would you join?", "Which one would you join?", []],
  ["$5 vs $9 a month, which one would you pay?", "Which one would you pay?", []],
])("“%s” has its options outside the question", (topic, question, options) => {
  const plan = { decision: question, questions: [question] } as unknown as Plan;
  expect(picksOf({ topic }, plan).flatMap((pick) => pick.options)).toEqual(options);
});

test("a study that has a topic's names as subject and rivals is asked of them anyway", () => {
  const [topic, question] = ["Blue vs Green: which one do families prefer?", "Which one do families prefer?"];
  const plan = { decision: question, questions: [question], subject: "Blue", competitors: ["Green"] };
  expect(picksOf({ topic }, plan as unknown as Plan)).toEqual([]);
});
