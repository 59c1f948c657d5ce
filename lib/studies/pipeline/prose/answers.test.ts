import { expect, test } from "vitest";
import { aBrief } from "#lib/testing/samples/brief.ts";
import { simulator } from "../../../engines/simulator/simulator.ts";
import { type StudyTypeId, studyTypes } from "../../../engines/study-types.ts";
import { runStudy } from "../run-study.ts";

async function answersTo(study_type: StudyTypeId, topic: string): Promise<Record<string, string>> {
  const audience = studyTypes.find(({ id }) => id === study_type)!.default_audience;
  const { findings } = await runStudy(aBrief({ study_type, topic, audience, n_per_persona: 1 }), simulator());
  const said = findings.answers!.map(({ question, answer, cannot_tell }) => [question, cannot_tell ?? answer]);
  return Object.fromEntries(said);
}

test.each<[StudyTypeId, topic: string, question: string, said: RegExp]>([
  // A change of how people pay.
  [
    "pricing",
    "We are moving from per-seat ($25/user/month) to usage-based pricing for our helpdesk software. How would customers react?",
    "How would customers react?",
    /^The study weighed .* at \$25 .*, and not the change from per-seat to usage-based pricing/,
  ],
  [
    "pricing",
    "We want to switch our photo app from a one-off £49 licence to a £6 monthly subscription. Will users accept it, and why?",
    "Why?",
    /not the change from a one-off £49 licence to a £6 monthly subscription/,
  ],
  [
    "pricing",
    "Should we drop the free plan of our note app and charge $4?",
    "Should we drop the free plan of our note app and charge $4?",
    /not the end of the free plan/,
  ],
  [
    "pricing",
    "Our payroll software costs $49 a month. We are thinking of moving to a flat $199 a month. How would owners react?",
    "How would owners react?",
    /^At \$199 a month, .*the change in how people pay was not put to them/,
  ],
  // Questions whose words and not whose form say what they want.
  [
    "messaging",
    "The council is introducing weekly food waste collections. How should we explain it, and what are they worried about?",
    "What are they worried about?",
    /^What troubles people most with weekly food waste collections is /,
  ],
  [
    "churn",
    "Donors who give monthly to our animal rescue charity stop after a year. What makes them stop, and is there something we could have done differently?",
    "Is there something we could have done differently?",
    /^(?:What would help most is|No one thing would help most)/,
  ],
  [
    "pricing",
    "Our planning tool charges $29 per user per month. What do small practices find fair?",
    "What do small practices find fair?",
    /^At \$29 a seat a month, an estimated \d of \d/,
  ],
  [
    "segmentation",
    "We have 4,000 farm customers buying seed. How should we group them by needs?",
    "How should we group them by needs?",
    /camps|rates? “/,
  ],
  [
    "winloss",
    "We're a mid-sized freight forwarder in Rotterdam. Shippers ask us for quotes and then go with a bigger firm, even when we're cheaper. Why?",
    "Why?",
    /^(?:The reason named most against|.* reasons (?:named most )?against|No objection)/,
  ],
  [
    "product",
    "Which screens do parents look at in our nursery app, and what do they wish it did?",
    "Which screens do parents look at in our nursery app?",
    /which of its parts count needs a study that names them/,
  ],
  [
    "concept",
    "Idea: a subscription box of refurbished toys. Who would run it, and would parents go for it?",
    "Would parents go for it?",
    /simulated interviews (?:would take up|leans? towards)/,
  ],
  [
    "brand",
    "Before we rename our hospice charity we want to hear whether they understand what a hospice actually does.",
    "Do they understand what a hospice actually does?",
    /^No interview/,
  ],
  [
    "segmentation",
    "We run a payroll service for restaurants of all sizes. Can you find out how they differ?",
    "How do they differ?",
    /rates? “/,
  ],
  [
    "winloss",
    "Interview buyers of catering and find out what decided it, who had a say, and what nearly changed their mind.",
    "Who had a say?",
    /who decides in a real case is not in these interviews/,
  ],
  [
    "product",
    "How do bakers reorder stock, and where does it go wrong with our till system?",
    "Where does it go wrong with our till system?",
    /trouble.* At which step it happens, these interviews do not tell\./,
  ],
  [
    "pricing",
    "How do buyers feel about paying per pallet for cold storage?",
    "How do buyers feel about paying per pallet for cold storage?",
    /^People (?:see|answer) .* in favour/,
  ],
  [
    "churn",
    "Customers leave our payroll product around month 12. What's the real story?",
    "What's the real story?",
    /objections?|reasons?/,
  ],
  [
    "winloss",
    "Sellers list with another agent. Is it the fee, or the price that we told them?",
    "Is it the fee, or the price that we told them?",
    /^(?!.*“the fee” and “the price)/,
  ],
  // A remedy.
  [
    "churn",
    "Would a pause option stop people cancelling their gym membership?",
    "Would a pause option stop people cancelling their gym membership?",
    /only real cases show\. .*towards a pause option/,
  ],
  [
    "churn",
    "Why do families leave our meal kit, and would smaller boxes keep them?",
    "Would smaller boxes keep them?",
    /what smaller boxes would change was not put/,
  ],
  // Rivals, ways and aspects.
  [
    "brand",
    "Do donors trust our hospice charity as much as Macmillan or Marie Curie?",
    "Do donors trust our hospice charity as much as Macmillan or Marie Curie?",
    /How Macmillan and Marie Curie fare was not asked/,
  ],
  [
    "pricing",
    "Is $499 a month too expensive for a payroll tool compared with Gusto at $40?",
    "Is $499 a month too expensive for a payroll tool compared with Gusto at $40?",
    /^At \$499(?!.*\$40).*How Gusto fares was not asked/,
  ],
  [
    "competitor",
    "Why do teams choose HubSpot over Mailchimp?",
    "Why do teams choose HubSpot over Mailchimp?",
    /Set beside Mailchimp, it is rated|Set beside Mailchimp, ratings put/,
  ],
  [
    "competitor",
    "How does our gym compare with PureGym on price, equipment and opening hours?",
    "How does our gym compare with PureGym on price, equipment and opening hours?",
    /equipment(?: and opening hours)?: nothing was said that could be counted/i,
  ],
  [
    "cx",
    "Checking in at our hotel by app versus at the desk - which do guests find easier?",
    "Which do guests find easier?",
    /^The two ways were not asked about one by one/,
  ],
  // Groups.
  [
    "segmentation",
    "Which should we target first with our budgeting app: students, young families or retirees?",
    "Which should we target first with our budgeting app: students, young families or retirees?",
    /^The personas asked are not grouped as students, young families and retirees/,
  ],
  [
    "segmentation",
    "electric bikes - commuters vs leisure vs older riders, which group should we go after first?",
    "Commuters vs leisure vs older riders, which group should we go after first?",
    /not grouped as commuters, leisure and older riders/,
  ],
  [
    "segmentation",
    "What types of people buy electric bikes and what does each group care about?",
    "What does each group care about?",
    /^By estimate, each rates highest: /,
  ],
  [
    "segmentation",
    "segments of bakeries by how they take orders",
    "segments of bakeries by how they take orders",
    /not by how they take orders\.$/,
  ],
  [
    "segmentation",
    "Segments of small business owners by how they do their bookkeeping",
    "Segments of small business owners by how they do their bookkeeping",
    /told apart by their needs, and not by how they do their bookkeeping\./,
  ],
  [
    "churn",
    "Which customers are dropping our veg box, why, and where are they buying instead?",
    "Why?",
    /^(?:What weighs|The reason|.* reasons?) .*against the veg box|against the veg box/,
  ],
  [
    "segmentation",
    "Who buys our bread, who does not, and what separates them?",
    "What separates them?",
    /camps|rates? (?:“|another need)/,
  ],
  [
    "concept",
    "Would receptionists find a tool that sorts patient voicemails useful?",
    "Would receptionists find a tool that sorts patient voicemails useful?",
    /undecided|against/,
  ],
  // Troubles: their place, and what they are about.
  [
    "cx",
    "Where do customers get frustrated when returning clothes bought online?",
    "Where do customers get frustrated when returning clothes bought online?",
    /At which step it happens, these interviews do not tell\.$/,
  ],
  [
    "cx",
    "How satisfied are residents with reporting potholes on the council website?",
    "How satisfied are residents with reporting potholes on the council website?",
    /(?:estimated \d|none) of \d+ simulated interviews (?:is|are) satisfied/,
  ],
  [
    "concept",
    "A tool that listens to sales calls. Would managers buy it, any worries about privacy?",
    "Any worries about privacy?",
    /privacy|where the data goes/,
  ],
  [
    "concept",
    "An assistant that writes tenders - is there interest, what are the worries, would they pay?",
    "Would they pay?",
    /^No price was put before the respondents/,
  ],
  [
    "messaging",
    "How should the council explain the new bin collections to residents?",
    "How should the council explain the new bin collections to residents?",
    /^Begin with /,
  ],
  [
    "churn",
    "Why do donors stop giving to our animal rescue charity?",
    "Why do donors stop giving to our animal rescue charity?",
    /^(?!.*none would leave)/,
  ],
  [
    "churn",
    "reasons customers leave our scheduling software and what would have kept them",
    "What would have kept them?",
    /^What would help most is |^What people value most .* No objection is named often enough/,
  ],
  [
    "brand",
    "how do people see our water company and what would make them think better of us",
    "What would make them think better of us?",
    /^What would help most is |^No objection/,
  ],
  [
    "product",
    "We make a countertop compost bin and reviews keep mentioning its smell. What should we fix first?",
    "What should we fix first?",
    /^What would help most is |^No one thing would help most: .* are named equally often/,
  ],
  [
    "product",
    "Our council's report-a-pothole app has had 9,000 downloads but hardly anyone opens it twice. What would make residents find it useful?",
    "What would make residents find it useful?",
    /named merits .* No objection is named often enough|^What would help most is /,
  ],
  // Lines.
  [
    "messaging",
    "Which tagline is better for our lock: 'Sleep well at night' or 'Stop thieves at the door'?",
    "What speaks for the lock?",
    /^The lines were shown together/,
  ],
  [
    "messaging",
    "Does 'AI-powered contract review' put lawyers off, or should we say 'faster contract review'?",
    "Does 'AI-powered contract review' put lawyers off?",
    /“faster contract review”/,
  ],
  // Reasons that a question lists.
  [
    "winloss",
    "Did clinics turn us down because of price or missing proof?",
    "Did clinics turn us down because of price or missing proof?",
    /“(?:price|missing proof)”.* (?:is|are) named (?:most )?as an objection/,
  ],
  [
    "competitor",
    "Aldi vs Lidl for the weekly shop - which do families prefer and why?",
    "Why?",
    /for Aldi|against Aldi|without its reasons/,
  ],
  // A quality that a question names, and who is least for it.
  [
    "product",
    "Do engineers find our tablet app reliable?",
    "Do engineers find our tablet app reliable?",
    /working every time|fear of failure/,
  ],
  [
    "brand",
    "What words would people use to describe our chain of vets, and does it feel expensive?",
    "Does it feel expensive?",
    /a price (?:beyond|within)|worry about the price/,
  ],
  [
    "churn",
    "Who is most likely to leave our energy tariff and what would keep them?",
    "Who is most likely to leave our energy tariff?",
    /^Likeliest to leave the energy tariff |^No kind of person/,
  ],
  [
    "churn",
    "People stop using our language app after a week. Is it too hard or too dull?",
    "Is it too hard or too dull?",
    /“too (?:hard|dull)”.* named /,
  ],
  [
    "pricing",
    "would shops pay 2% commission instead of a fixed £30 a month for our booking site",
    "Would shops pay 2% commission instead of a fixed £30 a month for our booking site?",
    /not the change from a fixed £30 a month to 2% commission/,
  ],
  [
    "churn",
    "would a free month win back lapsed subscribers of our news site?",
    "Would a free month win back lapsed subscribers of our news site?",
    /what a free month would change was not put/,
  ],
  [
    "competitor",
    "Slack or Teams: which do small agencies like better?",
    "Which do small agencies like better?",
    /^(?!.*use today).*“Slack”.*“Teams”|“Teams”.*“Slack”/,
  ],
  [
    "cx",
    "What frustrates drivers more when charging their car, the waiting or the payment?",
    "What frustrates drivers more when charging their car, the waiting or the payment?",
    /“the waiting” is named most|“The waiting”|None of/i,
  ],
  [
    "messaging",
    "What do people take away from 'We plant what we print', and do they believe it?",
    "Do they believe it?",
    / believable in /,
  ],
  [
    "pricing",
    "We want to replace our joining fee at the gym with a monthly fee of £38. What would members think?",
    "What would members think?",
    /the change in how people pay was not put to them/,
  ],
  [
    "pricing",
    "Would members pay $5 more for towels and lockers?",
    "Would members pay $5 more for towels and lockers?",
    /^What people pay before “\$5 more” is not known/,
  ],
  [
    "pricing",
    "What do landlords think of our letting service at £99 a month, and would they leave for OpenRent?",
    "Would they leave for OpenRent?",
    /not a move to a rival/,
  ],
  [
    "segmentation",
    "who is the best audience for our Spanish course - retirees, students or business travellers?",
    "Who is the best audience for our Spanish course?",
    /^The personas asked are not grouped as retirees, students and business travellers/,
  ],
])("a %s study of “%s” answers “%s”", async (study_type, topic, question, said) => {
  expect((await answersTo(study_type, topic))[question]).toMatch(said);
});
