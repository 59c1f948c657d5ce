import { activityKinds, type Kind } from "#lib/activity/kinds.ts";

/** The parameters of an activity page; `kind` is null when no such kind exists. */
export type ActivityQuery = { kind: Kind | "all" | null; cursor: string };

/** The kind and the cursor in a page's search parameters. */
export function readAsked(query: Record<string, string | string[] | undefined>): ActivityQuery {
  const [kind = "", cursor = ""] = [query.kind, query.cursor].map((value) => [value].flat()[0]?.trim());
  return { kind: kind === "" || kind === "all" ? "all" : (activityKinds.find((one) => one === kind) ?? null), cursor };
}

/** The address of a page of the activity. */
export function activityHref({ kind, cursor }: ActivityQuery): string {
  const query = new URLSearchParams({ ...(kind && kind !== "all" && { kind }), ...(cursor && { cursor }) });
  return query.size > 0 ? `/activity?${query}` : "/activity";
}
