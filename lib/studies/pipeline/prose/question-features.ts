import { wordsOf } from "../../harm/words.ts";
import { patternKind, withoutNames } from "./question-patterns.ts";

/** Letters by which words of one family are alike: "frustrated", "frustration". */
const familyLetters = 4;
const mostQuarters = 6;

const opening =
  /^(?:what|whats|which|who|whos|whom|whose|why|how|where|when|whether|if|reason|would|do|does|did|is|ar|ha|hav|will|should|can|could)$/;

/** What the fitted weights see of a question: its words, those that follow each other, and each with the word that asks. */
export function questionFeatures(question: string): Set<string> {
  const put = withoutNames(question.trim())
    .replace(/[$€£]\s?\d[\d.,]*/g, " amount ")
    .replace(/\d+/g, "0");
  const stems = wordsOf(put).map(({ stem }) => stem);
  const at = (place: number) => stems[place] ?? (place < 0 ? "^" : "$");
  const features = new Set([`=${patternKind(question)}`, `#${Math.min(mostQuarters, Math.floor(stems.length / 4))}`]);
  for (const [place, stem] of stems.entries()) {
    features
      .add(stem)
      .add(`${at(place - 1)} ${stem}`)
      .add(`${at(place - 2)} ${at(place - 1)} ${stem}`);
    if (stem.length > familyLetters) features.add(`${stem.slice(0, familyLetters)}~`);
  }
  features.add(`${at(stems.length - 1)} $`);
  const asks = stems.findIndex((stem) => opening.test(stem));
  if (asks < 0) return features;
  const [one, two] = [at(asks), `${at(asks)} ${at(asks + 1)}`];
  features.add(`@${one}`).add(`@${two}`);
  for (const stem of stems.slice(asks + 1)) features.add(`${one} … ${stem}`).add(`${two} … ${stem}`);
  return features;
}
