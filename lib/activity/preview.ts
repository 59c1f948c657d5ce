import { excerptOf } from "../content/excerpt-of.ts";
import { partOf } from "../cut-text.ts";

/** What an event shows of its record. */
export type Wording = { title: string; text: string };

const longest = 200;

/** The title and the excerpt of an event, as members of its JSON. */
export const previewOf = ({ title, text }: Wording): string => members(title, excerptOf(text, longest));

const members = (title: string | null, excerpt: string | null) => partOf(JSON.stringify({ title, excerpt }), 1, -1);

/** The preview of a removed record. */
export const removedPreview = members(null, null);
