import { expect, test } from "vitest";
import { changePersonaEndpoint } from "#lib/personas/contract.ts";
import { studyMembers } from "#lib/studies/study-request.ts";
import { code, rowsUnder } from "#lib/testing/docs.ts";
import { newestWord } from "./contract.ts";
import { messageForms } from "./message-forms.ts";
import { entryOf, exampleOf, researchVerbs } from "./verbs.ts";

test("run takes every member of a study's request, but those of the door", () => {
  const { needs, takes } = entryOf("run");
  const door = ["dry_run", "webhook_headers"];
  const members = Object.keys(studyMembers.shape).filter((name) => !door.includes(name));
  expect([...needs, ...takes].toSorted()).toEqual(members.toSorted());
});

test("save_persona and change_persona take every member of a persona", () => {
  const members = Object.keys(changePersonaEndpoint.input.shape).toSorted();
  const { needs, takes } = entryOf("change_persona");
  expect([...new Set([...needs, ...takes])].toSorted()).toEqual(members);
  expect([...entryOf("save_persona").takes, "persona_id"].toSorted()).toEqual(members);
});

test("an example names its study by the word for the newest one", () => {
  const named = researchVerbs.flatMap((verb) => exampleOf(verb).study_id ?? []);
  expect(named.length).toBeGreaterThan(4);
  expect([...new Set(named)]).toEqual([newestWord]);
});

test("docs/research.md has each verb with its example, its form and what it does", () => {
  const rows = researchVerbs.map((verb) => {
    const form = messageForms.find((one) => one.verb === verb)?.form;
    return [code(JSON.stringify(exampleOf(verb))), form === undefined ? "–" : code(form), entryOf(verb).does];
  });
  expect(rowsUnder("| call | message | what it does |")).toEqual(rows);
});
