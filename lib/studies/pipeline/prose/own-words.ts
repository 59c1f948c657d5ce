import type { Interview, Quote } from "../../../engines/findings.ts";
import { sentencesOf } from "../../../engines/sentences.ts";
import { called } from "../../../engines/subject-words.ts";
import { putToRespondents } from "../guides/guide.ts";
import { type Answer, criteria } from "./answer-forms.ts";
import type { Material } from "./material.ts";

const most = { quotes: 3, words: 40 };

/** What respondents said when they were asked this very question, one sentence of each persona. */
export function heardOn(material: Material, question: string): (Quote & { name: string })[] {
  const asked = putToRespondents(question);
  const heard = material.interviews.flatMap((interview, place) => sentenceOn(interview, place, asked, question));
  const persons = [...Map.groupBy(heard, ({ persona_id }) => persona_id).values()];
  return persons.map(([first]) => first!).slice(0, most.quotes);
}

function sentenceOn(interview: Interview, place: number, asked: string, question: string) {
  const turn = interview.transcript.findIndex(({ q }) => q === asked || q === question);
  if (turn < 0) return [];
  const [sentence] = sentencesOf(interview.transcript[turn]!.a);
  if (sentence === undefined || sentence.split(/\s+/).length > most.words) return [];
  const { persona_id, persona_name: name } = interview;
  return [{ quote: sentence, persona_id, interview: place, turn, name }];
}

/** The answer in respondents' words, after what weighs most. */
export function inOwnWords(material: Material, question: string): Answer {
  const heard = heardOn(material, question);
  const weighed = criteria(material);
  if (heard.length === 0) return weighed;
  const said = heard.map(({ name, quote }) => `${name}: “${quote}”`).join(" ");
  const leads =
    "cannot_tell" in weighed
      ? [`Asked about ${called(material.plan)}, people answer each for themselves.`]
      : weighed.leads;
  return { leads, further: [`In their own words: ${said}`], quotes: heard.map(({ name: _, ...quote }) => quote) };
}
