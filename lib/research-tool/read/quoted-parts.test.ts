import { describe, expect, test } from "vitest";
import { quotedParts, whole } from "./quoted-parts.ts";
import { readCommand } from "./read-command.ts";

const long = "Would families pay $9 a month for a box of fruit? ".repeat(300).trim();
const rows = Array.from({ length: 400 }, (_, place) => `Nia ${place},40,baker`).join("\n");

describe("a message of more characters than are read", () => {
  test.each([
    ["a topic", `Run a study: ${long}`, { verb: "run", topic: long }],
    ["a topic with quotes behind what is read", `Run a study: ${long} Or “one”?`, { topic: `${long} Or “one”?` }],
    ["a question", `Follow up: ${long}`, { verb: "follow_up", question: long }],
    [
      "a table",
      `Import these personas:\nname,age,role\n${rows}`,
      { verb: "import_personas", csv: `name,age,role\n${rows}` },
    ],
  ])("brings %s whole", (_, message, command) => {
    expect(readCommand(message)).toMatchObject(command);
  });

  test("shows no words of others where none are quoted", () => {
    expect(readCommand(`Test these messages with CFOs: ${long}`)).not.toHaveProperty("stimulus");
  });

  test("is read no further, and put together again to the letter", () => {
    const { words, parts } = quotedParts(`Compare “one” with ${long}`);
    expect(words.length).toBeLessThan(4_100);
    expect(whole(words, parts)).toBe(`Compare “one” with ${long}`);
  });
});
