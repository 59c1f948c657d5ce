import { partOf } from "../../cut-text.ts";

/** One request through a door that reads words. */
export type Door = {
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** What is sent here is no valid request, even of an ordinary text: only that it is read is measured. */
  refuses?: true;
};

/** Whose requests they are, and what they are about. */
export type Callers = {
  key: Record<string, string>;
  connection: Record<string, string>;
  question_id: string;
  answer_id: string;
  persona_id: string;
  study_id: string;
};

/** Gives a text of a length in UTF-16 units. */
export type Fill = (length: number) => string;

const json = { "content-type": "application/json" };

export const query = (members: Record<string, string>) => new URLSearchParams(members);
export const get = (name: string, path: string, headers: Record<string, string> = {}): Door => ({
  ...{ name, method: "GET", path, headers },
});
export const post = (name: string, path: string, body: unknown, headers: Record<string, string> = {}): Door => ({
  ...{ name, method: "POST", path },
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
});
/** A call of MCP, whose clients take an answer in either form. */
export const call = (path: string, { name, method, params }: Call, headers: Record<string, string> = {}): Door =>
  post(`${path} ${name}`, path, { jsonrpc: "2.0", id: 1, method, params }, { accept: bothForms, ...headers });
type Call = { name: string; method: string; params: object };
const bothForms = "application/json, text/event-stream";

export const refused = (door: Door): Door => ({ ...door, refuses: true });

/** What texts that must differ end with. */
const lastCharacters = "abcdefghijklmnop";
/** So many texts that differ in their last character. */
export const many = (count: number, text: string): string[] =>
  Array.from({ length: count }, (_, place) => partOf(text, 0, -1) + lastCharacters[place]);
