import highlighter from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import diff from "highlight.js/lib/languages/diff";
import go from "highlight.js/lib/languages/go";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import python from "highlight.js/lib/languages/python";
import rust from "highlight.js/lib/languages/rust";
import sql from "highlight.js/lib/languages/sql";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";
import { ownValue } from "#lib/own-value.ts";

/** The languages whose grammars stay linear in the length of a text. */
export const codeLanguages = { bash, diff, go, javascript, json, python, rust, sql, typescript, xml, yaml };
for (const [name, language] of Object.entries(codeLanguages)) highlighter.registerLanguage(name, language);

/** Beyond these, code is shown plain: its characters, those of a line, and its marked parts. */
export const codeCaps = { length: 6_000, line: 300, marks: 600 };

const marks: Record<string, "keyword" | "value" | "comment"> = {
  keyword: "keyword",
  built_in: "keyword",
  type: "keyword",
  name: "keyword",
  string: "value",
  regexp: "value",
  number: "value",
  literal: "value",
  addition: "value",
  comment: "comment",
  meta: "comment",
  deletion: "comment",
};

/** Code as HTML whose keywords, values and comments are marked by class; null in a language not listed, or beyond the caps. */
export function highlightCode(code: string, language: string): string | null {
  if (highlighter.getLanguage(language) === undefined || code.length > codeCaps.length) return null;
  if (code.split("\n").some((line) => line.length > codeCaps.line)) return null;
  const { value } = highlighter.highlight(code, { language, ignoreIllegals: true });
  const open: boolean[] = [];
  let count = 0;
  // The highlighter escapes the code, so each tag here is its own.
  const html = value.replace(/<span class="hljs-(\w+)[^>]*>|<\/span>/g, (_, scope?: string) => {
    if (scope === undefined) return open.pop() ? "</span>" : "";
    const mark = ownValue(marks, scope);
    open.push(mark !== undefined);
    if (mark === undefined) return "";
    count += 1;
    return `<span class="${mark}">`;
  });
  return count > codeCaps.marks ? null : html;
}
