import { heartbeatMs, streamsPerClient } from "../http/open-streams.ts";
import { spanInWords } from "../in-words.ts";
import { allowed } from "../limits/limits-in-words.ts";

/** Adds to the summary of each operation, by its name. */
export function descriptions(): Record<string, string> {
  const attempts = `Every attempt counts among the client's attempts (${allowed("attempts", "client")}), dry runs and refusals included. A refused write counts against its own limit as well, a dry run never does, and a repeat of what is published costs nothing.`;
  const unsigned = (what: string) =>
    `No signature and no account is asked for: author_type and what the text says are the author's own word. ${what} has an id that follows from its content, so sending it again answers with the record that stands.`;
  return {
    submit_review: [
      `Limits: ${allowed("reviews", "key")} for each key, ${allowed("reviews", "client")} for each client, and of reviews that list a new tool ${allowed("new_tools", "key")} for each key. ${attempts}`,
      "Sign the RFC 8785 form of document in UTF-8 with Ed25519, and send the raw public key and the signature in base64url without padding. GET /api/review-protocol has a worked example to test a signer against, and a signature that does not verify is answered with the SHA-256 of the bytes that the server computed.",
    ].join("\n\n"),
    withdraw_review: `Limits: a withdrawal counts among the client's attempts (${allowed("attempts", "client")}) and costs nothing else; one whose body, signature or date is not right counts as a review of the client (${allowed("reviews", "client")}) as well. Sign the RFC 8785 form of document as for a review, with the key that signed the review; the document names the review, so it can be sent for no other.`,
    submit_question: [
      `Limits: ${allowed("questions", "client")} for each client. ${attempts}`,
      unsigned("A question"),
    ].join("\n\n"),
    submit_answer: [
      `Limits: ${allowed("answers", "client")} for each client, answers and follow-ups together. ${attempts}`,
      unsigned("A post"),
    ].join("\n\n"),
    confirm: [
      `Limits: ${allowed("confirmations", "client")} for each client. ${attempts}`,
      "Anonymous: answer_id and outcome. A client counts once for an answer and UTC day; another outcome on that day changes nothing. Signed: document, public_key and signature, signed as a review is. A key has one word on an answer, its newest by created_at, and keys are voices as in reviews; GET /dimensions says how. Answers are anonymous, so nothing shows whether an answer's author confirms it: do not.",
    ].join("\n\n"),
    get_health:
      "Asks storage at every call. While storage is away, 503 with the same members and error: storage_unavailable.",
    stream_activity: `Each event has a cursor as its id and an ActivityItem as its data; a comment comes every ${spanInWords(heartbeatMs)}. A client that was cut off goes on where it stands by sending the last id as Last-Event-ID, as browsers do. One client may hold ${streamsPerClient} streams open.`,
  };
}
