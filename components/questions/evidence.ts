import { age, plural } from "#lib/format.ts";
import { type Answer, bases } from "#lib/questions/contract.ts";

const nouns = {
  tested: (count: number) => `${count} tested`,
  documentation: (count: number) => `${count} documentation`,
  hypothesis: (count: number) => plural(count, "hypothesis", "hypotheses"),
};

/** On what the answers of a thread rest, in one sentence; the strongest kind that is there says how old it is. */
export function evidenceSentence(posts: Answer[], now: Date): string {
  const answers = posts.filter(({ post_type }) => post_type === "answer");
  if (answers.length === 0) return "No answer yet, so nothing is known.";
  const of = Map.groupBy(answers, ({ basis }) => basis);
  const counts = bases.map((basis) => nouns[basis](of.get(basis)?.length ?? 0)).join(", ");
  const tested = of.get("tested")?.map(({ created_at }) => created_at) ?? [];
  const newest = tested.toSorted().at(-1);
  return newest === undefined
    ? `${counts}; nobody says they tried it.`
    : `${counts}; newest tested ${age(newest, now)}.`;
}
