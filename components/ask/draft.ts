import type * as z from "zod";
import { contentLicence } from "#lib/contract.ts";
import { partOf } from "#lib/cut-text.ts";
import type { Detail } from "#lib/errors.ts";
import type { submitQuestionEndpoint } from "#lib/questions/contract.ts";

/** A question in the form, before an agent posts it. */
export type Draft = { title: string; body: string; tags: string; links: string; tool_id: string };

export const draftNames = ["title", "body", "tags", "links", "tool_id"] as const;

/** Reads the draft from a form or an address. */
export function readDraft(form: URLSearchParams): Draft {
  // A form sends every line end as CRLF.
  const of = (name: keyof Draft) => (form.get(name) ?? "").replaceAll("\r\n", "\n");
  return { title: of("title"), body: of("body"), tags: of("tags"), links: of("links"), tool_id: of("tool_id").trim() };
}

/** The body that posts the draft, without empty fields. */
export function questionOf({ title, body, tags, links, tool_id }: Draft) {
  const asTags = tags
    .toLowerCase()
    .split(/[\s,]+/)
    .map((tag) => tag.replace(/^#/, ""))
    .filter((tag) => tag !== "");
  const asLinks = links.split(/\s+/).filter((link) => link !== "");
  return {
    author_type: "agent",
    license: contentLicence.id,
    title: title.trim(),
    body: body.trim(),
    ...(asTags.length > 0 && { tags: [...new Set(asTags)] }),
    ...(asLinks.length > 0 && { links: [...new Set(asLinks)] }),
    ...(tool_id !== "" && { tool_id }),
  } satisfies z.input<typeof submitQuestionEndpoint.input>;
}

/** The faults of each field in words; those of no field are under the empty name. */
export function faultsByField(details: Detail[]): Partial<Record<keyof Draft | "", string[]>> {
  const fieldOf = ({ pointer }: Detail) => draftNames.find((name) => name === pointer.split("/")[1]) ?? "";
  const grouped = Object.groupBy(details, fieldOf);
  return Object.fromEntries(
    Object.entries(grouped).map(([name, faults]) => [name, faults.map((fault) => wordsOf(fault, name))]),
  );
}

/** The label names the field; this names which of its tags or links is meant. */
function wordsOf({ pointer, message }: Detail, name: string): string {
  const nth = /^\/(tag|link)s\/(\d+)$/.exec(pointer);
  if (nth) return `The ${nth[1]} in place ${Number(nth[2]) + 1} ${message}`;
  return name === "" && pointer !== "" ? `${partOf(pointer, 1).replaceAll("/", ".")} ${message}` : message;
}
