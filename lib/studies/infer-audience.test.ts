import { describe, expect, test } from "vitest";
import { inferAudience } from "./infer-audience.ts";

describe("inferAudience", () => {
  test.each([
    ["CFOs at mid-market SaaS companies", "b2b"],
    ["Procurement managers in hospitals", "b2b"],
    ["Founders of seed-stage start-ups", "b2b"],
    ["IT directors who buy security software", "b2b"],
    ["Owners of a small business in retail", "b2b"],
    ["Millennial parents in the suburbs", "b2c"],
    ["Gen Z students who live in big cities", "b2c"],
    ["Retirees on a fixed income", "b2c"],
    ["Dog owners who travel often with families", "b2c"],
    ["Weekend runners", "b2c"],
    ["Volunteers at a hospice", "b2c"],
    ["Tenants of the city", "b2c"],
    ["it is for busy dads", "b2c"],
    ["people who do it at home", "b2c"],
  ])("%s: %s", (description, audience) => {
    expect(inferAudience(description, audience === "b2b" ? "brand" : "winloss")).toBe(audience);
  });

  test.each([
    ["pricing", "Is £20 a month too much for our gym?"],
    ["pricing", "What would you pay for a bakery box with four loaves on a Saturday?"],
    ["pricing", "Is $6.50 too much for a loaf of gluten-free bread?"],
    ["pricing", "Is £15 too dear for a two-hour guided ghost walk?"],
    ["churn", "Why do subscribers leave our streaming service after the free month?"],
    ["churn", "Why do members quit our climbing gym after four months?"],
    ["churn", "Our CSA veg box loses a third of its members each November."],
    ["competitor", "How do neighbours compare our school run minibus with driving themselves?"],
    ["competitor", "Oatly or Alpro in coffee: which would café guests choose, and why?"],
    ["competitor", "YNAB or the envelope in the drawer: which is the harder rival of our budgeting app?"],
    ["winloss", "Why do families book another campsite after they have asked us?"],
    ["winloss", "Why did homeowners who asked for a heat pump quote go with somebody else?"],
    ["messaging", "Test the tagline “Sleep like it's Sunday” for our mattress rental"],
    ["brand", "Do donors trust our hospice charity after the press about executive pay?"],
    ["cx", "The complaints process at our energy company takes three weeks. What annoys customers most?"],
    ["product", "What is missing in our weather app for sailors?"],
    ["product", "What stops home bakers from using our kitchen scale?"],
  ] as const)("asks consumers about a consumer matter: %s, %s", (study_type, topic) => {
    expect(inferAudience(topic, study_type)).toBe("b2c");
  });

  test.each([
    ["segmentation", "What are the main groups among small farmers in Kenya who use mobile money?"],
    ["concept", "Would small restaurant owners use an AI phone assistant that takes reservations?"],
    ["concept", "Would small builders in New Zealand rent power tools by subscription?"],
    ["product", "What do teachers like and dislike about Google Classroom?"],
    ["product", "How are nurses using our shift handover tablet on night shifts?"],
    ["messaging", "Is “The bank your accountant would pick” believable to florists and tradespeople?"],
  ] as const)("has no executive speak for who works in no office: %s, %s", (study_type, topic) => {
    expect(inferAudience(topic, study_type)).toBe("b2c");
  });

  test.each([
    ["pricing", "Is $12 per seat a month a fair price for meeting notes software?"],
    ["pricing", "Would small gyms pay $49 a month for our booking software?"],
    ["churn", "Why do customers leave Acme CRM after the first year?"],
    ["churn", "Why do restaurants cancel our payroll tool?"],
    ["competitor", "How do mid-market CFOs weigh AI planning tools against Excel?"],
    ["competitor", "Why do small architects stay with AutoCAD LT?"],
    ["competitor", "How do mechanics rate our torque wrench against Wera?"],
    ["winloss", "Why did we lose our last ten deals to Siemens?"],
    ["winloss", "What do universities that signed for Plagwatch say was the moment they decided?"],
    ["messaging", "Does “Close your books in half the time” land with finance teams?"],
    ["product", "Which features of our invoicing app do freelancers use?"],
    ["custom", "How do independent pharmacies decide which wholesaler to use?"],
    ["product", "scheduling app for independent dog groomers, what is missing"],
    ["product", "do plumbers want job photos in our quoting app"],
    ["segmentation", "Segments among small farms that buy crop spraying"],
    ["segmentation", "Segment independent cafe owners by how they choose a coffee supplier"],
    ["cx", "How do three care homes find the onboarding of our rota app?"],
    ["concept", "Would a consultancy that audits the cloud bill appeal?"],
  ] as const)("asks business people about a business matter: %s, %s", (study_type, topic) => {
    expect(inferAudience(topic, study_type)).toBe("b2b");
  });

  test("follows the kind of study when the words do not say", () => {
    expect(inferAudience("Left-handed folk", "brand")).toBe("b2c");
    expect(inferAudience("Left-handed folk", "winloss")).toBe("b2b");
  });
});
