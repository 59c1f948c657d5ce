import { describe, expect, test } from "vitest";
import { AppError } from "#lib/errors.ts";
import { readCursor, writeCursor } from "./get-activity.ts";

const epoch = "0123456789abcdef";

describe("a cursor", () => {
  test.each([0, 1, 255, 65_536, 2 ** 31, 2 ** 48 - 1])("at %i is read back as it was written", (position) => {
    const text = writeCursor({ epoch, position });
    expect(text).toMatch(/^[A-Za-z0-9_-]{24}$/);
    expect(readCursor(text)).toEqual({ epoch, position });
  });

  test("with any one character changed, cut or added is refused", () => {
    const text = writeCursor({ epoch, position: 70_123 });
    const others = [...text].flatMap((character, at) =>
      ["A", "x", "-"]
        .filter((other) => other !== character)
        .map((other) => text.slice(0, at) + other + text.slice(at + 1)),
    );
    for (const wrong of [...others, text.slice(1), text.slice(0, -1), `${text}A`, ` ${text}`, `${text}=`])
      expect(() => readCursor(wrong), wrong).toThrow(AppError);
  });

  test.each(["", "0", "42", "null", "START", "A".repeat(24), "é".repeat(24), "🙂", "../../etc", "a".repeat(200)])(
    "cannot be %j, and the refusal says what to send",
    (garbage) => {
      expect(() => readCursor(garbage)).toThrow(
        expect.objectContaining({ code: "invalid_cursor", message: expect.stringContaining("next_cursor exactly") }),
      );
    },
  );
});
