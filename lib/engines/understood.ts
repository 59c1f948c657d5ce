import * as z from "zod";
import { text } from "../contract.ts";

/** A question of a request, or of a model that asks further. */
export const Question = text(5, 300);

export const StudyPrice = z
  .strictObject({ amount: z.number(), currency: z.string(), per: z.string().nullable() })
  .meta({ id: "StudyPrice" });

/** What the kind of the subject is, and its material. */
export const categoryIs = "The kind of thing that the subject is";
export const stimulusIs = "Words that people are shown, to the letter";

/** What the request itself says of the topic; an engine's reading of the topic gives way to it. */
export const RequestFacts = z.strictObject({
  subject: z.string().nullable().describe("What people are asked about."),
  category: z.string().nullish().describe(`${categoryIs}.`),
  stimulus: z.string().nullable().describe(`${stimulusIs}.`),
  rivals: z.array(z.string()),
  price: StudyPrice.nullable().describe("The price asked about."),
  questions: z.array(z.string()),
});
export type RequestFacts = z.infer<typeof RequestFacts>;

/** What a study took its topic to ask, in the topic's own words. */
export const Understood = z
  .strictObject({
    decision: z.string().nullable().describe("The decision that the study is to inform."),
    subject: z.string().nullable().describe("What people are asked about; null where nobody named it."),
    category: z.string().nullish().describe("The kind of thing that it is; null where nobody said it."),
    material: z.string().nullish().describe("What of the topic is pasted material and no request."),
    stimulus: RequestFacts.shape.stimulus,
    own: z.string().nullable().describe("Whose offer is studied."),
    rivals: z.array(z.string()),
    status_quo: z.string().nullable().describe("What people do today instead."),
    price: StudyPrice.nullable().describe("The price asked about; of several the first."),
    questions: z.array(z.string()).describe("What has to be known for the decision."),
    guide: z.array(z.string()).describe("The questions that every respondent is asked, before probes."),
    language: z.string().nullable().describe("BCP 47; null where it was not given."),
    not_understood: z.array(z.string()).describe("What was not understood."),
  })
  .meta({ id: "Understood" });
export type Understood = z.infer<typeof Understood>;
