import type { Brief } from "../engines/brief.ts";
import { drawFrom } from "../engines/draw.ts";
import type { ClosedItem, Code, Engine, Plan, Question, Turn } from "../engines/engine.ts";
import { clamp, expected } from "../engines/statistics.ts";
import type { Persona } from "../personas/contract.ts";
import { checkCodes } from "./pipeline/check-codes.ts";
import { drawDisposition } from "./pipeline/draw-disposition.ts";
import { quotable } from "./pipeline/quotable.ts";
import { checkedDistribution } from "./pipeline/rate-items.ts";
import { sentimentOf, sentimentScore } from "./pipeline/sentiment.ts";
import type { SimulationResult } from "./study-record.ts";

/** A scenario that is put before personas. */
export type Scene = {
  engine: Engine;
  brief: Brief;
  plan: Plan;
  question: string | null;
  /** Each option as a topic of its own, with its plan; null when there is nothing to choose. */
  options: { option: string; brief: Brief; plan: Plan }[] | null;
};

const stanceItem: ClosedItem = {
  id: "stance",
  text: "All in all, where do you stand on this?",
  points: ["Firmly against", "Rather against", "In the middle", "Rather for", "Firmly for"],
  from: 1,
  measures: { of: "stance" },
};
const likelihoodItem: ClosedItem = {
  id: "likelihood",
  text: "How likely are you to go along with this?",
  points: ["Not at all likely", "Not very likely", "Perhaps", "Quite likely", "Very likely"],
  from: 1,
  measures: { of: "stance" },
};

/** How one persona reacts: a stance drawn as in a study, words from that stance, and everything else read from the words. */
export async function reactTo(scene: Scene, persona: Persona): Promise<SimulationResult> {
  const { engine, plan } = scene;
  const brief = { ...scene.brief, audience: persona.audience };
  const draw = drawFrom(String(brief.seed)).at(persona.id).at("1");
  const alone = { brief, plan, persona, situation: null, answer: null };
  const prior = await engine.rate({ ...alone, item: stanceItem, draw: draw.at("prior") });
  const likely = { ...prior, distribution: checkedDistribution(stanceItem, prior) };
  const disposition = drawDisposition(likely, persona.audience, draw);
  const situation = { brief, plan, persona, repeat: 1, disposition, transcript: [] as Turn[] };
  const ask = async (question: Question) => {
    const a = await engine.respond({ ...situation, question, draw: draw.at(question.text) });
    situation.transcript = [...situation.transcript, { q: question.text, a, kind: question.kind }];
    return a;
  };
  const text = scene.question ?? "What do you make of this?";
  const reaction = await ask({ kind: "core", purpose: "reaction", text });
  const quoted = quotable(reaction, new Set()) ?? "";
  const text2 = "What would change your mind about it?";
  const would_change = await ask({ kind: "probe", probe: "counter", purpose: "reaction", text: text2, quoted });
  const [first] = situation.transcript;
  const rated = { brief, plan, persona, situation, answer: reaction, item: likelihoodItem };
  const fromWords = checkedDistribution(likelihoodItem, await engine.rate({ ...rated, draw: draw.at("likelihood") }));
  const coded = await engine.code({ plan, study_type: brief.study_type, transcript: [first!] });
  const { codes, turns } = checkCodes(coded, [first!]);
  return {
    persona_id: persona.id,
    persona_name: persona.name,
    stance: disposition.stance,
    likelihood: likelihoodOf(likely.distribution, fromWords),
    choice: await choose(scene, persona),
    reaction,
    ...reasonsOf(codes),
    would_change,
    quote: quoteOf(codes, reaction),
    sentiment: sentimentOf(turns),
    sentiment_score: sentimentScore(turns),
  };
}

/**
 * What is expected of the persona and what its words say, as one distribution: their product, from 0 at the lowest point
 * to 100 at the highest. A few words alone leave nearly everything open.
 */
function likelihoodOf(prior: number[], fromWords: number[]): number {
  const product = prior.map((probability, point) => probability * fromWords[point]!);
  const sum = product.reduce((all, probability) => all + probability, 0);
  const joint = sum > 0 ? product.map((probability) => probability / sum) : fromWords;
  return Math.round(clamp((expected(joint, 1) - 1) * 25, 0, 100));
}

/** The option that the persona rates highest, each rated apart; the earlier one of two alike. */
async function choose({ engine, options }: Scene, persona: Persona): Promise<string | null> {
  let best: { option: string; rated: number } | null = null;
  for (const { option, brief, plan } of options ?? []) {
    const draw = drawFrom(String(brief.seed)).at(persona.id).at("choice").at(option);
    const own = { ...brief, audience: persona.audience };
    const asked = { brief: own, plan, persona, item: stanceItem, situation: null, answer: null, draw };
    const rated = expected(checkedDistribution(stanceItem, await engine.rate(asked)), 1);
    if (best === null || rated > best.rated) best = { option, rated };
  }
  return best?.option ?? null;
}

/** What speaks for and against it in the persona's own words, by the labels that studies use. */
function reasonsOf(codes: Code[]): Pick<SimulationResult, "reasons_for" | "reasons_against"> {
  const labels = (kind: Code["kind"], fits: (polarity: number) => boolean) => [
    ...new Set(codes.filter((code) => code.kind === kind && fits(code.polarity)).map(({ label }) => label)),
  ];
  const objections = labels("objection", () => true);
  const against = objections.length > 0 ? objections : labels("theme", (polarity) => polarity < 0);
  return { reasons_for: labels("theme", (polarity) => polarity > 0), reasons_against: against };
}

/** The passage that weighs most; the first sentence when nothing was coded. */
function quoteOf(codes: Code[], reaction: string): string {
  const weight = ({ polarity, quote }: Code) => Math.abs(polarity) + Math.min(quote.length, 120) / 1_000;
  const strongest = codes.toSorted((one, other) => weight(other) - weight(one))[0];
  return strongest?.quote ?? /^.*?[.!?](?=\s|$)|^.+/s.exec(reaction)?.[0] ?? reaction;
}
