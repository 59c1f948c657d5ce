import type { Answer } from "./answers/answer.ts";
import { answerTo } from "./answers/answer-to.ts";
import { contexts, shrugs } from "./fillers.ts";
import { asides, asking, concessions, leads, returns, summings } from "./manner.ts";
import { type Asked, happens, type Point, type Side } from "./mind.ts";
import { namedReasons } from "./reasons/named.ts";
import { namedMoments } from "./reasons/named-moments.ts";
import { spokenOf } from "./reasons/spoken.ts";
import { type Register, registerOf } from "./register.ts";
import type { Speaker } from "./speaker.ts";
import { verdicts } from "./verdicts.ts";

/** What can be done with a sentence. */
export type Act =
  | "more"
  | "context"
  | "verdict"
  | "reason"
  | "counter"
  | "moment"
  | "deeper"
  | "turn"
  | "ask"
  | "shrug";

/** What may follow the first sentence, by what is asked for; which order is taken changes from answer to answer. */
export const orders: Record<Answer["slant"], Act[][]> = {
  today: [
    ["more", "reason", "more", "moment", "counter"],
    ["more", "context", "reason", "moment"],
    ["more", "more", "reason", "deeper", "ask"],
    ["context", "more", "reason", "moment"],
    ["more", "reason", "context", "more"],
    ["more", "moment", "reason", "verdict"],
  ],
  stance: [
    ["reason", "counter", "moment", "ask"],
    ["verdict", "reason", "counter", "moment"],
    ["reason", "moment", "verdict", "counter"],
    ["moment", "reason", "counter", "verdict"],
    ["counter", "reason", "verdict", "deeper"],
    ["reason", "verdict", "turn", "counter"],
    ["verdict", "moment", "reason", "counter"],
  ],
  for: [
    ["reason", "counter", "moment", "deeper"],
    ["moment", "reason", "counter", "deeper"],
    ["reason", "deeper", "counter", "moment"],
    ["deeper", "reason", "counter", "moment"],
  ],
  against: [
    ["reason", "counter", "ask", "moment"],
    ["moment", "reason", "counter", "deeper"],
    ["reason", "ask", "counter", "deeper"],
    ["ask", "reason", "counter", "moment"],
    ["reason", "deeper", "counter", "turn"],
  ],
  criteria: [
    ["deeper", "reason", "moment", "counter"],
    ["reason", "deeper", "verdict", "moment"],
    ["moment", "deeper", "reason", "counter"],
    ["deeper", "verdict", "reason", "ask"],
    ["reason", "moment", "counter", "deeper"],
  ],
};

/** What happened to the respondent around a point. */
export const momentsOf = ({ id, side }: Point, register: Register) => {
  const own = spokenOf(id)[side].moments;
  return [...own, ...own, ...namedMoments(side, register)];
};

/** The side that speaks against this one. */
export const otherSide = (side: Side): Side => (side === "for" ? "against" : "for");

/** How probable it is that the other side is heard too: seldom from someone who is sure. */
const hearsOther = { 1: 0.3, 2: 0.8, 3: 0.95, 4: 0.8, 5: 0.3 } as const;

/** The respondent's own side; null for one who is torn. */
export function ownSide({ disposition }: Asked): Side | null {
  return disposition.stance === 3 ? null : disposition.stance > 3 ? "for" : "against";
}

/** What an answer argues, and how far it has come. */
export type Telling = {
  asked: Asked;
  speaker: Speaker;
  point: Point;
  /** What speaks on the other side. */
  counter: Point;
  /** What the next sentence may be tied to the study's subject with; empty when it need not be. */
  ties: string[];
  /** Whether a reason was given already, so that the other side can be set against it. */
  argued: boolean;
};

/** Says one thing about a point, or nothing, where it would go against how the respondent stands. */
export function perform({ asked, speaker, point, counter, ties, argued }: Telling, act: Act): string | null {
  const own = ownSide(asked);
  const register = registerOf(asked.persona);
  const spoken = spokenOf(point.id);
  const contrary = own !== null && point.side !== own;
  const { reasons } = spoken[point.side];
  const usual = ties.length > 0 ? ties : leads[register];
  switch (act) {
    case "reason":
      return speaker.say(
        contrary || own === null ? reasons : [...reasons, ...reasons, ...namedReasons[point.side]],
        `${point.id}/${point.side}/reasons`,
        contrary ? concessions[point.side] : usual,
      );
    case "counter": {
      if (!argued) return null;
      const back = own !== null && counter.side === own;
      if (!back && !happens(asked, "counter", hearsOther[asked.disposition.stance])) return null;
      return speaker.say(
        spokenOf(counter.id)[counter.side].reasons,
        `${counter.id}/${counter.side}/reasons`,
        back || own === null ? returns : concessions[counter.side],
      );
    }
    case "moment":
      return contrary ? null : speaker.say(momentsOf(point, register), `${point.id}/${point.side}/moments`);
    case "deeper":
      return speaker.say(spoken.deeper, `${point.id}/deeper`, usual);
    case "turn":
      return contrary ? null : speaker.say(spoken[point.side].turns, `${point.id}/${point.side}/turns`);
    case "ask": {
      const question = speaker.say(spoken.asks, `${point.id}/asks`, asking);
      return question && `${question}?`;
    }
    case "context":
      return speaker.say(contexts, "contexts");
    case "more": {
      const { more } = answerTo(asked.brief.study_type, asked.question.purpose);
      return more ? speaker.say(more, `${asked.brief.study_type}/${asked.question.purpose}/more`, asides) : null;
    }
    case "shrug":
      return speaker.say(shrugs, "shrugs", ["{clause}"], true);
    case "verdict":
      return speaker.say(
        verdicts[register][asked.disposition.stance],
        `verdicts/${register}/${asked.disposition.stance}`,
        summings,
      );
  }
}
