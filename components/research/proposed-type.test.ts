import { expect, test } from "vitest";
import { typeChoices } from "#lib/engines/study-types.ts";
import { proposedType } from "./proposed-type.ts";

const empty = { study_type: "custom", price: "", rivals: "", stimulus: "" };

test.each([
  [{ price: "9" }, "pricing"],
  [{ stimulus: "Money, calmly." }, "messaging"],
  [{ rivals: "Xero" }, "competitor"],
  [{ rivals: "Xero", study_type: "churn", price: "9" }, undefined],
  [{ price: "9", study_type: "concept" }, undefined],
  [{ price: "9", study_type: "brand" }, "pricing"],
  [{}, undefined],
])("%j proposes %s", (members, type) => {
  expect(proposedType({ ...empty, ...members }, typeChoices)?.study_type).toBe(type);
});
