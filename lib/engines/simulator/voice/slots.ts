import type { Choose } from "./chooser.ts";
import { lifeOf } from "./life.ts";
import { type Asked, dealtTo, type Point, weighty } from "./mind.ts";
import { namesOf } from "./reasons/names.ts";
import { fill, type Slots } from "./template.ts";
import { topicWords } from "./topic-words.ts";

const times = [
  "last Tuesday",
  "two weeks ago",
  "in March",
  "the other day",
  "back in spring",
  "last month",
  "on a Thursday in May",
  "about six weeks ago",
  "last autumn",
  "just before the holidays",
  "early in the year",
  "last Friday",
  "three months ago",
  "in the first week of June",
  "on a weekday evening",
  "at the end of last year",
  "on Monday",
  "some time in February",
  "the week before last",
  "over the summer",
];
const longAgo = [
  "last autumn",
  "a year ago",
  "two years back",
  "back in spring",
  "last winter",
  "the year before last",
  "some years ago",
  "once before",
];
const numbers = ["two", "three", "four", "five", "six"];
const went = {
  good: [
    "it went [better|more smoothly] than I expected",
    "I came away [pleased|happy]",
    "it was done in no time",
    "it was [surprisingly|pleasantly] easy",
  ],
  bad: ["it was a pain", "I came away [annoyed|cross]", "hardly anything went right", "it took three tries"],
  none: ["nothing much came of it", "it was neither good nor bad", "I left it at that", "I put it off in the end"],
};
const endings = [
  ["{our} present contract runs out", "{our} old contract ran out"],
  ["{workaround} breaks down in a busy week", "{workaround} broke down in a busy week"],
  ["{who} loses patience with it", "{who} lost patience with it"],
  ["it costs {us} a whole weekend", "it cost {us} a whole weekend"],
  ["the price goes up once more", "the price went up once more"],
  ["{we} make the same mistake a third time", "{we} made the same mistake a third time"],
];
const outsiders = [
  "someone in a great hurry",
  "a person who likes to tinker",
  "anyone who counts every coin",
  "somebody who never changes anything",
  "people who want it all at once",
  "someone who has it all sorted already",
];
const shuns = [
  "hates anything new",
  "wants the cheapest at any cost",
  "only buys what everyone else has",
  "never reads a word before starting",
  "expects wonders on the first day",
  "has no patience for a second try",
];
const insiders = [
  "people with a full week",
  "<the ones who do this work every day // people who have tried everything else>",
  "<places about our size // people a bit like me>",
  "<managers who are tired of patching things // people who like to plan>",
];

