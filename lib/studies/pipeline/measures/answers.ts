import type { ClosedItem } from "../../../engines/engine.ts";
import type { Interview } from "../../../engines/findings.ts";
import type { Plan } from "../../../engines/plan.ts";
import type { StudyTypeId } from "../../../engines/study-types.ts";

/** One interview's answer to a closed question. */
type Answer = { persona_id: string; distribution: number[] };

/** What the interviews of a study answered to its closed questions. */
export type Answers = {
  study_type: StudyTypeId;
  plan: Plan;
  interviews: readonly Interview[];
  /** The closed question of this id, which the battery holds. */
  item: (id: string) => ClosedItem;
  /** The answers to some items, one list in their order for each interview that answered all of them. */
  together: (ids: readonly string[]) => { persona_id: string; distributions: number[][] }[];
  /** The answers to one item; interviews without a usable one are left out. */
  to: (id: string) => Answer[];
  /** How many independent interviews `n` of these amount to. */
  effective: (n: number) => number;
};

/** Reads the ratings of a study's interviews against its battery. */
export function answersOf(study: {
  study_type: StudyTypeId;
  plan: Plan;
  items: readonly ClosedItem[];
  interviews: readonly Interview[];
  n_effective: number;
}): Answers {
  const { study_type, plan, interviews, n_effective } = study;
  const byId = new Map(study.items.map((item) => [item.id, item]));
  const item = (id: string) => {
    const match = byId.get(id);
    if (match === undefined) throw new Error(`the battery has no item named ${id}`);
    return match;
  };
  const answered = ({ ratings }: Interview, id: string) => ratings.find((rating) => rating.item === id)?.distribution;
  const together: Answers["together"] = (ids) =>
    interviews.flatMap((interview) => {
      const distributions = ids
        .map((id) => answered(interview, id))
        .filter((distribution) => distribution !== undefined);
      return distributions.length === ids.length ? [{ persona_id: interview.persona_id, distributions }] : [];
    });
  return {
    study_type,
    plan,
    interviews,
    item,
    together,
    to: (id) =>
      together([id]).map(({ persona_id, distributions }) => ({ persona_id, distribution: distributions[0]! })),
    effective: (n) => (interviews.length === 0 ? 0 : (n_effective * n) / interviews.length),
  };
}
