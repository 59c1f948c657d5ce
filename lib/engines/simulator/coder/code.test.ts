import { expect, test } from "vitest";
import { defaultPersonas } from "../../../personas/default-personas.ts";
import { drawState } from "../../../studies/pipeline/draw-disposition.ts";
import { guideOf } from "../../../studies/pipeline/guides/guide.ts";
import { gold } from "../../../testing/samples/gold.ts";
import { barePlan } from "../../../testing/samples/plan.ts";
import { considerationIds, considerations } from "../../considerations.ts";
import { drawFrom } from "../../draw.ts";
import type { Turn } from "../../engine.ts";
import type { TopicPlan } from "../task.ts";
import { readTopic } from "../topic/read-topic.ts";
import { respond } from "../voice/respond.ts";
import { code } from "./code.ts";

const plan: TopicPlan = {
  subject: "an affordable expense tool",
  category: "expense software",
  brand: "Acme",
  competitors: ["Gusto"],
  prices: [],
  claims: ["close your books in one day"],
  considerations: [],
  coverage: 1,
};
const coded = (a: string, q = "What do you think?") => code({ plan, transcript: [{ q, a, kind: "core" }] });
const themesOf = async (a: string) =>
  (await coded(a)).codes
    .filter(({ kind }) => kind === "theme")
    .map(({ id, polarity }) => [themeOf(id), Math.sign(polarity)]);
const sideOf = (polarity: number) => (polarity > 0.1 ? "+" : polarity < -0.1 ? "-" : "~");

test("what people weigh is heard in sentences labelled by hand: precision 0.85, recall 0.75, the right side 0.9", async () => {
  let [right, extra, missed, sided] = [0, 0, 0, 0];
  for (const { sentence, labels, arguable } of gold) {
    const { codes } = await coded(sentence);
    const found = new Map(codes.filter(({ kind }) => kind === "theme").map((one) => [themeOf(one.id), one.polarity]));
    const wanted = new Map(labels.map(({ id, side }) => [themeOf(id), side]));
    for (const [theme, side] of wanted) {
      const polarity = found.get(theme);
      if (polarity === undefined) missed += 1;
      else right += 1;
      if (polarity !== undefined && sideOf(polarity) === side) sided += 1;
    }
    extra += [...found.keys()].filter((theme) => !wanted.has(theme) && !arguable.map(themeOf).includes(theme)).length;
  }
  expect(gold.length).toBeGreaterThan(200);
  expect(right / (right + extra)).toBeGreaterThanOrEqual(0.85);
  expect(right / (right + missed)).toBeGreaterThanOrEqual(0.75);
  expect(sided / right).toBeGreaterThanOrEqual(0.9);
});

const themeOf = (id: string) => considerations[id as keyof typeof considerations].theme;

test("what a simulated respondent was made to argue is found again, on its side, from the words alone", async () => {
  const wording = readTopic({
    topic: "How do mid-market CFOs evaluate AI-powered FP&A tools?",
    study_type: "competitor",
    audience: "b2b",
    audience_description: null,
  }).plan;
  let [found, sided, all] = [0, 0, 0];
  for (const id of considerationIds.filter((_, at) => process.env.FULL_TESTS || at % 3 === 0))
    for (const side of [1, -1] as const) {
      const transcript = await interviewOn(wording, id, side);
      const { codes } = await code({ plan: wording, transcript });
      const own = codes.filter((code) => code.kind === "theme" && code.id === id);
      all += 1;
      if (own.length > 0) found += 1;
      if (own.reduce((sum, { polarity }) => sum + polarity * side, 0) > 0) sided += 1;
      for (const { turn, start, end, quote } of codes) expect(transcript[turn]!.a.slice(start, end)).toBe(quote);
    }
  expect(found / all).toBeGreaterThanOrEqual(0.95);
  expect(sided / all).toBeGreaterThanOrEqual(0.85);
});

async function interviewOn(wording: TopicPlan, id: string, side: 1 | -1): Promise<Turn[]> {
  const persona = defaultPersonas.b2b[0]!;
  const draw = drawFrom(`known answer ${id} ${side}`);
  const touched = { ...barePlan, ...wording, considerations: [id] };
  const transcript: Turn[] = [];
  const asked = {
    brief: {
      topic: "How do mid-market CFOs evaluate AI-powered FP&A tools?",
      study_type: "competitor" as const,
      audience: "b2b" as const,
      audience_description: null,
      personas: [persona],
      n_per_persona: 1,
      seed: 1,
    },
    plan: touched,
    persona,
    repeat: 1,
    disposition: {
      stance: side === 1 ? (5 as const) : (1 as const),
      reasons: [{ id, weight: side }],
      state: { ...drawState("b2b", draw), verbosity: "normal" as const },
    },
    transcript,
  };
  for (const question of guideOf("competitor", touched, "b2b", draw))
    transcript.push({
      q: question.text,
      a: await respond({ ...asked, question, draw: draw.at(question.purpose) }),
      kind: "core",
    });
  return transcript;
}

