import { hash } from "node:crypto";
import { canonicalJson } from "../crypto/canonical-json.ts";
import { partOf } from "../cut-text.ts";

/** The content of a question, from which alone its id follows. */
type AskedContent = { title: string; body: string; tool_id?: string | undefined };
/** The content of an answer or a follow-up, from which alone its id follows. */
type PostedContent = {
  question_id: string;
  in_reply_to?: string | undefined;
  post_type: "answer" | "followup";
  basis: string;
  body: string;
};

/** The id of a question. Tags and links do not count: the same question with other tags is the same question. */
export function questionId({ title, body, tool_id }: AskedContent): string {
  return idOf({ kind: "question", title: normal(title), body: normal(body), tool_id: tool_id ?? null });
}

/** The id of an answer or a follow-up. */
export function answerId({ question_id, in_reply_to, post_type, basis, body }: PostedContent): string {
  const place = { question_id, in_reply_to: in_reply_to ?? null };
  return idOf({ kind: "answer", ...place, post_type, basis, body: normal(body) });
}

/** One spelling of texts that read the same: composed characters, no outer white space, one kind of line end. */
const normal = (text: string) => text.normalize("NFC").replaceAll("\r\n", "\n").trim();

const idOf = (content: object) => partOf(hash("sha256", canonicalJson(content), "hex"), 0, 32);
