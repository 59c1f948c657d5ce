import { hash } from "node:crypto";
import { partOf } from "../cut-text.ts";
import { AppError } from "../errors.ts";

/** A reader's place: after which position of the feed of which database. */
type Cursor = { epoch: string; position: number };

const version = 1;
/** 1 byte of version, 8 of epoch, 6 of position, 3 of checksum: 24 characters, with one spelling each. */
const form = /^[A-Za-z0-9_-]{24}$/;
const checkedBytes = 15;

/** Writes a cursor for clients: opaque, with a checksum that exposes mistyped ones. */
export function writeCursor({ epoch, position }: Cursor): string {
  const bytes = Buffer.alloc(18);
  bytes.writeUInt8(version, 0);
  bytes.write(epoch, 1, 8, "hex");
  bytes.writeUIntBE(position, 9, 6);
  checksum(bytes).copy(bytes, checkedBytes);
  return bytes.toString("base64url");
}

/** Reads a client's cursor; refuses anything that was not issued as one. */
export function readCursor(text: string): Cursor {
  const bytes = Buffer.from(form.test(text) ? text : "", "base64url");
  if (bytes[0] !== version || !bytes.subarray(checkedBytes).equals(checksum(bytes)))
    throw invalidCursor(
      "This is not a cursor of this feed. Send next_cursor exactly as you received it, start to replay everything, or no cursor to begin at the newest items.",
    );
  return { epoch: bytes.toString("hex", 1, 9), position: bytes.readUIntBE(9, 6) };
}

/** Refuses a cursor and says what to do. */
export const invalidCursor = (message: string): AppError =>
  new AppError("invalid_cursor", message, {
    details: [{ pointer: "/cursor", message: "is not a cursor of this feed" }],
  });

/** Through hexadecimal digits: Node makes a text of them five times as fast as a buffer. */
function checksum(bytes: Buffer): Buffer {
  return Buffer.from(partOf(hash("sha256", bytes.subarray(0, checkedBytes), "hex"), 0, 6), "hex");
}
