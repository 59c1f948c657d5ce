import { createHash } from "node:crypto";
import type { ModelRequest } from "./model-forms.ts";
import { saidByModel as saidInEnglish } from "./model-sayings.ts";
import { tongues } from "./model-tongues.ts";

// What the test's model answers: it reads the structure of our prompts, as far as that is needed for an answer of the
// right form that quotes what was said, and knows nothing else.

const saidByModel = [...saidInEnglish, ...tongues.flatMap(({ sayings }) => sayings)];

/** An answer of the right form to any prompt of ours. */
export function answerByStructure({ system, messages }: ModelRequest): string {
  const label = /^Task: (\S+)/.exec(system)?.[1] ?? "";
  const material = messages.at(0)?.content ?? "";
  const whole = `${system}\n${material}`;
  const answers: Record<string, () => unknown> = {
    people: () => ({ people: [0, 1, 2, 3].map((place) => person(material, place)), refuse: null }),
    plan: () => plan(material),
    probe: () => probe(material),
    "rate-before": () => ({ ratings: ratings(material, hashOf(material, 5) + 1), reasons }),
    "rate-now": () => ({ ratings: ratings(material, Number(/\((\d) of 5\)/.exec(system)?.[1] ?? 3)) }),
    rate: () => ({ ratings: ratings(material, 3 + 2 * sentimentOf(blocks(material, "words").at(0)?.text ?? "")) }),
    closed: () => ({ answers: questionnaire(material) }),
    code: () => coding(material),
    write: () => writing(material),
    support: () => Object.fromEntries(blocks(material, "claim").map(({ n, text }) => [n, /\w/.test(text)])),
  };
  const answer = label === "respond" ? undefined : answers[label];
  if (label === "respond") return spoken(system, messages);
  if (answer === undefined) throw new Error(`no answer to a prompt named "${label}": ${whole.slice(0, 200)}`);
  return JSON.stringify(answer());
}

type Block = { n: string | undefined; text: string };

/** The blocks of a name, in their order. */
const blocks = (text: string, name: string): Block[] =>
  [...text.matchAll(new RegExp(`<data-${name}(?: n="([^"]*)")?>\\n([\\s\\S]*?)\\n</data-${name}>`, "g"))].map(
    ([, n, inner]) => ({ n, text: inner! }),
  );

/** The lines of "name: value" in a block. */
const members = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/^([^:\n]+): (.*)$/gm)].map(([, name, value]) => [name!, value!]));

/** A number below `below` that follows from a text. */
const hashOf = (text: string, below: number): number =>
  createHash("sha256").update(text).digest().readUInt32BE(0) % below;

const names = ["Ada Lindqvist", "Ben Okoro", "Carla Mendes", "Dov Feldman"];

const person = (material: string, place: number) => ({
  name: names[place],
  age: 25 + hashOf(`${material}${place}`, 40),
  role: ["Office manager", "Nurse", "Shop owner", "Teacher"][place],
  company: "",
  industry: ["Services", "Health", "Retail", "Education"][place],
  income: "$40k to $60k",
  location: "Ghent, Belgium",
  traits: [
    ["price conscious", "asks friends first"],
    ["wants proof", "dislikes contracts"],
    ["quick to try"],
    ["careful"],
  ][place],
});

function plan(material: string) {
  const topic = blocks(material, "topic")[0]?.text ?? "";
  const words = topic.replace(/[?.!]/g, "").split(/\s+/);
  const shown = /[“"]([^”"]{10,})[”"]/.exec(topic)?.[1] ?? null;
  const prices = [...topic.matchAll(/\$(\d+(?:\.\d+)?)/g)].map(([, amount]) => ({
    amount: Number(amount),
    currency: "USD",
    per: null,
  }));
  const tongue = tongues.find((one) => topic.includes(one.topic));
  return {
    decision: null,
    questions: ["What do people like about it?", "What holds them back?"],
    subject: tongue?.subject ?? words.slice(-6).join(" "),
    category: words.slice(-2).join(" "),
    brand: null,
    competitors: [],
    status_quo: null,
    stimulus: shown,
    prices,
    claims: [],
    considerations: ["price", "effort", "trust", "fit"],
    labels: [],
    language: tongue?.language ?? "en",
    understood: true,
    not_understood: [],
    guide: tongue?.guide ?? null,
    options: [],
    people: null,
    side_asked: null,
    terms: tongue?.terms ?? [],
    material: null,
    refuse: null,
    sensitive: false,
  };
}

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];

/** What the stance in the prompt makes of a question: a saying that was not said before, and when it was. */
function spoken(system: string, messages: ModelRequest["messages"]): string {
  const stance = Number(/\((\d) of 5\)/.exec(system)?.[1] ?? 3);
  const answers = messages.filter(({ role }) => role !== "user").map(({ content }) => content);
  const draw = hashOf(system + messages.at(-1)!.content, 4 * saidByModel.length);
  // Stance 5 speaks for it only, stance 4 three times in four.
  const side = draw % 4 < stance - 1 ? 1 : -1;
  const asked = messages.map(({ content }) => content).join("\n");
  const tongue = tongues.find(({ guide }) => guide.some((question) => asked.includes(question)));
  const fresh = (tongue?.sayings ?? saidInEnglish).filter(
    ({ text, polarity }) => polarity === side && !answers.join(" ").includes(text),
  );
  const saying = fresh.at(draw % Math.max(1, fresh.length));
  if (tongue) return (saying ?? tongue.sayings[draw % tongue.sayings.length]!).text;
  const when = `It was on a ${days[draw % days.length]}, some ${answers.length + 2} weeks ago.`;
  return saying === undefined ? when : `${saying.text} ${when}`;
}

