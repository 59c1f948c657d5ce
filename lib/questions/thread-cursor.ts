import { hash } from "node:crypto";
import { AppError } from "../errors.ts";

/** The sort key of a thread: the group, the answer or follow-up above a post, and the post itself. */
export type Key = readonly [group: number, root: number, post: number];

/** A reader's place: the newest post and signed confirmation when reading began, and the last post read. */
type ThreadCursor = { last: number; confirmed: number; after: Key };

/** 6 bytes each for newest post, root, post and newest confirmation, 1 for the group, 2 of checksum: 36 characters. */
const written = /^[A-Za-z0-9_-]{36}$/;
const checkedBytes = 25;

/** Writes a cursor for clients: opaque, and valid for its thread only. */
export function writeThreadCursor(question_id: string, { last, confirmed, after }: ThreadCursor): string {
  const [group, root, post] = after;
  const bytes = Buffer.alloc(checkedBytes + 2);
  bytes.writeUIntBE(last, 0, 6);
  bytes.writeUInt8(group, 6);
  bytes.writeIntBE(root, 7, 6);
  bytes.writeUIntBE(post, 13, 6);
  bytes.writeUIntBE(confirmed, 19, 6);
  checksum(question_id, bytes).copy(bytes, checkedBytes);
  return bytes.toString("base64url");
}

/** Reads a cursor; refuses anything that was not issued for this thread. */
export function readThreadCursor(question_id: string, text: string): ThreadCursor {
  const cursor = parseThreadCursor(question_id, text);
  if (cursor === null)
    throw new AppError(
      "invalid_cursor",
      "This is not a cursor of this thread. Send answers_cursor exactly as you received it with this question, or leave it out to begin anew.",
      { details: [{ pointer: "/answers_cursor", message: "is not a cursor of this thread" }] },
    );
  return cursor;
}

/** Reads a cursor; null for anything that was not issued for this thread. */
export function parseThreadCursor(question_id: string, text: string): ThreadCursor | null {
  const bytes = Buffer.from(written.test(text) ? text : "", "base64url");
  if (bytes.length === 0 || !bytes.subarray(checkedBytes).equals(checksum(question_id, bytes))) return null;
  return {
    last: bytes.readUIntBE(0, 6),
    confirmed: bytes.readUIntBE(19, 6),
    after: [bytes.readUInt8(6), bytes.readIntBE(7, 6), bytes.readUIntBE(13, 6)],
  };
}

const checksum = (question_id: string, bytes: Buffer): Buffer =>
  hash("sha256", Buffer.concat([Buffer.from(question_id), bytes.subarray(0, checkedBytes)]), "buffer").subarray(0, 2);
