import { loggedError } from "../db/logged-error.ts";
import { isStorageAway } from "../db/storage-away.ts";
import type { JsonParts } from "../json/kept-json.ts";

/** JSON as a body whose lists are read while it is sent, at its reader's pace. */
export function streamJson(parts: JsonParts): ReadableStream<Uint8Array> {
  const bytes = bytesOf(parts);
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await bytes.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: async () => {
        await bytes.return();
      },
    },
    { highWaterMark: 0 },
  );
}

async function* bytesOf(parts: JsonParts): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  try {
    for (const part of parts) {
      if (typeof part === "string") {
        yield encoder.encode(part);
        continue;
      }
      let before = "[";
      for await (const items of part.read()) {
        yield encoder.encode(before + items.join(","));
        before = ",";
      }
      yield encoder.encode(before === "[" ? "[]" : "]");
    }
  } catch (error) {
    // Sent bytes cannot be taken back: the answer breaks off, which its reader can see at its end.
    if (!isStorageAway(error)) console.error("An answer could not be read to its end:", loggedError(error));
    throw error;
  }
}
