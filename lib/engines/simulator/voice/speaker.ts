import { defaultPersonas } from "../../../personas/default-personas.ts";
import { isOfPricePut, suitsTopic } from "../../considerations/suits-topic.ts";
import { drawFrom, shuffled } from "../../draw.ts";
import { tokensOf } from "../../read-text.ts";
import { sentencesOf } from "../../sentences.ts";
import type { RespondTask } from "../task.ts";
import { speaksOf } from "../topic/read-features.ts";
import { factsOf } from "./facts.ts";
import { coresFor, type Frame, named, type Point } from "./forms.ts";
import { limitOf, ofMoney } from "./mind.ts";
import { type Names, standIn } from "./names.ts";
import { voiced } from "./ways.ts";

/** A sentence of one of the frames around one of its cores, each once in an interview; null when there is none. */
export type Say = (frames: readonly Frame[], point: Point | null, given?: Slots) => string | null;
/** Words for the slots of a frame; a frame of which one is missing is not said. */
type Slots = Record<string, string | null | undefined>;

const listed = new Intl.ListFormat("en-GB");
const order = [...defaultPersonas.b2b, ...defaultPersonas.b2c].map(({ id }) => id);

/** Where an interview starts in what all can say, 0 to 1: multiples of the golden ratio lie far apart (Weyl 1916). */
function startOf({ persona, repeat }: RespondTask): number {
  const place = order.indexOf(persona.id);
  const number = place < 0 ? Math.floor(drawFrom(persona.id).next() * 5_040) : place;
  return ((number + (order.length + 1) * (repeat - 1)) * 0.618_033_988_75) % 1;
}

/** Speaks for a respondent, who has said what the transcript holds. */
export function speakerFor(task: RespondTask, names: Names): Say {
  const { persona, disposition, brief, question } = task;
  const { it, prices, rivals, claims, today, asked } = names;
  const heard = task.transcript.map(({ a }) => a);
  const said = new Set(heard.flatMap(sentencesOf));
  const facts = factsOf(persona);
  let turn = 0;
  const times = (phrase: string) => heard.filter((answer) => answer.includes(phrase)).length;
  const unheard = (phrases: readonly string[]) => phrases.find((phrase) => times(phrase) === 0);
  // Which of its traits come up follows from the topic.
  const isOfThis = (trait: string) =>
    drawFrom(`${names.voice}/${trait}`).next() < 0.6 && suitsTopic(trait, task.plan.considerations);
  const isLeft = (fact: string) => times(fact) < (fact.startsWith("As ") ? 3 : 1);

  const slotsFor = (point: Point | null): Slots => {
    const draw = task.draw.at(`slots ${turn}`);
    const speaksFor = (claim: string) => point?.side === "for" && speaksOf(tokensOf(claim)).includes(point.id);
    return {
      // An interview begins with who speaks.
      fact: task.transcript.length === 0 ? null : shuffled(draw, facts.openings).find(isLeft),
      trait: point && unheard(facts.traitsFor(point.id).filter(isOfThis).slice(0, 1)),
      price: prices[0],
      cost: point && ofMoney.has(point.id) ? prices[0] : null,
      limit: limitOf(task),
      rival: shuffled(draw, rivals)[0],
      rivals: listed.format(rivals.slice(0, 3)),
      today,
      asked: asked && unheard([asked]),
      claim: unheard(claims) ?? claims[0],
      backing: unheard(claims.filter(speaksFor)),
      others: disposition.state.others_decide,
    };
  };

  return (frames, point, given) => {
    turn += 1;
    const slots = { ...slotsFor(point), ...given };
    const sayable = frames.flatMap(({ text, core, isFresh }) => {
      const form = voiced(text, names.voice).replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] || slot);
      const lead = /^[^{]+, (?=\{core)/.exec(form)?.[0] ?? form;
      if (/\{(?!it\}|kind\}|core\})/.test(form) || heard.at(-1)?.startsWith(lead)) return [];
      const ends = core === null ? [""] : coresFor(core, point, disposition.stance);
      return ends.flatMap((end) => {
        const isStale = end !== "" && it.some((name) => times(named(end, name, names)) > 0);
        // A fact opens no sentence but one of oneself.
        if ((isFresh && isStale) || (prices.length === 0 && isOfPricePut(end, point))) return [];
        if (text.startsWith("{fact}, {core}") && !end.startsWith("I ")) return [];
        return it.map((name) => ({ form, end, name, rank: (isStale ? 2 : 0) + (name === standIn && !asked ? 1 : 0) }));
      });
    });
    const dealt = shuffled(drawFrom(`${brief.seed}/${names.voice}/${question.text}/${turn}`), sayable);
    const from = Math.floor(dealt.length * startOf(task));
    const inOrder = [...dealt.slice(from), ...dealt.slice(0, from)].toSorted((one, other) => one.rank - other.rank);
    for (const { form, end, name } of inOrder) {
      const core = named(end, name, names, form.includes("{it}"));
      const words = named(form, name, names).replace("{core}", () => core);
      const sentence = `${words[0]!.toUpperCase()}${words.slice(1)}.`;
      if (said.has(sentence)) continue;
      said.add(sentence);
      heard.push(sentence);
      return sentence;
    }
    return null;
  };
}
