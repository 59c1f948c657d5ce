import { expect, test } from "vitest";
import { plan } from "../../../testing/samples/sample-study.ts";
import { spellOut } from "./register.ts";
import { fill } from "./template.ts";
import { topicWords, withArticle } from "./topic-words.ts";

const first = () => 0;

test.each([
  ["meal kit", "a meal kit"],
  ["expense tool", "an expense tool"],
  ["MVP", "an MVP"],
  ["one-off payment", "a one-off payment"],
  ["hourly plan", "an hourly plan"],
  ["smart ring", "a smart ring"],
  ["conference", "a conference"],
  ["meal kits", "meal kits"],
  ["expense software", "expense software"],
  ["getting around", "getting around"],
  ["ways of working", "ways of working"],
  ["the four-day week", "the four-day week"],
])("%s is spoken of as %s", (noun, spoken) => {
  expect(withArticle(noun)).toBe(spoken);
});

test("a long subject is called by its head once it is known, and by a pointing word", () => {
  const { subjects } = topicWords({ ...plan, subject: "a meal kit subscription for families with picky eaters" });
  expect(subjects).toContain("this meal kit subscription");
  expect(subjects.every((name) => name.split(" ").length <= 6)).toBe(true);
});

test("a subject that begins with a price is called by what it is the price of", () => {
  expect(topicWords({ ...plan, subject: "$29 per user for an expense tool" }).subjects[0]).toBe("an expense tool");
});

test("a message is not read out again in every sentence, and a price not told with every name", () => {
  const message = topicWords({ ...plan, subject: 'the message "Close your books in half the time"' }).subjects;
  expect(new Set(message)).toEqual(new Set(["the message", message.at(-1)]));
  const { subjects } = topicWords({ ...plan, subject: "a $29/month meal kit for toddlers" });
  expect(subjects).toContain("this meal kit");
  expect(subjects.filter((name) => name.includes("$29"))).toHaveLength(1);
});

test("a question in the place of a subject gives way to the kind of thing", () => {
  expect(topicWords({ ...plan, subject: "the question “Should we move?”" }).subjects[0]).toBe("expense software");
});

test("a verb agrees with what fills the slot before it", () => {
  const said = (subject: string) =>
    fill("{subject} ~does it, {subject} ~isn't bad", "b2b", { subject: () => subject }, first);
  expect(said("the app")).toBe("the app does it, the app isn't bad");
  expect(said("meal kits for two")).toBe("meal kits for two do it, meal kits for two aren't bad");
});

test("a template that needs what is not there is not filled at all", () => {
  expect(fill("about {brand}", "b2c", { brand: () => null }, first)).toBeNull();
  expect(fill("<at work // at home> [now|then]", "b2c", {}, first)).toBe("at home now");
});

test("careful speakers have no contractions", () => {
  expect(spellOut("I'd say it's fine, we can't and won't, they're in, it's been long")).toBe(
    "I would say it is fine, we cannot and will not, they are in, it's been long",
  );
});
