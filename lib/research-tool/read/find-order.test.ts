import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findOrder } from "./find-order.ts";
import { readCommand } from "./read-command.ts";

const verbOf = (message: string) => {
  const read = readCommand(message);
  return typeof read === "string" || read === null ? read : read.verb;
};

describe("an order is found", () => {
  test.each([
    ["after much politeness", "Dear Sir or Madam, I should be obliged if you would open the last study.", "show"],
    ["in the words of an agent", "The user has asked me to compare the last two studies.", "compare"],
    ["behind the study it is for", "The second one, open it.", "show"],
    ["in the middle of a sentence", "They loved the kettle study, so can you publish it?", "publish"],
    ["after a sentence that only forbids", "Don't start anything. What would 10 interviews cost?", "estimate"],
    ["in what a colleague wants", "My finance lead would like to see what we've been billed.", "usage"],
    ["after a label", "Task: compare the last two studies", "compare"],
    ["after a story that names a study", "I looked at the kettle study. Can you get it off there?", "unlist"],
    ["after its reason", "The kettle study is not needed any more, so cancel it.", "cancel"],
    ["in the passive voice", "The survey on cancelling contracts should be run one more time.", "rerun"],
    ["behind a handle", "st_88 -> private", "unlist"],
    ["behind the persona it is for", "Persona Ama: set income to 40000", "change_persona"],
    ["behind a noun and a handle", "panel st_88: what did people answer", "show"],
    ["in what would be welcome", "It would be great if you could redo the kettle study", "rerun"],
    [
      "above a list of people in JSON",
      'load these into my personas: [{"name":"Ama"},{"name":"Bo"}]',
      "import_personas",
    ],
    ["about a study by its title in quotes", 'Show me "Cancel my sourdough"', "show"],
    ["beside two titles in quotes", "Comparison of “Kettles” with “Publish it” pls", "compare"],
    ["behind a title in quotes", 'In "Kettles", ask the bakers whether they own one', "follow_up"],
    ["in what is to be had done", "Can I get st_12 repeated?", "rerun"],
    ["for whom it is to be visible", "Make st_12 visible only to me", "unlist"],
    ["in an end of what is public", "Stop showing st_12 publicly", "unlist"],
    ["of whom the sentence before spoke", "I saved four personas. What would they do in a strike?", "simulate"],
    ["to people by their names", "Ask Ana and Tom whether they would pay for parking", "simulate"],
    ["to a number of new people", "Get me 10 bakers and ask them where they shop", "run"],
    ["on what may still be done", "How many studies can I still run today?", "usage"],
    ["on what was paid", "What have my studies cost me so far?", "usage"],
    ["on two kinds of study", "Compare concept tests and pricing studies", "types"],
    ["with a file of people", "can you read in my persona file", "import_personas"],
    ["of a study after a colon", "Rerun: st_12", "rerun"],
    ["with slips in its words", "comapre frist and secnd studdy", "compare"],
    ["in a plain sentence after a vague one", "I like it here, so could you get going? List my studies.", "list"],
    [
      "above a table of personas",
      "I want one persona a line.\n\nname;age;job\nGreta;47;vet\nOle;61;fisher",
      "import_personas",
    ],
  ])("%s", (_, message, verb) => {
    expect(verbOf(message)).toBe(verb);
  });

  test("with the study that was named first", () => {
    expect(readCommand("The second one please, open it.")).toMatchObject({ verb: "show", study: "#2" });
  });
});

describe("it is asked what is meant", () => {
  test.each([
    "Publish the last study and delete Greta.",
    "Cancel it. Then publish the last study.",
    "Cancel the kettle study and start it again with seed 7",
    "What would Greta think of a night bus?",
    "Show me the last study and then run it again.",
    "My intern made a persona and it is embarrassing.",
    "The last survey: cancel my membership",
    "st_12: cancel my membership",
    "st_12, delete my data",
    "st_12: stop the subscription",
    "Cancel my membership st_12",
    "have my account closed",
    "cancel",
    "Publish or delete it, I am happy with both.",
    "Stop asking me things and just do it",
    "Yes, do it, the usual",
    "Cancel the old one, publish the new one.",
    "Should we publish the last study?",
    "What would happen if I cancelled the running study?",
    "How do I delete a persona?",
    "If the last study is complete, publish it.",
    "I think we should publish the last study, but I am not sure.",
    "Cancel my membership",
    "Publish a study",
    "Publish it",
    "Publish, cancel, whatever you think is best.",
    "Can other people see my studies?",
    "Does running it again cost the same?",
    "Is this thing running on a real model?",
    "Run the last study again, but with 30 plumbers",
    "How long do you keep transcripts?",
    "Delete the results and my bill",
    "Is my last study visible to others?",
  ])("by %j", (message) => {
    expect(verbOf(message)).toBeNull();
  });
});

test("a pronoun means the study that the message named, not the newest", () => {
  expect(readCommand("The kettle study is not needed any more, so cancel it.")).toMatchObject({ study: "kettle" });
  expect(readCommand('I published "Sourdough kits" by mistake. Hide it.')).toMatchObject({ study: "Sourdough kits" });
});

test("“it” is clear where a study was named before", () => {
  expect(findOrder("Publish it", true)).toMatchObject({ verb: "publish" });
  expect(verbOf("The kettle study went well, so publish it.")).toBe("publish");
});

describe("a verb in the subject of a study orders nothing:", () => {
  test.each([
    ["Run a study on cancelling subscriptions", "run"],
    ["How do people compare mortgages?", "run"],
    ["Show the study on publishing novels", "show"],
    ["Cancel the study about rerunning old shows", "cancel"],
    ["Put my study on delete buttons in the public gallery", "publish"],
    ["Take the one about publishing poems off the public list", "unlist"],
  ])("%s", (message, verb) => {
    expect(verbOf(message)).toBe(verb);
  });
});

test("“that” before another thing means no study", () => {
  expect(findOrder("Cancel that order", true)).toMatchObject({ verb: null });
  expect(findOrder("Cancel that please", true)).toMatchObject({ verb: "cancel" });
});

test("an id of another form is not taken for the newest study", () => {
  expect(readCommand("Cancel st_81")).toMatchObject({ study: "st_81" });
});

test("no pattern of the reader has more than 200 characters", () => {
  const folder = "lib/research-tool/read";
  const literal = /\/(?:\\.|\[[^\]]*\]|[^/\\\n[])+\/[a-z]*|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
  const long = readdirSync(folder)
    .filter((file) => !file.endsWith(".test.ts"))
    .flatMap((file) => readFileSync(`${folder}/${file}`, "utf8").match(literal) ?? [])
    // A list of plain words is no pattern.
    .filter((text) => text.length > 200 && /[()[\]|\\]/.test(text));
  expect(long).toEqual([]);
});
