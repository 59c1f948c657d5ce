import { expect, test } from "vitest";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { simulator } from "../../../engines/simulator/simulator.ts";
import { type StudyTypeId, studyTypes } from "../../../engines/study-types.ts";
import { runStudy } from "../run-study.ts";

test.each<[StudyTypeId, topic: string, headline: RegExp]>([
  [
    "product",
    "What would finance teams miss most if the expense app Acme Pay went away?",
    /^What people value most in |are the two most named merits in |and no merit leads$/,
  ],
  [
    "messaging",
    'Is the message "Close your books in half the time" clear to finance teams?',
    /” is found clear in an estimated \d/,
  ],
  [
    "winloss",
    "We lost 6 of our last 10 deals for our bed-management software to Epic. Why did they pick Epic?",
    /(?:^What turned decisions|reasons?) against the (?:bed-management software|offer)/,
  ],
  [
    "winloss",
    "What made customers choose our pest control service over a cheaper local guy?",
    /less bother|pays for the cost/i,
  ],
  [
    "churn",
    "Would pausing instead of cancelling keep our language-tutoring subscribers?",
    /^These interviews cannot tell: what it would change, only real cases show/,
  ],
  [
    "brand",
    "Do donors trust our hospice charity after the bad press about executive pay last year?",
    /^When it comes to the hospice charity, .*doubt about those behind it/,
  ],
  [
    "concept",
    "A vending machine for fresh ramen at $9. Would people buy it, and how often?",
    /^(?:Mostly|Divided)[^:]*: /,
  ],
  [
    "segmentation",
    "How do the needs of people who buy running shoes differ?",
    /camps among|rates? “|sets itself apart/,
  ],
  [
    "competitor",
    "Who are we up against in meal kits and what do customers like about them that we don't have?",
    /^These interviews cannot tell: simulated people name no rivals/,
  ],
  [
    "competitor",
    "Two cheap entrants have shown up in the forklift market. How do managers compare us with them on price and service?",
    /^People answer /,
  ],
  ["product", "How are nurses using our handover tablet?", /^These interviews cannot tell: simulated people have done/],
  [
    "product",
    "We make moisture meters. I need to know what surveyors struggle with on site.",
    /^These interviews cannot tell: what people struggle with/,
  ],
  [
    "product",
    "Hardly anyone uses the loyalty card in our coffee app. Find out why.",
    /doing well without it|price|doubt about/,
  ],
  [
    "segmentation",
    "Are there meaningful groups by need among buyers of our power tools?",
    /camps|rates? (?:“|another need) ?/,
  ],
  [
    "messaging",
    "Our website says we're an 'integrated compliance orchestration layer'. Which of our claims do they believe?",
    /” is found clear in /,
  ],
  ["messaging", "does saying carbon neutral on the pack help or put people off, oat milk", /lean(?:s)? in favour/],
  ["concept", "Which of these names is best for a bakery: Crumb, Loaf or Grain?", /“Crumb”.*“Loaf”/],
  ["brand", "Is Patagonia seen as honest today?", /^These interviews cannot tell: no interview speaks of that/],
  ["brand", "Do parents trust a toy brand that moved its production back from China?", /lean in favour, \S+ against/],
  [
    "messaging",
    'What do readers take from each of "Leave the second car" and "Room for both kids"?',
    /^These interviews cannot tell: its lines were shown together/,
  ],
  ["custom", "Is there demand for a repair service by post?", /towards a repair service, /],
  [
    "winloss",
    "Why did hospitals choose our scheduling software over spreadsheets?",
    /^The reason named most for the scheduling software is | are the two most named reasons for the scheduling software /,
  ],
  [
    "winloss",
    "Why did we lose deals against HubSpot last quarter?",
    /^What turned decisions against this offer most is |against|equally often/,
  ],
  ["competitor", "Oatly vs Alpro vs own label oat milk, who wins and why?", /“Alpro”.*“own label oat milk”/],
  [
    "concept",
    "A weekly box of bread. Would regulars who now buy from Gail's or the supermarket sign up?",
    /would take up a weekly box of bread/,
  ],
  [
    "concept",
    "Two ideas for lunch: a salad bar, or a hot meal. Which one would pupils accept?",
    /“a salad bar”.*“a hot meal”/,
  ],
  [
    "segmentation",
    "CISOs at regional banks: which matters more when they pick a testing firm, certificates or the names of clients?",
    /“certificates”.*“the names of clients”/,
  ],
  [
    "brand",
    "We may rename our app. How does each name come across?",
    /^These interviews cannot tell: the interviews weigh/,
  ],
  ["concept", "A ready meal that lowers blood sugar. Do they trust the health claim?", /claims that sound too good/],
  ["competitor", "Square or SumUp for a market stall: which card reader would sellers choose?", /“SumUp”/],
  [
    "segmentation",
    "Which groups of parents would use a babysitting exchange?",
    /babysitting exchange is |sets itself apart/,
  ],
  ["product", "Should our running app add a coach by chat or a training plan on paper?", /“a coach by chat”/],
  ["custom", "When do people decide to move house?", /^These interviews cannot tell: /],
  ["custom", "How do commuters feel about the train being late?", /^These interviews cannot tell: /],
  ["product", "Which parts of our reminder system would receptionists miss?", /^These interviews cannot tell: /],
  [
    "competitor",
    "How do bakers choose between buying flour from a mill and from a wholesaler?",
    /^These interviews cannot tell: /,
  ],
  ["pricing", "We want to charge 25 € for missed appointments. Fair?", /^These interviews cannot tell: /],
  ["custom", "Do office workers mind sharing a desk?", / simulated interviews leans? towards sharing a desk, /],
  ["brand", "How well known is Kettner among carpenters?", /^These interviews cannot tell: /],
  [
    "winloss",
    "We lost three tenders for catering to Sodexo. Why do schools pick them?",
    /^What turned decisions against /,
  ],
  [
    "pricing",
    "Is $12 a month a fair price for an invoicing app?",
    /^At \$12 a month, an estimated \d of 4 simulated interviews would pay(?:, \d would not)?$/,
  ],
  [
    "pricing",
    "Would people pay more for coffee with a carbon label? Test 3.50, 4.00 and 4.50 euros.",
    /€3\.50.*€4\b(?!\.).*€4\.50/,
  ],
  [
    "custom",
    "Do people find AI-generated news summaries trustworthy?",
    /news summaries, .*(?:name|names) (?:trust|doubt)/,
  ],
  [
    "custom",
    "Why are patients hesitant to book video appointments?",
    /^The reason named most against |reasons against /,
  ],
  ["custom", "What makes people distrust online pharmacies?", /most named reasons|reason named most against/],
  [
    "competitor",
    "How loyal are customers to their current bank?",
    /^These interviews cannot tell: what is asked about/,
  ],
  ["competitor", "Compare Spotify, Apple Music and YouTube Music for teenagers", /“Spotify”/],
  ["pricing", "How much would people pay for a home battery?", /^These interviews cannot tell: no price /],
])("the headline of a %s study answers “%s” or says that it cannot", async (study_type, topic, headline) => {
  const audience = studyTypes.find(({ id }) => id === study_type)!.default_audience;
  const { findings } = await runStudy(aBrief({ study_type, topic, audience, n_per_persona: 1 }), simulator());
  expect(findings.headline_finding).toMatch(headline);
});
