import type { Persona } from "../../../personas/contract.ts";
import type { Brief } from "../../brief.ts";
import type { ClosedItem, Turn } from "../../engine.ts";
import type { Plan } from "../../plan.ts";
import { priceInWords } from "../../prices.ts";
import { considerationIds, wordsOf } from "../../readings.ts";
import { generalType } from "../../study-types.ts";
import type { RequestFacts } from "../../understood.ts";
import { block, lines, nested, numbered } from "./parts.ts";

const words = wordsOf(generalType);

/** What may weigh with people, each with its id. */
export const considerationLines = considerationIds.map((id) => `${id}: ${words[id].criterion}`).join("\n");

/** The study as its researcher knows it. */
export const briefBlock = ({
  topic,
  study_type,
  audience,
  audience_description,
  given: facts,
}: Omit<Brief, "personas">) =>
  nested("study", [
    block("topic", topic),
    block("kind", lines({ study_type, audience, people: audience_description })),
    ...(facts === undefined ? [] : givenBlocks(facts)),
  ]);

const givenBlocks = ({ subject, category = null, stimulus, rivals, price, questions }: RequestFacts): string[] => [
  block(
    "given",
    lines({
      subject,
      category,
      rivals,
      price: price && `${price.amount} ${price.currency}${price.per ? ` per ${price.per}` : ""}`,
    }),
  ),
  ...(stimulus === null ? [] : [block("shown", stimulus)]),
  ...(questions.length === 0 ? [] : [block("asked", questions.join("\n"))]),
];

/** What a study asks about, without what its researcher supposes. */
export const subjectBlock = (plan: Plan): string =>
  nested("subject", [
    block(
      "about",
      lines({
        subject: plan.subject,
        category: plan.category,
        brand: plan.brand,
        "other names": plan.competitors,
        "what people do today": plan.status_quo,
        prices: plan.prices.map(priceInWords),
        language: plan.language,
      }),
    ),
    ...(plan.stimulus === null ? [] : [block("shown", plan.stimulus)]),
  ]);

/** A person as a table of facts: longer portraits make kinder answers. */
export const personaBlock = ({ name, age, role, company, industry, income, location, traits }: Persona): string =>
  block("person", lines({ name, age, role, company, industry, income, location, "how they decide": traits }));

/** An interview, each turn under its number. */
export const transcriptBlock = (transcript: readonly Turn[]): string =>
  nested(
    "interview",
    transcript.map(({ q, a }, turn) => nested("turn", [block("question", q), block("answer", a)], turn)),
  );

/** Closed questions, each and its points under keys that a schema can name. */
export const itemsBlock = (items: readonly ClosedItem[]): string =>
  items
    .map(({ text, points }, place) =>
      nested("item", [block("question", text), block("points", pointLines(points))], `${numbered.item}${place + 1}`),
    )
    .join("\n");

const pointLines = (points: readonly string[]): string =>
  lines(Object.fromEntries(points.map((point, place) => [`${numbered.point}${place + 1}`, point])));
