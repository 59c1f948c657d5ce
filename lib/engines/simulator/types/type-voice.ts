import type { ConsiderationId } from "../../considerations.ts";
import type { Levels } from "../topic/profiles.ts";

/**
 * How an answer to a question of a guide begins. Forms are parted by "|" or a new line. A form may end with a core:
 * `{pro}`, `{con}` or `{reason}` (on the respondent's own side) name what weighs, `{promise}` names it without taking a
 * side, `{matter}` the matter itself, `{want}` what would have to be there, `{says}` a whole clause. After a colon:
 * `decides` is what the decision turns on, `stops` rules it out, `minor` hardly weighs. " =+id", " =-id" or " =0id" at
 * the end of a form without a core names the consideration that it speaks of.
 */
type Opens = string;

export type Answer = {
  /** The side that is argued; "own" follows the respondent's stance. */
  side: "for" | "against" | "own";
  opens: Opens | { warm: Opens; torn: Opens; cold: Opens };
  /** What is spoken of: words that people are shown, what weighs least, the price asked about, anything but money. */
  about?: "claim" | "least" | "price" | "beyond_price";
};

/** What the simulator knows of a study type. */
export type TypeVoice = {
  /** Considerations that the type draws attention to: these weigh a quarter more while it is asked. */
  emphasis: ConsiderationId[];
  /** What the type's questions bring up before the topic says anything: latent units that add up to about 0. */
  brings?: Levels;
  /** What its questions are not about: weighs little unless the topic speaks of it. */
  apart?: ConsiderationId[];
  /**
   * Where an average person starts: latent units, −0.25 to 0.1. An assumption: people who are asked why they leave or
   * why a deal was lost have seen more of the bad side.
   */
  base: number;
  /** By the purpose of the question. */
  answers: Record<string, Answer>;
};
