import { describe, expect, test } from "vitest";
import { readTopic } from "./read-topic.ts";

const subjectOf = (topic: string) =>
  readTopic({ topic, study_type: "custom", audience: "b2c", audience_description: null }).plan.subject;

describe("the subject of a topic fits into “How do you feel about …?”", () => {
  test.each([
    ["How do mid-market CFOs evaluate AI-powered FP&A tools?", "AI-powered FP&A tools"],
    ["Would parents buy a $29/month meal kit for toddlers?", "a meal kit"],
    ["What do IT directors think of passwordless login?", "passwordless login"],
    ["Why do customers cancel their gym membership?", "your gym membership"],
    ["What makes developers switch to Cursor from VS Code?", "Cursor"],
    ["How much would commuters pay for an e-bike subscription?", "an e-bike subscription"],
    ["How likely are Gen Z shoppers to buy second-hand clothing?", "second-hand clothing"],
    ["What are the barriers to adopting heat pumps?", "heat pumps"],
    ["Is $49/month too expensive for expense software?", "expense software"],
    ["Is $9 or $19 a month the right price for a meal planning app for families?", "a meal planning app"],
    ["How much would people pay for a home battery?", "a home battery"],
    ["Where do applicants give up in our online permit form?", "the online permit form"],
    ["Is a four-day week worth the disruption?", "a four-day week"],
    ["Is Duolingo Max worth $30 a month?", "Duolingo Max"],
    ["How do HR leaders choose between Workday and BambooHR?", "Workday"],
    ["Do CTOs prefer Datadog over New Relic?", "Datadog"],
    ["What would make renters trust a smart lock?", "a smart lock"],
    ["Why did we lose deals to Salesforce?", "the choice between this offer and Salesforce"],
    ["Which groups of volunteers could a food bank recruit?", "a food bank"],
    ["What frustrates patients about booking a dentist appointment?", "booking a dentist appointment"],
    ["How do you feel about self-driving taxis?", "self-driving taxis"],
    ["Would people pay $12 for a salad bowl?", "a salad bowl"],
    ["What stops retirees from using telehealth?", "telehealth"],
    ["Who buys luxury watches online?", "luxury watches"],
    ["Is there demand for a subscription coffee service in small offices?", "a subscription coffee service"],
    ["What is the perception of electric cars among rural drivers?", "electric cars"],
    ["How satisfied are customers with our onboarding?", "the onboarding"],
    ["Do first-time buyers understand our mortgage comparison tool?", "the mortgage comparison tool"],
    ["How do procurement teams decide on a new supplier portal?", "a new supplier portal"],
    ["When do people buy a new mattress?", "a new mattress"],
    ["What reasons do users give for leaving Netflix?", "Netflix"],
    ["Which features matter most in a project management tool?", "a project management tool"],
    ["How should we price our new API?", "the new API"],
    ["How can we reduce churn in our meal-kit subscription?", "the meal-kit subscription"],
    ["Should banks offer crypto wallets?", "crypto wallets"],
    ["Are freelancers willing to pay $15 a month for invoicing software?", "invoicing software"],
    ["What keeps homeowners from installing solar panels?", "solar panels"],
    ["How do people feel about our weekly parkrun-style swim?", "the weekly parkrun-style swim"],
    ["Would families book a farm-based holiday?", "a farm-based holiday"],
    ["What annoys travellers about checking in at a small hotel?", "checking in at a small hotel"],
    ["What frustrates parents about signing up for a swimming course?", "signing up for a swimming course"],
    ["Are heat pumps seen as reliable by homeowners in the UK?", "heat pumps"],
    ["Would you switch from Spotify to Apple Music if it cost $2 less?", "Apple Music"],
    ["How are small law firms choosing practice management software in 2026?", "practice management software"],
    ["What would it take for Gen X homeowners to adopt a home battery?", "a home battery"],
    ["Would you recommend our hotel to a friend?", "the hotel"],
    ["Would a CFO sign off on a $50k per year contract analytics tool?", "a contract analytics tool"],
    ["How do we position a protein bar against Clif and RXBAR?", "a protein bar"],
    [
      "I'm building an app that helps people split bills with roommates. Would they use it?",
      "an app that helps people split bills with roommates",
    ],
    ["How do the needs of people who buy running shoes differ?", "running shoes"],
    ["Would you use an app that tells you when your bus comes?", "an app that tells you when your bus comes"],
    ["Does our expense software Acme Pay do the job for finance teams?", "the expense software Acme Pay"],
    ["Why did we lose deals for our CRM software to Salesforce?", "the CRM software"],
    [
      'How does the message "Close your books in half the time" land with finance teams?',
      "the message “Close your books in half the time”",
    ],
    ["What do small operations teams think of Notion as a project tool?", "Notion"],
  ])("in the question %j it is %j", (topic, subject) => expect(subjectOf(topic)).toBe(subject));

  test.each([
    ["We are launching a budgeting app that rounds up purchases and invests the change.", "a budgeting app"],
    ["An app that tells you when to water your plants", "an app that tells you when to water your plants"],
    ["Notion for small operations teams as a project tool", "Notion"],
    ["Raise the price of our CRM from $49 to $59 per seat per month", "a higher price for the CRM"],
    ["We plan to raise prices by 10% for our streaming service.", "a higher price for the streaming service"],
    ["Our brand wants to launch vegan ice cream in Germany", "vegan ice cream"],
    ["I want to understand how nurses feel about electronic health records", "electronic health records"],
    ["Explore how teachers use AI tools for lesson planning", "AI tools for lesson planning"],
    ["Please find out whether parents would use a screen-time app", "a screen-time app"],
  ])("in the statement %j it is %j", (topic, subject) => expect(subjectOf(topic)).toBe(subject));

  test.each([
    ["meal kit for toddlers", "a meal kit"],
    ["Concept test: a refillable shampoo bottle sold in supermarkets", "a refillable shampoo bottle"],
    ["Brand perception of Patagonia among urban professionals", "Patagonia"],
    ["Willingness to pay for a premium dog food subscription", "a premium dog food subscription"],
    ['Reactions to the tagline "Your money, sorted"', "the tagline “Your money, sorted”"],
    ["Notion vs Confluence for product teams", "Notion"],
    ["Pricing of a smart thermostat at $199", "a smart thermostat"],
    ["Consumer attitudes towards lab-grown meat", "lab-grown meat"],
    ["Reasons hospitals choose Epic over Cerner", "Epic"],
    ["Recruiting bus drivers", "recruiting bus drivers"],
    ["Willingness to pay: parking space sharing", "parking space sharing"],
    ["A sensor for breweries", "a sensor for breweries"],
    ["price increase for Spotify Premium", "a higher price for Spotify Premium"],
  ])("in the phrase %j it is %j", (topic, subject) => expect(subjectOf(topic)).toBe(subject));

  test.each([
    ["I'm head of fundraising at Open Kettle, a charity. How do people see us?", "Open Kettle"],
    ["Would you hand over viewings to an app that lets tenants in?", "an app that lets tenants in"],
    [
      "How honest are people with their dentist about flossing?",
      "the question “How honest are people with their dentist about flossing?”",
    ],
    ["Duolingo, Babbel and evening classes: how do adults compare them?", "Duolingo"],
    ["What does Patagonia stand for among people who never hike?", "Patagonia"],
  ])("in its clauses %j it is %j", (topic, subject) => expect(subjectOf(topic)).toBe(subject));

  test("a question in another language is quoted as it stands", () => {
    expect(subjectOf("Wie bewerten CFOs KI-gestützte Planungstools?")).toBe(
      "the question “Wie bewerten CFOs KI-gestützte Planungstools?”",
    );
  });

  test("every text has a subject of one line that is not too long to be spoken", () => {
    for (const topic of [
      "🙂🙂🙂🙂🙂🙂🙂🙂🙂🙂",
      "a ".repeat(1000),
      "ミールキットについてどう思いますか？",
      "<script>alert(1)</script>",
      "?????????????",
      "x".repeat(2000),
    ]) {
      const subject = subjectOf(topic);
      expect(subject).not.toBe("");
      expect(subject).not.toMatch(/\n/);
      expect([...subject].length).toBeLessThanOrEqual(120);
    }
  });
});

describe("where a phrase only looks like the subject, the question is in its place", () => {
  test.each([
    "Would a 15% discount keep our subscribers for 12 months?",
    "Would nurses report errors more often if the form were anonymous?",
    "Should we add ads to our free plan?",
    "Which streaming service do families prefer?",
    "What do Gen Z consumers want from a bank?",
    "Should dogs be allowed in pubs?",
    "Should our town close the main street to cars?",
    "Should our city replace free parking with a park and ride service?",
    "Which part of hiring a wheelchair-accessible taxi costs passengers most?",
    "What would it take for parents to let their children walk alone?",
    "Should hospitals use AI to read X-rays?",
    "What stops tenants from reporting mould to their landlord?",
    "Do teenagers still want to learn to drive?",
    "What keeps people from going to the dentist regularly?",
    "Is it acceptable for a manager to message employees after 8pm?",
    "What makes hobby gardeners buy seeds online rather than at the garden centre?",
    "Which matters more to job seekers, salary or working from home?",
    "How do teachers feel about parents messaging them in the evening?",
    "Would commuters like the bus more if the tram line were closed?",
  ])("%s", (topic) => expect(subjectOf(topic)).toBe(`the question “${topic}”`));
});