function probe(material: string) {
  const last = blocks(material, "answer").at(-1)?.text ?? "";
  const quoted = last.split(/[.,]/)[0];
  return { question: hashOf(last, 3) === 0 ? null : `You said “${quoted}”. What do you mean by that?` };
}

const reasons = [
  { id: "price", weight: -0.6 },
  { id: "time_saved", weight: 0.5 },
];

/** From −1 to 1: the share of what was said for, less that against. */
function sentimentOf(words: string): number {
  const said = saidByModel.filter(({ text }) => words.includes(text));
  return said.length === 0 ? 0 : said.reduce((all, { polarity }) => all + polarity, 0) / said.length;
}

/** Percentages around a place on a scale from 1 to 5, stretched over each item's points. */
const ratings = (material: string, place: number) =>
  Object.fromEntries(
    blocks(material, "item").map(({ n, text }) => {
      const points = Object.keys(members(blocks(text, "points")[0]?.text ?? ""));
      const at = ((place - 1) / 4) * (points.length - 1);
      const shares = points.map((_, point) => Math.exp(-((point - at) ** 2)));
      const sum = shares.reduce((all, share) => all + share, 0);
      return [n, Object.fromEntries(points.map((name, point) => [name, Math.round((100 * shares[point]!) / sum)]))];
    }),
  );

/** An answer to each closed question: by its kind, from a hash of the respondent's words. */
const questionnaire = (material: string) =>
  Object.fromEntries(
    blocks(material, "item").map(({ n, text }) => {
      const how = members(blocks(text, "how")[0]?.text ?? "");
      const names = Object.keys(members(blocks(text, "options")[0]?.text ?? ""));
      const at = hashOf(material + n, Math.max(1, names.length));
      const beside = /none|dont_know/.test(how["also offered"] ?? "");
      const offered = [...names, ...["none", "dont_know"].filter((name) => how["also offered"]?.includes(name))];
      const instead = beside ? { instead: null } : {};
      if (how.kind === "amount") {
        const [from = 0, to = 0] = (how["from and to"] ?? "").split(" to ").map(Number);
        return [n, { number: Math.round(from + ((to - from) * (1 + hashOf(material + n, 8))) / 10), ...instead }];
      }
      if (how.kind === "rank")
        return [n, { order: names.map((_, place) => names[(place + at) % names.length]), ...instead }];
      if (how.kind === "best and worst") {
        const picks = blocks(text, "set").map((set) => {
          const shown = Object.keys(members(set.text));
          return [set.n, { best: shown[0], worst: shown.at(-1) }];
        });
        return [n, { ...Object.fromEntries(picks), ...instead }];
      }
      return [
        n,
        Object.fromEntries(offered.map((name, place) => [name, place === at ? 60 : Math.floor(40 / offered.length)])),
      ];
    }),
  );

function coding(material: string) {
  const turns = blocks(material, "turn").map(({ n, text }) => ({
    turn: Number(n),
    a: blocks(text, "answer")[0]?.text ?? "",
  }));
  const codes = turns.flatMap(({ turn, a }) =>
    saidByModel
      .filter(({ text }) => a.includes(text))
      .flatMap(({ id, text, polarity }) => [
        { turn, quote: text, polarity, kind: "theme", id, severity: null },
        { turn, quote: text, polarity, kind: "criterion", id, severity: null },
        ...(polarity < 0 ? [{ turn, quote: text, polarity, kind: "objection", id, severity: "major" }] : []),
      ]),
  );
  const read = (a: string) => ({
    valence: sentimentOf(a),
    salience: 0.8,
    on_topic: true,
    refused: a.trim() === "",
    specificity: 0.6,
  });
  return { turns: Object.fromEntries(turns.map(({ turn, a }) => [`t${turn}`, read(a)])), codes, signals: [] };
}

function writing(material: string) {
  const facts = blocks(material, "fact").map(({ text }) => ({
    ...(members(blocks(text, "counts")[0]?.text ?? "") as { id: string; label: string }),
    quotes: blocks(text, "quote").map((quote) => members(quote.text) as { id: string; words: string }),
  }));
  const sentence = (fact: (typeof facts)[number] | undefined) => ({
    text: fact === undefined ? "The interviews show no common thread." : `${fact.label} came up.`,
    quotes: fact?.quotes.slice(0, 1).map(({ id }) => id) ?? [],
    counts: fact === undefined ? [] : [fact.id],
  });
  const questions = blocks(blocks(material, "questions")[0]?.text ?? "", "question").map(({ text }) => members(text));
  const objections = blocks(material, "objection").map(({ text }) => members(text));
  return {
    headline: sentence(facts[0]),
    summary: facts.length === 0 ? [sentence(undefined)] : facts.slice(0, 3).map(sentence),
    answers: questions.map(({ id }) => ({ id, sentences: [sentence(facts[0])], cannot_tell: null })),
    findings: facts.map(({ id, label, quotes }) => ({
      id,
      finding: `${label} came up.`,
      evidence: `It was said: “${quotes[0]?.words ?? ""}”`,
      implication: "Ask people about it.",
    })),
    theme_descriptions: facts.map(({ label }) => ({ label, description: "It came up in what was said." })),
    resolutions: objections.map(({ id }) => ({ id, what_would_resolve: "Show how it works for people like them." })),
    opportunity: [sentence(facts[0])],
    risk: [sentence(facts[1] ?? facts[0])],
    signals: [],
    messaging_implications: ["Say plainly what it does."],
    research_agenda: [
      {
        question: "Does the main finding hold for real people?",
        why: "No person was interviewed.",
        method: "Interviews",
        sample: "A few dozen people of the audience",
        priority: "high",
        would_change: "Most of them say otherwise.",
      },
    ],
  };
}
