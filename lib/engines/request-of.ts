import { partOf } from "../cut-text.ts";

/** The most characters of a topic that are taken as a request, where the topic is longer. */
const longestRequest = 600;

/** What of a topic is the request, and what is pasted material; null where there is none. */
export type TopicParts = { request: string; material: string | null };

/**
 * Divides a topic of more than 600 characters by its paragraphs: the last is the request where it asks and is short
 * enough, else the first where that is short enough, else all of it.
 */
export function requestOf(topic: string): TopicParts {
  const whole = topic.trim();
  if (whole.length <= longestRequest) return { request: whole, material: null };
  const paragraphs = whole.split(/\n+/).filter((paragraph) => paragraph.trim() !== "");
  const [first = "", last = ""] = [paragraphs[0]?.trim(), paragraphs.at(-1)?.trim()];
  if (paragraphs.length < 2) return { request: whole, material: null };
  if (last.length <= longestRequest && /[?？؟]$/.test(last))
    return { request: last, material: partOf(whole, 0, whole.lastIndexOf(last)).trim() };
  if (first.length <= longestRequest) return { request: first, material: partOf(whole, first.length).trim() };
  return { request: whole, material: null };
}