test("a passage is an exact part of the answer, of whole clauses up to 40 words", async () => {
  const long = `${"we looked at the price and the support and the set-up of it ".repeat(8)}, and it was too expensive.`;
  for (const a of [
    "It’s great value — but the set-up took weeks…\nNobody answered the phone! Too slow.",
    "Well, £29.50 a month is too expensive for us, although the support is excellent (a real person answers).",
    "Too expensive.",
    long,
    "İstanbul prices are too expensive for me, I'd say 👍🏽, but it works every time.",
  ]) {
    const { codes } = await coded(a);
    expect(codes.length).toBeGreaterThan(0);
    for (const { start, end, quote } of codes) {
      expect(a.slice(start, end)).toBe(quote);
      expect(quote.trim()).toBe(quote);
      expect(quote.split(/\s+/).length).toBeLessThanOrEqual(40);
    }
  }
});

test("a sentence that turns is read on both sides, and its end weighs more", async () => {
  expect(await themesOf("It saves me two hours a week, but it is far too expensive for us.")).toEqual([
    ["Time saved", 1],
    ["Price against budget", -1],
  ]);
  const { turns } = await coded("It saves me two hours a week, but it is far too expensive for us.");
  expect(turns[0]!.valence).toBeLessThan(0);
});

test("denial turns a cue around, and what is taken away is no fault", async () => {
  expect(await themesOf("It is not expensive at all.")).toEqual([["Price against budget", 1]]);
  expect(await themesOf("It never fails me in the morning.")).toEqual([["Works every time", 1]]);
  expect(await themesOf("It takes away the slow part of the day.")).toEqual([["How fast it goes", 1]]);
});

test("whoever repeats the topic's words has judged nothing", async () => {
  const { codes } = await coded("I read about an affordable expense tool that helps you close your books in one day.");
  expect(codes.filter(({ kind }) => kind === "theme")).toEqual([]);
});

test("an objection is as grave as its words", async () => {
  const severity = async (a: string) => (await coded(a)).codes.find(({ kind }) => kind === "objection")?.severity;
  expect(await severity("The price is too high, that is a deal breaker.")).toBe("blocker");
  expect(await severity("It is simply too expensive for our team.")).toBe("major");
  expect(await severity("It is a bit expensive, I could live with it.")).toBe("minor");
  expect(await severity("I'd want to see proof that it works first.")).toBe("minor");
});

test("a rival's praise favours the rival, and what is held against it favours the studied offer", async () => {
  const signals = async (a: string) =>
    (await coded(a)).codes.filter(({ kind }) => kind === "signal").map((one) => [one.id, one.direction]);
  expect(await signals("Gusto is cheaper and works well for us.")).toEqual([["Gusto", "favors_competitor"]]);
  expect(await signals("It is much better than Gusto, I love it.")).toEqual([["Gusto", "favors_you"]]);
  expect(await signals("What we use today works fine as it is.")).toEqual([["status quo", "favors_competitor"]]);
});

test("a requirement is a criterion of which it is open whether it is met", async () => {
  const { codes } = await coded("The first thing I look at is support, it has to be a real person.");
  expect(codes.find(({ kind }) => kind === "criterion")).toMatchObject({ id: "support", polarity: 0 });
});

test("what is no answer is told from a short one", async () => {
  const { turns } = await code({
    plan,
    transcript: [
      { q: "Why?", a: "I'd rather not say.", kind: "core" },
      { q: "Why?", a: "No idea, honestly.", kind: "core" },
      { q: "Why?", a: "Too expensive.", kind: "core" },
      { q: "Why?", a: "It rained all of last week.", kind: "core" },
      { q: "Why?", a: "Last Tuesday our controller spent 3 hours on one invoice.", kind: "core" },
    ],
  });
  expect(turns.map(({ refused }) => refused)).toEqual([true, true, false, false, false]);
  expect(turns.map(({ on_topic }) => on_topic).slice(0, 4)).toEqual([false, false, true, false]);
  expect(turns[4]!.specificity).toBeGreaterThan(turns[2]!.specificity);
});

test("an empty transcript and an empty answer are coded as nothing", async () => {
  expect(await code({ plan, transcript: [] })).toEqual({ codes: [], turns: [] });
  expect((await coded("")).codes).toEqual([]);
});
