import { expect, test } from "vitest";
import { proposedType } from "./proposed-type.ts";

const empty = { study_type: "custom", price_amount: "", rivals: "", stimulus: "" };

test.each([
  [{ price_amount: "9" }, "pricing"],
  [{ stimulus: "Money, calmly." }, "messaging"],
  [{ rivals: "Xero" }, "competitor"],
  [{ rivals: "Xero", study_type: "churn", price_amount: "9" }, undefined],
  [{ price_amount: "9", study_type: "concept" }, undefined],
  [{ price_amount: "9", study_type: "brand" }, "pricing"],
  [{}, undefined],
])("%j proposes %s", (members, type) => {
  expect(proposedType({ ...empty, ...members })?.study_type).toBe(type);
});
