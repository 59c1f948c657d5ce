import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server";

const begin = "tools after ";

/** The end of a page of the list of resources: opaque to clients, here the last tool's id. */
export const writeResourceCursor = (tool_id: string): string => Buffer.from(begin + tool_id).toString("base64url");

/** The tool's id in a cursor; refuses anything that was not issued as one. */
export function readResourceCursor(cursor: string): string {
  const text = Buffer.from(cursor, "base64url").toString();
  const tool_id = /^tools after ([a-z0-9][a-z0-9-]{0,99})$/.exec(text)?.[1];
  if (tool_id !== undefined && writeResourceCursor(tool_id) === cursor) return tool_id;
  throw new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    "This is not a cursor of this list. Send nextCursor exactly as you received it, or no cursor to begin.",
  );
}
