import { defaultPersonas } from "../../../personas/default-personas.ts";
import { drawFrom, shuffled } from "../../draw.ts";
import { sentencesOf } from "../../sentences.ts";
import type { RespondTask } from "../task.ts";
import { speaksOf } from "../topic/read-features.ts";
import { tokensOf } from "../topic/read-text.ts";

import { factsOf } from "./facts.ts";
import { coresFor, type Frame, named, type Point } from "./forms.ts";
import { limitOf, ofMoney } from "./mind.ts";
import { type Names, standIn } from "./names.ts";

/** A sentence of one of the frames around one of its cores, each once in an interview; null when there is none. */
export type Say = (frames: readonly Frame[], point: Point | null, given?: Slots) => string | null;
/** Words for the slots of a frame; a frame of which one is missing is not said. */
type Slots = Record<string, string | null | undefined>;

/** How much a trait must make a consideration weigh to be named with it: weighted z-scores; an assumption. */
const leastMoved = 0.3;
/** The default personas in the order in which they are most often asked together. */
const order = [...defaultPersonas.b2b, ...defaultPersonas.b2c].map(({ id }) => id);
/** Multiples of it fall far apart between 0 and 1 (Weyl 1916). */
const golden = 0.618_033_988_75;

/** Where an interview starts in what all interviews of a study can say, from 0 to 1 and far from the others. */
function startOf({ persona, repeat }: RespondTask): number {
  const place = order.indexOf(persona.id);
  const number = place < 0 ? Math.floor(drawFrom(persona.id).next() * 5_040) : place;
  return ((number + defaultPersonas.b2b.length * (repeat - 1)) * golden) % 1;
}

/** Speaks for a respondent, who has said what the transcript holds. */
export function speakerFor(task: RespondTask, names: Names): Say {
  const { persona, disposition, draw, brief, question } = task;
  const heard = task.transcript.map(({ a }) => a);
  const said = new Set(heard.flatMap(sentencesOf));
  const facts = factsOf(persona);
  const start = startOf(task);
  let turn = 0;
  let last = "";
  const isHeard = (phrase: string) => heard.some((answer) => answer.includes(phrase));
  const unheard = (phrases: readonly string[]) => phrases.find((phrase) => !isHeard(phrase));

  const slotsFor = (point: Point | null): Slots => {
    const from = draw.at(`slots ${turn}`);
    const weighing = facts.traits
      .map(({ said, weighs }) => ({ said, by: point === null ? 0 : weighs(point.id) }))
      .toSorted((one, other) => other.by - one.by)[0];
    const backing = names.claims.filter(
      (claim) => point?.side === "for" && speaksOf(tokensOf(claim)).includes(point.id),
    );
    return {
      fact: unheard(shuffled(from, facts.openings)),
      trait: weighing && weighing.by > leastMoved ? unheard([weighing.said]) : null,
      cost: point !== null && ofMoney.has(point.id) ? names.prices[0] : null,
      price: names.prices[0],
      limit: limitOf(task),
      rival: shuffled(from, names.rivals)[0],
      rivals: names.rivals
        .slice(0, 3)
        .join(", ")
        .replace(/, ([^,]*)$/, " and $1"),
      today: names.today,
      claim: unheard(names.claims) ?? names.claims[0],
      backing: unheard(backing),
      others: disposition.state.others_decide,
    };
  };

  return (frames, point, given) => {
    turn += 1;
    const slots = { ...slotsFor(point), ...given };
    const sayable = frames.flatMap(({ text, core, isFresh }) => {
      if ([...text.matchAll(/\{(?!it\}|kind\}|core\})(\w+)\}/g)].some(([, slot]) => !slots[slot!])) return [];
      return (core === null ? [""] : coresFor(core, point, disposition.stance)).flatMap((end) => {
        const isStale = end !== "" && names.it.some((it) => isHeard(named(end, it, names)));
        // A place or an age opens no sentence but one of oneself.
        if ((isFresh && isStale) || (text.startsWith("{fact}") && !end.startsWith("I "))) return [];
        return names.it.map((it) => {
          const rank = (isStale ? 4 : 0) + (it === standIn ? 2 : 0) + (it === last ? 1 : 0);
          return { form: text.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot), end, it, rank };
        });
      });
    });
    const dealt = shuffled(drawFrom(`${brief.seed}/${question.text}/${turn}`), sayable);
    const from = Math.floor(dealt.length * start);
    const inOrder = [...dealt.slice(from), ...dealt.slice(0, from)].toSorted((one, other) => one.rank - other.rank);
    for (const { form, end, it } of inOrder) {
      const core = named(end, it, names, form.includes("{it}"));
      const sentence = `${named(form, it, names).replace("{core}", () => core)}.`.replace(/^\p{Ll}/u, (letter) =>
        letter.toUpperCase(),
      );
      if (said.has(sentence)) continue;
      said.add(sentence);
      heard.push(sentence);
      last = it;
      return sentence;
    }
    return null;
  };
}
