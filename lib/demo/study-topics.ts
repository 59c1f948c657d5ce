import type { StudyTypeId } from "../engines/study-types.ts";
import type { StudyInput } from "../studies/study-request.ts";

type DemoStudy = Pick<StudyInput, "topic" | "subject"> & Partial<Omit<StudyInput, "price">> & { price?: object };

/** A question of each kind with what its type needs, about made-up brands and things that all know. */
export const studyTopics: Record<StudyTypeId, DemoStudy> = {
  brand: {
    topic: "What do people connect with oat milk when they think of breakfast?",
    subject: "oat milk",
    rivals: ["almond milk", "cow's milk"],
    audience_description: "people who eat breakfast at home",
  },
  product: {
    topic: "What would finance teams miss most if the expense app Acme Pay went away?",
    subject: "Acme Pay",
    audience_description: "accountants who use an expense app",
  },
  concept: {
    topic: "Would families buy a meal kit for toddlers at $29 a month?",
    subject: "a meal kit for toddlers",
    price: { amount: 29, currency: "USD", per: "month" },
    audience_description: "parents of toddlers",
  },
  competitor: {
    topic: "How do finance teams choose between Acme Pay, Ledgerly and a spreadsheet?",
    subject: "Acme Pay",
    rivals: ["Ledgerly"],
    audience_description: "finance managers of mid-sized companies",
  },
  cx: {
    topic: "How was the last delivery of groceries that you ordered online?",
    subject: "the delivery of groceries ordered online",
    audience_description: "people who order groceries online",
  },
  pricing: {
    topic: "Is $12 a month a fair price for an invoicing app for freelancers?",
    subject: "an invoicing app",
    price: { amount: 12, currency: "USD", per: "month" },
    audience_description: "freelance designers",
  },
  messaging: {
    topic: "Is our message clear to finance teams?",
    stimulus: "Close your books in half the time",
    subject: "accounting software",
    audience_description: "accountants",
  },
  winloss: {
    topic: "Why did buyers choose or reject the meeting notes app Acme Notes?",
    subject: "Acme Notes",
    rivals: ["Scribbly"],
    audience: "b2b",
  },
  churn: {
    topic: "Why do people cancel a music subscription?",
    subject: "a music subscription",
    audience: "b2c",
  },
  segmentation: {
    topic: "How do the needs of people who buy running shoes differ?",
    subject: "running shoes",
    audience_description: "people who run twice a week",
  },
  custom: {
    topic: "Should a city replace free parking with a park and ride service?",
    subject: "a park and ride service instead of free parking",
    audience_description: "commuters who drive to work",
  },
};
