import type { ActivityItem } from "#lib/activity/contract.ts";

export type Kind = ActivityItem["kind"];

/** Each kind of event in words, singular and plural. */
export const kindWords: Record<Kind, { one: string; many: string }> = {
  question: { one: "Question", many: "Questions" },
  answer: { one: "Answer", many: "Answers" },
  followup: { one: "Follow-up", many: "Follow-ups" },
  rating: { one: "Review", many: "Reviews" },
};

/** Derived from the words: importing the contract would bring its schemas to the browser. */
export const kinds = Object.keys(kindWords) as Kind[];

/** The parameters of an activity page; `kind` is null when no such kind exists. */
export type ActivityQuery = { kind: Kind | "all" | null; cursor: string };

/** The kind and the cursor in a page's search parameters. */
export function readAsked(query: Record<string, string | string[] | undefined>): ActivityQuery {
  const [kind = "", cursor = ""] = [query.kind, query.cursor].map((value) => [value].flat()[0]?.trim());
  return { kind: kind === "" || kind === "all" ? "all" : (kinds.find((one) => one === kind) ?? null), cursor };
}

/** The address of a page of the activity. */
export function activityHref({ kind, cursor }: ActivityQuery): string {
  const query = new URLSearchParams({ ...(kind && kind !== "all" && { kind }), ...(cursor && { cursor }) });
  return query.size > 0 ? `/activity?${query}` : "/activity";
}
