import list from "./categories.json" with { type: "json" };

/** The categories of catalogue tools, in their listed order. */
export const categories = list;

export const categoryIds = list.map(({ id }) => id) as [string, ...string[]];
