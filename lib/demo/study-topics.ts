import type { StudyTypeId } from "../engines/study-types.ts";
import type { Audience } from "../personas/contract.ts";

/** A question of each kind, about made-up brands and things that all know. */
export const studyTopics: Record<StudyTypeId, [topic: string, audience: Audience]> = {
  brand: ["What do people connect with oat milk when they think of breakfast?", "b2c"],
  product: ["What would finance teams miss most if the expense app Acme Pay went away?", "b2b"],
  concept: ["Would families buy a $29/month meal kit for toddlers?", "b2c"],
  competitor: ["How do finance teams choose between Acme Pay, Ledgerly and a spreadsheet?", "b2b"],
  cx: ["How was the last delivery of groceries that you ordered online?", "b2c"],
  pricing: ["Is $12 a month a fair price for an invoicing app for freelancers?", "b2b"],
  messaging: ['Is the message "Close your books in half the time" clear to finance teams?', "b2b"],
  winloss: ["Why did buyers choose or reject the meeting notes app Acme Notes?", "b2b"],
  churn: ["Why do people cancel a music subscription?", "b2c"],
  segmentation: ["How do the needs of people who buy running shoes differ?", "b2c"],
  custom: ["Should a city replace free parking with a park and ride service?", "b2c"],
};
