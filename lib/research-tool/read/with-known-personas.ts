import { partOf } from "../../cut-text.ts";

const asking =
  /^\W*(?:(?:please|so|and|now|hey|ok|can you|could you|would you|i want to|i['’]d like to) )*(?:what|how|would|will|ask|let|have|interview|try|test|put|run|show|question|poll|get|see|know)\b/i;

/** The words of a message with “my persona” before each name of a saved one, in sentences that ask or order a question. */
export function withKnownPersonas(words: string, names: readonly string[]): string {
  const known = names
    .flatMap((name) => [name, name.split(/\s+/)[0]!])
    .filter((name) => name.length > 2)
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
  if (known.length === 0) return words;
  // A first word may be a name only by its capital letter, as in “Will nurses pay”.
  const name = new RegExp(`(?<=[\\p{L},] )(?<!\\bpersonas? )(?:${known.join("|")})(?![\\p{L}'’-])`, "gu");
  const [own = ""] = /^[^:\n]*/.exec(words)!;
  const named = own.replace(/[^.!?]+/g, (sentence) =>
    asking.test(sentence) ? sentence.replace(name, "my persona $&") : sentence,
  );
  return `${named}${partOf(words, own.length)}`;
}
