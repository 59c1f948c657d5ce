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
    ["Would a 15% discount keep our subscribers for 12 months?", "a 15% discount"],
    ["What makes developers switch to Cursor from VS Code?", "Cursor"],
    ["Would small business owners switch from QuickBooks to an AI bookkeeper?", "an AI bookkeeper"],
    ["How much would commuters pay for an e-bike subscription?", "an e-bike subscription"],
    ["How likely are Gen Z shoppers to buy second-hand clothing?", "second-hand clothing"],
    ["What are the barriers to adopting heat pumps?", "heat pumps"],
    ["Is $49/month too expensive for expense software?", "expense software"],
    ["Is $9 or $19 a month the right price for a meal planning app for families?", "a meal planning app"],
    ["How much would people pay for a home battery?", "a home battery"],
    ["Which types of people listen to podcasts at night?", "podcasts"],
    ["Where do applicants give up in our online permit form?", "the online permit form"],
    ["Is a four-day week worth the disruption?", "a four-day week"],
    ["Is Duolingo Max worth $30 a month?", "Duolingo Max"],
    ["How do HR leaders choose between Workday and BambooHR?", "Workday"],
    ["Do CTOs prefer Datadog over New Relic?", "Datadog"],
    ["What would make renters trust a smart lock?", "a smart lock"],
    ["Why did we lose deals to Salesforce?", "the choice between this offer and Salesforce"],
    ["Would nurses report errors more often if the form were anonymous?", "reporting errors more often"],
    ["Which groups of volunteers could a food bank recruit?", "a food bank"],
    ["Night train with private cabins: would business travellers take it?", "a night train with private cabins"],
    ["Bus pass on the phone. Would drivers switch to it?", "a bus pass on the phone"],
    ["What frustrates patients about booking a dentist appointment?", "booking a dentist appointment"],
    ["How do you feel about self-driving taxis?", "self-driving taxis"],
    ["Would people pay $12 for a salad bowl?", "a salad bowl"],
    ["Should we add ads to our free plan?", "adding ads to the free plan"],
    ["What stops retirees from using telehealth?", "telehealth"],
    ["Which streaming service do families prefer?", "a streaming service"],
    ["Who buys luxury watches online?", "luxury watches"],
    ["Is there demand for a subscription coffee service in small offices?", "a subscription coffee service"],
    ["How would you react to a price increase of 20% on your mobile plan?", "a higher price for your mobile plan"],
    ["What is the perception of electric cars among rural drivers?", "electric cars"],
    ["How satisfied are customers with our onboarding?", "the onboarding"],
    ["What do Gen Z consumers want from a bank?", "a bank"],
    ["Do first-time buyers understand our mortgage comparison tool?", "the mortgage comparison tool"],
    ["How do procurement teams decide on a new supplier portal?", "a new supplier portal"],
    ["When do people buy a new mattress?", "a new mattress"],
    ["What reasons do users give for leaving Netflix?", "Netflix"],
    ["Would you let an AI doctor read your scans?", "an AI doctor"],
    ["How does the checkout experience of our online shop make people feel?", "the online shop"],
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
    ["What keeps nurses from taking their breaks on the ward?", "taking your breaks on the ward"],
    ["Is £40 too much for a haircut with an evening appointment?", "a haircut with an evening appointment"],
    ["Should dogs be allowed in pubs?", "allowing dogs in pubs"],
    ["Are heat pumps seen as reliable by homeowners in the UK?", "heat pumps"],
    ["Would you switch from Spotify to Apple Music if it cost $2 less?", "Apple Music"],
    ["How are small law firms choosing practice management software in 2026?", "practice management software"],
    ["What would it take for Gen X homeowners to adopt a home battery?", "a home battery"],
    ["Which is better for students, ChatGPT or Claude?", "ChatGPT or Claude"],
    ["Would you recommend our hotel to a friend?", "the hotel"],
    ["Find out why users drop off during sign-up", "sign-up"],
    ["Would a CFO sign off on a $50k per year contract analytics tool?", "a contract analytics tool"],
    ["How do we position a protein bar against Clif and RXBAR?", "a protein bar"],
    [
      "I'm building an app that helps people split bills with roommates. Would they use it?",
      "an app that helps people split bills with roommates",
    ],
    ["How do the needs of people who buy running shoes differ?", "running shoes"],
    ["Would parents use an app that plans lunches from what is in the fridge?", "an app that plans lunches"],
    ["Should our town close the main street to cars?", "closing the main street to cars"],
    ["Would you use an app that tells you when your bus comes?", "an app that tells you when your bus comes"],
    ["Does our expense software Acme Pay do the job for finance teams?", "the expense software Acme Pay"],
    ["Why did we lose deals for our CRM software to Salesforce?", "the CRM software"],
    [
      "Should our city replace free parking with a park and ride service?",
      "replacing free parking with a park and ride service",
    ],
    [
      'How does the message "Close your books in half the time" land with finance teams?',
      "the message “Close your books in half the time”",
    ],
    ["What do small operations teams think of Notion as a project tool?", "Notion"],
    ["We're thinking about charging $5 for returns. How will shoppers react?", "returns"],
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
    ["Testing a new loyalty programme for coffee shops", "a new loyalty programme"],
  ])("in the statement %j it is %j", (topic, subject) => expect(subjectOf(topic)).toBe(subject));

  test.each([
    ["meal kit for toddlers", "a meal kit"],
    ["AI note-taking app", "an AI note-taking app"],
    ["Concept test: a refillable shampoo bottle sold in supermarkets", "a refillable shampoo bottle"],
    ["Brand perception of Patagonia among urban professionals", "Patagonia"],
    ["Willingness to pay for a premium dog food subscription", "a premium dog food subscription"],
    ['Reactions to the tagline "Your money, sorted"', "the tagline “Your money, sorted”"],
    ["Notion vs Confluence for product teams", "Notion"],
    ["Churn drivers for our B2B email marketing tool", "the B2B email marketing tool"],
    ["Pricing of a smart thermostat at $199", "a smart thermostat"],
    ["Win-loss analysis of our deals against HubSpot in 2025", "the choice between this offer and HubSpot"],
    ["Consumer attitudes towards lab-grown meat", "lab-grown meat"],
    ["An exclusive, members-only luxury watch club", "an exclusive, members-only luxury watch club"],
    ["Reasons hospitals choose Epic over Cerner", "Epic"],
    ["Recruiting bus drivers", "recruiting bus drivers"],
    ["Willingness to pay: parking space sharing", "parking space sharing"],
    ["Tank cleaning for breweries", "tank cleaning"],
    ["A sensor for breweries", "a sensor for breweries"],
    ["price increase for Spotify Premium", "a higher price for Spotify Premium"],
  ])("in the phrase %j it is %j", (topic, subject) => expect(subjectOf(topic)).toBe(subject));

  test.each([
    ["Our library could lend out sewing machines on weekdays.", "sewing machines"],
    ["I'm head of fundraising at Open Kettle, a charity. How do people see us?", "Open Kettle"],
    [
      "Shopify app for small florists. Would florists rather pay 1.5% of the orders?",
      "a Shopify app for small florists",
    ],
    ["Does anybody outside of our region know what Radio Saltmarsh stands for?", "Radio Saltmarsh"],
    ["Which part of hiring a wheelchair-accessible taxi costs passengers most?", "hiring a wheelchair-accessible taxi"],
    ["Notion or us? What would planners lose by moving their lists to Confetti Desk?", "Confetti Desk"],
    ["Would you hand over viewings to an app that lets tenants in?", "an app that lets tenants in"],
    ["Ryanair or the night bus? What could our coach line do to win them?", "the coach line"],
    ["How honest are people with their dentist about flossing?", "flossing"],
    ["adults learning piano online: why do they quit within 90 days?", "learning piano"],
    ["Heads of procurement: would they let an AI agent negotiate with small suppliers?", "an AI agent"],
    ["Duolingo, Babbel and evening classes: how do adults compare them?", "Duolingo"],
    ["What does Patagonia stand for among people who never hike?", "Patagonia"],
    ["Oatly vs Alpro vs own label oat milk, who wins with coffee drinkers?", "Oatly"],
    ["What would it take for parents to let their children walk alone?", "letting your children walk alone"],
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
    "What makes hobby gardeners buy seeds online rather than at the garden centre?",
    "Which matters more to job seekers, salary or working from home?",
    "How do teachers feel about parents messaging them in the evening?",
    "Would commuters like the bus more if the tram line were closed?",
  ])("%s", (topic) => expect(subjectOf(topic)).toBe(`the question “${topic}”`));
});