/** What the slots of the phrases hold in this interview, for an answer that argues these points, the first one first. */
export function slotsFor(asked: Asked, points: Point[], introduces: boolean): Slots {
  const { brief, plan, persona, disposition, question } = asked;
  const words = topicWords(plan);
  const at = dealtTo(asked, "slots", 2) + asked.repeat - 1;
  const life = lifeOf(persona, plan.category, dealtTo({ ...asked, brief: { ...brief, seed: 0 } }, "life"));
  const business = persona.audience === "b2b";
  const ids = [...new Set([...points.map(({ id }) => id), ...weighty(asked), "general"])];
  const rotated = (items: readonly string[], step = 0) => items[(at + step) % items.length] ?? null;
  const nested = (template: string, choose: Choose) => fill(template, persona.audience, slots, choose);
  const name = (place: number, kind: "plain" | "hoped") => (choose: Choose) => {
    const names = namesOf(ids[Math.min(place, ids.length - 1)]!)[kind];
    // Fewer considerations than names asked for: the last one under its other names.
    const extra = Math.max(0, place - ids.length + 1);
    return nested(names[(choose(names.length) + extra) % names.length]!, choose);
  };
  // A message is read, and a doubt asked after, by the claim that the moderator puts first.
  const first = brief.study_type === "messaging" || question.purpose === "unbelievable";
  const claim = first ? words.claims[0] : rotated(words.claims, question.purpose.length);
  const slots: Slots = {
    subject: (choose) => words.subjects[choose(words.subjects.length)]!,
    kind: (choose) => words.kinds[choose(words.kinds.length)]!,
    brand: () => words.brand,
    rival: (choose) =>
      words.rivals[choose(words.rivals.length || 1)] ??
      (question.purpose.startsWith("rival_")
        ? life.workaround[1]
        : business
          ? "the best-known vendor"
          : "the best-known name"),
    price: (choose) => words.prices[choose(words.prices.length || 1)] ?? "the price",
    claim: (choose) =>
      claim
        ? `${["the line", "the part about", "the bit that says", "the promise of"][choose(4)]} "${claim}"`
        : promiseOf(slots.want!(choose) ?? "it"),
    want: name(0, "plain"),
    want2: name(1, "plain"),
    want3: name(2, "plain"),
    good: name(0, "hoped"),
    good2: name(1, "hoped"),
    good3: name(2, "hoped"),
    when: (choose) => times[(at * 3 + choose(times.length)) % times.length]!,
    past: (choose) => longAgo[(at + choose(longAgo.length)) % longAgo.length]!,
    few: (choose) => numbers[choose(numbers.length)]!,
    who: (choose) => (question.kind === "probe" && choose(3) === 0 ? life.other : life.who),
    other: () => life.other,
    went: (choose) => nested(went[disposition.state.recent_experience][choose(4)]!, choose),
    moment: (choose) => nested(endings[(at + choose(endings.length)) % endings.length]![0]!, choose),
    happened: (choose) => nested(endings[(at + choose(endings.length)) % endings.length]![1]!, choose),
    shuns: () => rotated(shuns),
    outsider: () => rotated(outsiders, 2),
    insider: (choose) => nested(rotated(insiders)!, choose),
    workaround: (choose) =>
      introduces && !asked.transcript.some(({ a }) => a.includes(life.workaround[0]))
        ? life.workaround[0]
        : choose(3) === 0
          ? "what {we} have today".replace("{we}", business ? "we" : "I")
          : life.workaround[1],
    routine: (choose) => life.routine[choose(life.routine.length)]!,
    long: (choose) => life.long[choose(life.long.length)]!,
    we: () => (business ? "we" : "I"),
    us: () => (business ? "us" : "me"),
    our: () => (business ? "our" : "my"),
    ours: () => (business ? "ours" : "mine"),
    boss: () => life.boss,
    team: () => life.team,
    role: () => life.role,
    here: () => life.here,
    size: () => life.size,
    industry: () => life.industry,
    income: () => life.income,
    place: () => life.place,
    age: () => life.age,
    occasion: () => (/ (?:is|has|needs) /.test(disposition.state.occasion) ? disposition.state.occasion : null),
    deciders: () => disposition.state.others_decide || null,
    hurry: () => (disposition.state.time_pressure === "high" ? "I've only got a few minutes" : null),
    purse: () => {
      if (disposition.state.budget_mood === "tight") return "money is tight at the moment";
      const dear = disposition.reasons.some(({ id, weight }) => id === "price" && weight < 0);
      return dear ? null : "there's some room in the budget just now";
    },
    quoted: () => (question.kind === "probe" ? quotedWords(question.quoted) : null),
  };
  return slots;
}

/** A promise without words of its own, by what it is about. */
const promiseOf = (want: string) => (/\b(?:promises?|claims?)\b/.test(want) ? want : `the promise about ${want}`);

/** The moderator's quotation of the respondent's own words, if it can be taken up in a sentence. */
function quotedWords(quoted: string): string | null {
  const words = quoted
    .replace(/[^\p{L}\p{M}\p{N}\s',-]/gu, " ")
    .trim()
    .replace(/^[',-]+|[',-]+$/g, "")
    .split(/\s+/);
  return words.length >= 2 && words.length <= 8 ? words.join(" ") : null;
}
