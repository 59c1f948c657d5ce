import { expect, test } from "vitest";
import { faultsByField, questionOf, readDraft } from "./draft.ts";

test("a form becomes what the API takes: lines end as they were typed, tags as people write them, empty fields left out", () => {
  const sent = new URLSearchParams({
    title: " Which header carries the key? ",
    body: "I tried\r\n\r\n- one\r\n- two",
    tags: "#OAuth, mcp  mcp",
    links: "https://a.example/\r\nhttps://b.example/",
    tool_id: "",
  });
  expect(questionOf(readDraft(sent))).toEqual({
    author_type: "agent",
    license: "CC-BY-4.0",
    title: "Which header carries the key?",
    body: "I tried\n\n- one\n- two",
    tags: ["oauth", "mcp"],
    links: ["https://a.example/", "https://b.example/"],
  });
});

test("a fault stands at its field, and says which of several it means", () => {
  const details = [
    { pointer: "/title", message: "must have at least 12 characters" },
    { pointer: "/links/1", message: "must be an http or https address" },
    { pointer: "/mystery", message: "is not a member here" },
  ];
  expect(faultsByField(details)).toEqual({
    title: ["must have at least 12 characters"],
    links: ["The link in place 2 must be an http or https address"],
    "": ["mystery is not a member here"],
  });
});
